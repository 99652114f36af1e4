#include "CImageDecoders.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <gif_lib.h>

// GIF files, picture after picture. Each is drawn over what the one before it has left on the screen.

struct halcyon_gif {
  const uint8_t *data;
  size_t rest;
  GifFileType *file;
  GifPixelType *row;
  uint8_t *screen;
  /// The screen as it was before the picture shown, where that is to be taken away again.
  uint8_t *before;
  int width, height;
  GraphicsControlBlock control;
  /// Where the picture shown lies, and what becomes of it.
  GifImageDesc shown;
  int disposal;
  int loops;
};

static int read_gif(GifFileType *file, GifByteType *bytes, int count) {
  halcyon_gif *gif = file->UserData;
  const size_t given = (size_t)count < gif->rest ? (size_t)count : gif->rest;
  memcpy(bytes, gif->data, given);
  gif->data += given;
  gif->rest -= given;
  return (int)given;
}

static size_t screen_size(const halcyon_gif *gif) { return (size_t)gif->width * (size_t)gif->height * 4; }

halcyon_gif *halcyon_open_gif(
    const uint8_t *data, size_t size, int64_t most_pixels, halcyon_picture *opened) {
  memset(opened, 0, sizeof *opened);
  halcyon_gif *gif = calloc(1, sizeof *gif);
  if (gif == NULL) return NULL;
  gif->data = data;
  gif->rest = size;
  gif->loops = 1;
  int error = 0;
  gif->file = DGifOpen(gif, read_gif, &error);
  if (gif->file == NULL) {
    const char *reason = GifErrorString(error);
    snprintf(opened->error, sizeof opened->error, "%s", reason ? reason : "it is broken");
    halcyon_close_gif(gif);
    return NULL;
  }
  gif->width = gif->file->SWidth;
  gif->height = gif->file->SHeight;
  if (gif->width <= 0 || gif->height <= 0 || (int64_t)gif->width * gif->height > most_pixels) {
    snprintf(
        opened->error, sizeof opened->error, "it has %d x %d pixels, and at most %lld in all are read",
        gif->width, gif->height, (long long)most_pixels);
    halcyon_close_gif(gif);
    return NULL;
  }
  gif->screen = calloc(1, screen_size(gif));
  gif->row = malloc(0x10000);
  if (gif->screen == NULL || gif->row == NULL) {
    halcyon_close_gif(gif);
    return NULL;
  }
  opened->width = gif->width;
  opened->height = gif->height;
  return gif;
}

void halcyon_close_gif(halcyon_gif *gif) {
  if (gif == NULL) return;
  int error = 0;
  if (gif->file != NULL) DGifCloseFile(gif->file, &error);
  free(gif->row);
  free(gif->screen);
  free(gif->before);
  free(gif);
}

/// Keeps what an extension says of the picture behind it, and how often the film is shown.
static void take_extension(halcyon_gif *gif, int code, const GifByteType *block, bool *is_loop) {
  if (code == GRAPHICS_EXT_FUNC_CODE && block[0] == 4) {
    DGifExtensionToGCB(block[0], block + 1, &gif->control);
  } else if (code == APPLICATION_EXT_FUNC_CODE && block[0] == 11) {
    *is_loop = memcmp(block + 1, "NETSCAPE2.0", 11) == 0;
  } else if (*is_loop && block[0] == 3 && block[1] == 1) {
    gif->loops = block[2] | block[3] << 8;
  }
}

/// Reads extensions up to the next picture; answers whether there is one.
static bool find_picture(halcyon_gif *gif) {
  GifRecordType type;
  gif->control = (GraphicsControlBlock){.TransparentColor = NO_TRANSPARENT_COLOR};
  while (DGifGetRecordType(gif->file, &type) == GIF_OK) {
    if (type == IMAGE_DESC_RECORD_TYPE) return DGifGetImageDesc(gif->file) == GIF_OK;
    if (type != EXTENSION_RECORD_TYPE) return false;
    int code;
    bool is_loop = false;
    GifByteType *block;
    if (DGifGetExtension(gif->file, &code, &block) != GIF_OK) return false;
    while (block != NULL) {
      take_extension(gif, code, block, &is_loop);
      // The blocks behind the first of an application's belong to it.
      if (DGifGetExtensionNext(gif->file, &block) != GIF_OK) return false;
    }
  }
  return false;
}

/// One row of the picture, placed on the screen; what lies beyond the screen is left out.
static void place_row(halcyon_gif *gif, const ColorMapObject *colors, int y) {
  const GifImageDesc *image = &gif->file->Image;
  const int top = image->Top + y;
  if (top < 0 || top >= gif->height) return;
  for (int x = 0; x < image->Width; x++) {
    const int column = image->Left + x;
    if (column < 0 || column >= gif->width) continue;
    const GifPixelType index = gif->row[x];
    if (index == gif->control.TransparentColor || index >= colors->ColorCount) continue;
    const GifColorType color = colors->Colors[index];
    uint8_t *pixel = gif->screen + ((size_t)top * (size_t)gif->width + (size_t)column) * 4;
    pixel[0] = color.Red, pixel[1] = color.Green, pixel[2] = color.Blue, pixel[3] = 255;
  }
}

static bool read_rows(halcyon_gif *gif, const ColorMapObject *colors) {
  static const int starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
  const GifImageDesc *image = &gif->file->Image;
  const int passes = image->Interlace ? 4 : 1;
  for (int pass = 0; pass < passes; pass++) {
    const int step = image->Interlace ? steps[pass] : 1;
    for (int y = image->Interlace ? starts[pass] : 0; y < image->Height; y += step) {
      if (DGifGetLine(gif->file, gif->row, image->Width) != GIF_OK) return false;
      place_row(gif, colors, y);
    }
  }
  return true;
}

/// Takes the picture shown away, where it is not to stay.
static void dispose(halcyon_gif *gif) {
  if (gif->disposal == DISPOSE_PREVIOUS && gif->before != NULL) {
    memcpy(gif->screen, gif->before, screen_size(gif));
  } else if (gif->disposal == DISPOSE_BACKGROUND) {
    for (int y = 0; y < gif->shown.Height; y++) {
      const int top = gif->shown.Top + y;
      if (top < 0 || top >= gif->height) continue;
      const int left = gif->shown.Left < 0 ? 0 : gif->shown.Left;
      int right = gif->shown.Left + gif->shown.Width;
      if (right > gif->width) right = gif->width;
      if (left >= right) continue;
      memset(gif->screen + ((size_t)top * (size_t)gif->width + (size_t)left) * 4, 0, (size_t)(right - left) * 4);
    }
  }
  gif->disposal = DISPOSAL_UNSPECIFIED;
}

const uint8_t *halcyon_next_gif_picture(halcyon_gif *gif, int *hundredths) {
  if (!find_picture(gif)) return NULL;
  dispose(gif);
  gif->shown = gif->file->Image;
  gif->disposal = gif->control.DisposalMode;
  if (gif->disposal == DISPOSE_PREVIOUS) {
    if (gif->before == NULL) gif->before = malloc(screen_size(gif));
    if (gif->before == NULL) return NULL;
    memcpy(gif->before, gif->screen, screen_size(gif));
  }
  const ColorMapObject *own = gif->file->Image.ColorMap;
  const ColorMapObject *colors = own ? own : gif->file->SColorMap;
  if (colors == NULL || gif->file->Image.Width <= 0) return NULL;
  if (!read_rows(gif, colors)) return NULL;
  *hundredths = gif->control.DelayTime;
  return gif->screen;
}

int halcyon_gif_loops(const halcyon_gif *gif) { return gif->loops; }

halcyon_picture halcyon_decode_gif(const uint8_t *data, size_t size, int64_t most_pixels) {
  halcyon_picture picture;
  halcyon_gif *gif = halcyon_open_gif(data, size, most_pixels, &picture);
  if (gif == NULL) return picture;
  int hundredths;
  if (halcyon_next_gif_picture(gif, &hundredths) != NULL) {
    picture.pixels = gif->screen;
    gif->screen = NULL;
  } else {
    memset(&picture, 0, sizeof picture);
    snprintf(picture.error, sizeof picture.error, "its first picture is broken");
  }
  halcyon_close_gif(gif);
  return picture;
}
