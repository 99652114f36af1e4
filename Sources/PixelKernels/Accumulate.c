// Edges into signed areas: exact coverage by accumulation, as in font-rs and stb_truetype, in fixed
// point so that sums do not depend on their order.
//
// The area to the right of an edge is spread over a row so that a running sum from the left gives
// each pixel's coverage: the pixels an edge crosses get their part, the pixel after it the rest.

#include "PixelKernels.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

static inline int32_t nearest(float v) { return (int32_t)(v + 0.5f); }

static inline float smaller(float a, float b) { return a < b ? a : b; }
static inline float larger(float a, float b) { return a > b ? a : b; }

static inline void touch(uint64_t *touched, int32_t first, int32_t last) {
  for (int32_t block = first >> 2; block <= last >> 2; block++)
    touched[block >> 6] |= 1ull << (block & 63);
}

// A pixel and the next one.
static inline void touch_two(uint64_t *touched, int32_t x) {
  int32_t block = x >> 2, next = (x + 1) >> 2;
  touched[block >> 6] |= 1ull << (block & 63);
  if (next != block) touched[next >> 6] |= 1ull << (next & 63);
}

// MARK: Upright edges

// One row of an upright edge.
static inline void add_upright_row(pk_accumulator *a, pk_edge e, int32_t sign, int32_t row) {
  int32_t x = (int32_t)e.x0, top = pk_fixed(e.y0), bottom = pk_fixed(e.y1);
  int32_t from = top > (row << 16) ? top : row << 16, to = (row + 1) << 16;
  int32_t height = (bottom < to ? bottom : to) - from;
  if (height <= 0) return;
  int32_t first = sign * nearest((float)height * (1.0f - (e.x0 - (float)x)));
  int32_t *areas = a->areas + (size_t)row * a->stride;
  areas[x] += first;
  areas[x + 1] += sign * height - first;
  touch_two(a->touched + (size_t)row * a->words, x);
}

void pk_accumulate_row(pk_accumulator *a, const pk_edge *edges, size_t count, int32_t row) {
  for (size_t i = 0; i < count; i++) {
    pk_edge e = edges[i];
    if (e.y0 < e.y1)
      add_upright_row(a, e, 1, row);
    else
      add_upright_row(a, (pk_edge){e.x0, e.y1, e.x1, e.y0}, -1, row);
  }
}

// An upright edge: the same two pixels in every row.
static void add_upright(pk_accumulator *a, pk_edge e, int32_t sign) {
  int32_t x = (int32_t)e.x0, top = nearest(e.y0 * PK_ONE), bottom = nearest(e.y1 * PK_ONE);
  float share = 1.0f - (e.x0 - (float)x);
  int32_t whole = sign * nearest(PK_ONE * share);
  for (int32_t row = top >> 16; (row << 16) < bottom; row++) {
    int32_t *areas = a->areas + (size_t)row * a->stride;
    int32_t from = top > (row << 16) ? top : row << 16, to = (row + 1) << 16;
    int32_t height = (bottom < to ? bottom : to) - from;
    int32_t first = height == PK_ONE ? whole : sign * nearest((float)height * share);
    areas[x] += first;
    areas[x + 1] += sign * height - first;
    touch_two(a->touched + (size_t)row * a->words, x);
  }
}

// MARK: Slanted edges

// Edges are cut into the pieces that lie in one row each, four rows at a time; what pieces add to their pixels is
// worked out for four at once; and then it is added. No step but the last asks which pixels are touched, so that
// there is little to foretell: blobs of short edges take 0.65 of the time that they did one piece after another,
// long edges half.
typedef float floats __attribute__((vector_size(16)));
typedef int32_t ints __attribute__((vector_size(16)));

static inline floats choose(ints mask, floats a, floats b) {
  return (floats)(((ints)a & mask) | ((ints)b & ~mask));
}
static inline floats smaller4(floats a, floats b) { return choose(a < b, a, b); }
static inline floats larger4(floats a, floats b) { return choose(a > b, a, b); }
static inline ints nearest4(floats v) { return __builtin_convertvector(v + 0.5f, ints); }
static inline ints with_sign(ints size, ints sign) { return (size ^ sign) - sign; }

static inline floats floats_at(const float *p) {
  floats v;
  memcpy(&v, p, sizeof v);
  return v;
}
static inline ints ints_at(const int32_t *p) {
  ints v;
  memcpy(&v, p, sizeof v);
  return v;
}
static inline void put_floats(float *p, floats v) { memcpy(p, &v, sizeof v); }
static inline void put_ints(int32_t *p, ints v) { memcpy(p, &v, sizeof v); }

// Room for pieces, a multiple of 4: four may be written for one.
enum { most_pieces = 128 };

// Pieces from x `left` to `right`; `height` (PK_ONE is one) is negative for edges that run up.
typedef struct {
  float left[most_pieces], right[most_pieces];
  int32_t height[most_pieces], row[most_pieces];
  size_t count;
} pieces;

// What pieces add: to the pixel `place` of the band (negative where they cross more than two), to the next one
// and the one after that.
typedef struct {
  int32_t place[most_pieces], first[most_pieces], second[most_pieces], third[most_pieces];
  // The block of 4 pixels in its row of the first and the last pixel that a piece crosses or ends before.
  int32_t block[most_pieces], last_block[most_pieces];
} shares;

// A piece that crosses more than two pixels. Each one's coverage is the mean height that the piece has passed
// inside it.
static __attribute__((noinline)) void add_wide(
    int32_t *areas, uint64_t *touched, float left, float right, int32_t height, int32_t sign) {
  int32_t first = (int32_t)left, last = (int32_t)right;
  float slope = (float)height / (right - left), start = (float)(first + 1) - left;
  int32_t before = nearest(0.5f * slope * start * start);
  areas[first] += sign * before;
  for (int32_t x = first + 1; x < last; x++) {
    int32_t coverage = nearest(slope * (start + (float)(x - first) - 0.5f));
    areas[x] += sign * (coverage - before);
    before = coverage;
  }
  float rest = right - (float)last;
  int32_t coverage = height - nearest(0.5f * slope * rest * rest);
  areas[last] += sign * (coverage - before);
  areas[last + 1] += sign * (height - coverage);
  touch(touched, first, last + 1);
}

// Pieces of one pixel or two. Of two, the first is covered by the triangle left of the piece, and the second but
// for the triangle right of it.
static inline __attribute__((always_inline)) void share(
    const pk_accumulator *a, const pieces *p, size_t i, shares *s) {
  floats left = floats_at(p->left + i), right = floats_at(p->right + i);
  ints height = ints_at(p->height + i), sign = height >> 31, size = with_sign(height, sign);
  ints pixel = __builtin_convertvector(left, ints);
  floats base = __builtin_convertvector(pixel, floats), h = __builtin_convertvector(size, floats);
  floats l = left - base, r = right - base;
  ints two = r > 1.0f, wide = r >= 2.0f;
  floats half = 0.5f * h / choose(two, r - l, (floats){0} + 1.0f);
  floats one_inside = h * (1.0f - (l + r) * 0.5f), two_inside = half * (1.0f - l) * (1.0f - l);
  ints inside = nearest4(choose(two, two_inside, one_inside));
  ints both = size - nearest4((floats)((ints)(half * (r - 1.0f) * (r - 1.0f)) & two));
  put_ints(s->place + i, (ints_at(p->row + i) * a->stride + pixel) | wide);
  put_ints(s->first + i, with_sign(inside, sign));
  put_ints(s->second + i, with_sign(both - inside, sign));
  put_ints(s->third + i, with_sign(size - both, sign));
  put_ints(s->block + i, pixel >> 2);
  put_ints(s->last_block + i, (pixel + 1 - two) >> 2);
}

static void add_pieces(pk_accumulator *a, pieces *p) {
  shares s;
  size_t count = p->count;
  p->count = 0;
  // The last group may be of fewer than four.
  for (size_t i = count; i & 3; i++) p->left[i] = p->right[i] = 0, p->height[i] = p->row[i] = 0;
  for (size_t i = 0; i < count; i += 4) share(a, p, i, &s);
  for (size_t i = 0; i < count; i++) {
    uint64_t *touched = a->touched + (ptrdiff_t)p->row[i] * a->words;
    if (s.place[i] < 0) {
      int32_t sign = p->height[i] < 0 ? -1 : 1;
      add_wide(
          a->areas + (ptrdiff_t)p->row[i] * a->stride, touched, p->left[i], p->right[i],
          sign * p->height[i], sign);
      continue;
    }
    int32_t *areas = a->areas + s.place[i];
    areas[0] += s.first[i];
    areas[1] += s.second[i];
    areas[2] += s.third[i];
    touched[s.block[i] >> 6] |= 1ull << (s.block[i] & 63);
    touched[s.last_block[i] >> 6] |= 1ull << (s.last_block[i] & 63);
  }
}

// A slanted edge from y `y0` down to `y1` (sign −1: up). Where it crosses into a row is worked out from its
// start, and held between its ends.
static inline __attribute__((always_inline)) void cut_into_rows(
    pk_accumulator *a, pieces *p, float x0, float y0, float x1, float y1, int32_t sign) {
  const ints lanes = {0, 1, 2, 3};
  float slope = (x1 - x0) / (y1 - y0);
  floats least = (floats){0} + smaller(x0, x1), most = (floats){0} + larger(x0, x1);
  int32_t row = (int32_t)y0, end = (int32_t)y1;
  if ((float)end < y1) end++;
  if (end > a->rows) end = a->rows;
  floats top = larger4(__builtin_convertvector(row + lanes, floats), (floats){0} + y0);
  for (; row < end; row += 4) {
    if (p->count + 4 > most_pieces) add_pieces(a, p);
    size_t n = p->count;
    p->count += end - row < 4 ? (size_t)(end - row) : 4;
    floats next_row = __builtin_convertvector(row + 1 + lanes, floats);
    floats bottom = smaller4(next_row, (floats){0} + y1);
    floats from = smaller4(larger4(x0 + slope * (top - y0), least), most);
    floats to = smaller4(larger4(x0 + slope * (bottom - y0), least), most);
    to = choose(next_row >= y1, (floats){0} + x1, to);
    ints height = nearest4(bottom * (float)PK_ONE) - nearest4(top * (float)PK_ONE);
    put_floats(p->left + n, smaller4(from, to));
    put_floats(p->right + n, larger4(from, to));
    put_ints(p->height + n, with_sign(height, (ints){0} + sign));
    put_ints(p->row + n, row + lanes);
    top = next_row + 3.0f;
  }
}

void pk_accumulate(pk_accumulator *a, const pk_edge *edges, size_t count) {
  pieces p;
  p.count = 0;
  for (size_t i = 0; i < count; i++) {
    pk_edge e = edges[i];
    int32_t sign = 0;
    if (e.y0 > e.y1) {
      e = (pk_edge){e.x1, e.y1, e.x0, e.y0};
      sign = -1;
    }
    if (!(e.y1 > e.y0)) continue;
    if (e.x0 == e.x1) {
      add_upright(a, e, sign | 1);
      continue;
    }
    cut_into_rows(a, &p, e.x0, e.y0, e.x1, e.y1, sign);
  }
  add_pieces(a, &p);
}
