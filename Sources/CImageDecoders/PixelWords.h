#ifndef PIXEL_WORDS_H
#define PIXEL_WORDS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

// The pixels of cairo and rlottie are words with opacity on top; those answered are bytes with red first. Both are
// premultiplied. `source` and `target` may be the same.
static inline void take_pixel_words(
    const uint8_t *source, size_t source_stride, uint8_t *target, size_t stride, int32_t width,
    int32_t height) {
  for (int32_t y = 0; y < height; y++) {
    for (int32_t x = 0; x < width; x++) {
      uint32_t word;
      memcpy(&word, source + (size_t)y * source_stride + (size_t)x * 4, 4);
      uint8_t *pixel = target + (size_t)y * stride + (size_t)x * 4;
      pixel[0] = word >> 16, pixel[1] = word >> 8, pixel[2] = word, pixel[3] = word >> 24;
    }
  }
}

#endif
