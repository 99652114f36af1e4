// Functions of single numbers, and of vectors by their components.
#pragma once

namespace metal {
namespace scalar {

METAL_FUNCTION float minimum(float x, float y) { return y < x || x != x ? y : x; }
METAL_FUNCTION float maximum(float x, float y) { return y > x || x != x ? y : x; }
METAL_FUNCTION float median(float x, float y, float z) {
  return maximum(minimum(x, y), minimum(maximum(x, y), z));
}
/// The part behind the point, always below 1.
METAL_FUNCTION float fract(float x) {
  float part = x - floor(x);
  return part < 0x1.fffffep-1f ? part : 0x1.fffffep-1f;
}
METAL_FUNCTION float fmod(float x, float y) { return x - y * trunc(x / y); }

/// The next float after `x` in the direction of `y`.
METAL_FUNCTION float next_after(float x, float y) {
  int bits = bits_of(x);
  int away = (y > x) == (x > 0) ? 1 : -1;
  int next = x == 0 ? (y > 0 ? 1 : (int)0x80000001) : bits + away;
  float result = x == y ? y : float_of(next);
  return x == x ? (y == y ? result : y) : x;
}

/// The exponent `e` with which |x| = m 2^e, m from 1/2 to 1; 0 for 0.
METAL_FUNCTION int exponent_of(float x) {
  float size = magnitude(x);
  bool tiny = size < FLT_MIN;
  int bits = bits_of(tiny ? size * 0x1p24f : size);
  int exponent = (bits >> 23) - 126 - (tiny ? 24 : 0);
  return size == 0 ? 0 : exponent;
}
METAL_FUNCTION float scaled_by(float x, int exponent) {
  int most = exponent > 280 ? 280 : (exponent < -280 ? -280 : exponent);
  // Three steps where two would leave the range.
  int third = most / 3;
  return x * power_of_two(third) * power_of_two(third) * power_of_two(most - 2 * third);
}

}  // namespace scalar

METAL_UNARY(sin, scalar::sin((float)x))
METAL_UNARY(cos, scalar::cos((float)x))
METAL_UNARY(tan, scalar::tan((float)x))
METAL_UNARY(sinpi, scalar::sinpi((float)x))
METAL_UNARY(cospi, scalar::cospi((float)x))
METAL_UNARY(tanpi, scalar::tanpi((float)x))
METAL_UNARY(asin, scalar::asin((float)x))
METAL_UNARY(acos, scalar::acos((float)x))
METAL_UNARY(atan, scalar::atan((float)x))
METAL_UNARY(sinh, scalar::sinh((float)x))
METAL_UNARY(cosh, scalar::cosh((float)x))
METAL_UNARY(tanh, scalar::tanh((float)x))
METAL_UNARY(asinh, scalar::asinh((float)x))
METAL_UNARY(acosh, scalar::acosh((float)x))
METAL_UNARY(atanh, scalar::atanh((float)x))
METAL_UNARY(exp, scalar::exp((float)x))
METAL_UNARY(exp2, scalar::exp2((float)x))
METAL_UNARY(exp10, scalar::exp10((float)x))
METAL_UNARY(log, scalar::log((float)x))
METAL_UNARY(log2, scalar::log2((float)x))
METAL_UNARY(log10, scalar::log10((float)x))
METAL_UNARY(sqrt, scalar::sqrt((float)x))
METAL_UNARY(rsqrt, 1 / scalar::sqrt((float)x))
METAL_UNARY(floor, scalar::floor((float)x))
METAL_UNARY(ceil, scalar::ceil((float)x))
METAL_UNARY(round, scalar::round((float)x))
METAL_UNARY(rint, scalar::rint((float)x))
METAL_UNARY(trunc, scalar::trunc((float)x))
METAL_UNARY(fract, scalar::fract((float)x))
METAL_UNARY(fabs, scalar::magnitude((float)x))

METAL_BINARY(pow, scalar::pow((float)x, (float)y))
METAL_BINARY(powr, scalar::powr((float)x, (float)y))
METAL_BINARY(atan2, scalar::atan2((float)x, (float)y))
METAL_BINARY(fmod, scalar::fmod((float)x, (float)y))
METAL_BINARY(fmin, scalar::minimum((float)x, (float)y))
METAL_BINARY(fmax, scalar::maximum((float)x, (float)y))
METAL_BINARY(fdim, x > y ? (float)(x - y) : 0)
METAL_BINARY(divide, x / y)
METAL_BINARY(copysign, scalar::with_sign((float)x, (float)y))
METAL_BINARY(nextafter, scalar::next_after((float)x, (float)y))

METAL_TERNARY(fma, scalar::fused((float)x, (float)y, (float)z))
METAL_TERNARY(fmin3, scalar::minimum((float)x, scalar::minimum((float)y, (float)z)))
METAL_TERNARY(fmax3, scalar::maximum((float)x, scalar::maximum((float)y, (float)z)))
METAL_TERNARY(fmedian3, scalar::median((float)x, (float)y, (float)z))

/// A vector of integers as long as `T`; an int for a scalar.
namespace shape {
template <typename T, bool isVector = Of<T>::isVector>
struct Integers { typedef vec<int, Of<T>::count> Type; };
template <typename T>
struct Integers<T, false> { typedef int Type; };

template <typename T>
METAL_FUNCTION auto component(const T &value, int index) {
  if constexpr (Of<T>::isVector) {
    return value[index];
  } else {
    return value;
  }
}
template <typename T, typename Number>
METAL_FUNCTION void set(T &value, int index, Number number) {
  if constexpr (Of<T>::isVector) {
    value[index] = (typename Of<T>::Number)number;
  } else {
    value = (T)number;
  }
}
}  // namespace shape

template <typename T>
METAL_FUNCTION T sincos(T x, T &cosine) {
  cosine = metal::cos(x);
  return metal::sin(x);
}
template <typename T>
METAL_FUNCTION T modf(T x, T &whole) {
  whole = metal::trunc(x);
  return x - whole;
}
template <typename T>
METAL_FUNCTION typename shape::Integers<T>::Type ilogb(T x) {
  typename shape::Integers<T>::Type result = 0;
  for (int index = 0; index < shape::Of<T>::count; index += 1) {
    float number = (float)shape::component(x, index);
    int exponent = scalar::exponent_of(number) - 1;
    shape::set(result, index, number == 0 ? -INT_MAX : (number != number || scalar::magnitude(number) == INFINITY
                                                            ? INT_MAX : exponent));
  }
  return result;
}
template <typename T, typename Exponents>
METAL_FUNCTION T ldexp(T x, Exponents exponents) {
  T result = 0;
  for (int index = 0; index < shape::Of<T>::count; index += 1) {
    float number = (float)shape::component(x, index);
    shape::set(result, index, scalar::scaled_by(number, (int)shape::component(exponents, index)));
  }
  return result;
}
template <typename T>
METAL_FUNCTION T frexp(T x, typename shape::Integers<T>::Type &exponents) {
  T result = 0;
  for (int index = 0; index < shape::Of<T>::count; index += 1) {
    float number = (float)shape::component(x, index);
    int exponent = scalar::exponent_of(number);
    shape::set(exponents, index, exponent);
    shape::set(result, index, scalar::scaled_by(number, -exponent));
  }
  return result;
}

}  // namespace metal
