#include "CTileCoding.h"

#include <string.h>

bool tile_update(void *restrict destination, size_t destination_stride,
                 const void *restrict source, size_t source_stride, int width, int height) {
  size_t bytes = (size_t)width * 4;
  bool changed = false;
  for (int y = 0; y < height; y++) {
    char *to = (char *)destination + (size_t)y * destination_stride;
    const char *from = (const char *)source + (size_t)y * source_stride;
    if (memcmp(to, from, bytes) == 0) continue;
    memcpy(to, from, bytes);
    changed = true;
  }
  return changed;
}

// A pixel as it lies in memory on a little-endian machine: red in the lowest byte.
typedef uint32_t rgba;

static inline uint8_t channel(rgba pixel, int shift) { return (uint8_t)(pixel >> shift); }

static inline rgba straight(rgba pixel) {
  uint32_t alpha = pixel >> 24;
  if (alpha == 255) return pixel;
  if (alpha == 0) return 0;
  rgba result = alpha << 24;
  for (int shift = 0; shift < 24; shift += 8) {
    uint32_t value = (channel(pixel, shift) * 255u + alpha / 2) / alpha;
    result |= (value > 255 ? 255 : value) << shift;
  }
  return result;
}

static inline unsigned place(rgba p) {
  return (channel(p, 0) * 3u + channel(p, 8) * 5u + channel(p, 16) * 7u + channel(p, 24) * 11u) & 63;
}

static inline uint8_t *write_difference(rgba pixel, rgba before, uint8_t *out) {
  int8_t red = (int8_t)(channel(pixel, 0) - channel(before, 0));
  int8_t green = (int8_t)(channel(pixel, 8) - channel(before, 8));
  int8_t blue = (int8_t)(channel(pixel, 16) - channel(before, 16));
  int red_over = red - green, blue_over = blue - green;
  if (red >= -2 && red <= 1 && green >= -2 && green <= 1 && blue >= -2 && blue <= 1) {
    *out++ = (uint8_t)(0x40 | (red + 2) << 4 | (green + 2) << 2 | (blue + 2));
  } else if (green >= -32 && green <= 31 && red_over >= -8 && red_over <= 7 && blue_over >= -8 &&
             blue_over <= 7) {
    *out++ = (uint8_t)(0x80 | (green + 32));
    *out++ = (uint8_t)((red_over + 8) << 4 | (blue_over + 8));
  } else {
    *out++ = 0xfe;
    *out++ = channel(pixel, 0);
    *out++ = channel(pixel, 8);
    *out++ = channel(pixel, 16);
  }
  return out;
}

static inline uint8_t *write_run(int run, uint8_t *out) {
  for (; run > 62; run -= 62) *out++ = 0xc0 | 61;
  if (run > 0) *out++ = (uint8_t)(0xc0 | (run - 1));
  return out;
}

size_t tile_encode(const void *restrict pixels, size_t stride, int width, int height,
                   uint8_t *restrict output) {
  rgba known[64] = {0}, before = 0xff000000;
  // The pixel as it lies in memory, so that a run is found without converting each of its pixels.
  rgba stored_before = 0xff000000;
  uint8_t *out = output;
  int run = 0;
  for (int y = 0; y < height; y++) {
    const uint8_t *row = (const uint8_t *)pixels + (size_t)y * stride;
    for (int x = 0; x < width; x++) {
      rgba stored;
      memcpy(&stored, row + (size_t)x * 4, 4);
      if (stored == stored_before) {
        run++;
        continue;
      }
      out = write_run(run, out);
      run = 0;
      stored_before = stored;
      rgba pixel = straight(stored);
      unsigned slot = place(pixel);
      if (known[slot] == pixel) {
        *out++ = (uint8_t)slot;
      } else if (channel(pixel, 24) == channel(before, 24)) {
        out = write_difference(pixel, before, out);
      } else {
        *out++ = 0xff;
        memcpy(out, &pixel, 4);
        out += 4;
      }
      known[slot] = pixel;
      before = pixel;
    }
  }
  out = write_run(run, out);
  return (size_t)(out - output);
}
