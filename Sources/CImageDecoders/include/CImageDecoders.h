#ifndef CIMAGEDECODERS_H
#define CIMAGEDECODERS_H

#include <stddef.h>
#include <stdint.h>

/// A decoded picture, or the reason why there is none.
typedef struct {
  /// Straight RGBA, 8 bits each, rows from the top without padding; NULL when decoding failed.
  /// Give it to halcyon_free_picture.
  uint8_t *pixels;
  int32_t width;
  int32_t height;
  char error[200];
} halcyon_picture;

/// Each decodes `size` bytes at `data`; pictures of more than `most_pixels` pixels are refused.
halcyon_picture halcyon_decode_png(const uint8_t *data, size_t size, int64_t most_pixels);
halcyon_picture halcyon_decode_jpeg(const uint8_t *data, size_t size, int64_t most_pixels);
halcyon_picture halcyon_decode_webp(const uint8_t *data, size_t size, int64_t most_pixels);
/// The first picture of an animation.
halcyon_picture halcyon_decode_gif(const uint8_t *data, size_t size, int64_t most_pixels);

void halcyon_free_picture(halcyon_picture picture);

#endif
