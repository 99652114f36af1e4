// Edges into signed areas: exact coverage by accumulation, as in font-rs and stb_truetype, in fixed
// point so that sums do not depend on their order.
//
// The area to the right of an edge is spread over a row so that a running sum from the left gives
// each pixel's coverage: the pixels an edge crosses get their part, the pixel after it the rest.

#include "PixelKernels.h"

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

// One row's piece of an edge, from x `left` to `right`, of height `height` · `sign` (PK_ONE is one).
static inline void add_piece(int32_t *areas, uint64_t *touched, float left, float right, int32_t height,
                      int32_t sign) {
  int32_t first = (int32_t)left, last = (int32_t)right;
  if (last <= first + 1) {
    // One pixel, or two: nobody can foretell which, so both are worked out. Of two, the first is covered by
    // the triangle left of the piece, and the second but for the triangle right of it.
    float l = left - (float)first, r = right - (float)first, h = (float)height;
    int two = r > 1.0f;
    float half = 0.5f * h / (two ? r - l : 1.0f);
    float one_inside = h * (1.0f - (l + r) * 0.5f), two_inside = half * (1.0f - l) * (1.0f - l);
    int32_t inside = nearest(two ? two_inside : one_inside);
    int32_t both = height - nearest(two ? half * (r - 1.0f) * (r - 1.0f) : 0.0f);
    areas[first] += sign * inside;
    areas[first + 1] += sign * (both - inside);
    areas[first + 2] += sign * (height - both);
    int32_t block = first >> 2, next = (first + 1 + two) >> 2;
    touched[block >> 6] |= 1ull << (block & 63);
    touched[next >> 6] |= 1ull << (next & 63);
    return;
  }
  // Each pixel's coverage is the mean height that the piece has passed inside it.
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

static void add_edge(pk_accumulator *a, pk_edge e) {
  int32_t sign = 1;
  if (e.y0 > e.y1) {
    e = (pk_edge){e.x1, e.y1, e.x0, e.y0};
    sign = -1;
  }
  if (!(e.y1 > e.y0)) return;
  if (e.x0 == e.x1) {
    add_upright(a, e, sign);
    return;
  }
  float slope = (e.x1 - e.x0) / (e.y1 - e.y0);
  float least = smaller(e.x0, e.x1), most = larger(e.x0, e.x1);
  float x = e.x0;
  int32_t top = nearest(e.y0 * PK_ONE);
  for (int32_t row = (int32_t)e.y0; row < a->rows; row++) {
    float bottom_y = (float)(row + 1);
    int is_last = e.y1 <= bottom_y;
    float next = is_last ? e.x1 : smaller(larger(e.x0 + slope * (bottom_y - e.y0), least), most);
    int32_t bottom = is_last ? nearest(e.y1 * PK_ONE) : (row + 1) * PK_ONE;
    if (bottom > top)
      add_piece(a->areas + (size_t)row * a->stride, a->touched + (size_t)row * a->words,
                smaller(x, next), larger(x, next), bottom - top, sign);
    if (is_last) return;
    top = bottom;
    x = next;
  }
}

void pk_accumulate(pk_accumulator *accumulator, const pk_edge *edges, size_t count) {
  for (size_t i = 0; i < count; i++) add_edge(accumulator, edges[i]);
}
