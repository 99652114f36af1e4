#pragma once

// Signed areas of edges, from which coverage is swept. Part of PixelKernels.h.

/// A straight edge of a path inside one band: x in 0...width, y in 0...rows, in pixels.
typedef struct {
  float x0, y0, x1, y1;
} pk_edge;

/// Signed areas of a band's pixels, all zero between uses, and one bit for each 4 pixels that hold
/// any.
typedef struct pk_accumulator {
  int32_t *areas;
  uint64_t *touched;
  /// Pixels from row to row; a multiple of 16, at least width + 16.
  int32_t stride;
  /// Words from row to row of `touched`: stride / 256, rounded up.
  int32_t words;
  int32_t width;
  int32_t rows;
} pk_accumulator;

/// Adds the areas to the right of each edge, downward edges counted positive.
void pk_accumulate(pk_accumulator *accumulator, const pk_edge *edges, size_t count);

/// The same for one row, and edges that are all upright.
void pk_accumulate_row(
    pk_accumulator *accumulator, const pk_edge *edges, size_t count, int32_t row);

/// A height inside a band as a number of 1/65,536 pixels.
static inline int32_t pk_fixed(float y) { return (int32_t)(y * PK_ONE + 0.5f); }

/// Edges of one shape as they come, each with the band it lies in.
typedef struct {
  pk_edge *edges;
  int32_t *bands;
  size_t count, capacity;
  /// The bands that hold any edge; first > last when there is none.
  int32_t first_band, last_band;
  /// The columns that the edges span, in pixels; what lies right of the surface is left out.
  float least_x, most_x;
  /// True when any edge is not upright.
  int has_slants;
} pk_edge_list;

/// Appends the closed polygon through `points` (x, y pairs in pixels; at least 2 points): clipped to
/// 0...width and 0...height, cut at bands of `band_rows` rows, y relative to the band. Lines to points that
/// are not finite are left out. Grows the list by realloc; returns 0 when memory ran out and nothing was added.
int pk_add_polygon(
    pk_edge_list *list, const double *points, size_t count, int32_t width, int32_t height,
    int32_t band_rows);

/// Writes the edges in order of their bands. `starts` gets last_band − first_band + 2 numbers: where
/// each band starts in `sorted`, and the count.
void pk_sort_edges(const pk_edge_list *list, pk_edge *sorted, uint32_t *starts);

/// Empties the list and keeps its memory.
void pk_clear_edges(pk_edge_list *list);
void pk_free_edges(pk_edge_list *list);
