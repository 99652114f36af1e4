/// What a compiled shader library and its caller say to each other: the twin of `halcyon/rows.h`, which is compiled
/// around a user's functions.
#ifndef HALCYON_SHADER_ROWS_H
#define HALCYON_SHADER_ROWS_H

#include <stdint.h>

#include "stages.h"

/// What is handed to one parameter: numbers as floats, a picture, or memory with its length.
typedef struct {
  const void *data;
  int32_t count;
} shader_argument;

/// Premultiplied pixels, red in the lowest byte.
typedef struct {
  const uint32_t *pixels;
  int32_t width, height;
  /// Pixels from one row to the next.
  int32_t stride;
} shader_picture;

/// The view below a layer effect.
typedef struct {
  shader_picture picture;
  /// The pixels that one point is to the right and one downwards, and the pixel of the origin: x, y each.
  float right[2] __attribute__((aligned(8)));
  float down[2] __attribute__((aligned(8)));
  float origin[2] __attribute__((aligned(8)));
} shader_layer;

/// A run of pixels.
typedef struct {
  uint32_t *pixels;
  int32_t count;
  /// The place of the first pixel's centre, and the way from one pixel to the next, in points.
  float first[2] __attribute__((aligned(8)));
  float step[2] __attribute__((aligned(8)));
  /// From one row to the next, in points.
  float down[2] __attribute__((aligned(8)));
  /// The first pixel's place on the surface: whether it is even says who its neighbours are for derivatives.
  int32_t x, y;
  const shader_argument *arguments;
  const shader_layer *layer;
} shader_row;

typedef void (*shader_row_function)(const shader_row *);

/// A function with the ways in which it can be used; null where it cannot.
typedef struct {
  const char *name;
  /// A letter for each parameter: see `Taken` in `halcyon/rows.h`.
  const char *codes;
  shader_row_function fill, color, layer, distortion;
} shader_function;

/// Runs a row, and keeps the function's name where a crash's message finds it.
void shader_run(shader_row_function function, const char *name, const shader_row *row);

/// The function that runs on this thread; null where none does.
const char *shader_running(void);

/// A row that runs on some thread.
typedef struct {
  /// The thread's place: the same for all its rows.
  const void *place;
  /// The function's name, which lives as long as the process.
  const char *name;
  /// Rows that have begun at this place: two looks that find the same number have found the same row.
  uint64_t number;
} shader_place;

/// Writes the rows that run just now on any thread, `most` at most, and answers how many. From any thread.
int shader_rows(shader_place *found, int most);

#endif
