extension PageScript {
  /// Pictures: a message's tiles are written into one array of pixels, and what has changed of it goes
  /// to the canvas once a frame of the display.
  static let frames = #"""
    const element = name => document.getElementById(name);
    const screen = element("screen");
    // Without its own alpha handling the canvas could not show what a PNG of a translucent program
    // holds; on opaque pixels it changes nothing.
    const context = screen.getContext("2d", { colorSpace: "srgb", willReadFrequently: true });
    const picture = { width: 0, height: 0, scale: 1, time: 0, generation: 0 };
    let image = null, pixels = null, changed = null, isDrawAsked = false;
    const pace = { shown: 0, passedOver: 0, decodeTime: 0, times: [], rate: 0 };

    const known = new Int32Array(64);

    // QOI chunks of a tile into `pixels` from `start` on, `width` to a row. A pixel is a number with
    // red in its lowest byte, as it lies in memory.
    function decodeTile(bytes, at, end, start, width, height, stride) {
      known.fill(0);
      let r = 0, g = 0, b = 0, a = 255, pixel = -16777216;
      let place = start, rowEnd = start + width;
      const last = start + (height - 1) * stride + width, skip = stride - width;
      while (at < end && place < last) {
        const chunk = bytes[at++];
        if (chunk >= 0xc0 && chunk < 0xfe) {
          let run = chunk - 0xbf;
          while (run > 0 && place < last) {
            const stop = Math.min(place + run, rowEnd);
            run -= stop - place;
            if (stop - place > 12) { pixels.fill(pixel, place, stop); place = stop; }
            else while (place < stop) pixels[place++] = pixel;
            if (place === rowEnd) { place += skip; rowEnd += stride; }
          }
          continue;
        }
        if (chunk < 0x40) {
          pixel = known[chunk];
          r = pixel & 255; g = pixel >> 8 & 255; b = pixel >> 16 & 255; a = pixel >>> 24;
        } else {
          if (chunk < 0x80) {
            r = r + (chunk >> 4 & 3) - 2 & 255;
            g = g + (chunk >> 2 & 3) - 2 & 255;
            b = b + (chunk & 3) - 2 & 255;
          } else if (chunk < 0xc0) {
            const over = bytes[at++], green = (chunk & 63) - 32;
            r = r + green + (over >> 4) - 8 & 255;
            g = g + green & 255;
            b = b + green + (over & 15) - 8 & 255;
          } else {
            r = bytes[at]; g = bytes[at + 1]; b = bytes[at + 2]; at += 3;
            if (chunk === 0xff) a = bytes[at++];
          }
          pixel = a << 24 | b << 16 | g << 8 | r;
          known[r * 3 + g * 5 + b * 7 + a * 11 & 63] = pixel;
        }
        pixels[place++] = pixel;
        if (place === rowEnd) { place += skip; rowEnd += stride; }
      }
    }

    function takeFrame(buffer) {
      const began = performance.now(), view = new DataView(buffer), bytes = new Uint8Array(buffer);
      const width = view.getUint32(4, true), height = view.getUint32(8, true);
      if (view.getUint16(26, true) || !image) begin(width, height);
      picture.generation = view.getUint32(0, true);
      picture.scale = view.getFloat32(12, true);
      picture.time = view.getFloat64(16, true);
      const size = view.getUint16(24, true), columns = Math.ceil(width / size);
      const count = view.getUint32(28, true);
      let at = 32;
      for (let index = 0; index < count; index++) {
        const tile = view.getUint32(at, true), length = view.getUint32(at + 4, true);
        const x = tile % columns * size, y = Math.floor(tile / columns) * size;
        const w = Math.min(size, width - x), h = Math.min(size, height - y);
        decodeTile(bytes, at + 8, at + 8 + length, y * width + x, w, h, width);
        noteChange(x, y, x + w, y + h);
        at += 8 + length;
      }
      pace.decodeTime = performance.now() - began;
      if (isDrawAsked) { pace.passedOver++; return; }
      isDrawAsked = true;
      requestAnimationFrame(draw);
    }

    function begin(width, height) {
      if (screen.width !== width || screen.height !== height) {
        screen.width = width;
        screen.height = height;
      }
      picture.width = width;
      picture.height = height;
      image = new ImageData(width, height, { colorSpace: "srgb" });
      pixels = new Int32Array(image.data.buffer);
      changed = null;
    }

    function noteChange(left, top, right, bottom) {
      if (!changed) { changed = { left, top, right, bottom }; return; }
      changed.left = Math.min(changed.left, left);
      changed.top = Math.min(changed.top, top);
      changed.right = Math.max(changed.right, right);
      changed.bottom = Math.max(changed.bottom, bottom);
    }

    function draw(now) {
      isDrawAsked = false;
      if (changed) {
        const { left, top, right, bottom } = changed;
        context.putImageData(image, 0, 0, left, top, right - left, bottom - top);
        changed = null;
      }
      send({ type: "shown", frame: picture.generation });
      placeDevice();
      pace.shown++;
      pace.times.push(now);
      while (pace.times[0] < now - 1000) pace.times.shift();
      noteFrameInGraph(now);
    }
    """#
}
