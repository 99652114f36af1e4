// Powers and logarithms of single numbers, without branches, so that a row of pixels is computed at once.
//
// The arguments are reduced in double: results are within 1 unit in the last place but for powr and pow, which are
// within 2, and are the same on every processor. Polynomials are minimax fits of the quoted relative errors.
#pragma once

namespace metal {
namespace scalar {

METAL_FUNCTION int bits_of(float x) { return __builtin_bit_cast(int, x); }
METAL_FUNCTION float float_of(int bits) { return __builtin_bit_cast(float, bits); }

/// Adding and taking away this number rounds a double below 2^51 to an integer, which then stands in its low bits.
constexpr double rounding = 0x1.8p52;

/// 2 to a whole power; `exponent` from -126 to 127.
METAL_FUNCTION float power_of_two(int exponent) { return float_of((exponent + 127) << 23); }

/// `value` times 2 to the power of `exponent`, which is between -280 and 280: in two steps, so that neither leaves
/// the range of floats before the result does.
METAL_FUNCTION float scaled(float value, int exponent) {
  int half_way = exponent >> 1;
  return value * power_of_two(half_way) * power_of_two(exponent - half_way);
}

METAL_FUNCTION double limited(double x, double least, double most) {
  x = x < least ? least : x;
  return x > most ? most : x;
}

/// 2 to the power of `x`; the error of the polynomial is 2e-9.
METAL_FUNCTION float power_of_two(double x) {
  double power = limited(x, -200, 200);
  double shifted = power + rounding;
  int whole = (int)__builtin_bit_cast(long, shifted);
  float f = (float)(power - (shifted - rounding));
  float p = 0.0001535336293f;
  p = p * f + 0.001339887446f;
  p = p * f + 0.009618437359f;
  p = p * f + 0.05550332471f;
  p = p * f + 0.2402264791f;
  p = p * f + 0.6931472029f;
  float result = scaled(1 + f * p, whole);
  return x == x ? result : (float)x;
}

METAL_FUNCTION float exp2(float x) { return power_of_two((double)x); }
METAL_FUNCTION float exp(float x) { return power_of_two((double)x * 1.4426950408889634074); }
METAL_FUNCTION float exp10(float x) { return power_of_two((double)x * 3.3219280948873623479); }

/// The logarithm of a positive finite `x` to the base 2; the error is 1.3e-11.
METAL_FUNCTION double logarithm(float x) {
  // Numbers below the normal ones are made normal first.
  bool tiny = x < FLT_MIN;
  float normal = tiny ? x * 0x1p24f : x;
  int bits = bits_of(normal);
  int exponent = (bits - 0x3f3504f3) >> 23;
  double mantissa = (double)float_of(bits - (exponent << 23));
  // log2(m) = s L(s^2) with s = (m - 1) / (m + 1), since atanh(s) is half of log((1 + s) / (1 - s)).
  double s = (mantissa - 1) / (mantissa + 1);
  double u = s * s;
  double p = 0.34078043814726567;
  p = p * u + 0.41167004525951295;
  p = p * u + 0.57708362882166469;
  p = p * u + 0.96179667311507407;
  p = p * u + 2.8853900817902652;
  return s * p + (double)(tiny ? exponent - 24 : exponent);
}

/// `finite`, a logarithm of `x`, or what stands in its place where `x` has none.
METAL_FUNCTION float logarithm_or_limit(float x, double finite) {
  float result = (float)finite;
  result = x == INFINITY ? INFINITY : result;
  result = x == 0 ? -INFINITY : result;
  return x >= 0 ? result : NAN;
}
METAL_FUNCTION float log2(float x) { return logarithm_or_limit(x, logarithm(x)); }
METAL_FUNCTION float log(float x) { return logarithm_or_limit(x, logarithm(x) * 0.69314718055994530942); }
METAL_FUNCTION float log10(float x) { return logarithm_or_limit(x, logarithm(x) * 0.30102999566398119521); }

/// `x` to the power of `y`, for `x` at least 0.
METAL_FUNCTION float powr(float x, float y) {
  double power = (double)y * logarithm(x);
  float result = power_of_two(power);
  float of_zero = y > 0 ? 0 : (y < 0 ? INFINITY : NAN);
  float of_infinity = y > 0 ? INFINITY : (y < 0 ? 0 : NAN);
  result = x == 0 ? of_zero : result;
  result = x == INFINITY ? of_infinity : result;
  return x >= 0 ? result : NAN;
}

METAL_FUNCTION float magnitude(float x) { return float_of(bits_of(x) & 0x7fffffff); }
METAL_FUNCTION float with_sign(float x, float sign) {
  return float_of((bits_of(x) & 0x7fffffff) | (bits_of(sign) & (int)0x80000000));
}

/// Rounding towards zero. Numbers of 2^23 and more are whole.
METAL_FUNCTION float trunc(float x) {
#ifdef __SSE4_1__
  return __builtin_truncf(x);
#else
  float whole = (float)(int)x;
  return magnitude(x) < 0x1p23f ? with_sign(whole, x) : x;
#endif
}
METAL_FUNCTION float floor(float x) {
#ifdef __SSE4_1__
  return __builtin_floorf(x);
#else
  float whole = trunc(x);
  return with_sign(whole > x ? whole - 1 : whole, x);
#endif
}
METAL_FUNCTION float ceil(float x) {
#ifdef __SSE4_1__
  return __builtin_ceilf(x);
#else
  float whole = trunc(x);
  return with_sign(whole < x ? whole + 1 : whole, x);
#endif
}
/// To the nearest whole number, of two the even one.
METAL_FUNCTION float rint(float x) {
#ifdef __SSE4_1__
  return __builtin_roundevenf(x);
#else
  float size = magnitude(x);
  return with_sign(size < 0x1p23f ? (size + 0x1p23f) - 0x1p23f : size, x);
#endif
}
/// To the nearest whole number, of two the one further from zero.
METAL_FUNCTION float round(float x) {
  float size = magnitude(x);
  float whole = trunc(size);
  return with_sign(size - whole >= 0.5f ? whole + 1 : whole, x);
}

/// `x` to the power of `y`, as in C: a negative `x` has whole powers.
METAL_FUNCTION float pow(float x, float y) {
  float result = powr(magnitude(x), y);
  float half_of_y = y * 0.5f;
  bool is_whole = trunc(y) == y;
  bool is_odd = is_whole && trunc(half_of_y) != half_of_y;
  result = (bits_of(x) < 0) & is_odd ? -result : result;
  result = (x < 0) & !is_whole ? NAN : result;
  result = (y == 0) | (x == 1) ? 1 : result;
  return result;
}

/// 2 to the power of `x` in double, for the hyperbolic functions; the error is 1.5e-14.
METAL_FUNCTION double wide_power_of_two(double x) {
  double power = limited(x, -1000, 1000);
  double shifted = power + rounding;
  double f = power - (shifted - rounding);
  double p = 1.0148351069330696e-7;
  p = p * f + 1.3258335435081736e-6;
  p = p * f + 1.5252989958396502e-5;
  p = p * f + 0.000154034408844963;
  p = p * f + 0.0013333557625572067;
  p = p * f + 0.0096181291811635345;
  p = p * f + 0.055504108668415122;
  p = p * f + 0.24022650695722822;
  p = p * f + 0.69314718055988517;
  long exponent = __builtin_bit_cast(long, shifted) << 52;
  return __builtin_bit_cast(double, __builtin_bit_cast(long, 1 + f * p) + exponent);
}
METAL_FUNCTION double wide_exp(float x) { return wide_power_of_two((double)x * 1.4426950408889634074); }

/// (e^x - e^-x) / 2; a series near 0, where the difference would lose its digits.
METAL_FUNCTION float sinh(float x) {
  double e = wide_exp(x), v = (double)x, u = v * v;
  double series = v * (1 + u * (1.0 / 6 + u * (1.0 / 120 + u * (1.0 / 5040))));
  float near = (float)series, far = (float)((e - 1 / e) * 0.5);
  float result = magnitude(x) < 0.125f ? near : far;
  return x == x ? result : x;
}
METAL_FUNCTION float cosh(float x) {
  double e = wide_exp(x);
  float result = (float)((e + 1 / e) * 0.5);
  return x == x ? result : x;
}
METAL_FUNCTION float tanh(float x) {
  double e = wide_exp(2 * (x > 20 ? 20 : (x < -20 ? -20 : x))), v = (double)x, u = v * v;
  double series = v * (1 + u * (-1.0 / 3 + u * (2.0 / 15 + u * (-17.0 / 315 + u * (62.0 / 2835)))));
  float result = magnitude(x) < 0.125f ? (float)series : (float)((e - 1) / (e + 1));
  return x == x ? result : x;
}

METAL_FUNCTION float sqrt(float x) { return __builtin_sqrtf(x); }
METAL_FUNCTION double wide_sqrt(double x) { return __builtin_sqrt(x); }

/// The natural logarithm of a double that is positive, finite and at least 2^-126: by the float beside it and a step of
/// Newton's, log(x) = log(y) + (x - y) / y - ….
METAL_FUNCTION double wide_log(double x) {
  float y = (float)x;
  double rest = (x - (double)y) / (double)y;
  return logarithm(y) * 0.69314718055994530942 + rest - rest * rest * 0.5;
}
METAL_FUNCTION float asinh(float x) {
  double v = (double)magnitude(x), u = v * v;
  double series = v * (1 + u * (-1.0 / 6 + u * (3.0 / 40 + u * (-15.0 / 336 + u * (105.0 / 3456)))));
  double far = v < 1e15 ? wide_log(v + wide_sqrt(u + 1)) : wide_log(v < 1e38 ? v : 1e38) + 0.69314718055994530942;
  float result = with_sign((float)(v < 0.125 ? series : far), x);
  return x == x && v < 3.5e38 ? result : x;
}
METAL_FUNCTION float acosh(float x) {
  // The root of (x - 1)(x + 1) is exact enough where x is next to 1.
  double v = (double)(x < 1 ? 1 : (x > 1e38f ? 1e38f : x));
  double t = v - 1 + wide_sqrt((v - 1) * (v + 1));
  double series = t * (1 - t * (0.5 - t * (1.0 / 3 - t * (0.25 - t * 0.2))));
  float result = (float)(t < 0.01 ? series : wide_log(1 + t));
  return x >= 1 ? (x == INFINITY ? x : result) : NAN;
}
METAL_FUNCTION float atanh(float x) {
  double v = (double)magnitude(x), u = v * v;
  double series = v * (1 + u * (1.0 / 3 + u * (1.0 / 5 + u * (1.0 / 7 + u * (1.0 / 9)))));
  double far = 0.5 * wide_log((1 + v) / (v < 1 ? 1 - v : 1));
  float result = with_sign((float)(v < 0.125 ? series : far), x);
  result = v == 1 ? with_sign(INFINITY, x) : result;
  return v <= 1 ? result : NAN;
}

}  // namespace scalar
}  // namespace metal
