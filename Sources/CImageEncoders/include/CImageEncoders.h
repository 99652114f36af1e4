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

/// Filters `rows` rows of premultiplied RGBA for a PNG file: each is written as its difference from the pixel to the
/// left or from the row above, whichever has the smaller sum; rows of photographs try Paeth's predictor too.
///
/// `has_above` says that a row lies `row_bytes` before the first. `out` gets for each row the filter's number
/// and width · 4 bytes, or width · 3 without alpha. 0 where there is no memory.
int halcyon_filter_png_rows(
    const uint8_t *pixels, size_t row_bytes, int32_t width, int32_t rows, int has_alpha,
    int has_above, uint8_t *out);

/// A row as RGBA that is not premultiplied.
void halcyon_unpack_png_row(const uint8_t *pixels, uint8_t *row, int32_t width);

/// How many bytes the deflate stream of `count` bytes, and what is written behind it, need at most.
size_t halcyon_deflate_bound(size_t count);

/// How many bytes of memory compressing takes for a while, whatever there is to compress.
size_t halcyon_deflate_workspace(void);

/// Compresses with runs of one byte alone, in one pass, and answers how many bytes that are: a fifth of
/// libdeflate's time at level 5 for 1.16 times its bytes, measured on the card of `picture-bench`. `workspace` lies at
/// an even address.
size_t halcyon_deflate_runs(const uint8_t *bytes, size_t count, uint8_t *out, void *workspace);

#endif
