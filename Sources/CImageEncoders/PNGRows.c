// Rows of PNG files, filtered so that they compress well.

#include "CImageEncoders.h"

#include <stdlib.h>
#include <string.h>

#define INLINE static inline __attribute__((always_inline))

enum { filter_sub = 1, filter_up = 2, filter_paeth = 4 };

typedef uint8_t bytes_16 __attribute__((vector_size(16)));

// Plain RGB or RGBA, not premultiplied. RGB writes up to four bytes behind the row's end.
INLINE void unpack(const uint8_t *pixels, uint8_t *row, int32_t width, int has_alpha) {
  if (!has_alpha) {
    int32_t x = 0;
    for (; x + 4 <= width; x += 4) {
      bytes_16 four;
      memcpy(&four, pixels + 4 * x, 16);
      four = __builtin_shufflevector(four, four, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1);
      memcpy(row + 3 * x, &four, 16);
    }
    for (; x < width; x++) memcpy(row + 3 * x, pixels + 4 * x, 4);
    return;
  }
  memcpy(row, pixels, (size_t)width * 4);
  for (int32_t x = 0; x < width; x++) {
    uint8_t *p = row + 4 * x;
    const uint32_t alpha = p[3];
    if (alpha == 255) continue;
    for (int c = 0; c < 3; c++) {
      uint32_t value = alpha ? (p[c] * 255u + alpha / 2) / alpha : 0;
      p[c] = (uint8_t)(value < 255 ? value : 255);
    }
  }
}

// The sum of the differences taken as signed numbers without their signs.
INLINE uint64_t subtract(
    const uint8_t *row, const uint8_t *other, uint8_t *out, size_t count) {
  uint64_t sum = 0;
  for (size_t start = 0; start < count; start += 4096) {  // short runs keep the inner sum in 32 bits
    size_t end = start + 4096 < count ? start + 4096 : count;
    uint32_t part = 0;
    for (size_t i = start; i < end; i++) {
      uint8_t difference = (uint8_t)(row[i] - other[i]), opposite = (uint8_t)-difference;
      out[i] = difference;
      part += difference < opposite ? difference : opposite;
    }
    sum += part;
  }
  return sum;
}

// Whichever of the three is nearest to left + above − above left (PNG specification, 9.4).
INLINE uint8_t paeth(int16_t a, int16_t b, int16_t c) {
  int16_t across = (int16_t)(b - c), down = (int16_t)(a - c), both = (int16_t)(across + down);
  across = (int16_t)(across < 0 ? -across : across);
  down = (int16_t)(down < 0 ? -down : down);
  both = (int16_t)(both < 0 ? -both : both);
  int16_t other = down <= both ? b : c;
  return (uint8_t)(across <= down && across <= both ? a : other);
}

INLINE uint64_t subtract_paeth(
    const uint8_t *row, const uint8_t *left, const uint8_t *above, const uint8_t *above_left,
    uint8_t *out, size_t count) {
  uint64_t sum = 0;
  for (size_t start = 0; start < count; start += 4096) {
    size_t end = start + 4096 < count ? start + 4096 : count;
    uint32_t part = 0;
    for (size_t i = start; i < end; i++) {
      uint8_t difference = (uint8_t)(row[i] - paeth(left[i], above[i], above_left[i]));
      uint8_t opposite = (uint8_t)-difference;
      out[i] = difference;
      part += difference < opposite ? difference : opposite;
    }
    sum += part;
  }
  return sum;
}

// `out` receives the filter's number and `count` bytes. Drawings are not tried with Paeth's predictor, which is
// three times as slow and gains nothing on them.
INLINE void filter_row(
    const uint8_t *row, const uint8_t *above, size_t count, size_t step, uint8_t *out,
    uint8_t *spare) {
  uint64_t least = subtract(row, above, out + 1, count);
  out[0] = filter_up;
  if (least == 0) return;
  uint64_t sum = subtract(row, row - step, spare, count);
  if (sum < least) {
    least = sum;
    out[0] = filter_sub;
    memcpy(out + 1, spare, count);
  }
  if (least <= 4 * (uint64_t)count) return;
  if (subtract_paeth(row, row - step, above, above - step, spare, count) < least) {
    out[0] = filter_paeth;
    memcpy(out + 1, spare, count);
  }
}

INLINE void filter_rows(
    const uint8_t *pixels, size_t row_bytes, int32_t width, int32_t rows, int has_alpha,
    int has_above, uint8_t *out, uint8_t *memory) {
  const size_t step = has_alpha ? 4 : 3, count = (size_t)width * step, room = count + 8;
  // Two rows in turn, each after a pixel of zeros that stands left of the first.
  uint8_t *above = memory + 4, *row = memory + room + 4, *spare = memory + 2 * room;
  if (has_above) unpack(pixels - row_bytes, above, width, has_alpha);
  for (int32_t y = 0; y < rows; y++, out += count + 1) {
    unpack(pixels + (size_t)y * row_bytes, row, width, has_alpha);
    filter_row(row, above, count, step, out, spare);
    uint8_t *next = above;
    above = row;
    row = next;
  }
}

static void filter_plainly(
    const uint8_t *pixels, size_t row_bytes, int32_t width, int32_t rows, int has_alpha,
    int has_above, uint8_t *out, uint8_t *memory) {
  filter_rows(pixels, row_bytes, width, rows, has_alpha, has_above, out, memory);
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static void filter_by_avx2(
    const uint8_t *pixels, size_t row_bytes, int32_t width, int32_t rows, int has_alpha,
    int has_above, uint8_t *out, uint8_t *memory) {
  filter_rows(pixels, row_bytes, width, rows, has_alpha, has_above, out, memory);
}
#endif

int halcyon_filter_png_rows(
    const uint8_t *pixels, size_t row_bytes, int32_t width, int32_t rows, int has_alpha,
    int has_above, uint8_t *out) {
  uint8_t *memory = calloc(3, (size_t)width * 4 + 8);
  if (memory == NULL) return 0;
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    filter_by_avx2(pixels, row_bytes, width, rows, has_alpha, has_above, out, memory);
    free(memory);
    return 1;
  }
#endif
  filter_plainly(pixels, row_bytes, width, rows, has_alpha, has_above, out, memory);
  free(memory);
  return 1;
}

void halcyon_unpack_png_row(const uint8_t *pixels, uint8_t *row, int32_t width) {
  unpack(pixels, row, width, 1);
}
