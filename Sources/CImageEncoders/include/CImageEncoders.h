#ifndef CIMAGEENCODERS_H
#define CIMAGEENCODERS_H

#include <stddef.h>
#include <stdint.h>

/// The bytes of a file, or the reason why there are none.
typedef struct {
  /// NULL when encoding failed; give it to halcyon_free_file.
  uint8_t *bytes;
  size_t size;
  char error[200];
} halcyon_file;

/// A JPEG of a picture of 4 bytes a pixel, of which the fourth is not looked at.
///
/// `row_bytes` is how far apart rows are, `quality` goes from 1 to 100, `full_colour` keeps the colours'
/// resolution. The same arguments make the same bytes on every machine of one version of libjpeg.
halcyon_file halcyon_encode_jpeg(
    const uint8_t *pixels, int32_t width, int32_t height, size_t row_bytes, int quality, int full_colour,
    double pixels_per_inch);

void halcyon_free_file(halcyon_file file);

#endif
