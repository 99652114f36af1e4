// The sizes of devices, and the edge of one around the picture.

const devices = settings.devices;
const sizes = element("size");
devices.forEach(({ name, width, height }) => sizes.add(new Option(`${name} · ${width} × ${height}`, `${width}x${height}`)));
sizes.add(new Option("This screen", "screen"));
sizes.add(new Option("Another size", "other"));
sizes.lastChild.disabled = true;

const deviceOf = (width, height) => devices.find(each =>
  each.width === width && each.height === height || each.width === height && each.height === width);

const resize = (width, height) => send({ type: "resize", width, height });
const room = () => ({ width: Math.max(16, stage.clientWidth), height: Math.max(16, stage.clientHeight) });
sizes.addEventListener("change", () => {
  if (sizes.value === "screen") resize(room().width, room().height);
  else {
    const [width, height] = sizes.value.split("x").map(Number);
    resize(width, height);
  }
  sizes.blur();
});
onClick("rotate", () => session && resize(session.height, session.width));

// A device's edge is drawn where the page is no device itself. What the user chose is kept.
const isPhone = () =>
  matchMedia("(pointer: coarse)").matches && Math.min(window.screen.width, window.screen.height) <= 500;
const remember = (name, value) => { try { localStorage.setItem(name, value); } catch { /* private windows keep nothing */ } };
const remembered = name => { try { return localStorage.getItem(name); } catch { return null; } };
let hasBezel = remembered("bezel") !== "no";
element("bezel").checked = hasBezel;
element("bezel").addEventListener("change", () => {
  hasBezel = element("bezel").checked;
  remember("bezel", hasBezel ? "yes" : "no");
  placeDevice(true);
});

// The edge of the device whose size the picture has.
function edge(width, height) {
  const known = hasBezel && innerWidth > 500 ? deviceOf(Math.round(width), Math.round(height)) : undefined;
  return { bezel: known?.bezel ?? 0, radius: known?.cornerRadius ?? 0 };
}

// On a phone the program is as large as the room for it is, until somebody chooses a size.
function offerScreen() {
  if (settings.followsScreens && isPhone()) send({ type: "screen", ...room() });
}
matchMedia("(orientation: portrait)").addEventListener("change", () => {
  if (!isPhone() || sizes.value !== "screen") return;
  setTimeout(() => resize(room().width, room().height), 300);
});
