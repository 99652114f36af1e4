// Pictures: a message's steps are taken in one array of pixels, and the rows of it that have changed
// go to the canvas.

/** @type {(name: string) => any} */
const element = name => document.getElementById(name);
const canvas = element("screen");
// Without its own alpha handling the canvas could not show what a PNG of a translucent program
// holds; on opaque pixels it changes nothing.
const context = canvas.getContext("2d", { colorSpace: "srgb", willReadFrequently: true });
const picture = { width: 0, height: 0, scale: 1, time: 0, generation: 0 };
let image = null, pixels = null, changed = null;
// Whether the canvas has a picture that the display has yet to show; then the next one waits.
let isShowing = false, waiting = [], delayed = 0;
const afterFrame = new MessageChannel();
// What is measured: pictures, milliseconds, and what came of changes for the mirror.
const pace = { shown: 0, passedOver: 0, decodeTime: 0, times: [], changes: 0, changeLetters: 0 };

const colors = new Int32Array(256);

// Takes the steps of `bytes` from `at` on, which CPictureCoding.h describes, in `pixels`. A pixel is a
// number with red in its lowest byte, as it lies in memory. Answers the places of the first pixel
// that was written and of the one after the last.
function takeSteps(bytes, at, pixels) {
  const end = bytes.length;
  let pixel = -16777216, place = 0, next = 1, first = -1, last = 0;
  colors.fill(0);
  colors[0] = pixel;
  while (at < end) {
    const head = bytes[at], kind = head & 3;
    const stop = place + ((head >> 2 | bytes[at + 1] << 6) + 1) * 8;
    at += 2;
    if (kind === 0) { place = stop; continue; }
    if (first < 0) first = place;
    if (kind === 2) {
      for (; place < stop; place += 8, at += 8) {
        pixels[place] = colors[bytes[at]];
        pixels[place + 1] = colors[bytes[at + 1]];
        pixels[place + 2] = colors[bytes[at + 2]];
        pixels[place + 3] = colors[bytes[at + 3]];
        pixels[place + 4] = colors[bytes[at + 4]];
        pixels[place + 5] = colors[bytes[at + 5]];
        pixels[place + 6] = colors[bytes[at + 6]];
        pixels[place + 7] = colors[bytes[at + 7]];
      }
      pixel = pixels[place - 1];
    } else if (kind === 1) {
      pixel = colors[bytes[at++]];
      pixels.fill(pixel, place, stop);
      place = stop;
    } else {
      while (place < stop) {
        let bits = bytes[at] | bytes[at + 1] << 8;
        at += 2;
        for (const after = place + 8; place < after; bits >>= 2) {
          const how = bits & 3;
          if (how === 0) {
            pixels[place++] = pixel = colors[bytes[at++]];
            continue;
          }
          if (how === 1) {
            const grown = bytes[at++];
            pixel = pixel & 0xff000000 | (pixel & 255) + (grown >> 4) - 2 & 255
              | (pixel >> 8 & 255) + (grown >> 2 & 3) - 2 << 8 & 0xff00
              | (pixel >> 16 & 255) + (grown & 3) - 2 << 16 & 0xff0000;
          } else if (how === 2) {
            const green = bytes[at] - 32, over = bytes[at + 1];
            at += 2;
            pixel = pixel & 0xff000000 | (pixel & 255) + green + (over >> 4) - 8 & 255
              | (pixel >> 8 & 255) + green << 8 & 0xff00
              | (pixel >> 16 & 255) + green + (over & 15) - 8 << 16 & 0xff0000;
          } else {
            pixel = bytes[at] | bytes[at + 1] << 8 | bytes[at + 2] << 16 | bytes[at + 3] << 24;
            at += 4;
          }
          pixels[place++] = colors[next++ & 255] = pixel;
        }
      }
    }
    last = place;
  }
  return { first: Math.max(first, 0), last };
}

// A message with a picture. It goes to the canvas at once, for the display's next frame; one that comes
// before that frame has been waits for it, so that pictures that come unevenly are all seen.
function takeFrame(buffer) {
  waiting.push(buffer);
  while (waiting.length > 1) passOver();
  if (!isShowing) showWaiting();
}

function passOver() {
  decode(waiting.shift());
  pace.passedOver++;
}

function showWaiting() {
  if (drawWaiting()) requestAnimationFrame(beginFrame);
}

function drawWaiting() {
  if (!waiting.length) return false;
  decode(waiting.shift());
  draw();
  isShowing = true;
  return true;
}

function decode(buffer) {
  const began = performance.now(), view = new DataView(buffer);
  const width = view.getUint32(4, true), height = view.getUint32(8, true);
  if (view.getUint32(24, true) || !image) begin(width, height);
  picture.generation = view.getUint32(0, true);
  picture.scale = view.getFloat32(12, true);
  picture.time = view.getFloat64(16, true);
  const { first, last } = takeSteps(new Uint8Array(buffer), 28, pixels);
  noteChange(Math.floor(first / width), Math.min(Math.ceil(last / width), height));
  pace.decodeTime = performance.now() - began;
}

function begin(width, height) {
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  picture.width = width;
  picture.height = height;
  // Steps write whole blocks of 8 pixels, the last of which may reach beyond the picture.
  pixels = new Int32Array(Math.ceil(width * height / 8) * 8);
  const inside = new Uint8ClampedArray(pixels.buffer, 0, width * height * 4);
  image = new ImageData(inside, width, height, { colorSpace: "srgb" });
  changed = null;
}

function noteChange(top, bottom) {
  changed = { top: Math.min(changed?.top ?? top, top), bottom: Math.max(changed?.bottom ?? 0, bottom) };
}

function draw() {
  if (!changed) return;
  const { top, bottom } = changed;
  context.putImageData(image, 0, 0, 0, top, picture.width, bottom - top);
  changed = null;
}

// A frame of the display that shows a new picture.
function beginFrame(now) {
  afterFrame.port2.postMessage(null);
  send({ type: "shown", frame: picture.generation });
  placeDevice();
  pace.shown++;
  pace.times.push(now);
  while (pace.times[0] < now - 1000) pace.times.shift();
  noteFrameInGraph(now);
}

// Comes when that frame is on its way to the display.
afterFrame.port1.onmessage = () => {
  isShowing = false;
  delayed = waiting.length ? delayed + 1 : 0;
  if (delayed <= 60) {
    showWaiting();
    return;
  }
  // The program is a little faster than the display. Better to pass over a picture a second at the most, for the
  // next one if it is about to come, than to show all of them late.
  delayed = 0;
  requestAnimationFrame(now => { if (!isShowing && drawWaiting()) beginFrame(now); });
};
