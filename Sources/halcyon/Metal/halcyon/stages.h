// Runs the functions of a pipeline: vertices one after another, the pixels of a row, the threads of a group. What is
// compiled around a program's vertex, fragment and kernel functions.
#pragma once
#include <metal_stdlib>

namespace halcyon {

#define HALCYON_INLINE inline __attribute__((always_inline))

// Whether threads of a kernel may be run as one vector: none waits for others or changes what others read.
#ifdef HALCYON_THREADS_MEET
#define HALCYON_THREADS_ARE_APART
#else
#define HALCYON_THREADS_ARE_APART \
  _Pragma("clang loop vectorize(assume_safety) vectorize_width(HALCYON_PIXELS) interleave(disable)")
#endif

// The twins of the structs in `CShaderRows`'s stages.h, which says what they hold.
struct Bindings {
  void *const *buffers;
  const metal::stages::Texture *const *textures;
  const metal::stages::Sampler *samplers;
};
struct Attribute {
  const uchar *bytes;
  long stride, length;
  int format, step;
};
struct Vertices {
  const Bindings *bindings;
  const Attribute *attributes;
  const uint *numbers;
  int first, count, instance, base_vertex, base_instance;
  void *results;
};
struct Span {
  const Bindings *bindings;
  int x, y, count;
  const float (*planes)[3];
  float reciprocal[3], depth[3];
  const void *flat;
  int is_front, primitive;
  float point[3];
  float *const *colors;
  float *depths;
  uchar *kept;
};
struct Group {
  const Bindings *bindings;
  uint threads[3], group_size[3], group[3], groups[3];
  void *const *shared;
  void (*barrier)();
  int only;
};
struct Member {
  const char *name;
  int offset, size, count, is_half, role, interpolation;
};
struct Parameter {
  const char *name;
  int kind, index;
};
struct StageFunction {
  const char *name;
  int kind, stride;
  const Member *members;
  int member_count;
  const Parameter *parameters;
  int parameter_count;
  int discards, writes_depth, waits, is_atomic, by_rows;
  uint colors;
  void (*run)(const void *);
};

// MARK: Members of structs

/// What an attribute behind a member or a parameter says.
enum class Mark {
  none, position, point_size, attribute, color, depth, stage_in, buffer, texture, sampler, group_memory,
  vertex_id, instance_id, base_vertex, base_instance, front_facing, point_coord, primitive_id, sample_id, sample_mask,
  thread_position_in_grid, thread_position_in_threadgroup, thread_index_in_threadgroup, threadgroup_position_in_grid,
  threads_per_grid, threads_per_threadgroup, threadgroups_per_grid, simd_lane, simd_width, simd_group
};
enum class Interpolation { perspective, linear, flat };

template <Mark mark_, int index_ = 0, Interpolation interpolation_ = Interpolation::perspective>
struct Note {
  static constexpr Mark mark = mark_;
  static constexpr int index = index_;
  static constexpr Interpolation interpolation = interpolation_;
};

/// Specialised for each struct that a function answers with or takes: `visit` calls a body with each member and its note.
template <typename T>
struct Members {
  static constexpr bool isKnown = false;
};

template <typename T>
struct Numbers {
  typedef metal::shape::Of<T> Shape;
  static constexpr bool isHalf = metal::shape::same<typename Shape::Number, half>;
  /// 0 where it cannot be between others.
  static constexpr int count = isHalf || metal::shape::same<typename Shape::Number, float> ? Shape::count : 0;
};
template <typename T, int columns, int rows>
struct Numbers<metal::matrix<T, columns, rows>> {
  static constexpr bool isHalf = metal::shape::same<T, half>;
  static constexpr int count = 0;
};

template <typename T, typename N>
constexpr int interpolated_count =
    N::interpolation == Interpolation::flat || N::mark == Mark::position ? 0 : Numbers<T>::count;

template <typename T>
HALCYON_INLINE void set_number(T &member, int index, float value) {
  if constexpr (metal::shape::Of<T>::isVector) {
    member[index] = (typename metal::shape::Of<T>::Number)value;
  } else {
    member = (T)value;
  }
}

// MARK: Vertices from buffers

/// A number of a vertex: `size` bytes as an integer, or a float.
HALCYON_INLINE float component(const uchar *bytes, int kind, int index) {
  // MTLVertexFormat's families, as the device numbers them: see `VertexFormat`.
  switch (kind) {
    case 0: return ((const float *)bytes)[index];
    case 1: return (float)((const half *)bytes)[index];
    case 2: return bytes[index];
    case 3: return ((const int8_t *)bytes)[index];
    case 4: return bytes[index] / 255.0f;
    case 5: {
      float value = ((const int8_t *)bytes)[index] / 127.0f;
      return value > -1 ? value : -1;
    }
    case 6: return ((const ushort *)bytes)[index];
    case 7: return ((const short *)bytes)[index];
    case 8: return ((const ushort *)bytes)[index] / 65535.0f;
    case 9: {
      float value = ((const short *)bytes)[index] / 32767.0f;
      return value > -1 ? value : -1;
    }
    default: return 0;
  }
}

/// - Parameter format: the family times 8 and the count of numbers; families 10 and 11 are whole numbers of four bytes.
template <typename T>
HALCYON_INLINE T fetched(const Attribute &attribute, int vertex, int instance) {
  T result = {};
  typedef metal::shape::Of<T> Shape;
  long number = attribute.step == 0 ? 0 : (attribute.step == 1 ? vertex : instance / (attribute.step - 1));
  long place = number * attribute.stride;
  int kind = attribute.format >> 3, given = attribute.format & 7;
  constexpr int sizes[] = {4, 2, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4};
  if (attribute.format == 0 || kind > 11 || place < 0 || place + given * sizes[kind] > attribute.length) return result;
  const uchar *bytes = attribute.bytes + place;
  for (int index = 0; index < Shape::count; index += 1) {
    // What the buffer has none of: 0, and 1 for the fourth.
    typename Shape::Number value = index == 3 ? 1 : 0;
    if (index < given) {
      if (kind == 10) value = (typename Shape::Number)((const uint *)bytes)[index];
      else if (kind == 11) value = (typename Shape::Number)((const int *)bytes)[index];
      else value = (typename Shape::Number)component(bytes, kind, index);
    }
    if constexpr (Shape::isVector) {
      result[index] = value;
    } else {
      result = value;
    }
  }
  return result;
}

// MARK: Parameters

/// What parameters are given by: one vertex, pixel or thread.
struct VertexPlace {
  const Vertices *call;
  int vertex;
};
struct PixelPlace {
  const Span *call;
  int index;
  float x, y;
};
struct ThreadPlace {
  const Group *call;
  uint3 own;
};

template <typename T>
HALCYON_INLINE T narrowed(uint3 value) {
  typedef metal::shape::Of<T> Shape;
  if constexpr (!Shape::isVector) {
    return (T)value.x;
  } else if constexpr (Shape::count == 2) {
    return __builtin_convertvector(value.xy, T);
  } else {
    return __builtin_convertvector(value, T);
  }
}

HALCYON_INLINE metal::sampler sampler_of(const metal::stages::Sampler &state) {
  metal::sampler result;
  result.normalized = state.is_normalized != 0;
  result.linear = state.mag_filter != 0;
  auto address = [](int mode) {
    switch (mode) {
      case 2: return metal::address::repeat;
      case 1: case 3: return metal::address::mirrored_repeat;
      case 4: return metal::address::clamp_to_zero;
      case 5: return metal::address::clamp_to_border;
      default: return metal::address::clamp_to_edge;
    }
  };
  result.horizontal = address(state.horizontal);
  result.vertical = address(state.vertical);
  result.through = address(state.through);
  result.levels = state.mip_filter == 2 ? metal::mip_filter::linear
                                        : (state.mip_filter == 1 ? metal::mip_filter::nearest : metal::mip_filter::none);
  result.border = state.border == 2 ? metal::border_color::opaque_white
                                    : (state.border == 1 ? metal::border_color::opaque_black
                                                         : metal::border_color::transparent_black);
  constexpr metal::compare_func functions[] = {
      metal::compare_func::never, metal::compare_func::less, metal::compare_func::equal, metal::compare_func::less_equal,
      metal::compare_func::greater, metal::compare_func::not_equal, metal::compare_func::greater_equal,
      metal::compare_func::always};
  result.comparison = functions[state.compare & 7];
  return result;
}

template <typename P>
struct Bound;
template <typename T>
struct Bound<T *> {
  static HALCYON_INLINE T *of(void *buffer) { return (T *)buffer; }
};
template <typename T>
struct Bound<T &> {
  static HALCYON_INLINE T &of(void *buffer) { return *(T *)buffer; }
};

template <typename T>
HALCYON_INLINE T interpolated(const PixelPlace &place);
template <typename T>
HALCYON_INLINE T assembled(const VertexPlace &place);

HALCYON_INLINE float at(const float (&plane)[3], const PixelPlace &place) {
  return plane[0] + plane[1] * place.x + plane[2] * place.y;
}
HALCYON_INLINE float4 position_of(const PixelPlace &place) {
  const Span &span = *place.call;
  return float4{(float)span.x + 0.5f + place.x, (float)span.y + 0.5f + place.y, at(span.depth, place),
                at(span.reciprocal, place)};
}

/// The value of a parameter of type `P`, whose note is `N`.
template <typename P, typename N, typename Place>
HALCYON_INLINE P given(const Place &place) {
  typedef typename metal::shape::Plain<P>::Type T;
  const Bindings &bindings = *place.call->bindings;
  if constexpr (N::mark == Mark::buffer) {
    return Bound<P>::of(bindings.buffers[N::index]);
  } else if constexpr (N::mark == Mark::texture) {
    return T(bindings.textures[N::index]);
  } else if constexpr (N::mark == Mark::sampler) {
    return sampler_of(bindings.samplers[N::index]);
  } else if constexpr (metal::shape::same<Place, VertexPlace>) {
    if constexpr (N::mark == Mark::stage_in) {
      return assembled<T>(place);
    } else if constexpr (N::mark == Mark::vertex_id) {
      return (T)place.vertex;
    } else if constexpr (N::mark == Mark::instance_id) {
      return (T)place.call->instance;
    } else if constexpr (N::mark == Mark::base_vertex) {
      return (T)place.call->base_vertex;
    } else if constexpr (N::mark == Mark::base_instance) {
      return (T)place.call->base_instance;
    } else {
      return T{};
    }
  } else if constexpr (metal::shape::same<Place, PixelPlace>) {
    if constexpr (N::mark == Mark::stage_in) {
      return interpolated<T>(place);
    } else if constexpr (N::mark == Mark::position) {
      return position_of(place);
    } else if constexpr (N::mark == Mark::front_facing) {
      return (T)(place.call->is_front != 0);
    } else if constexpr (N::mark == Mark::point_coord) {
      const Span &span = *place.call;
      float4 pixel = position_of(place);
      return T{(pixel.x - span.point[0]) / span.point[2] + 0.5f, (pixel.y - span.point[1]) / span.point[2] + 0.5f};
    } else if constexpr (N::mark == Mark::primitive_id) {
      return (T)place.call->primitive;
    } else if constexpr (N::mark == Mark::sample_mask) {
      return (T)~0u;
    } else if constexpr (N::mark == Mark::color) {
      const float *colors = place.call->colors[N::index] + 4 * place.index;
      return __builtin_convertvector((float4{colors[0], colors[1], colors[2], colors[3]}), T);
    } else {
      return T{};
    }
  } else {
    const Group &group = *place.call;
    const uint3 size = {group.group_size[0], group.group_size[1], group.group_size[2]};
    const uint3 number = {group.group[0], group.group[1], group.group[2]};
    const uint index = place.own.x + size.x * (place.own.y + size.y * place.own.z);
    if constexpr (N::mark == Mark::group_memory) {
      return Bound<P>::of(group.shared[N::index]);
    } else if constexpr (N::mark == Mark::thread_position_in_grid) {
      return narrowed<T>(number * size + place.own);
    } else if constexpr (N::mark == Mark::thread_position_in_threadgroup) {
      return narrowed<T>(place.own);
    } else if constexpr (N::mark == Mark::thread_index_in_threadgroup) {
      return (T)index;
    } else if constexpr (N::mark == Mark::threadgroup_position_in_grid) {
      return narrowed<T>(number);
    } else if constexpr (N::mark == Mark::threads_per_grid) {
      return narrowed<T>(uint3{group.threads[0], group.threads[1], group.threads[2]});
    } else if constexpr (N::mark == Mark::threads_per_threadgroup) {
      return narrowed<T>(size);
    } else if constexpr (N::mark == Mark::threadgroups_per_grid) {
      return narrowed<T>(uint3{group.groups[0], group.groups[1], group.groups[2]});
    } else if constexpr (N::mark == Mark::simd_lane) {
      return (T)(index & 31);
    } else if constexpr (N::mark == Mark::simd_width) {
      return (T)32;
    } else if constexpr (N::mark == Mark::simd_group) {
      return (T)(index / 32);
    } else {
      return T{};
    }
  }
}

template <typename T>
HALCYON_INLINE T assembled(const VertexPlace &place) {
  T result = {};
  Members<T>::visit(result, [&](auto &member, auto note) __attribute__((always_inline)) {
    typedef decltype(note) N;
    if constexpr (N::mark == Mark::attribute) {
      member = fetched<typename metal::shape::Plain<decltype(member)>::Type>(
          place.call->attributes[N::index], place.vertex, place.call->instance);
    }
  });
  return result;
}

template <typename T>
HALCYON_INLINE T interpolated(const PixelPlace &place) {
  const Span &span = *place.call;
  T result = *(const T *)span.flat;
  const float width = 1 / at(span.reciprocal, place);
  int number = 0;
  Members<T>::visit(result, [&](auto &member, auto note) __attribute__((always_inline)) {
    typedef decltype(note) N;
    typedef typename metal::shape::Plain<decltype(member)>::Type M;
    if constexpr (N::mark == Mark::position) {
      member = position_of(place);
    } else {
      constexpr int count = interpolated_count<M, N>;
      for (int index = 0; index < count; index += 1) {
        float value = at(span.planes[number + index], place);
        set_number(member, index, N::interpolation == Interpolation::perspective ? value * width : value);
      }
      number += count;
    }
  });
  return result;
}

// MARK: Results

template <typename T>
HALCYON_INLINE void put_color(const Span &span, int attachment, int index, T color) {
  float *place = span.colors[attachment] + 4 * index;
  typedef metal::shape::Of<T> Shape;
  if constexpr (Shape::isVector) {
    for (int part = 0; part < Shape::count; part += 1) place[part] = (float)color[part];
    for (int part = Shape::count; part < 4; part += 1) place[part] = part == 3 ? 1 : 0;
  } else {
    place[0] = (float)color, place[1] = place[2] = 0, place[3] = 1;
  }
}

template <typename T>
HALCYON_INLINE void put_pixel(const Span &span, int index, T result) {
  if constexpr (Members<T>::isKnown) {
    Members<T>::visit(result, [&](auto &member, auto note) __attribute__((always_inline)) {
      typedef decltype(note) N;
      if constexpr (N::mark == Mark::color) {
        put_color(span, N::index, index, member);
      } else if constexpr (N::mark == Mark::depth) {
        span.depths[index] = (float)member;
      }
    });
  } else {
    put_color(span, 0, index, result);
  }
}

template <typename T>
struct Results {
  static constexpr uint colors() {
    if constexpr (Members<T>::isKnown) return Members<T>::colors;
    else return 1;
  }
  static constexpr int depth() {
    if constexpr (Members<T>::isKnown) return Members<T>::writes_depth;
    else return 0;
  }
};
template <>
struct Results<void> {
  static constexpr uint colors() { return 0; }
  static constexpr int depth() { return 0; }
};

// MARK: Runs

/// What a parameter is given by one thing alone for all vertices, pixels or threads of a call.
constexpr bool is_one_for_all(Mark mark) {
  return mark == Mark::buffer || mark == Mark::texture || mark == Mark::sampler || mark == Mark::group_memory;
}

/// A parameter's value, had once for all where that can be: a value that is read again for each pixel might have been
/// changed by the pixel before, for all that the compiler knows.
template <typename P, typename N, bool isOne = is_one_for_all(N::mark)>
struct Held {
  template <typename Place>
  explicit HALCYON_INLINE Held(const Place &) {}
  template <typename Place>
  HALCYON_INLINE P at(const Place &place) const { return given<P, N>(place); }
};
template <typename P, typename N>
struct Held<P, N, true> {
  P value;
  template <typename Place>
  explicit HALCYON_INLINE Held(const Place &place) : value(given<P, N>(place)) {}
  template <typename Place>
  HALCYON_INLINE P at(const Place &) const { return value; }
};
/// Constants that a function is given by reference, a copy of its own where they are small.
template <typename T, typename N>
struct Held<const T &, N, true> {
  static constexpr bool isSmall = sizeof(T) <= 512;
  typename metal::shape::Choice<isSmall, T, const T &>::Type value;
  template <typename Place>
  explicit HALCYON_INLINE Held(const Place &place) : value(given<const T &, N>(place)) {}
  template <typename Place>
  HALCYON_INLINE const T &at(const Place &) const { return value; }
};

template <typename Answer, typename... P>
Answer answer(Answer (*)(P...));

template <auto function, typename... N>
struct Stage {
  typedef decltype(answer(function)) Result;

  /// Calls `body` with the values of the parameters.
  template <typename... P, typename Place, typename Body>
  static HALCYON_INLINE void with_values(Result (*)(P...), const Place &first, const Body &body) {
    body(Held<P, N>(first)...);
  }

  static void vertices(const void *given) {
    const Vertices &call = *(const Vertices *)given;
    Result *results = (Result *)call.results;
    with_values(function, VertexPlace{&call, 0}, [&](const auto &...values) __attribute__((always_inline)) {
      for (int index = 0; index < call.count; index += 1) {
        VertexPlace place = {&call, call.numbers ? (int)call.numbers[index] : call.first + index};
        results[index] = function(values.at(place)...);
      }
    });
  }

  template <typename... Values>
  static HALCYON_INLINE void pixel(const Span &span, int index, float x, float y, const Values &...values) {
    PixelPlace place = {&span, index, x, y};
    if constexpr (metal::shape::same<Result, void>) {
      function(values.at(place)...);
    } else {
      put_pixel(span, index, function(values.at(place)...));
    }
  }

  static void pixels(const void *given) {
    const Span span = *(const Span *)given;
    with_values(function, PixelPlace{&span, 0, 0, 0}, [&](const auto &...values) __attribute__((always_inline)) {
      run_pixels(span, values...);
    });
  }

#ifdef METAL_DERIVATIVES
  template <typename... Values>
  static HALCYON_INLINE void run_pixels(const Span &span, const Values &...values) {
    metal::QuadNotes notes;
    metal::quad_notes = &notes;
    const int side = span.y & 1, count = span.count;
    for (int start = -(span.x & 1); start < count; start += 2) {
      notes.is_noting = true;
      for (int neighbour = 0; neighbour < 4; neighbour += 1) {
        notes.pixel = neighbour;
        notes.next = 0;
        // What is computed beside the span has no place of its own: it is written where the span's own follows.
        const int own = start + (neighbour & 1), place = own < 0 ? 0 : (own < count ? own : count - 1);
        pixel(span, place, (float)own, (float)((neighbour >> 1) - side), values...);
      }
      notes.is_noting = false;
      for (int index = start < 0 ? 0 : start; index < start + 2 && index < count; index += 1) {
        notes.pixel = (index - start) | side << 1;
        notes.next = 0;
        run_kept(span, index, values...);
      }
    }
    metal::quad_notes = nullptr;
  }
#elif defined(METAL_DISCARDS)
  template <typename... Values>
  static HALCYON_INLINE void run_pixels(const Span &span, const Values &...values) {
    for (int index = 0; index < span.count; index += 1) run_kept(span, index, values...);
  }
#else
  template <typename... Values>
  static HALCYON_INLINE void run_pixels(const Span &span, const Values &...values) {
    const int count = span.count;
#pragma clang loop vectorize(assume_safety) vectorize_width(HALCYON_PIXELS) interleave(disable)
    for (int index = 0; index < count; index += 1) pixel(span, index, (float)index, 0, values...);
  }
#endif

  template <typename... Values>
  static HALCYON_INLINE void run_kept(const Span &span, int index, const Values &...values) {
#ifdef METAL_DISCARDS
    metal::is_discarded = false;
    pixel(span, index, (float)index, 0, values...);
    span.kept[index] = !metal::is_discarded;
#else
    pixel(span, index, (float)index, 0, values...);
#endif
  }

  static void threads(const void *given) {
    const Group group = *(const Group *)given;
    metal::stages::barrier = group.barrier;
    with_values(function, ThreadPlace{&group, 0}, [&](const auto &...values) __attribute__((always_inline)) {
      if (group.only >= 0) return run_thread(group, (uint)group.only, values...);
      for (uint z = 0; z < left(group, 2); z += 1) {
        for (uint y = 0; y < left(group, 1); y += 1) {
          const int count = (int)left(group, 0);
          HALCYON_THREADS_ARE_APART
          for (int x = 0; x < count; x += 1) function(values.at(ThreadPlace{&group, uint3{(uint)x, y, z}})...);
        }
      }
    });
  }
  /// The threads of a group along an axis that are in the grid.
  static HALCYON_INLINE uint left(const Group &group, int axis) {
    const uint start = group.group[axis] * group.group_size[axis];
    const uint rest = start < group.threads[axis] ? group.threads[axis] - start : 0;
    return rest < group.group_size[axis] ? rest : group.group_size[axis];
  }
  template <typename... Values>
  static HALCYON_INLINE void run_thread(const Group &group, uint index, const Values &...values) {
    const uint width = group.group_size[0], height = group.group_size[1];
    const uint3 own = {index % width, index / width % height, index / width / height};
    if (own.x < left(group, 0) && own.y < left(group, 1) && own.z < left(group, 2)) {
      function(values.at(ThreadPlace{&group, own})...);
    }
  }
};

/// A member as the device has to know it.
template <typename T, typename N>
constexpr Member described_member(const char *name, unsigned long offset) {
  return {name, (int)offset, (int)sizeof(T), interpolated_count<T, N>, Numbers<T>::isHalf ? 1 : 0,
          N::mark == Mark::position ? 1 : (N::mark == Mark::point_size ? 2 : 0), (int)N::interpolation};
}

/// A vertex function that answers with a place alone.
static constexpr Member only_position[] = {{"", 0, (int)sizeof(float4), 0, 0, 1, 2}};

#ifdef METAL_DISCARDS
constexpr int discards = 1;
#else
constexpr int discards = 0;
#endif

}  // namespace halcyon
