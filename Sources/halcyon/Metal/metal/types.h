// Scalars, vectors, and the words of Metal that mean nothing on a CPU.
#pragma once

typedef _Float16 half;
typedef __bf16 bfloat;
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long int64_t;
typedef uchar uint8_t;
typedef ushort uint16_t;
typedef uint uint32_t;
typedef ulong uint64_t;
typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;

// Address spaces: all memory is one here. What is `constant` does not change.
#define constant const
#define device
#define thread
#define threadgroup
#define threadgroup_imageblock
#define ray_data
#define object_data

namespace metal {

/// `n` numbers of type `T`, with the components x, y, z, w or r, g, b, a in any order.
template <typename T, int n>
using vec = T __attribute__((ext_vector_type(n)));

/// As many truth values as `n`: a vector of bool, which has one byte a component here.
template <int n>
using truths = vec<bool, n>;

}  // namespace metal

#define METAL_VECTORS(T) \
  typedef T T##2 __attribute__((ext_vector_type(2))); \
  typedef T T##3 __attribute__((ext_vector_type(3))); \
  typedef T T##4 __attribute__((ext_vector_type(4)));
METAL_VECTORS(half)
METAL_VECTORS(float)
METAL_VECTORS(char)
METAL_VECTORS(uchar)
METAL_VECTORS(short)
METAL_VECTORS(ushort)
METAL_VECTORS(int)
METAL_VECTORS(uint)
METAL_VECTORS(long)
METAL_VECTORS(ulong)
#undef METAL_VECTORS

// A comparison of vectors answers with integers here, -1 for true; Metal's answers with bool. What is declared as
// bool3 holds such an answer.
typedef int bool2 __attribute__((ext_vector_type(2)));
typedef int bool3 __attribute__((ext_vector_type(3)));
typedef int bool4 __attribute__((ext_vector_type(4)));

#ifdef HALCYON_STAGES
// As they lie in buffers: three numbers without room for a fourth, and two or four where any number may stand.
namespace metal {
template <typename T>
struct packed3 {
  T x, y, z;
  constexpr packed3() = default;
  constexpr packed3(T x, T y, T z) : x(x), y(y), z(z) {}
  constexpr packed3(vec<T, 3> v) : x(v.x), y(v.y), z(v.z) {}
  constexpr explicit packed3(T value) : x(value), y(value), z(value) {}
  constexpr operator vec<T, 3>() const { return vec<T, 3>{x, y, z}; }
  constexpr T &operator[](int index) { return (&x)[index]; }
  constexpr T operator[](int index) const { return (&x)[index]; }
};
}  // namespace metal
#define METAL_PACKED(T) \
  typedef T packed_##T##2 __attribute__((ext_vector_type(2), aligned(__alignof__(T)))); \
  typedef metal::packed3<T> packed_##T##3; \
  typedef T packed_##T##4 __attribute__((ext_vector_type(4), aligned(__alignof__(T))));
#else
#define METAL_PACKED(T) typedef T##2 packed_##T##2; typedef T##3 packed_##T##3; typedef T##4 packed_##T##4;
#endif
METAL_PACKED(half)
METAL_PACKED(float)
METAL_PACKED(char)
METAL_PACKED(uchar)
METAL_PACKED(short)
METAL_PACKED(ushort)
METAL_PACKED(int)
METAL_PACKED(uint)
METAL_PACKED(long)
METAL_PACKED(ulong)
#undef METAL_PACKED
typedef bool2 packed_bool2;
typedef bool3 packed_bool3;
typedef bool4 packed_bool4;

#define METAL_FUNCTION static inline __attribute__((always_inline))

// Constants of the standard library.
#define M_E_F 2.71828182845904523536028747135266250f
#define M_LOG2E_F 1.44269504088896340735992468100189214f
#define M_LOG10E_F 0.434294481903251827651128918916605082f
#define M_LN2_F 0.693147180559945309417232121458176568f
#define M_LN10_F 2.30258509299404568401799145468436421f
#define M_PI_F 3.14159265358979323846264338327950288f
#define M_PI_2_F 1.57079632679489661923132169163975144f
#define M_PI_4_F 0.785398163397448309615660845819875721f
#define M_1_PI_F 0.318309886183790671537767526745028724f
#define M_2_PI_F 0.636619772367581343075535053490057448f
#define M_2_SQRTPI_F 1.12837916709551257389615890312154517f
#define M_SQRT2_F 1.41421356237309504880168872420969808f
#define M_SQRT1_2_F 0.707106781186547524400844362104849039f
#define M_LOG2E_H 1.44269504088896340735992468100189214h
#define M_LOG10E_H 0.434294481903251827651128918916605082h
#define M_LN2_H 0.693147180559945309417232121458176568h
#define M_LN10_H 2.30258509299404568401799145468436421h
#define M_2_PI_H 0.636619772367581343075535053490057448h
#define M_2_SQRTPI_H 1.12837916709551257389615890312154517h
#define M_SQRT1_2_H 0.707106781186547524400844362104849039h
#define M_E_H 2.71828182845904523536028747135266250h
#define M_PI_H 3.14159265358979323846264338327950288h
#define M_PI_2_H 1.57079632679489661923132169163975144h
#define M_PI_4_H 0.785398163397448309615660845819875721h
#define M_1_PI_H 0.318309886183790671537767526745028724h
#define M_SQRT2_H 1.41421356237309504880168872420969808h
#define MAXFLOAT 3.40282346638528859811704183484516925e+38f
#define FLT_MAX MAXFLOAT
#define FLT_MIN 1.17549435082228750796873653722224568e-38f
#define FLT_EPSILON 1.19209289550781250e-7f
#define MAXHALF 6.5504e+4h
#define HALF_MAX MAXHALF
#define HALF_MIN 6.103515625e-05h
#define HUGE_VALF __builtin_huge_valf()
#define HUGE_VALH ((half)__builtin_huge_valf())
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define INT_MAX 2147483647
#define INT_MIN (-2147483647 - 1)
#define UINT_MAX 4294967295u
