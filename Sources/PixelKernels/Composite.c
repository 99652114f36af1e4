// Coverage, row by row, through the clip to the pixels.

#include "AreaRows.h"
#include "PixelKernels.h"

#include <math.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

#include "CompositePiece.inc"

// MARK: Runs of touched blocks

static void threshold(uint8_t *coverage, int32_t count) {
  for (int32_t i = 0; i < count; i++) coverage[i] = coverage[i] >= 128 ? 255 : 0;
}

// Calls `emit` for a row's pieces from left to right, those without coverage too, and clears the row. The
// `rows` rows from `y` on are all like the first, which alone holds areas.
typedef void (*emit_piece)(void *context, piece p);

typedef struct {
  const pk_kernels *kernels;
  pk_accumulator *accumulator;
  uint8_t *coverage;
  pk_rule rule;
  int antialiased;
} row_sweeper;

static inline __attribute__((always_inline)) void sweep_row(
    const row_sweeper *s, int32_t y, int32_t rows, emit_piece emit, void *context) {
  pk_accumulator *a = s->accumulator;
  int32_t *areas = a->areas + (size_t)y * a->stride;
  uint64_t *touched = a->touched + (size_t)y * a->words;
  int32_t end = a->stride >> 2, block = 0, carry = 0;
  while (block < end) {
    int32_t first = pk_find_block(touched, block, end, 1);
    uint32_t level = pk_level_of(carry, s->rule);
    if (!s->antialiased) level = level >= 128 ? 255 : 0;
    int32_t gap = (first < end ? first * 4 : a->width) - block * 4;
    if (gap > 0) emit(context, (piece){block * 4, y, gap, rows, NULL, level});
    if (first >= end) break;
    int32_t last = pk_find_block(touched, first, end, 0), count = (last - first) * 4;
    carry = s->kernels->sweep(areas + first * 4, s->coverage, carry, s->rule, (size_t)count);
    if (!s->antialiased) threshold(s->coverage, count);
    if (first * 4 + count > a->width) count = a->width - first * 4;
    if (count > 0) emit(context, (piece){first * 4, y, count, rows, s->coverage, 255});
    block = last;
  }
  memset(touched, 0, (size_t)a->words * sizeof *touched);
}

static void emit_composite(void *context, piece p) {
  if (p.level) composite(context, p);
}

void pk_composite_areas(
    const pk_compositor *c, pk_accumulator *accumulator, pk_rule rule, int antialiased,
    int32_t first, int32_t last) {
  ready_color ready;
  c = with_ready_color(c, &ready);
  row_sweeper s = {c->kernels, accumulator, c->row_coverage, rule, antialiased};
  int32_t y = first;
  const pk_color_loops *loops = color_loops(c);
  if (antialiased && loops && c->opacity == 255 && !c->clip.mask && c->clip.x0 <= 0
      && c->clip.x1 >= accumulator->width) {
    // Most shapes: each row goes from its areas to its pixels in one go.
    int32_t top = first > c->clip.y0 ? first : c->clip.y0;
    int32_t bottom = last < c->clip.y1 ? last : c->clip.y1;
    for (; y < top && y < last; y++) sweep_row(&s, y, 1, emit_composite, (void *)c);
    if (y < bottom) {
      loops->areas(
          c->band.pixels, c->band.stride, c->paint->deep_color, accumulator, rule, y, bottom);
      y = bottom;
    }
  }
  for (; y < last; y++) sweep_row(&s, y, 1, emit_composite, (void *)c);
}

// MARK: Upright edges

// The rows of a band that differ from the row above them, one bit a row. Bands have at most 32 rows.
static uint64_t changing_rows(const pk_edge *edges, size_t count) {
  uint64_t rows = 1;
  for (size_t i = 0; i < count; i++) {
    // The two sides of a rectangle, and rectangles beside each other, change in the same rows.
    if (i && edges[i].y0 == edges[i - 1].y1 && edges[i].y1 == edges[i - 1].y0) continue;
    if (i > 1 && edges[i].y0 == edges[i - 2].y0 && edges[i].y1 == edges[i - 2].y1) continue;
    float low = edges[i].y0 < edges[i].y1 ? edges[i].y0 : edges[i].y1;
    float high = edges[i].y0 < edges[i].y1 ? edges[i].y1 : edges[i].y0;
    int32_t top = pk_fixed(low), bottom = pk_fixed(high);
    rows |= 1ull << (top >> 16) | 1ull << ((top + PK_ONE - 1) >> 16);
    rows |= 1ull << (bottom >> 16) | 1ull << ((bottom + PK_ONE - 1) >> 16);
  }
  return rows;
}

void pk_composite_uprights(
    const pk_compositor *c, pk_accumulator *accumulator, const pk_edge *edges, size_t count,
    pk_rule rule, int antialiased) {
  uint64_t changes = changing_rows(edges, count) & ((1ull << accumulator->rows) - 1);
  if (__builtin_popcountll(changes) * 2 > accumulator->rows) {
    pk_accumulate(accumulator, edges, count);
    pk_composite_areas(c, accumulator, rule, antialiased, 0, accumulator->rows);
    return;
  }
  row_sweeper s = {c->kernels, accumulator, c->row_coverage, rule, antialiased};
  while (changes) {
    int32_t y = __builtin_ctzll(changes);
    changes &= changes - 1;
    int32_t next = changes ? __builtin_ctzll(changes) : accumulator->rows;
    pk_accumulate_row(accumulator, edges, count, y);
    sweep_row(&s, y, next - y, emit_composite, (void *)c);
  }
}

int pk_begin_uprights(
    const pk_compositor *c, pk_accumulator *accumulator, const pk_edge *edges, size_t count,
    pk_rule rule, int antialiased, uint32_t background) {
  const pk_clip *clip = &c->clip;
  if (c->paint->kind != pk_paint_color || c->mode != pk_blend_normal || c->band.linear || clip->mask
      || clip->x0 > 0 || clip->y0 > 0 || clip->x1 < c->band.width || clip->y1 < c->band.rows)
    return 0;
  uint64_t changes = changing_rows(edges, count) & ((1ull << accumulator->rows) - 1);
  if (__builtin_popcountll(changes) * 2 > accumulator->rows) return 0;
  // The row is drawn once, on a row of its own, and copied.
  pk_compositor one = *c;
  one.band.pixels = c->row_pixels;
  one.band.stride = 0;
  while (changes) {
    int32_t y = __builtin_ctzll(changes);
    changes &= changes - 1;
    int32_t next = changes ? __builtin_ctzll(changes) : accumulator->rows;
    pk_fill_rows(c->row_pixels, c->band.width, c->band.width, 1, background);
    pk_accumulate_row(accumulator, edges, count, y);
    pk_composite_areas(&one, accumulator, rule, antialiased, y, y + 1);
    c->kernels->repeat_row(
        c->band.pixels + (ptrdiff_t)y * c->band.stride, c->band.stride, c->row_pixels,
        (size_t)c->band.width, (size_t)(next - y));
  }
  return 1;
}

// MARK: Masks of clips

typedef struct {
  const pk_kernels *kernels;
  uint8_t *mask;
  ptrdiff_t stride;
  int inverted;
} mask_target;

static void emit_mask(void *context, piece p) {
  const mask_target *t = context;
  uint8_t *row = t->mask + (ptrdiff_t)p.y * t->stride + p.x;
  if (p.coverage) {
    uint8_t *coverage = (uint8_t *)p.coverage;
    if (t->inverted)
      for (int32_t i = 0; i < p.count; i++) coverage[i] ^= 255;
    t->kernels->multiply_mask(row, coverage, (size_t)p.count);
    return;
  }
  uint32_t level = t->inverted ? 255 - p.level : p.level;
  if (level == 0)
    memset(row, 0, (size_t)p.count);
  else if (level != 255)
    for (int32_t i = 0; i < p.count; i++) row[i] = (uint8_t)pk_divide255(row[i] * level);
}

void pk_mask_areas(
    const pk_kernels *kernels, pk_accumulator *accumulator, pk_rule rule, int antialiased,
    int inverted, uint8_t *row_coverage, uint8_t *mask, ptrdiff_t stride) {
  row_sweeper s = {kernels, accumulator, row_coverage, rule, antialiased};
  mask_target target = {kernels, mask, stride, inverted};
  for (int32_t y = 0; y < accumulator->rows; y++) sweep_row(&s, y, 1, emit_mask, &target);
}

// MARK: Rectangles and ready masks

static inline uint32_t level_of_area(float area) { return (uint32_t)(area * 255.0f + 0.5f); }

static void composite_rectangle_rows(
    const pk_compositor *c, int32_t y, int32_t rows, float x0, float x1, float height) {
  int32_t first = (int32_t)x0, last = (int32_t)x1;
  if (first == last) {
    composite(c, (piece){first, y, 1, rows, NULL, level_of_area((x1 - x0) * height)});
    return;
  }
  if (x0 > (float)first) {
    uint32_t level = level_of_area(((float)(first + 1) - x0) * height);
    if (level) composite(c, (piece){first, y, 1, rows, NULL, level});
    first++;
  }
  uint32_t level = level_of_area(height);
  if (level && last > first) composite(c, (piece){first, y, last - first, rows, NULL, level});
  level = level_of_area((x1 - (float)last) * height);
  if (level) composite(c, (piece){last, y, 1, rows, NULL, level});
}

void pk_composite_rectangle(
    const pk_compositor *c, float x0, float y0, float x1, float y1) {
  if (x0 < 0) x0 = 0;
  if (y0 < 0) y0 = 0;
  if (x1 > (float)c->band.width) x1 = (float)c->band.width;
  if (y1 > (float)c->band.rows) y1 = (float)c->band.rows;
  if (!(x0 < x1 && y0 < y1)) return;
  int32_t first = (int32_t)y0, last = (int32_t)y1;
  if (first == last) {
    composite_rectangle_rows(c, first, 1, x0, x1, y1 - y0);
    return;
  }
  if (y0 > (float)first) {
    composite_rectangle_rows(c, first, 1, x0, x1, (float)(first + 1) - y0);
    first++;
  }
  if (last > first) composite_rectangle_rows(c, first, last - first, x0, x1, 1);
  if (y1 > (float)last) composite_rectangle_rows(c, last, 1, x0, x1, y1 - (float)last);
}

void pk_composite_mask(
    const pk_compositor *c, const uint8_t *mask, ptrdiff_t stride, int32_t x, int32_t y,
    int32_t width, int32_t height) {
  int32_t first = y < c->clip.y0 ? c->clip.y0 : y;
  int32_t last = y + height > c->clip.y1 ? c->clip.y1 : y + height;
  mask += (ptrdiff_t)(first - y) * stride;
  const pk_color_loops *loops = color_loops(c);
  if (loops && !c->clip.mask && x >= c->clip.x0 && x + width <= c->clip.x1) {
    // Letters are many and small: nothing is asked again for each of their rows.
    pk_deep_color color = pk_scale_color(c->paint->deep_color, c->opacity);
    if (first < last)
      loops->rows(
          c->band.pixels + (ptrdiff_t)first * c->band.stride + x, c->band.stride, color, 255, mask,
          stride, (size_t)width, (size_t)(last - first));
    return;
  }
  for (; first < last; first++, mask += stride)
    composite(c, (piece){x, first, width, 1, mask, 255});
}

// MARK: Pictures

void pk_composite_picture(
    const pk_kernels *kernels, pk_blend mode, uint32_t opacity, uint32_t *pixels, ptrdiff_t stride,
    const uint32_t *source, ptrdiff_t source_stride, size_t count, size_t rows) {
  if (mode == pk_blend_normal) {
    kernels->normal_rows(pixels, stride, source, source_stride, opacity, count, rows);
  } else if (mode == pk_blend_plus_lighter) {
    kernels->plus_lighter_rows(pixels, stride, source, source_stride, opacity, count, rows);
  } else {
    for (; rows; rows--, pixels += stride, source += source_stride)
      kernels->blend[mode](pixels, source, NULL, opacity, count);
  }
}

// MARK: Rings

// Antialiased pixels of a row.
static void composite_ring_piece(
    const pk_compositor *c, const pk_ring *ring, int32_t y, pk_columns columns) {
  if (columns.first >= columns.end) return;
  int32_t count = columns.end - columns.first;
  c->kernels->ring_coverage(
      c->row_coverage, ring, columns.first, (float)y + 0.5f - ring->y, (size_t)count);
  composite(c, (piece){columns.first, y, count, 1, c->row_coverage, 255});
}

void pk_composite_ring(const pk_compositor *c, const pk_ring *ring) {
  float top = ring->y - ring->outer - 1, bottom = ring->y + ring->outer + 1;
  int32_t first = c->clip.y0, last = c->clip.y1;
  if (top > (float)first) first = (int32_t)top;
  if (bottom < (float)last) last = (int32_t)ceilf(bottom);
  pk_columns clip = {c->clip.x0, c->clip.x1};
  if (clip.first >= clip.end || first >= last) return;
  const pk_color_loops *loops = color_loops(c);
  if (loops && !c->clip.mask) {
    loops->ring(
        c->band.pixels + (ptrdiff_t)first * c->band.stride, c->band.stride,
        pk_scale_color(c->paint->deep_color, c->opacity), ring, clip, first, last);
    return;
  }
  ready_color ready;
  c = with_ready_color(c, &ready);
  pk_ring_rows rows;
  for (int32_t y = first; y < last; y++) {
    int32_t row = (y - first) % PK_RING_ROWS;
    if (row == 0) {
      int32_t count = last - y < PK_RING_ROWS ? last - y : PK_RING_ROWS;
      c->kernels->ring_rows(&rows, ring, y, count, clip);
    }
    pk_columns left = {rows.left_first[row], rows.left_end[row]};
    pk_columns right = {rows.right_first[row], rows.right_end[row]};
    composite_ring_piece(c, ring, y, left);
    if (ring->inner <= 0 && right.first > left.end)
      composite(c, (piece){left.end, y, right.first - left.end, 1, NULL, 255});
    composite_ring_piece(c, ring, y, right);
  }
}
