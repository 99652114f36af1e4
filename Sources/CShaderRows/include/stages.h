/// What a compiled Metal library and the software device say to each other: the twin of `halcyon/stages.h`, which is
/// compiled around a program's vertex, fragment and kernel functions.
#ifndef HALCYON_STAGES_H
#define HALCYON_STAGES_H

#include <stdint.h>

/// How the colours of a texture lie in memory.
typedef enum {
  stage_rgba8, stage_bgra8, stage_rgba8_srgb, stage_bgra8_srgb, stage_r8, stage_rg8, stage_a8,
  stage_r16_float, stage_rg16_float, stage_rgba16_float, stage_r32_float, stage_rg32_float, stage_rgba32_float,
  stage_r16, stage_rg16, stage_rgba16,
  stage_r8_uint, stage_rgba8_uint, stage_r16_uint, stage_r32_uint, stage_rg32_uint, stage_rgba32_uint,
  stage_r32_sint, stage_rgba32_sint, stage_rgb10a2
} stage_format;

/// One level of a texture.
typedef struct {
  void *bytes;
  int32_t width, height;
  /// Slices of an array, or layers of a room.
  int32_t depth;
  int32_t row_bytes, slice_bytes;
} stage_level;

typedef struct {
  const stage_level *levels;
  int32_t level_count;
  /// A `stage_format`.
  int32_t format;
} stage_texture;

/// As Metal numbers them: addresses clamp to edge, mirror clamp to edge, repeat, mirror repeat, clamp to zero, clamp to
/// the border's colour; filters nearest and linear; comparisons never, less, equal, less or equal, greater, not equal,
/// greater or equal, always.
typedef struct {
  int32_t is_normalized, min_filter, mag_filter, mip_filter, horizontal, vertical, through, border, compare;
} stage_sampler;

/// What an encoder's indices stand for. Where nothing is set, buffers are memory of zeros, textures a clear pixel.
typedef struct {
  void *const *buffers;
  const stage_texture *const *textures;
  const stage_sampler *samplers;
} stage_bindings;

/// One value of a vertex, read from a buffer.
typedef struct {
  const uint8_t *bytes;
  int64_t stride;
  /// Bytes that may be read from `bytes` on.
  int64_t length;
  /// A `MTLVertexFormat`; 0 where there is none.
  int32_t format;
  /// 0: for all vertices; 1: for each vertex; else for each so many instances.
  int32_t step;
} stage_attribute;

typedef struct {
  const stage_bindings *bindings;
  const stage_attribute *attributes;
  /// The numbers of the vertices; null where they follow each other from `first` on.
  const uint32_t *numbers;
  int32_t first, count, instance, base_vertex, base_instance;
  /// `count` structs, as far apart as the function says.
  void *results;
} stage_vertices;

/// Pixels beside each other in one triangle.
typedef struct {
  const stage_bindings *bindings;
  int32_t x, y, count;
  /// For each number of the function's members: at the first pixel's centre, and from one pixel to the next and one row
  /// to the next, divided by w where the member is seen in perspective.
  const float (*planes)[3];
  /// The same of 1 / w and of the depth.
  float reciprocal[3], depth[3];
  /// What does not change over the triangle, as the function's struct has it.
  const void *flat;
  int32_t is_front, primitive;
  /// The middle of a point in pixels, and its side.
  float point[3];
  /// For each attachment `count` colours of four floats.
  float *const *colors;
  /// What the function says of the depth.
  float *depths;
  /// 0 where the pixel is thrown away.
  uint8_t *kept;
} stage_span;

typedef struct {
  const stage_bindings *bindings;
  uint32_t threads[3], group_size[3], group[3], groups[3];
  /// Memory that the threads of the group share, by index, and the bytes of each.
  void *const *shared;
  /// Waits until all threads of the group have come so far.
  void (*barrier)(void);
  /// The one thread that is to be run; all of them where negative.
  int32_t only;
} stage_group;

/// A member of what a vertex function answers with or a fragment function takes.
typedef struct {
  const char *name;
  int32_t offset, size;
  /// Floats or halves that are interpolated; 0 where it stays as one corner has it.
  int32_t count;
  int32_t is_half;
  /// 0 none, 1 position, 2 side of a point.
  int32_t role;
  /// 0 in perspective, 1 in the picture, 2 not at all.
  int32_t interpolation;
} stage_member;

/// Where a parameter's value comes from: 0 another, 1 a buffer, 2 a texture, 3 a sampler, 4 memory of a group, 5 an
/// attribute of a vertex.
typedef struct {
  const char *name;
  int32_t kind, index;
} stage_parameter;

typedef struct {
  const char *name;
  /// 0 vertex, 1 fragment, 2 kernel.
  int32_t kind;
  /// Bytes from one result of a vertex function to the next, or of what a fragment function takes.
  int32_t stride;
  const stage_member *members;
  int32_t member_count;
  const stage_parameter *parameters;
  int32_t parameter_count;
  /// Of a fragment function: whether it says which pixels are kept, and their depth; of a kernel, whether its threads wait
  /// for each other, or change what others read at the same time, and whether they know nothing of groups: a row of the
  /// grid may be one.
  int32_t discards, writes_depth, waits, is_atomic, by_rows;
  /// A bit for each colour that a fragment function answers with.
  uint32_t colors;
  /// Called with a `stage_vertices`, `stage_span` or `stage_group`.
  void (*run)(const void *);
} stage_function;

/// Runs one, and keeps its name where a crash's message finds it.
void stage_run(const stage_function *function, const void *call);

/// Runs a group of a kernel whose threads wait for each other: each has a stack of its own. 0 where memory is lacking.
int stage_run_waiting(const stage_function *function, stage_group *group);

#endif
