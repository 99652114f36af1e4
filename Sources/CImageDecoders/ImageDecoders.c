#include "CImageDecoders.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <png.h>
#include <webp/decode.h>

static halcyon_picture failed(const char *reason) {
  halcyon_picture picture = {0};
  snprintf(picture.error, sizeof picture.error, "%s", reason);
  return picture;
}

/// Answers whether width and height are fit for a picture, and makes its pixels.
static int allocate(halcyon_picture *picture, int64_t width, int64_t height, int64_t most_pixels) {
  if (width <= 0 || height <= 0 || width > 1 << 20 || height > 1 << 20 || width * height > most_pixels) {
    *picture = failed("");
    snprintf(
        picture->error, sizeof picture->error,
        "it has %lld x %lld pixels, and at most %lld in all are read", (long long)width,
        (long long)height, (long long)most_pixels);
    return 0;
  }
  picture->width = (int32_t)width;
  picture->height = (int32_t)height;
  picture->pixels = calloc((size_t)(width * height), 4);
  if (picture->pixels == NULL) {
    *picture = failed("there is not enough memory for its pixels");
    return 0;
  }
  return 1;
}

void halcyon_free_picture(halcyon_picture picture) { free(picture.pixels); }

halcyon_picture halcyon_decode_png(const uint8_t *data, size_t size, int64_t most_pixels) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(&image, data, size)) return failed(image.message);
  halcyon_picture picture = {0};
  if (!allocate(&picture, image.width, image.height, most_pixels)) {
    png_image_free(&image);
    return picture;
  }
  image.format = PNG_FORMAT_RGBA;
  if (!png_image_finish_read(&image, NULL, picture.pixels, 0, NULL)) {
    free(picture.pixels);
    return failed(image.message);
  }
  return picture;
}

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf escape;
  char message[JMSG_LENGTH_MAX];
} escaping_errors;

static void escape_with_message(j_common_ptr info) {
  escaping_errors *errors = (escaping_errors *)info->err;
  info->err->format_message(info, errors->message);
  longjmp(errors->escape, 1);
}

static void say_nothing(j_common_ptr info) { (void)info; }

/// Inks of a print, which Adobe's programs store inverted, become light.
static void convert_cmyk(uint8_t *row, int32_t width) {
  for (int32_t x = 0; x < width; x++) {
    uint8_t *p = row + 4 * x;
    const int black = p[3];
    p[0] = (uint8_t)(p[0] * black / 255);
    p[1] = (uint8_t)(p[1] * black / 255);
    p[2] = (uint8_t)(p[2] * black / 255);
    p[3] = 255;
  }
}

halcyon_picture halcyon_decode_jpeg(const uint8_t *data, size_t size, int64_t most_pixels) {
  struct jpeg_decompress_struct info;
  escaping_errors errors;
  halcyon_picture picture = {0};
  uint8_t *volatile pixels = NULL;
  info.err = jpeg_std_error(&errors.base);
  errors.base.error_exit = escape_with_message;
  errors.base.output_message = say_nothing;
  if (setjmp(errors.escape)) {
    jpeg_destroy_decompress(&info);
    free(pixels);
    return failed(errors.message);
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, data, size);
  jpeg_read_header(&info, TRUE);
  const int is_cmyk = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = is_cmyk ? JCS_CMYK : JCS_EXT_RGBA;
  if (!allocate(&picture, info.image_width, info.image_height, most_pixels)) {
    jpeg_destroy_decompress(&info);
    return picture;
  }
  pixels = picture.pixels;
  jpeg_start_decompress(&info);
  while (info.output_scanline < info.output_height) {
    JSAMPROW row = pixels + (size_t)info.output_scanline * (size_t)picture.width * 4;
    jpeg_read_scanlines(&info, &row, 1);
    if (is_cmyk) convert_cmyk(row, picture.width);
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return picture;
}

halcyon_picture halcyon_decode_webp(const uint8_t *data, size_t size, int64_t most_pixels) {
  int width = 0, height = 0;
  if (!WebPGetInfo(data, size, &width, &height)) return failed("its WebP header is broken");
  halcyon_picture picture = {0};
  if (!allocate(&picture, width, height, most_pixels)) return picture;
  const size_t bytes = (size_t)width * (size_t)height * 4;
  if (WebPDecodeRGBAInto(data, size, picture.pixels, bytes, width * 4) == NULL) {
    free(picture.pixels);
    return failed("its WebP data is broken or an animation");
  }
  return picture;
}
