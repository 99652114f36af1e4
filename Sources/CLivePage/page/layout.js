// Where the picture stands: at its size in points if there is room, on whole pixels of the display.

const stage = element("stage"), device = element("device"), body = document.body;
let placed = "", fit = 1;

function placeDevice(isAnew = false) {
  if (!picture.width) return;
  const width = picture.width / picture.scale, height = picture.height / picture.scale;
  const { bezel, radius } = edge(width, height);
  const isNarrow = innerWidth <= 700, ratio = devicePixelRatio || 1;
  const margin = (isNarrow && !bezel ? 0 : isNarrow ? 10 : 24) + bezel;
  const roomX = stage.clientWidth - 2 * margin, roomY = stage.clientHeight - 2 * margin;
  fit = Math.max(Math.min(1, roomX / width, roomY / height), 0.05);
  const whole = length => Math.round(length * ratio) / ratio;
  const box = [
    whole((stage.clientWidth - width * fit) / 2), whole((stage.clientHeight - height * fit) / 2),
    whole(width * fit), whole(height * fit),
  ];
  const wanted = [...box, bezel, stage.clientWidth, stage.clientHeight].join();
  if (placed === wanted && isAnew !== true) return;
  placed = wanted;
  ["left", "top", "width", "height"].forEach((side, index) => {
    device.style[side] = box[index] + "px";
  });
  device.classList.toggle("framed", bezel > 0);
  device.style.setProperty("--bezel", bezel * fit + "px");
  device.style.setProperty("--radius", radius * fit + "px");
  mirror.style.width = width + "px";
  mirror.style.height = height + "px";
  mirror.style.transform = `scale(${box[2] / width})`;
  device.classList.add("shown");
  element("size-note").textContent = `${+width.toFixed(1)} × ${+height.toFixed(1)} pt · `
    + `${picture.width} × ${picture.height} px` + (fit < 1
      ? ` · ${Math.round(fit * 100)}\u00a0%` : "");
  placeNotices(box[0] - bezel * fit);
}

// Messages stand beside the picture; where there is no room for them, over the bar.
function placeNotices(side) {
  const isBeside = side >= 196;
  element("notices").classList.toggle("low", !isBeside);
  element("notices").style.width = isBeside ? Math.min(side - 32, 320) + "px" : "";
}

new ResizeObserver(() => placeDevice()).observe(stage);

// What has no room in the bar of a phone stands in the panel.
const narrow = matchMedia("(max-width: 640px)");
function arrangeBar() {
  const moved = ["back", "step", "speed", "full"].map(element);
  if (narrow.matches) element("time-row").append(...moved);
  else {
    element("play").after(element("back"), element("step"));
    element("live").after(element("speed"));
    element("inspect").before(element("full"));
  }
  element("time-section").hidden = !narrow.matches;
}
narrow.addEventListener("change", arrangeBar);
arrangeBar();

// A change of display, or of the page's zoom.
function watchRatio() {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
    sendRatio();
    placeDevice(true);
    watchRatio();
  }, { once: true });
}
watchRatio();

// Full screen: the picture alone; the bar comes where a pointer looks for it.
element("full").hidden = !document.fullscreenEnabled;
function toggleFull() {
  if (document.fullscreenElement) void document.exitFullscreen();
  else document.documentElement.requestFullscreen?.().catch(() => { /* the browser says why */ });
}
document.addEventListener("fullscreenchange", () =>
  body.classList.toggle("full", Boolean(document.fullscreenElement)));
