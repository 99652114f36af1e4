#pragma once

// Which pixels of a row a ring touches.

#include "PixelKernels.h"

#pragma STDC FP_CONTRACT OFF

/// The columns where a row meets the ring: antialiased on the left and on the right, and for a disc
/// what lies whole between them.
typedef struct {
  pk_columns left, middle, right;
} pk_ring_row;

// Half the chord of a circle at `dy` from its centre; negative when the row misses it.
static inline __attribute__((always_inline)) float pk_half_chord(float radius, float dy) {
  float square = radius * radius - dy * dy;
  return square > 0 ? __builtin_elementwise_sqrt(square) : -1;
}

// Rounded down, or up, inside a clip that begins at 0 or later.
static inline __attribute__((always_inline)) int32_t pk_column(float x, pk_columns clip, int rounds_up) {
  if (!(x > (float)clip.first)) return clip.first;
  if (!(x < (float)clip.end)) return clip.end;
  int32_t whole = (int32_t)x;
  return rounds_up && (float)whole < x ? whole + 1 : whole;
}

static inline __attribute__((always_inline)) pk_ring_row pk_ring_row_at(const pk_ring *ring, int32_t y, pk_columns clip) {
  // No pixel farther from an edge than its half diagonal is touched by it.
  const float reach = 0.75f;
  float dy = (float)y + 0.5f - ring->y;
  pk_ring_row row = {{0, 0}, {0, 0}, {0, 0}};
  float outer = pk_half_chord(ring->outer + reach, dy);
  if (outer < 0) return row;
  row.left.first = pk_column(ring->x - outer - 0.5f, clip, 0);
  int32_t end = pk_column(ring->x + outer + 0.5f, clip, 1);
  // A disc is a ring whose inside is filled whole.
  float inside = (ring->inner > 0 ? ring->inner : ring->outer) - reach;
  float inner = pk_half_chord(inside, dy);
  if (inner < 1) {
    row.left.end = end;
    return row;
  }
  row.left.end = pk_column(ring->x - inner + 0.5f, clip, 1);
  row.right.first = pk_column(ring->x + inner - 0.5f, clip, 0);
  if (row.right.first < row.left.end) row.right.first = row.left.end;
  row.right.end = end;
  if (ring->inner <= 0) row.middle = (pk_columns){row.left.end, row.right.first};
  return row;
}
