#pragma once

// Paints, and shapes composited with them in one band. Part of PixelKernels.h.

/// Rows of a surface that one thread draws. `pixels` is the band's first pixel; x and y of its
/// pixels in the surface start at (`x`, `y`).
typedef struct {
  uint32_t *pixels;
  ptrdiff_t stride;
  int32_t x, y;
  int32_t width, rows;
  /// When set, the band's pixels in linear light, four floats each, instead of `pixels`; as many from row
  /// to row. `extended` lets colours be brighter than white.
  float *linear;
  int extended;
} pk_band;

/// Where drawing reaches, in the band's own pixels; `mask` (may be NULL) covers the whole band.
typedef struct {
  int32_t x0, y0, x1, y1;
  const uint8_t *mask;
  ptrdiff_t mask_stride;
} pk_clip;

typedef enum {
  pk_paint_color = 0,
  pk_paint_linear,
  pk_paint_radial,
  pk_paint_angular,
  pk_paint_image,
  pk_paint_pixels,
} pk_paint_kind;

typedef enum { pk_sample_nearest = 0, pk_sample_bilinear = 1 } pk_sampling;

/// What colour each pixel gets.
typedef struct {
  pk_paint_kind kind;
  uint32_t color;
  /// The same with more behind the point; opaque where `color` is.
  pk_deep_color deep_color;
  /// The same colour exactly: premultiplied, linear, and not cut to what a screen shows.
  float linear_color[4];
  /// 1024 colours of a gradient, and room for 15 more.
  const uint32_t *table;
  /// From surface pixels to the paint's own space: u = m0 x + m2 y + m4, v = m1 x + m3 y + m5, and
  /// for images in perspective w = m6 x + m7 y + m8.
  double matrix[9];
  float scale, offset, limit;
  /// An image, or pixels that lie one to one over the surface from (`image_x`, `image_y`).
  const uint32_t *pixels;
  /// Set for pixels one to one that are in linear light, four floats each, instead of `pixels`.
  const float *linear_pixels;
  ptrdiff_t pixel_stride;
  int32_t image_x, image_y, image_width, image_height;
  pk_sampling sampling;
  /// True to repeat the image, false for its edge pixels beyond it.
  int repeats;
  int is_perspective;
  /// When set, the image's alpha scales `color`.
  int is_template;
  /// True when every pixel is known to be opaque. Plain colours need not say so.
  int is_opaque;
} pk_paint;

/// How a shape's pixels are coloured and combined.
typedef struct {
  const pk_kernels *kernels;
  pk_band band;
  pk_clip clip;
  const pk_paint *paint;
  pk_blend mode;
  /// 0...255.
  uint32_t opacity;
  /// Room for width + 64 pixels and as many bytes of coverage, twice.
  uint32_t *row_pixels;
  uint8_t *row_coverage;
  uint8_t *row_combined;
} pk_compositor;

/// Sweeps and clears the accumulator's rows `first`..<`last` and composites what they cover.
/// Not antialiased: a pixel is either in (half covered or more) or out.
void pk_composite_areas(
    const pk_compositor *compositor, pk_accumulator *accumulator, pk_rule rule, int antialiased,
    int32_t first, int32_t last);

/// Composites a shape whose edges are all upright: rows between two ends of edges are swept once. The
/// accumulator is empty before and after.
void pk_composite_uprights(
    const pk_compositor *compositor, pk_accumulator *accumulator, const pk_edge *edges,
    size_t count, pk_rule rule, int antialiased);

/// The same on a band that has only been given a colour: fills the band with `background` too, so that no pixel
/// is written twice. Returns 0, and does nothing, where that would not be so.
int pk_begin_uprights(
    const pk_compositor *compositor, pk_accumulator *accumulator, const pk_edge *edges,
    size_t count, pk_rule rule, int antialiased, uint32_t background);

/// Composites a rectangle given in the band's own pixels, its edges antialiased.
void pk_composite_rectangle(
    const pk_compositor *compositor, float x0, float y0, float x1, float y1);

/// Composites a ring given in the band's own pixels. Rows of the band are followed by room for 15
/// pixels.
void pk_composite_ring(const pk_compositor *compositor, const pk_ring *ring);

/// Pixels of a picture, `stride` from row to row.
typedef struct {
  const uint32_t *pixels;
  ptrdiff_t stride;
  int32_t width, height;
} pk_picture;

/// Composites `rows` rows of `count` pixels of a picture, `source_stride` pixels from one to the next.
void pk_composite_picture(
    const pk_kernels *kernels, pk_blend mode, uint32_t opacity, uint32_t *pixels, ptrdiff_t stride,
    const uint32_t *source, ptrdiff_t source_stride, size_t count, size_t rows);

/// Composites through a mask whose first byte lies at (`x`, `y`) of the band.
void pk_composite_mask(
    const pk_compositor *compositor, const uint8_t *mask, ptrdiff_t stride, int32_t x, int32_t y,
    int32_t width, int32_t height);

/// Sweeps and clears the accumulator and multiplies `mask` (a whole band) by its coverage.
void pk_mask_areas(
    const pk_kernels *kernels, pk_accumulator *accumulator, pk_rule rule, int antialiased,
    int inverted, uint8_t *row_coverage, uint8_t *mask, ptrdiff_t stride);

/// Colours of `count` pixels from (`x`, `y`) of the surface on.
void pk_shade(
    const pk_kernels *kernels, const pk_paint *paint, int32_t x, int32_t y, uint32_t *pixels,
    size_t count);

/// True for a gradient that runs straight down or up, so that rows have one colour.
int pk_is_level(const pk_paint *paint);
/// That colour in row `y` of the surface.
uint32_t pk_level_color(const pk_paint *paint, int32_t y);

/// The image's own pixels for a row piece where they lie one to one on the surface's; NULL elsewhere.
const uint32_t *pk_whole_pixels(const pk_paint *paint, int32_t x, int32_t y, int32_t count);
