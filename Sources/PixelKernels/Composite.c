// Coverage, row by row, through the clip to the pixels.

#include "PixelKernels.h"

#include <math.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// Where a row piece is drawn and through what: `coverage` NULL is `level` everywhere.
typedef struct {
  int32_t x, y, count;
  const uint8_t *coverage;
  uint32_t level;
} piece;

static inline uint32_t divide255(uint32_t v) { return (v + 128 + ((v + 128) >> 8)) >> 8; }

static uint32_t scale_color(uint32_t color, uint32_t level) {
  uint32_t scaled = 0;
  for (int shift = 0; shift < 32; shift += 8)
    scaled |= divide255(((color >> shift) & 255) * level) << shift;
  return scaled;
}

static const uint32_t *source_row(const pk_compositor *c, const piece *p) {
  const pk_paint *paint = c->paint;
  int32_t x = c->band.x + p->x, y = c->band.y + p->y;
  if (paint->kind == pk_paint_pixels)
    return paint->pixels + (ptrdiff_t)(y - paint->image_y) * paint->pixel_stride
        + (x - paint->image_x);
  const uint32_t *copied = pk_whole_pixels(paint, x, y, p->count);
  if (copied) return copied;
  pk_shade(c->kernels, paint, x, y, c->row_pixels, (size_t)p->count);
  return c->row_pixels;
}

// In linear light; pixels that are not are changed some at a time.
static void composite_linear(const pk_compositor *c, const piece *p) {
  enum { pixels_at_once = 64 };
  const pk_paint *paint = c->paint;
  uint32_t opacity = divide255(p->level * c->opacity);
  float *destination = c->band.linear + ((ptrdiff_t)p->y * c->band.stride + p->x) * 4;
  if (paint->kind == pk_paint_color || paint->linear_pixels) {
    int is_color = paint->kind == pk_paint_color;
    const float *source = is_color
        ? paint->linear_color
        : paint->linear_pixels + ((ptrdiff_t)(c->band.y + p->y - paint->image_y) * paint->pixel_stride
                                  + (c->band.x + p->x - paint->image_x)) * 4;
    pk_blend_linear(
        destination, source, is_color ? 0 : 4, p->coverage, opacity, c->mode, c->band.extended,
        (size_t)p->count);
    return;
  }
  const uint32_t *row = source_row(c, p);
  float decoded[pixels_at_once * 4];
  for (int32_t first = 0; first < p->count; first += pixels_at_once) {
    size_t count = (size_t)(p->count - first < pixels_at_once ? p->count - first : pixels_at_once);
    pk_decode_linear(decoded, row + first, count);
    pk_blend_linear(
        destination + first * 4, decoded, 4, p->coverage ? p->coverage + first : NULL, opacity,
        c->mode, c->band.extended, count);
  }
}

// A piece inside the clip rectangle, `coverage` already combined with the clip's mask.
static void composite_clipped(const pk_compositor *c, const piece *p) {
  if (c->band.linear) {
    composite_linear(c, p);
    return;
  }
  uint32_t *destination = c->band.pixels + (ptrdiff_t)p->y * c->band.stride + p->x;
  size_t count = (size_t)p->count;
  if (c->paint->kind == pk_paint_color && c->mode == pk_blend_normal) {
    uint32_t level = divide255(p->level * c->opacity);
    uint32_t color = level == 255 ? c->paint->color : scale_color(c->paint->color, level);
    if (p->coverage)
      c->kernels->over_color_masked(destination, color, p->coverage, count);
    else
      c->kernels->over_color(destination, color, count);
    return;
  }
  uint32_t opacity = divide255(p->level * c->opacity);
  c->kernels->blend[c->mode](destination, source_row(c, p), p->coverage, opacity, count);
}

static void composite(const pk_compositor *c, piece p) {
  if (p.y < c->clip.y0 || p.y >= c->clip.y1) return;
  int32_t start = p.x < c->clip.x0 ? c->clip.x0 : p.x;
  int32_t end = p.x + p.count > c->clip.x1 ? c->clip.x1 : p.x + p.count;
  if (start >= end) return;
  if (p.coverage) p.coverage += start - p.x;
  p.x = start;
  p.count = end - start;
  if (c->clip.mask) {
    const uint8_t *mask = c->clip.mask + (ptrdiff_t)p.y * c->clip.mask_stride + p.x;
    if (p.coverage) {
      memcpy(c->row_combined, p.coverage, (size_t)p.count);
      c->kernels->multiply_mask(c->row_combined, mask, (size_t)p.count);
      mask = c->row_combined;
    }
    p.coverage = mask;
  }
  composite_clipped(c, &p);
}

// MARK: Runs of touched blocks

static inline uint32_t level_of(int32_t sum, pk_rule rule) {
  uint32_t value;
  if (rule == pk_rule_even_odd) {
    value = (uint32_t)sum & (2 * PK_ONE - 1);
    if (value > PK_ONE) value = 2 * PK_ONE - value;
  } else {
    value = sum < 0 ? 0u - (uint32_t)sum : (uint32_t)sum;
    if (value > PK_ONE) value = PK_ONE;
  }
  return (value * 255 + PK_ONE / 2) >> 16;
}

// The first block from `block` on whose bit is `wanted`; `end` when there is none before it.
static int32_t find_block(const uint64_t *touched, int32_t block, int32_t end, int wanted) {
  while (block < end) {
    uint64_t word = touched[block >> 6];
    if (!wanted) word = ~word;
    word >>= block & 63;
    if (word) {
      block += __builtin_ctzll(word);
      return block < end ? block : end;
    }
    block = (block | 63) + 1;
  }
  return end;
}

static void threshold(uint8_t *coverage, int32_t count) {
  for (int32_t i = 0; i < count; i++) coverage[i] = coverage[i] >= 128 ? 255 : 0;
}

// Calls `emit` for a row's pieces from left to right and clears the row. With `gaps`, pieces of no
// coverage are given too.
typedef void (*emit_piece)(void *context, piece p);

typedef struct {
  const pk_kernels *kernels;
  pk_accumulator *accumulator;
  uint8_t *coverage;
  pk_rule rule;
  int antialiased;
} row_sweeper;

static inline __attribute__((always_inline)) void sweep_row(
    const row_sweeper *s, int32_t y, emit_piece emit, void *context) {
  pk_accumulator *a = s->accumulator;
  int32_t *areas = a->areas + (size_t)y * a->stride;
  uint64_t *touched = a->touched + (size_t)y * a->words;
  int32_t end = a->stride >> 2, block = 0, carry = 0;
  while (block < end) {
    int32_t first = find_block(touched, block, end, 1);
    uint32_t level = level_of(carry, s->rule);
    if (!s->antialiased) level = level >= 128 ? 255 : 0;
    int32_t gap = (first < end ? first * 4 : a->width) - block * 4;
    if (gap > 0) emit(context, (piece){block * 4, y, gap, NULL, level});
    if (first >= end) break;
    int32_t last = find_block(touched, first, end, 0), count = (last - first) * 4;
    carry = s->kernels->sweep(areas + first * 4, s->coverage, carry, s->rule, (size_t)count);
    if (!s->antialiased) threshold(s->coverage, count);
    if (first * 4 + count > a->width) count = a->width - first * 4;
    if (count > 0) emit(context, (piece){first * 4, y, count, s->coverage, 255});
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
  row_sweeper s = {c->kernels, accumulator, c->row_coverage, rule, antialiased};
  for (int32_t y = first; y < last; y++) sweep_row(&s, y, emit_composite, (void *)c);
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
    for (int32_t i = 0; i < p.count; i++) row[i] = (uint8_t)divide255(row[i] * level);
}

void pk_mask_areas(
    const pk_kernels *kernels, pk_accumulator *accumulator, pk_rule rule, int antialiased,
    int inverted, uint8_t *row_coverage, uint8_t *mask, ptrdiff_t stride) {
  row_sweeper s = {kernels, accumulator, row_coverage, rule, antialiased};
  mask_target target = {kernels, mask, stride, inverted};
  for (int32_t y = 0; y < accumulator->rows; y++) sweep_row(&s, y, emit_mask, &target);
}

// MARK: Rectangles and ready masks

static inline uint32_t level_of_area(float area) { return (uint32_t)(area * 255.0f + 0.5f); }

static void composite_rectangle_row(
    const pk_compositor *c, int32_t y, float x0, float x1, float height) {
  int32_t first = (int32_t)x0, last = (int32_t)x1;
  if (first == last) {
    composite(c, (piece){first, y, 1, NULL, level_of_area((x1 - x0) * height)});
    return;
  }
  if (x0 > (float)first) {
    uint32_t level = level_of_area(((float)(first + 1) - x0) * height);
    if (level) composite(c, (piece){first, y, 1, NULL, level});
    first++;
  }
  uint32_t level = level_of_area(height);
  if (level && last > first) composite(c, (piece){first, y, last - first, NULL, level});
  level = level_of_area((x1 - (float)last) * height);
  if (level) composite(c, (piece){last, y, 1, NULL, level});
}

void pk_composite_rectangle(
    const pk_compositor *c, float x0, float y0, float x1, float y1) {
  if (x0 < 0) x0 = 0;
  if (y0 < 0) y0 = 0;
  if (x1 > (float)c->band.width) x1 = (float)c->band.width;
  if (y1 > (float)c->band.rows) y1 = (float)c->band.rows;
  if (!(x0 < x1 && y0 < y1)) return;
  for (int32_t y = (int32_t)y0; (float)y < y1; y++) {
    float top = y0 > (float)y ? y0 : (float)y;
    float bottom = y1 < (float)(y + 1) ? y1 : (float)(y + 1);
    composite_rectangle_row(c, y, x0, x1, bottom - top);
  }
}

void pk_composite_mask(
    const pk_compositor *c, const uint8_t *mask, ptrdiff_t stride, int32_t x, int32_t y,
    int32_t width, int32_t height) {
  int32_t first = y < c->clip.y0 ? c->clip.y0 : y;
  int32_t last = y + height > c->clip.y1 ? c->clip.y1 : y + height;
  for (int32_t row = first; row < last; row++)
    composite(c, (piece){x, row, width, mask + (ptrdiff_t)(row - y) * stride, 255});
}

// MARK: Rings

// Half the chord of a circle at `dy` from its centre; negative when the row misses it.
static inline float half_chord(float radius, float dy) {
  float square = radius * radius - dy * dy;
  return square > 0 ? __builtin_sqrtf(square) : -1;
}

// Antialiased pixels of a row from `from` to `to`.
static void composite_ring_piece(
    const pk_compositor *c, const pk_ring *ring, int32_t y, float from, float to, uint32_t color) {
  float low = (float)c->clip.x0, high = (float)c->clip.x1;
  if (from < low) from = low;
  if (to > high) to = high;
  if (!(from < to)) return;
  int32_t x = (int32_t)from, end = (int32_t)ceilf(to);
  float dy = (float)y + 0.5f - ring->y;
  if (c->paint->kind == pk_paint_color && c->mode == pk_blend_normal && !c->clip.mask
      && !c->band.linear) {
    c->kernels->over_ring(
        c->band.pixels + (ptrdiff_t)y * c->band.stride, color, ring, x, end, dy);
    return;
  }
  c->kernels->ring_coverage(c->row_coverage, ring, x, dy, (size_t)(end - x));
  composite(c, (piece){x, y, end - x, c->row_coverage, 255});
}

void pk_composite_ring(const pk_compositor *c, const pk_ring *ring) {
  // No pixel farther from an edge than its half diagonal is touched by it.
  const float reach = 0.75f;
  uint32_t color = scale_color(c->paint->color, c->opacity);
  float top = ring->y - ring->outer - 1, bottom = ring->y + ring->outer + 1;
  int32_t first = c->clip.y0, last = c->clip.y1;
  if (top > (float)first) first = (int32_t)top;
  if (bottom < (float)last) last = (int32_t)ceilf(bottom);
  // A disc is a ring whose inside is filled whole.
  float inside = (ring->inner > 0 ? ring->inner : ring->outer) - reach;
  for (int32_t y = first; y < last; y++) {
    float dy = (float)y + 0.5f - ring->y;
    float outer = half_chord(ring->outer + reach, dy), inner = half_chord(inside, dy);
    if (outer < 0) continue;
    if (inner < 1) {
      composite_ring_piece(c, ring, y, ring->x - outer - 0.5f, ring->x + outer + 0.5f, color);
      continue;
    }
    float left = ceilf(ring->x - inner + 0.5f), right = floorf(ring->x + inner - 0.5f);
    if (right < left) right = left;
    composite_ring_piece(c, ring, y, ring->x - outer - 0.5f, left, color);
    if (ring->inner <= 0 && right > left && right > 0 && left < (float)c->band.width) {
      int32_t from = left > 0 ? (int32_t)left : 0;
      int32_t to = right < (float)c->band.width ? (int32_t)right : c->band.width;
      if (to > from) composite(c, (piece){from, y, to - from, NULL, 255});
    }
    composite_ring_piece(c, ring, y, right, ring->x + outer + 0.5f, color);
  }
}
