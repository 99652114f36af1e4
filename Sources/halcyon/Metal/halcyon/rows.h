// Runs a function for the pixels of a row. What is compiled around a user's functions.
#pragma once
#include <SwiftUI/SwiftUI_Metal.h>

namespace halcyon {

/// What is handed to one parameter: numbers, a picture, or memory with its length.
struct Argument {
  const void *data;
  int count;
};

/// A run of pixels.
struct Row {
  /// Premultiplied colours, red in the lowest byte: those below, where a function takes one, and those that come out.
  uint *pixels;
  int count;
  /// The place of the first pixel's centre, and the way from one pixel to the next, in points.
  float2 first, step;
  /// From one row to the next, in points.
  float2 down;
  /// The first pixel's place on the surface: whether it is even says who its neighbours are for derivatives.
  int x, y;
  const Argument *arguments;
  const SwiftUI::Layer *layer;
};

typedef void (*RowFunction)(const Row *);

// MARK: Arguments

template <typename T>
struct Taken {
  static constexpr int used = 1;
  static constexpr char code = metal::shape::Of<T>::isVector ? '0' + metal::shape::Of<T>::count : 'f';
  /// Numbers arrive as floats.
  static inline __attribute__((always_inline)) T value(const Argument *arguments) {
    const float *numbers = (const float *)arguments->data;
    if constexpr (metal::shape::Of<T>::isVector) {
      T result = 0;
      for (int index = 0; index < metal::shape::Of<T>::count; index += 1) {
        result[index] = (typename metal::shape::Of<T>::Number)numbers[index];
      }
      return result;
    } else {
      return (T)numbers[0];
    }
  }
};
template <>
struct Taken<int> {
  static constexpr int used = 1;
  static constexpr char code = 'i';
  static inline __attribute__((always_inline)) int value(const Argument *arguments) {
    return (int)*(const float *)arguments->data;
  }
};
template <>
struct Taken<half4> {
  static constexpr int used = 1;
  static constexpr char code = 'c';
  static inline __attribute__((always_inline)) half4 value(const Argument *arguments) {
    return __builtin_convertvector(*(const float4 *)arguments->data, half4);
  }
};
/// An array; its length is the next parameter's.
template <typename T>
struct Taken<T *> {
  static constexpr int used = 0;
  static constexpr char code = metal::shape::same<typename metal::shape::Plain<T>::Type, half4> ? 'C'
                               : (metal::shape::same<typename metal::shape::Plain<T>::Type, float> ? 'F' : 'd');
  static inline __attribute__((always_inline)) T *value(const Argument *arguments) { return (T *)arguments->data; }
};
template <typename T, metal::access a>
struct Taken<metal::METAL_PICTURE_TEXTURE<T, a>> {
  static constexpr int used = 1;
  static constexpr char code = 't';
  static inline __attribute__((always_inline)) metal::METAL_PICTURE_TEXTURE<T, a> value(const Argument *arguments) {
    return *(const metal::METAL_PICTURE_TEXTURE<T, a> *)arguments->data;
  }
};
/// Where SwiftUI hands over none, as in a distortion: such a function compiles, and no arguments fit it.
template <>
struct Taken<SwiftUI::Layer> {
  static constexpr int used = 0;
  static constexpr char code = 'L';
  static inline __attribute__((always_inline)) SwiftUI::Layer value(const Argument *) { return {}; }
};

template <typename T>
constexpr bool isPointer = false;
template <typename T>
constexpr bool isPointer<T *> = true;

template <typename... T>
struct List {};

/// Calls `body` with what stands in `arguments` for the parameters of a list, after `known`. Once for a row: a value that
/// is read again for each pixel might have been changed by the pixel before, for all that the compiler knows.
template <typename Body, typename... Known>
inline __attribute__((always_inline)) void take(const Argument *, List<>, const Body &body, Known... known) {
  body(known...);
}
template <typename Next, typename... Rest, typename Body, typename... Known>
inline __attribute__((always_inline)) void take(const Argument *arguments, List<Next, Rest...>, const Body &body,
                                                Known... known) {
  typedef typename metal::shape::Plain<Next>::Type Type;
  if constexpr (isPointer<Type>) {
    take_length(arguments, List<Rest...>{}, body, known..., Taken<Type>::value(arguments));
  } else {
    take(arguments + 1, List<Rest...>{}, body, known..., Taken<Type>::value(arguments));
  }
}
template <typename Length, typename... Rest, typename Body, typename... Known>
inline __attribute__((always_inline)) void take_length(const Argument *arguments, List<Length, Rest...>,
                                                       const Body &body, Known... known) {
  take(arguments + 1, List<Rest...>{}, body, known..., (Length)arguments->count);
}

// MARK: Loops that pixels leave at different places

/// `value` where the pixel has not left, else what it was before.
template <typename T>
inline __attribute__((always_inline)) void keep(T &value, const T &before, bool isLive) {
  value = isLive ? value : before;
}
/// What cannot change needs no care.
template <typename T>
inline __attribute__((always_inline)) void keep(const T &, const T &, bool) {}

/// How many steps of 1 lead from `first` to just below `limit`, or up to it.
template <typename T>
inline __attribute__((always_inline)) int steps(T limit, int first, bool isInclusive) {
  if constexpr (metal::shape::isFloating<T>) {
    float bound = (float)limit;
    float count = (isInclusive ? metal::scalar::floor(bound) + 1 : metal::scalar::ceil(bound)) - (float)first;
    return count > 0 ? (count < 0x1p30f ? (int)count : 1 << 30) : 0;
  } else {
    return (int)limit - first + (isInclusive ? 1 : 0);
  }
}

// MARK: Pixels

inline __attribute__((always_inline)) uint byte(float part) {
  part = part > 0 ? part : 0;
  part = part < 1 ? part : 1;
  return (uint)(int)(part * 255 + 0.5f);
}
/// A pixel of a premultiplied colour. One that is brighter than its alpha adds light to what is below, as on a graphics
/// processor, which cuts nothing but what leaves 0 to 1.
inline __attribute__((always_inline)) uint packed(float4 color) {
  return byte(color.x) | byte(color.y) << 8 | byte(color.z) << 16 | byte(color.w) << 24;
}
/// A pixel of a colour whose parts are from 0 to at most a rounding above 1.
inline __attribute__((always_inline)) uint packed_as_is(float4 color) {
  int4 parts = __builtin_convertvector(color * 255 + 0.5f, int4);
  return (uint)(parts.x | parts.y << 8 | parts.z << 16 | parts.w << 24);
}
template <typename V>
inline __attribute__((always_inline)) uint packed(V color) {
  return packed(__builtin_convertvector(color, float4));
}

// MARK: Rows

enum class Use { fill, color, layer, distortion };

template <auto function, Use use, typename... Taken>
inline __attribute__((always_inline)) uint pixel(const SwiftUI::Layer &layer, float2 place, uint below, Taken... taken) {
  if constexpr (use == Use::fill) {
    return packed(function(place, taken...));
  } else if constexpr (use == Use::color) {
    return packed(function(place, metal::scalar::color_of(below), taken...));
  } else if constexpr (use == Use::layer) {
    return packed(function(place, layer, taken...));
  } else {
    return packed_as_is(layer.wide_sample(function(place, taken...)));
  }
}

#ifdef METAL_DERIVATIVES
/// Each pair of pixels with the two that stand beside it in the next or last row: all four note what they ask about,
/// then the pair is run with the answers. Five runs for two pixels, and one pixel at a time.
template <auto function, Use use, typename... Taken>
inline __attribute__((always_inline)) void run_pixels(const Row &row, const SwiftUI::Layer &layer, Taken... taken) {
  metal::QuadNotes notes;
  metal::quad_notes = &notes;
  const int side = row.y & 1;
  for (int start = -(row.x & 1); start < row.count; start += 2) {
    notes.is_noting = true;
    for (int neighbour = 0; neighbour < 4; neighbour += 1) {
      notes.pixel = neighbour;
      notes.next = 0;
      const int index = start + (neighbour & 1);
      const int own = index < 0 ? 0 : (index < row.count ? index : row.count - 1);
      float2 place = row.first + row.step * (float)index + row.down * (float)((neighbour >> 1) - side);
      volatile uint unused = pixel<function, use>(layer, place, row.pixels[own], taken...);
      (void)unused;
    }
    notes.is_noting = false;
    for (int index = start < 0 ? 0 : start; index < start + 2 && index < row.count; index += 1) {
      notes.pixel = (index - start) | side << 1;
      notes.next = 0;
      row.pixels[index] = pixel<function, use>(
          layer, row.first + row.step * (float)index, row.pixels[index], taken...);
    }
  }
  metal::quad_notes = nullptr;
}
#else
template <auto function, Use use, typename... Taken>
inline __attribute__((always_inline)) void run_pixels(const Row &row, const SwiftUI::Layer &layer, Taken... taken) {
  uint *__restrict pixels = row.pixels;
  const int count = row.count;
  const float2 first = row.first, step = row.step;
#pragma clang loop vectorize(assume_safety) vectorize_width(HALCYON_PIXELS) interleave(disable)
  for (int index = 0; index < count; index += 1) {
    float2 place = first + step * (float)index;
    pixels[index] = pixel<function, use>(layer, place, pixels[index], taken...);
  }
}
#endif

template <auto function, Use use, typename Rest>
void run(const Row *row) {
  // Nothing of it is read by functions for fills and colours.
  const SwiftUI::Layer layer = row->layer ? *row->layer : SwiftUI::Layer{};
  take(row->arguments, Rest{}, [row, layer](auto... taken) __attribute__((always_inline)) {
    run_pixels<function, use>(*row, layer, taken...);
  });
}

// MARK: What a library holds

/// A function with the ways in which it can be used, and the codes of its parameters.
struct Function {
  const char *name;
  const char *codes;
  RowFunction fill, color, layer, distortion;
};

template <typename Result, typename... Parameters>
struct Codes {
  static constexpr char text[] = {Taken<typename metal::shape::Plain<Parameters>::Type>::code..., 0};
};

template <auto function, typename Result, typename Place, typename... Rest>
constexpr Function described(const char *name, Result (*)(Place, Rest...)) {
  Function result = {name, Codes<Result, Place, Rest...>::text, nullptr, nullptr, nullptr, nullptr};
  typedef metal::shape::Of<Result> Shape;
  if constexpr (Shape::isVector && Shape::count == 2) {
    result.distortion = run<function, Use::distortion, List<Rest...>>;
  } else {
    add_uses<function>(result, List<Rest...>{});
  }
  return result;
}
template <auto function, typename Second, typename... Rest>
constexpr void add_uses(Function &result, List<Second, Rest...>) {
  typedef typename metal::shape::Plain<Second>::Type Type;
  if constexpr (metal::shape::same<Type, SwiftUI::Layer>) {
    result.layer = run<function, Use::layer, List<Rest...>>;
  } else {
    if constexpr (metal::shape::same<Type, half4>) {
      result.color = run<function, Use::color, List<Rest...>>;
    }
    result.fill = run<function, Use::fill, List<Second, Rest...>>;
  }
}
template <auto function>
constexpr void add_uses(Function &result, List<>) {
  result.fill = run<function, Use::fill, List<>>;
}

}  // namespace halcyon

/// A line of the library's table. The type tells functions of one name apart.
#define HALCYON_FUNCTION(text, name, ...) \
  halcyon::described<static_cast<__VA_ARGS__>(&name)>(text, static_cast<__VA_ARGS__>(&name))
