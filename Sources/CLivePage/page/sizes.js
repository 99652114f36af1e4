// The sizes of devices.

// Points, upright.
const devices = [
  ["iPhone SE", 375, 667], ["iPhone 16e", 390, 844], ["iPhone 17", 402, 874],
  ["iPhone 17 Pro Max", 440, 956], ["iPad mini", 744, 1133], ["iPad Pro 13″", 1032, 1376],
];
const sizes = element("size");
devices.forEach(([name, width, height]) => sizes.add(new Option(`${name} · ${width} × ${height}`, `${width}x${height}`)));
sizes.add(new Option("This screen", "screen"));
sizes.add(new Option("Another size", "other"));
sizes.lastChild.disabled = true;

const resize = (width, height) => send({ type: "resize", width, height });
sizes.addEventListener("change", () => {
  if (sizes.value === "screen") {
    resize(Math.max(16, stage.clientWidth), Math.max(16, stage.clientHeight));
  } else resize(...sizes.value.split("x").map(Number));
  sizes.blur();
});
onClick("rotate", () => session && resize(session.height, session.width));
