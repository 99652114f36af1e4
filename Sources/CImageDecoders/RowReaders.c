// Pictures read row by row, so that large ones are never in memory as a whole.

#include "CImageDecoders.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <png.h>
#include <webp/decode.h>

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf escape;
  char message[JMSG_LENGTH_MAX];
} jpeg_errors;

struct halcyon_row_reader {
  int is_png, is_started, is_cmyk;
  int32_t width;
  // JPEG
  struct jpeg_decompress_struct jpeg;
  jpeg_errors errors;
  // PNG
  png_structp png;
  png_infop info;
  const uint8_t *rest;
  size_t rest_size;
  char message[200];
};

static void jpeg_escape(j_common_ptr info) {
  jpeg_errors *errors = (jpeg_errors *)info->err;
  info->err->format_message(info, errors->message);
  longjmp(errors->escape, 1);
}

static void jpeg_say_nothing(j_common_ptr info) { (void)info; }

static void png_escape(png_structp png, png_const_charp message) {
  halcyon_row_reader *reader = png_get_error_ptr(png);
  snprintf(reader->message, sizeof reader->message, "%s", message);
  longjmp(png_jmpbuf(png), 1);
}

static void png_say_nothing(png_structp png, png_const_charp message) { (void)png, (void)message; }

static void png_feed(png_structp png, png_bytep bytes, size_t count) {
  halcyon_row_reader *reader = png_get_io_ptr(png);
  if (count > reader->rest_size) png_error(png, "the file ends too early");
  memcpy(bytes, reader->rest, count);
  reader->rest += count;
  reader->rest_size -= count;
}

static int fail(halcyon_picture *opened, const char *reason) {
  *opened = (halcyon_picture){0};
  snprintf(opened->error, sizeof opened->error, "%s", reason);
  return 0;
}

// Whether the size is fit for a picture; `shown` is what becomes of it.
static int accept_size(
    halcyon_picture *opened, int64_t width, int64_t height, int64_t most_pixels) {
  *opened = (halcyon_picture){.width = (int32_t)width, .height = (int32_t)height};
  if (width > 0 && height > 0 && width <= 1 << 20 && height <= 1 << 20 && width * height <= most_pixels)
    return 1;
  *opened = (halcyon_picture){0};
  snprintf(
      opened->error, sizeof opened->error, "it has %lld x %lld pixels, and at most %lld in all are read",
      (long long)width, (long long)height, (long long)most_pixels);
  return 0;
}

void halcyon_close_reader(halcyon_row_reader *reader) {
  if (reader == NULL) return;
  if (reader->is_png)
    png_destroy_read_struct(&reader->png, &reader->info, NULL);
  else
    jpeg_destroy_decompress(&reader->jpeg);
  free(reader);
}

halcyon_row_reader *halcyon_read_jpeg(
    const uint8_t *data, size_t size, int divisor, int64_t most_pixels, halcyon_picture *opened) {
  halcyon_row_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) {
    fail(opened, "there is not enough memory");
    return NULL;
  }
  struct jpeg_decompress_struct *jpeg = &reader->jpeg;
  jpeg->err = jpeg_std_error(&reader->errors.base);
  reader->errors.base.error_exit = jpeg_escape;
  reader->errors.base.output_message = jpeg_say_nothing;
  if (setjmp(reader->errors.escape)) {
    fail(opened, reader->errors.message);
    halcyon_close_reader(reader);
    return NULL;
  }
  jpeg_create_decompress(jpeg);
  jpeg_mem_src(jpeg, data, size);
  jpeg_read_header(jpeg, TRUE);
  reader->is_cmyk = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
  jpeg->out_color_space = reader->is_cmyk ? JCS_CMYK : JCS_EXT_RGBA;
  jpeg->scale_num = 1;
  jpeg->scale_denom = (unsigned)divisor;
  if (!accept_size(opened, jpeg->image_width, jpeg->image_height, most_pixels)) {
    halcyon_close_reader(reader);
    return NULL;
  }
  jpeg_calc_output_dimensions(jpeg);
  opened->width = (int32_t)jpeg->output_width;
  opened->height = (int32_t)jpeg->output_height;
  reader->width = opened->width;
  return reader;
}

// Whether the pixels are sRGB as they stand in the file, in rows from the top.
static int is_plain(png_structp png, png_infop info) {
  double gamma = 0;
  int intent;
  if (png_get_interlace_type(png, info) != PNG_INTERLACE_NONE || png_get_bit_depth(png, info) > 8)
    return 0;
  if (png_get_sRGB(png, info, &intent)) return 1;
  if (!png_get_gAMA(png, info, &gamma)) return 1;
  return gamma > 0.4545 && gamma < 0.4546;
}

halcyon_row_reader *halcyon_read_png(
    const uint8_t *data, size_t size, int64_t most_pixels, halcyon_picture *opened) {
  halcyon_row_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) {
    fail(opened, "there is not enough memory");
    return NULL;
  }
  reader->is_png = 1;
  reader->rest = data;
  reader->rest_size = size;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, png_escape, png_say_nothing);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (reader->info == NULL) {
    fail(opened, "there is not enough memory");
    halcyon_close_reader(reader);
    return NULL;
  }
  if (setjmp(png_jmpbuf(reader->png))) {
    fail(opened, reader->message);
    halcyon_close_reader(reader);
    return NULL;
  }
  png_set_read_fn(reader->png, reader, png_feed);
  png_set_user_limits(reader->png, 1 << 20, 1 << 20);
  png_read_info(reader->png, reader->info);
  int64_t width = png_get_image_width(reader->png, reader->info);
  int64_t height = png_get_image_height(reader->png, reader->info);
  int is_readable = accept_size(opened, width, height, most_pixels);
  if (is_readable && !is_plain(reader->png, reader->info)) {
    fail(opened, "");
    is_readable = 0;
  }
  if (!is_readable) {
    halcyon_close_reader(reader);
    return NULL;
  }
  reader->width = opened->width;
  png_set_expand(reader->png);
  png_set_gray_to_rgb(reader->png);
  png_set_add_alpha(reader->png, 255, PNG_FILLER_AFTER);
  png_read_update_info(reader->png, reader->info);
  return reader;
}

// Inks of a print, which Adobe's programs store inverted, become light.
static void light_of_inks(uint8_t *row, int32_t width) {
  for (int32_t x = 0; x < width; x++) {
    uint8_t *p = row + 4 * x;
    const int black = p[3];
    p[0] = (uint8_t)(p[0] * black / 255);
    p[1] = (uint8_t)(p[1] * black / 255);
    p[2] = (uint8_t)(p[2] * black / 255);
    p[3] = 255;
  }
}

static int next_jpeg_rows(halcyon_row_reader *reader, uint8_t *rows, ptrdiff_t stride, int32_t count) {
  struct jpeg_decompress_struct *jpeg = &reader->jpeg;
  if (setjmp(reader->errors.escape)) return 0;
  if (!reader->is_started) {
    jpeg_start_decompress(jpeg);
    reader->is_started = 1;
  }
  for (int32_t y = 0; y < count; y++) {
    JSAMPROW row = rows + y * stride;
    jpeg_read_scanlines(jpeg, &row, 1);
    if (reader->is_cmyk) light_of_inks(row, reader->width);
  }
  return 1;
}

static int next_png_rows(halcyon_row_reader *reader, uint8_t *rows, ptrdiff_t stride, int32_t count) {
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  for (int32_t y = 0; y < count; y++) {
    png_read_row(reader->png, rows + y * stride, NULL);
    halcyon_premultiply(rows + y * stride, (size_t)reader->width);
  }
  return 1;
}

int halcyon_next_rows(
    halcyon_row_reader *reader, uint8_t *rows, ptrdiff_t stride, int32_t count) {
  return reader->is_png ? next_png_rows(reader, rows, stride, count)
                        : next_jpeg_rows(reader, rows, stride, count);
}

halcyon_picture halcyon_measure_webp(const uint8_t *data, size_t size, int64_t most_pixels) {
  halcyon_picture opened = {0};
  WebPBitstreamFeatures features;
  if (WebPGetFeatures(data, size, &features) != VP8_STATUS_OK || features.has_animation)
    fail(&opened, "its WebP data is broken or an animation");
  else
    accept_size(&opened, features.width, features.height, most_pixels);
  return opened;
}

halcyon_picture halcyon_decode_scaled_webp(
    const uint8_t *data, size_t size, int32_t width, int32_t height) {
  halcyon_picture picture = {0};
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) {
    fail(&picture, "the WebP library is of another version");
    return picture;
  }
  picture.pixels = malloc((size_t)width * (size_t)height * 4);
  if (picture.pixels == NULL) {
    fail(&picture, "there is not enough memory for its pixels");
    return picture;
  }
  picture.width = width;
  picture.height = height;
  config.options.use_scaling = 1;
  config.options.scaled_width = width;
  config.options.scaled_height = height;
  config.output.colorspace = MODE_RGBA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = picture.pixels;
  config.output.u.RGBA.stride = width * 4;
  config.output.u.RGBA.size = (size_t)width * (size_t)height * 4;
  if (WebPDecode(data, size, &config) != VP8_STATUS_OK) {
    free(picture.pixels);
    fail(&picture, "its WebP data is broken or an animation");
  }
  return picture;
}

void halcyon_premultiply(uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++, pixels += 4) {
    const unsigned alpha = pixels[3];
    if (alpha == 255) continue;
    for (int c = 0; c < 3; c++) pixels[c] = (uint8_t)((pixels[c] * alpha + 127) / 255);
  }
}
