// Polygons cut into edges: clipped to the surface and to bands of rows.

#include "PixelKernels.h"

#include <stdlib.h>

#pragma STDC FP_CONTRACT OFF

typedef struct {
  pk_edge_list *list;
  double width, height;
  int32_t band_rows;
} cutter;

// Makes room for `count` more edges.
static int reserve(pk_edge_list *list, size_t count) {
  if (count <= list->capacity - list->count) return 1;
  size_t capacity = list->capacity ? list->capacity * 2 : 256;
  if (capacity - list->count < count) capacity = list->count + count;
  pk_edge *edges = realloc(list->edges, capacity * sizeof *edges);
  if (!edges) return 0;
  list->edges = edges;
  int32_t *bands = realloc(list->bands, capacity * sizeof *bands);
  if (!bands) return 0;
  list->bands = bands;
  list->capacity = capacity;
  return 1;
}

static int append(pk_edge_list *list, int32_t band, pk_edge edge) {
  if (!reserve(list, 1)) return 0;
  list->edges[list->count] = edge;
  list->bands[list->count] = band;
  list->count++;
  if (band < list->first_band) list->first_band = band;
  if (band > list->last_band) list->last_band = band;
  float low = edge.x0 < edge.x1 ? edge.x0 : edge.x1, high = edge.x0 < edge.x1 ? edge.x1 : edge.x0;
  if (low < list->least_x) list->least_x = low;
  if (high > list->most_x) list->most_x = high;
  list->has_slants |= edge.x0 != edge.x1;
  return 1;
}

static inline int is_finite(double v) { return v - v == 0; }

static double clamp(double v, double low, double high) { return v < low ? low : v > high ? high : v; }

// A piece with y0 < y1 inside the surface, cut at the bands; `down` tells its direction.
static int cut_at_bands(cutter *c, double x0, double y0, double x1, double y1, int down) {
  double slope = (x1 - x0) / (y1 - y0), least = x0 < x1 ? x0 : x1, most = x0 < x1 ? x1 : x0;
  int32_t band = (int32_t)(y0 / c->band_rows);
  double x = x0, y = y0;
  while (y < y1) {
    double top = (double)band * c->band_rows, bottom = top + c->band_rows;
    double next_y = y1 < bottom ? y1 : bottom;
    double next_x = next_y == y1 ? x1 : clamp(x0 + slope * (next_y - y0), least, most);
    pk_edge e = {(float)x, (float)(y - top), (float)next_x, (float)(next_y - top)};
    if (!down) e = (pk_edge){e.x1, e.y1, e.x0, e.y0};
    if (e.y0 != e.y1 && !append(c->list, band, e)) return 0;
    x = next_x;
    y = next_y;
    band++;
  }
  return 1;
}

// Where the line crosses the column `x`, when it does so strictly between its ends.
static double crossing(double x0, double y0, double x1, double y1, double x) {
  if ((x0 < x) == (x1 < x)) return y0;
  return clamp(y0 + (x - x0) * ((y1 - y0) / (x1 - x0)), y0, y1);
}

// A piece with y0 < y1 between the surface's top and bottom: what lies left of it is moved to its
// edge, where it still counts for the winding; what lies right of it counts for nothing.
static int cut_at_sides(cutter *c, double x0, double y0, double x1, double y1, int down) {
  double left = crossing(x0, y0, x1, y1, 0), right = crossing(x0, y0, x1, y1, c->width);
  double ys[4] = {y0, left < right ? left : right, left < right ? right : left, y1};
  double x = x0;
  for (int i = 0; i < 3; i++) {
    if (!(ys[i] < ys[i + 1])) continue;
    double next = ys[i + 1] == y1 ? x1 : ys[i + 1] == left ? 0 : c->width;
    double middle = x * 0.5 + next * 0.5;
    if (middle >= c->width) {
      c->list->most_x = (float)c->width;
    } else {
      double a = middle <= 0 ? 0 : clamp(x, 0, c->width), b = middle <= 0 ? 0 : clamp(next, 0, c->width);
      if (!cut_at_bands(c, a, ys[i], b, ys[i + 1], down)) return 0;
    }
    x = next;
  }
  return 1;
}

static int add_line(cutter *c, const double *p, const double *q) {
  int down = p[1] < q[1];
  const double *a = down ? p : q, *b = down ? q : p;
  if (!(a[1] < b[1]) || b[1] <= 0 || a[1] >= c->height) return 1;
  // Whatever made a point that is not of numbers: an edge that is none would be drawn beyond all rows.
  if (!is_finite(a[0]) || !is_finite(a[1]) || !is_finite(b[0]) || !is_finite(b[1])) return 1;
  double slope = (b[0] - a[0]) / (b[1] - a[1]);
  double least = a[0] < b[0] ? a[0] : b[0], most = a[0] < b[0] ? b[0] : a[0];
  double x0 = a[0], y0 = a[1], x1 = b[0], y1 = b[1];
  if (y0 < 0) x0 = clamp(a[0] - slope * a[1], least, most), y0 = 0;
  if (y1 > c->height) x1 = clamp(a[0] + slope * (c->height - a[1]), least, most), y1 = c->height;
  return cut_at_sides(c, x0, y0, x1, y1, down);
}

// The polygon's lines from `start` on, as long as they lie inside one band, the one that line begins in: most are
// short, and nothing is cut off them. Returns the first line that does not, or the number of points.
static size_t add_lines_inside(cutter *c, const double *points, size_t count, size_t start) {
  double x = points[2 * start], y = points[2 * start + 1];
  if (!(x >= 0 && x < c->width && y >= 0 && y < c->height)) return start;
  int32_t band = (int32_t)y / c->band_rows;
  double top = (double)(band * c->band_rows), bottom = top + c->band_rows;
  if (bottom > c->height) bottom = c->height;
  pk_edge_list *list = c->list;
  // Kept out of the list while there is nothing else to do: a blob's edges are found in 0.64 of the time.
  pk_edge *edges = list->edges;
  size_t written = list->count, i = start;
  float low = list->least_x, high = list->most_x, from_x = (float)x, from_y = (float)(y - top);
  int has_slants = list->has_slants;
  for (; i < count; i++) {
    const double *next = i + 1 == count ? points : points + 2 * i + 2;
    if (!(next[0] >= 0 && next[0] < c->width && next[1] >= top && next[1] <= bottom)) break;
    float to_x = (float)next[0], to_y = (float)(next[1] - top);
    if (from_y != to_y) {
      edges[written] = (pk_edge){from_x, from_y, to_x, to_y};
      list->bands[written++] = band;
      float least = from_x < to_x ? from_x : to_x, most = from_x < to_x ? to_x : from_x;
      low = least < low ? least : low;
      high = most > high ? most : high;
      has_slants |= from_x != to_x;
    }
    from_x = to_x;
    from_y = to_y;
  }
  if (written > list->count) {
    if (band < list->first_band) list->first_band = band;
    if (band > list->last_band) list->last_band = band;
  }
  list->count = written;
  list->least_x = low;
  list->most_x = high;
  list->has_slants = has_slants;
  return i;
}

int pk_add_polygon(
    pk_edge_list *list, const double *points, size_t count, int32_t width, int32_t height,
    int32_t band_rows) {
  cutter c = {list, width, height, band_rows};
  for (size_t i = 0; i < count; i++) {
    if (!reserve(list, count - i)) return 0;
    i = add_lines_inside(&c, points, count, i);
    if (i == count) break;
    size_t next = i + 1 == count ? 0 : i + 1;
    if (!add_line(&c, points + 2 * i, points + 2 * next)) return 0;
  }
  return 1;
}

void pk_sort_edges(const pk_edge_list *list, pk_edge *sorted, uint32_t *starts) {
  int32_t bands = list->last_band - list->first_band + 1;
  for (int32_t band = 0; band <= bands; band++) starts[band] = 0;
  for (size_t i = 0; i < list->count; i++) starts[list->bands[i] - list->first_band]++;
  // Counts become ends; placing from the back turns them into starts and keeps the order.
  for (int32_t band = 1; band < bands; band++) starts[band] += starts[band - 1];
  starts[bands] = (uint32_t)list->count;
  for (size_t i = list->count; i-- > 0;)
    sorted[--starts[list->bands[i] - list->first_band]] = list->edges[i];
}

void pk_clear_edges(pk_edge_list *list) {
  list->count = 0;
  list->first_band = INT32_MAX;
  list->last_band = INT32_MIN;
  list->least_x = 1e30f;
  list->most_x = -1e30f;
  list->has_slants = 0;
}

void pk_free_edges(pk_edge_list *list) {
  free(list->edges);
  free(list->bands);
  *list = (pk_edge_list){0};
  pk_clear_edges(list);
}
