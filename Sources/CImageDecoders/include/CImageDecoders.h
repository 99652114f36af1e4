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

/// The pictures of a GIF file, one after the other.
typedef struct halcyon_gif halcyon_gif;

/// Opens `size` bytes at `data`, which stay where they are until it is closed. NULL when that failed; `opened` says why, or
/// else how large the pictures are, and has no pixels.
halcyon_gif *halcyon_open_gif(
    const uint8_t *data, size_t size, int64_t most_pixels, halcyon_picture *opened);

/// The next picture whole, straight RGBA without padding, until the next call; NULL behind the last, and where the data is
/// broken. `hundredths` gets how long it is shown, in hundredths of a second, as the file says.
const uint8_t *halcyon_next_gif_picture(halcyon_gif *gif, int *hundredths);

/// How often all are shown, as far as the file was read: 0 for ever.
int halcyon_gif_loops(const halcyon_gif *gif);
void halcyon_close_gif(halcyon_gif *gif);

/// A picture that is read row by row, from the top.
typedef struct halcyon_row_reader halcyon_row_reader;

/// Opens `size` bytes at `data`, which stay where they are until the reader is closed. NULL when that
/// failed; `opened` says why, or else how large the picture is, and has no pixels.
///
/// Each side of a JPEG file is divided by `divisor` (1, 2, 4 or 8) and rounded up: from the coefficients
/// of the file, without its other pixels. PNG files that are interlaced, or whose colours have to be
/// converted, are none to be read in rows: `opened` has no message then.
halcyon_row_reader *halcyon_read_jpeg(
    const uint8_t *data, size_t size, int divisor, int64_t most_pixels, halcyon_picture *opened);
halcyon_row_reader *halcyon_read_png(
    const uint8_t *data, size_t size, int64_t most_pixels, halcyon_picture *opened);

/// Reads the next `count` rows: premultiplied RGBA, `stride` bytes from row to row. 0 when the data is
/// broken there.
int halcyon_next_rows(
    halcyon_row_reader *reader, uint8_t *rows, ptrdiff_t stride, int32_t count);
void halcyon_close_reader(halcyon_row_reader *reader);

/// Decodes a WebP file scaled to `width` x `height` pixels, at most its own; straight RGBA.
halcyon_picture halcyon_decode_scaled_webp(
    const uint8_t *data, size_t size, int32_t width, int32_t height);
/// The size of a WebP file, without its pixels.
halcyon_picture halcyon_measure_webp(const uint8_t *data, size_t size, int64_t most_pixels);

/// Each colour times its opacity, rounded to the nearest.
void halcyon_premultiply(uint8_t *pixels, size_t count);

/// Whether the libraries that draw PDF files, or else SVG files, are installed.
int halcyon_draws_vectors(int is_pdf);
/// The size of a drawing in points: that of a page of a PDF file, counted from 0. 0 where it cannot be read.
int halcyon_measure_vector(
    const uint8_t *data, size_t size, int is_pdf, int page, double *width, double *height);
/// Draws it as large as the picture at `target`: premultiplied RGBA, `stride` bytes from row to row. 0 where it cannot
/// be read.
int halcyon_draw_vector(
    const uint8_t *data, size_t size, int is_pdf, int page, uint8_t *target, size_t stride,
    int32_t width, int32_t height);
/// How many pages a PDF file has: 0 where it cannot be read.
int halcyon_count_pages(const uint8_t *data, size_t size);
/// The words on a page, in UTF-8, which the caller frees; NULL where it cannot be read.
char *halcyon_page_text(const uint8_t *data, size_t size, int page);

/// An animation of a Lottie file that is open.
typedef struct halcyon_lottie halcyon_lottie;

/// Whether rlottie, which draws Lottie files, is installed.
int halcyon_plays_lottie(void);
/// Opens a Lottie file: `json` ends with a zero, and `folder` is where its pictures lie. Answers NULL where it cannot be
/// read; else how many frames it has. The caller closes it.
halcyon_lottie *halcyon_open_lottie(const char *json, const char *folder, int32_t *frames);
void halcyon_close_lottie(halcyon_lottie *lottie);
/// Gives fills and strokes another colour, red first, 0 to 1. `path` names layers and groups, parted by points; `*` stands
/// for one of any name and `**` for any number of them.
void halcyon_color_lottie(halcyon_lottie *lottie, const char *path, const double color[3]);
/// Draws a frame, counted from 0, as large as the picture at `target`: premultiplied RGBA, `stride` bytes from row to row.
void halcyon_draw_lottie(
    halcyon_lottie *lottie, int32_t frame, uint8_t *target, size_t stride, int32_t width,
    int32_t height);

#endif
