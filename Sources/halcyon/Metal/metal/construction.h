// Vectors made of scalars and of shorter vectors: float4(position, 0, 1).
//
// C++ makes a vector of one scalar only, so each vector's name, where it is called, is a function's.
#pragma once

constexpr half operator""h(long double value) { return (half)value; }
constexpr half operator""h(unsigned long long value) { return (half)value; }
constexpr half operator""H(long double value) { return (half)value; }

namespace metal {
namespace shape {

/// The type of a vector's or a scalar's numbers, and how many they are.
template <typename T>
struct Of {
  typedef T Number;
  static constexpr int count = 1;
  static constexpr bool isVector = false;
};
#define METAL_SHAPE(n) \
  template <typename T> \
  struct Of<T __attribute__((ext_vector_type(n)))> { \
    typedef T Number; \
    static constexpr int count = n; \
    static constexpr bool isVector = true; \
  };
METAL_SHAPE(2)
METAL_SHAPE(3)
METAL_SHAPE(4)
#undef METAL_SHAPE

template <typename T>
struct Plain { typedef T Type; };
template <typename T>
struct Plain<const T> { typedef T Type; };
template <typename T>
struct Plain<T &> { typedef typename Plain<T>::Type Type; };
template <typename T>
struct Plain<volatile T> { typedef T Type; };

template <bool condition, typename Yes, typename No>
struct Choice { typedef Yes Type; };
template <typename Yes, typename No>
struct Choice<false, Yes, No> { typedef No Type; };

template <bool condition>
struct Require {};
template <>
struct Require<true> { typedef int Type; };

template <typename A, typename B>
constexpr bool same = false;
template <typename A>
constexpr bool same<A, A> = true;

template <typename T>
constexpr bool isFloating = same<T, float> || same<T, half> || same<T, double>;

}  // namespace shape

/// A vector of type `V` that is filled from the left.
template <typename V>
struct Filling {
  typedef typename shape::Of<V>::Number Number;
  V result = 0;
  int filled = 0;

  template <typename Part>
  inline __attribute__((always_inline)) constexpr void add(const Part &part) {
    if constexpr (shape::Of<Part>::isVector) {
      for (int index = 0; index < shape::Of<Part>::count; index += 1) {
        result[filled] = (Number)part[index];
        filled += 1;
      }
    } else {
      result[filled] = (Number)part;
      filled += 1;
    }
  }
};

/// The first numbers of a longer vector.
template <typename V, typename Part>
METAL_FUNCTION constexpr V shortened(const Part &part) {
  V result = {};
  for (int index = 0; index < shape::Of<V>::count; index += 1) {
    result[index] = (typename shape::Of<V>::Number)part[index];
  }
  return result;
}

/// A vector of type `V` that consists of `parts`: one scalar for all numbers, or as many numbers as it has.
template <typename V, typename... Parts>
METAL_FUNCTION constexpr V made_of(const Parts &...parts) {
  constexpr int given = (shape::Of<typename shape::Plain<Parts>::Type>::count + ... + 0);
  if constexpr (given == 0) {
    return (V)0;
  } else if constexpr (given == 1) {
    return (V)((typename shape::Of<V>::Number)parts, ...);
  } else if constexpr (sizeof...(Parts) == 1 && given > shape::Of<V>::count) {
    return shortened<V>(parts...);
  } else {
    static_assert(given == shape::Of<V>::count, "a vector needs as many numbers as it has components");
    Filling<V> filling = {};
    (filling.add(parts), ...);
    return filling.result;
  }
}

}  // namespace metal

#define METAL_CONSTRUCTOR(V) \
  template <typename... Parts> \
  METAL_FUNCTION constexpr V make_##V(const Parts &...parts) { \
    return metal::made_of<V>(parts...); \
  } \
  namespace metal { \
  using ::V; \
  using ::make_##V; \
  }
#define METAL_CONSTRUCTORS(T) METAL_CONSTRUCTOR(T##2) METAL_CONSTRUCTOR(T##3) METAL_CONSTRUCTOR(T##4)
METAL_CONSTRUCTORS(half)
METAL_CONSTRUCTORS(float)
METAL_CONSTRUCTORS(char)
METAL_CONSTRUCTORS(uchar)
METAL_CONSTRUCTORS(short)
METAL_CONSTRUCTORS(ushort)
METAL_CONSTRUCTORS(int)
METAL_CONSTRUCTORS(uint)
METAL_CONSTRUCTORS(long)
METAL_CONSTRUCTORS(ulong)
METAL_CONSTRUCTORS(bool)
#undef METAL_CONSTRUCTORS
#undef METAL_CONSTRUCTOR

namespace metal {
using ::half;
using ::uchar;
using ::ushort;
using ::uint;
using ::ulong;
using ::size_t;
}  // namespace metal

#define half2(...) make_half2(__VA_ARGS__)
#define half3(...) make_half3(__VA_ARGS__)
#define half4(...) make_half4(__VA_ARGS__)
#define float2(...) make_float2(__VA_ARGS__)
#define float3(...) make_float3(__VA_ARGS__)
#define float4(...) make_float4(__VA_ARGS__)
#define char2(...) make_char2(__VA_ARGS__)
#define char3(...) make_char3(__VA_ARGS__)
#define char4(...) make_char4(__VA_ARGS__)
#define uchar2(...) make_uchar2(__VA_ARGS__)
#define uchar3(...) make_uchar3(__VA_ARGS__)
#define uchar4(...) make_uchar4(__VA_ARGS__)
#define short2(...) make_short2(__VA_ARGS__)
#define short3(...) make_short3(__VA_ARGS__)
#define short4(...) make_short4(__VA_ARGS__)
#define ushort2(...) make_ushort2(__VA_ARGS__)
#define ushort3(...) make_ushort3(__VA_ARGS__)
#define ushort4(...) make_ushort4(__VA_ARGS__)
#define int2(...) make_int2(__VA_ARGS__)
#define int3(...) make_int3(__VA_ARGS__)
#define int4(...) make_int4(__VA_ARGS__)
#define uint2(...) make_uint2(__VA_ARGS__)
#define uint3(...) make_uint3(__VA_ARGS__)
#define uint4(...) make_uint4(__VA_ARGS__)
#define long2(...) make_long2(__VA_ARGS__)
#define long3(...) make_long3(__VA_ARGS__)
#define long4(...) make_long4(__VA_ARGS__)
#define ulong2(...) make_ulong2(__VA_ARGS__)
#define ulong3(...) make_ulong3(__VA_ARGS__)
#define ulong4(...) make_ulong4(__VA_ARGS__)
#define bool2(...) make_bool2(__VA_ARGS__)
#define bool3(...) make_bool3(__VA_ARGS__)
#define bool4(...) make_bool4(__VA_ARGS__)
#define packed_half2(...) make_half2(__VA_ARGS__)
#define packed_half3(...) make_half3(__VA_ARGS__)
#define packed_half4(...) make_half4(__VA_ARGS__)
#define packed_float2(...) make_float2(__VA_ARGS__)
#define packed_float3(...) make_float3(__VA_ARGS__)
#define packed_float4(...) make_float4(__VA_ARGS__)
#define packed_char2(...) make_char2(__VA_ARGS__)
#define packed_char3(...) make_char3(__VA_ARGS__)
#define packed_char4(...) make_char4(__VA_ARGS__)
#define packed_uchar2(...) make_uchar2(__VA_ARGS__)
#define packed_uchar3(...) make_uchar3(__VA_ARGS__)
#define packed_uchar4(...) make_uchar4(__VA_ARGS__)
#define packed_short2(...) make_short2(__VA_ARGS__)
#define packed_short3(...) make_short3(__VA_ARGS__)
#define packed_short4(...) make_short4(__VA_ARGS__)
#define packed_ushort2(...) make_ushort2(__VA_ARGS__)
#define packed_ushort3(...) make_ushort3(__VA_ARGS__)
#define packed_ushort4(...) make_ushort4(__VA_ARGS__)
#define packed_int2(...) make_int2(__VA_ARGS__)
#define packed_int3(...) make_int3(__VA_ARGS__)
#define packed_int4(...) make_int4(__VA_ARGS__)
#define packed_uint2(...) make_uint2(__VA_ARGS__)
#define packed_uint3(...) make_uint3(__VA_ARGS__)
#define packed_uint4(...) make_uint4(__VA_ARGS__)
#define packed_long2(...) make_long2(__VA_ARGS__)
#define packed_long3(...) make_long3(__VA_ARGS__)
#define packed_long4(...) make_long4(__VA_ARGS__)
#define packed_ulong2(...) make_ulong2(__VA_ARGS__)
#define packed_ulong3(...) make_ulong3(__VA_ARGS__)
#define packed_ulong4(...) make_ulong4(__VA_ARGS__)
#define packed_bool2(...) make_bool2(__VA_ARGS__)
#define packed_bool3(...) make_bool3(__VA_ARGS__)
#define packed_bool4(...) make_bool4(__VA_ARGS__)
