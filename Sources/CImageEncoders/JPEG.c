#include "CImageEncoders.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf back;
  char *message;
} error_manager;

static void give_up(j_common_ptr info) {
  error_manager *errors = (error_manager *)info->err;
  char message[JMSG_LENGTH_MAX];
  info->err->format_message(info, message);
  snprintf(errors->message, 200, "%s", message);
  longjmp(errors->back, 1);
}

static void say_nothing(j_common_ptr info) { (void)info; }

halcyon_file halcyon_encode_jpeg(
    const uint8_t *pixels, int32_t width, int32_t height, size_t row_bytes, int quality, int full_colour,
    double pixels_per_inch) {
  halcyon_file file = {0};
  unsigned char *bytes = NULL;
  unsigned long size = 0;
  struct jpeg_compress_struct info;
  error_manager errors;
  info.err = jpeg_std_error(&errors.base);
  errors.base.error_exit = give_up;
  errors.base.output_message = say_nothing;
  errors.message = file.error;
  if (setjmp(errors.back)) {
    jpeg_destroy_compress(&info);
    free(bytes);
    file.bytes = NULL;
    return file;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, &bytes, &size);
  info.image_width = (JDIMENSION)width;
  info.image_height = (JDIMENSION)height;
  info.input_components = 4;
  info.in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  info.dct_method = JDCT_ISLOW;
  info.optimize_coding = TRUE;
  if (full_colour) {
    info.comp_info[0].h_samp_factor = 1;
    info.comp_info[0].v_samp_factor = 1;
  }
  if (pixels_per_inch >= 1 && pixels_per_inch <= 65535) {
    info.density_unit = 1;
    info.X_density = info.Y_density = (UINT16)(pixels_per_inch + 0.5);
  }
  jpeg_start_compress(&info, TRUE);
  while (info.next_scanline < info.image_height) {
    JSAMPROW row = (JSAMPROW)(pixels + info.next_scanline * row_bytes);
    jpeg_write_scanlines(&info, &row, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  file.bytes = bytes;
  file.size = size;
  return file;
}

void halcyon_free_file(halcyon_file file) { free(file.bytes); }
