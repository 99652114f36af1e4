// Where the picture stands: at its size in points if there is room, on whole pixels of the display.

const stage = element("stage"), device = element("device"), body = document.body;
let placed = "", fit = 1;

function placeDevice() {
  if (!picture.width) return;
  const width = picture.width / picture.scale, height = picture.height / picture.scale;
  const margin = innerWidth <= 700 ? 0 : 24, ratio = devicePixelRatio || 1;
  const roomX = stage.clientWidth - 2 * margin, roomY = stage.clientHeight - 2 * margin;
  fit = Math.min(1, roomX / width, roomY / height);
  const whole = length => Math.round(length * ratio) / ratio;
  const box = [
    whole((stage.clientWidth - width * fit) / 2), whole((stage.clientHeight - height * fit) / 2),
    whole(width * fit), whole(height * fit),
  ];
  if (placed === box.join()) return;
  placed = box.join();
  ["left", "top", "width", "height"].forEach((side, index) => {
    device.style[side] = box[index] + "px";
  });
  device.classList.add("shown");
  element("size-note").textContent = `${+width.toFixed(1)} × ${+height.toFixed(1)} pt · `
    + `${picture.width} × ${picture.height} px` + (fit < 1
      ? ` · ${Math.round(fit * 100)}\u00a0%` : "");
}

new ResizeObserver(placeDevice).observe(stage);

// A change of display, or of the page's zoom.
function watchRatio() {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
    sendRatio();
    placed = "";
    placeDevice();
    watchRatio();
  }, { once: true });
}
watchRatio();
