#pragma once

// Inner loops over rows of pixels.
//
// A pixel is premultiplied RGBA8, red in the lowest byte; rows of coverage are one byte a pixel,
// 0 outside and 255 inside. Rows given to one call must not overlap unless it says so. No call
// allocates or keeps a pointer. Every instruction set gives the same bytes: integer arithmetic is
// exact, floating-point code is compiled without contraction and in the same order.

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A premultiplied colour with 8 bits behind the point: red, green, blue and alpha in 16 bits each from the lowest on,
/// 0...65,280 (255 · 2^8). What is laid over pixels is rounded once then, with them: twenty layers of 20 % in
/// colours of 8 bits were up to 2.6 of 255 off.
typedef uint64_t pk_deep_color;

/// The same colour as a pixel.
static inline pk_deep_color pk_deepen(uint32_t pixel) {
  pk_deep_color color = 0;
  for (int channel = 0; channel < 4; channel++)
    color |= (pk_deep_color)(pixel >> (8 * channel) & 255) << (16 * channel + 8);
  return color;
}

// MARK: Which instructions

typedef enum {
  pk_isa_scalar = 0,
  pk_isa_sse2 = 1,
  pk_isa_avx2 = 2,
  pk_isa_avx512 = 3,
  pk_isa_neon = 4,
} pk_isa;

/// How a row is combined with the row behind it; the first 21 stand in the order of SwiftUI's
/// `BlendMode`.
typedef enum {
  pk_blend_normal = 0,
  pk_blend_multiply,
  pk_blend_screen,
  pk_blend_overlay,
  pk_blend_darken,
  pk_blend_lighten,
  pk_blend_color_dodge,
  pk_blend_color_burn,
  pk_blend_soft_light,
  pk_blend_hard_light,
  pk_blend_difference,
  pk_blend_exclusion,
  pk_blend_hue,
  pk_blend_saturation,
  pk_blend_color,
  pk_blend_luminosity,
  pk_blend_source_atop,
  pk_blend_destination_over,
  pk_blend_destination_out,
  pk_blend_plus_darker,
  pk_blend_plus_lighter,
  /// Scales the destination by the source's alpha, and by coverage: for whole masks.
  pk_blend_mask,
  /// Porter and Duff's operators that are no blend mode of SwiftUI. Where coverage is partial the result
  /// is mixed with the destination: pixels without coverage stay as they are.
  pk_blend_clear,
  pk_blend_copy,
  pk_blend_source_in,
  pk_blend_source_out,
  pk_blend_destination_in,
  pk_blend_destination_atop,
  pk_blend_xor,
  pk_blend_count,
} pk_blend;

typedef enum { pk_rule_non_zero = 0, pk_rule_even_odd = 1 } pk_rule;

/// One in the fixed-point numbers of an accumulation buffer.
#define PK_ONE 65536

/// Combines `count` pixels of `source`, scaled by `coverage` (NULL for 255 everywhere) and
/// `opacity` (0...255), with `destination`.
typedef void (*pk_blend_row)(
    uint32_t *destination, const uint32_t *source, const uint8_t *coverage, uint32_t opacity,
    size_t count);

/// The same without coverage for `rows` rows: `stride` pixels from one to the next, `source_stride` in the
/// source.
typedef void (*pk_blend_rows)(
    uint32_t *destination, ptrdiff_t stride, const uint32_t *source, ptrdiff_t source_stride,
    uint32_t opacity, size_t count, size_t rows);

/// A circle's band of pixels: `inner` 0 for a disc. The radii are 16 pixels or more.
typedef struct {
  float x, y;
  float outer, inner;
} pk_ring;

/// Columns `first`..<`end`.
typedef struct {
  int32_t first, end;
} pk_columns;

/// Rows that `pk_ring_rows` has room for.
#define PK_RING_ROWS 32
/// The columns where rows meet a ring: antialiased on the left and on the right, and for a disc what lies whole
/// between them. Rows that have but one piece have it on the left; those that have none, none of any columns.
typedef struct {
  int32_t left_first[PK_RING_ROWS], left_end[PK_RING_ROWS];
  int32_t right_first[PK_RING_ROWS], right_end[PK_RING_ROWS];
} pk_ring_rows;

struct pk_accumulator;

/// The loops that lay one colour over pixels. Each pixel is rounded once.
typedef struct {
  /// `rows` rows, `stride` pixels from one to the next, through `coverage`, `mask_stride` bytes from row to row, 0 when
  /// all rows are alike; through `level`, 0...255, everywhere where coverage is NULL.
  void (*rows)(
      uint32_t *destination, ptrdiff_t stride, pk_deep_color color, uint32_t level,
      const uint8_t *coverage, ptrdiff_t mask_stride, size_t count, size_t rows);
  /// Through the areas in rows `first`..<`end` of an accumulator, which are cleared; `pixels` is the first pixel of row
  /// 0, the accumulator's width and no more is drawn on.
  void (*areas)(
      uint32_t *pixels, ptrdiff_t stride, pk_deep_color color, struct pk_accumulator *accumulator,
      pk_rule rule, int32_t first, int32_t end);
  /// Through a ring, in rows `first`..<`end` and the columns `clip`; `pixels` is the first row. May rewrite, unchanged,
  /// 15 pixels after the clip's last.
  void (*ring)(
      uint32_t *pixels, ptrdiff_t stride, pk_deep_color color, const pk_ring *ring, pk_columns clip,
      int32_t first, int32_t end);
} pk_color_loops;

/// The row loops of one instruction set.
typedef struct pk_kernels {
  const char *name;

  /// Source-over of one colour.
  void (*over_color)(uint32_t *destination, pk_deep_color color, size_t count);
  /// One colour laid over pixels in the three ways that need no more than a product and a sum with constants.
  pk_color_loops over, screen, plus_lighter;
  /// Copies `row` to `rows` rows.
  void (*repeat_row)(
      uint32_t *destination, ptrdiff_t stride, const uint32_t *row, size_t count, size_t rows);

  /// Whole pictures in the two modes that sprites have.
  pk_blend_rows normal_rows, plus_lighter_rows;
  pk_blend_row blend[pk_blend_count];

  /// Adds up signed areas into coverage and clears them: `coverage[i]` is the rule applied to
  /// `carry + areas[0] + ... + areas[i]`. Returns the last sum.
  int32_t (*sweep)(
      int32_t *areas, uint8_t *coverage, int32_t carry, pk_rule rule, size_t count);

  /// mask = mask · other / 255.
  void (*multiply_mask)(uint8_t *mask, const uint8_t *other, size_t count);
  /// mask = the alpha of each pixel, or 255 minus it.
  void (*alpha_to_mask)(uint8_t *mask, const uint32_t *pixels, int inverted, size_t count);

  /// Colours of `table` (1024 pixels, and room for 15 more) along a line: position = start + step · i, clamped to 0...1.
  void (*linear_gradient)(
      uint32_t *pixels, const uint32_t *table, float start, float step, size_t count);
  /// Colours at (|p| · scale + offset), p = (x + dx · i, y + dy · i).
  void (*radial_gradient)(
      uint32_t *pixels, const uint32_t *table, const float *x_dx_y_dy, float scale, float offset,
      size_t count);
  /// Colours at base + scale · angle(p) / 2π, the angle in 0..<2π and p as for a radial gradient; at 0
  /// where that is beyond `limit`.
  void (*angular_gradient)(
      uint32_t *pixels, const uint32_t *table, const float *x_dx_y_dy,
      const float *base_scale_limit, size_t count);

  /// Applies a 4 x 5 matrix to colours that are not premultiplied, clamps them to 0...1 and
  /// premultiplies again.
  void (*color_matrix)(uint32_t *pixels, const float *matrix, size_t count);

  /// Luma of two rows and chroma of their 2 x 2 blocks, BT.709 limited range.
  /// `luma` and `next_luma` get `count` bytes, `u` and `v` (count + 1) / 2.
  void (*yuv420)(
      const uint32_t *pixels, const uint32_t *next_pixels, uint8_t *luma, uint8_t *next_luma,
      uint8_t *u, uint8_t *v, size_t count);

  /// out[i] = sum of taps[j] · in[i + (j − radius) · step], 2 · radius + 1 taps.
  void (*convolve)(
      float *out, const float *in, const float *taps, int radius, ptrdiff_t step, size_t count);
  void (*to_floats)(float *out, const uint8_t *in, size_t count);
  /// Rounded; `in` is at least 0, what is above 255 becomes 255.
  void (*to_bytes)(uint8_t *out, const float *in, size_t count);
  /// out = a + (b − a) · t.
  void (*mix_rows)(float *out, const float *a, const float *b, float t, size_t count);
  /// At most 257 rows may be added up.
  void (*add_bytes)(uint16_t *sums, const uint8_t *in, size_t count);
  /// Numbers with 8 bits behind the point, rounded; `in` is at least 0, what is above 255 becomes 255.
  void (*to_fixed)(uint16_t *out, const float *in, size_t count);
  /// `factor` (a power of two from 2 to 64) pixels between each two of the `intervals` + 1 pixels of `in`, four
  /// numbers with 8 bits behind the point each, at (k + 0.5) / factor of the way. The result is at most
  /// 1/128 off before it is rounded.
  void (*widen)(uint8_t *out, const uint16_t *in, int factor, size_t intervals);

  /// What `pk_mean_columns`, `pk_halve_columns`, `pk_double_columns` and `widen` do, for pixels of one number: coverage.
  void (*mean_bytes)(
      float *means, const uint16_t *sums, int32_t width, int32_t factor, float scale);
  void (*halve_floats)(float *halves, const float *pixels, size_t count);
  void (*double_floats)(float *doubles, const float *pixels, size_t count);
  void (*widen_bytes)(uint8_t *out, const uint16_t *in, int factor, size_t intervals);
  /// `color` scaled by each byte of `mask` (inverted: by 255 minus it).
  void (*tint_mask)(
      uint32_t *pixels, const uint8_t *mask, uint32_t color, int inverted, size_t count);

  /// Which columns inside a clip, which begins at 0 or later, `count` rows from `y` on touch; at most PK_RING_ROWS.
  void (*ring_rows)(
      pk_ring_rows *rows, const pk_ring *ring, int32_t y, int32_t count, pk_columns clip);
  /// Coverage of `count` pixels from column `x` on, in a row whose middle lies `dy` below the ring's
  /// centre.
  void (*ring_coverage)(
      uint8_t *coverage, const pk_ring *ring, int32_t x, float dy, size_t count);
} pk_kernels;

/// The best kernels of this machine, or those named by the environment variable HALCYON_SIMD
/// (scalar, sse2, avx2, avx512, neon) where the machine has them. Chosen once.
const pk_kernels *pk_active_kernels(void);

/// The kernels of one instruction set; NULL where this machine lacks it.
const pk_kernels *pk_kernels_for(pk_isa isa);

#include "PixelAreas.h"
#include "PixelCompositor.h"

// MARK: Rows

/// Fills `rows` rows of `width` pixels; what lies between two rows may be filled too, where it is less than
/// 64 pixels.
void pk_fill_rows(
    uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t rows, uint32_t color);

/// Means of 2 x 2 pixels: `half` gets (count + 1) / 2; an odd last column is its own neighbour.
void pk_halve(const uint32_t *top, const uint32_t *bottom, uint32_t *half, size_t count);

/// Sums of `factor` pixels of four numbers, times `scale`; a last piece may be narrower.
void pk_mean_columns(float *means, const uint16_t *sums, int32_t width, int32_t factor, float scale);

/// a + 3 b + 3 c + d, modulo 65536.
void pk_weigh_rows(
    uint16_t *out, const uint16_t *a, const uint16_t *b, const uint16_t *c, const uint16_t *d,
    size_t count);

/// `count` pixels of four numbers out of 2 count + 2: four of them, the first two further on each time,
/// weighted 1, 3, 3, 1.
void pk_halve_columns(float *halves, const float *pixels, size_t count);

/// Between each two of `count` + 1 pixels of four numbers the two at a quarter and three quarters.
void pk_double_columns(float *doubles, const float *pixels, size_t count);

/// sum += values · scale.
void pk_add_scaled(float *sum, const float *values, float scale, size_t count);

/// Divides colours by alpha and makes them opaque; clear pixels stay clear.
void pk_unpremultiply(uint32_t *pixels, size_t count);

// MARK: Linear light

/// Encoded pixels as four floats each: premultiplied linear sRGB. To within 1e-5.
void pk_decode_linear(float *linear, const uint32_t *pixels, size_t count);
/// The other way, cut to 0...1 and rounded.
void pk_encode_linear(uint32_t *pixels, const float *linear, size_t count);
/// Scales pixels by the alpha of `mask` (inverted: by what that leaves).
void pk_scale_linear(float *linear, const uint32_t *mask, int inverted, size_t count);
/// Combines pixels in linear light; where coverage is partial the result is mixed with the destination.
/// Source pixels stand `step` floats apart, 0 for one colour. Not extended: colours are held within
/// 0...1.
void pk_blend_linear(
    float *destination, const float *source, ptrdiff_t step, const uint8_t *coverage,
    uint32_t opacity, pk_blend mode, int extended, size_t count);

// MARK: Memory

/// Bytes of a page that holds as much as 512 usual ones.
#define PK_LARGE_PAGE (2 << 20)
/// Asks for large pages for memory that is not yet used and begins a multiple of `PK_LARGE_PAGE`: a
/// phone's frame is then filled in two thirds of the time, which is lost in looking up its 3,000 usual ones.
void pk_prefer_large_pages(void *memory, size_t count);

// MARK: Threads

typedef struct pk_pool pk_pool;

/// Starts `threads` − 1 threads that wait for work; the caller is the other one. NULL when no
/// thread could be started.
pk_pool *pk_pool_create(int threads);
/// Ends the threads and waits for them.
void pk_pool_destroy(pk_pool *pool);
/// Calls `work(context, index, worker)` once for each index below `count`, on all threads; returns
/// when all are done. `worker` is below the number of threads, 0 for the caller. A pool that is
/// busy with another caller's work leaves all calls to this caller.
void pk_pool_run(
    pk_pool *pool, size_t count, void (*work)(void *context, size_t index, int worker),
    void *context);

#ifdef __cplusplus
}
#endif
