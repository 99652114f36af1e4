#include "CImageDecoders.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <gif_lib.h>
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

typedef struct {
  const uint8_t *data;
  size_t rest;
} gif_source;

static int read_gif(GifFileType *file, GifByteType *bytes, int count) {
  gif_source *source = file->UserData;
  const size_t given = (size_t)count < source->rest ? (size_t)count : source->rest;
  memcpy(bytes, source->data, given);
  source->data += given;
  source->rest -= given;
  return (int)given;
}

/// Reads extensions up to the first picture; answers whether there is one, and its clear colour or -1.
static int find_gif_picture(GifFileType *file, int *clear) {
  GifRecordType type;
  *clear = NO_TRANSPARENT_COLOR;
  while (DGifGetRecordType(file, &type) == GIF_OK) {
    if (type == IMAGE_DESC_RECORD_TYPE) return DGifGetImageDesc(file) == GIF_OK;
    if (type != EXTENSION_RECORD_TYPE) return 0;
    int code;
    GifByteType *block;
    if (DGifGetExtension(file, &code, &block) != GIF_OK) return 0;
    while (block != NULL) {
      GraphicsControlBlock control;
      if (code == GRAPHICS_EXT_FUNC_CODE && block[0] == 4
          && DGifExtensionToGCB(block[0], block + 1, &control) == GIF_OK)
        *clear = control.TransparentColor;
      if (DGifGetExtensionNext(file, &block) != GIF_OK) return 0;
    }
  }
  return 0;
}

/// One row of the picture, placed on the screen; what lies beyond the screen is left out.
static void place_gif_row(
    const GifFileType *file, const ColorMapObject *colors, const GifPixelType *row, int y, int clear,
    halcyon_picture *picture) {
  const int top = file->Image.Top + y;
  if (top < 0 || top >= picture->height) return;
  for (int x = 0; x < file->Image.Width; x++) {
    const int column = file->Image.Left + x;
    if (column < 0 || column >= picture->width) continue;
    if (row[x] == clear || row[x] >= colors->ColorCount) continue;
    const GifColorType color = colors->Colors[row[x]];
    uint8_t *pixel = picture->pixels + ((size_t)top * (size_t)picture->width + (size_t)column) * 4;
    pixel[0] = color.Red, pixel[1] = color.Green, pixel[2] = color.Blue, pixel[3] = 255;
  }
}

static int read_gif_rows(
    GifFileType *file, const ColorMapObject *colors, GifPixelType *row, int clear,
    halcyon_picture *picture) {
  static const int starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
  const int passes = file->Image.Interlace ? 4 : 1;
  for (int pass = 0; pass < passes; pass++) {
    const int step = file->Image.Interlace ? steps[pass] : 1;
    for (int y = file->Image.Interlace ? starts[pass] : 0; y < file->Image.Height; y += step) {
      if (DGifGetLine(file, row, file->Image.Width) != GIF_OK) return 0;
      place_gif_row(file, colors, row, y, clear, picture);
    }
  }
  return 1;
}

halcyon_picture halcyon_decode_gif(const uint8_t *data, size_t size, int64_t most_pixels) {
  gif_source source = {data, size};
  int error = 0, clear;
  halcyon_picture picture = {0};
  GifFileType *file = DGifOpen(&source, read_gif, &error);
  if (file == NULL) return failed(GifErrorString(error) ? GifErrorString(error) : "it is broken");
  GifPixelType *row = NULL;
  const char *reason = "its first picture is broken";
  if (allocate(&picture, file->SWidth, file->SHeight, most_pixels)) {
    if (find_gif_picture(file, &clear)) {
      const ColorMapObject *colors = file->Image.ColorMap ? file->Image.ColorMap : file->SColorMap;
      if (colors != NULL && file->Image.Width > 0) row = malloc((size_t)file->Image.Width);
      if (row != NULL && read_gif_rows(file, colors, row, clear, &picture)) reason = NULL;
    }
    if (reason != NULL) {
      free(picture.pixels);
      picture = failed(reason);
    }
  }
  free(row);
  DGifCloseFile(file, &error);
  return picture;
}
