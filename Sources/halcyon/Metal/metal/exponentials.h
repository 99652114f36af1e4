// Powers and logarithms of single numbers, without branches, so that a row of pixels is computed at once.
//
// They are made of floats and of fused products, whose single rounding carries what a product loses: results are within
// 2 units in the last place, and the same on every processor. Numbers below the normal ones count as 0, which Metal
// allows. Polynomials are minimax fits of the quoted relative errors.
#pragma once

namespace metal {
namespace scalar {

METAL_FUNCTION int bits_of(float x) { return __builtin_bit_cast(int, x); }
METAL_FUNCTION float float_of(int bits) { return __builtin_bit_cast(float, bits); }

/// x y + z with one rounding.
METAL_FUNCTION float fused(float x, float y, float z) {
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA)
  return __builtin_fmaf(x, y, z);
#else
  // The product is exact in double. Where the sum is not, its last bit is made odd, so that rounding it again to a float
  // goes the way that the exact sum would have gone (Boldo and Melquiond, Emulation of FMA and correctly rounded sums).
  double product = (double)x * (double)y, addend = (double)z, sum = product + addend;
  double part = sum - product;
  double rest = (product - (sum - part)) + (addend - part);
  long bits = __builtin_bit_cast(long, sum);
  bool is_short = ((rest > 0) | (rest < 0)) & ((bits & 1) == 0);
  long step = (rest > 0) == (sum > 0) ? 1 : -1;
  return (float)(is_short ? __builtin_bit_cast(double, bits + step) : sum);
#endif
}

/// Adding and taking away this number rounds a float below 2^22 to an integer, which then stands in its low bits.
constexpr float whole_float = 0x1.8p23f;
/// The same for doubles below 2^51.
constexpr double rounding = 0x1.8p52;

/// 2 to a whole power; `exponent` from -126 to 127.
METAL_FUNCTION float power_of_two(int exponent) { return float_of((exponent + 127) << 23); }

METAL_FUNCTION double limited(double x, double least, double most) {
  x = x < least ? least : x;
  return x > most ? most : x;
}

/// 2 to the power of `rest` and of the integer in the low bits of `shifted`; the error of the polynomial is 2e-9. The
/// result has to be a normal number.
METAL_FUNCTION uint power_bits(float rest, float shifted) {
  float p = 0.0001535228717f;
  p = fused(p, rest, 0.0013398914f);
  p = fused(p, rest, 0.009618440888f);
  p = fused(p, rest, 0.05550332381f);
  p = fused(p, rest, 0.2402264789f);
  p = fused(p, rest, 0.6931472029f);
  return (uint)bits_of(fused(p, rest, 1)) + ((uint)bits_of(shifted) << 23);
}
/// `bits` as a float, or what stands in its place where `x` is not from `least` to `most`.
METAL_FUNCTION float power_or_limit(uint bits, float x, float least, float most) {
  float result = x < least ? 0 : float_of((int)bits);
  return x < most ? result : x * INFINITY;
}

METAL_FUNCTION float exp2(float x) {
  float shifted = x + whole_float;
  return power_or_limit(power_bits(x - (shifted - whole_float), shifted), x, -126, 128);
}
/// 2 to the power of `x` (`factor` + `rest_of_factor`).
METAL_FUNCTION float power(float x, float factor, float rest_of_factor, float least, float most) {
  float shifted = fused(x, factor, whole_float);
  float rest = fused(x, rest_of_factor, fused(x, factor, whole_float - shifted));
  return power_or_limit(power_bits(rest, shifted), x, least, most);
}
METAL_FUNCTION float exp(float x) {
  return power(x, 0x1.715476p+0f, 0x1.4ae0cp-26f, -87.3365447f, 88.7228317f);
}
METAL_FUNCTION float exp10(float x) {
  return power(x, 0x1.a934fp+1f, 0x1.2f346ep-24f, -37.9297790f, 38.5318375f);
}

/// A positive normal number as 2^exponent (1 + excess), where 1 + excess is between the roots of a half and of 2.
struct Magnitude {
  float exponent, excess;
};
METAL_FUNCTION Magnitude magnitude_of(float x) {
  int bits = bits_of(x);
  int exponent = (int)((uint)bits - 0x3f3504f3u) >> 23;
  return {(float)exponent, float_of((int)((uint)bits - ((uint)exponent << 23))) - 1};
}

/// What the natural logarithm of 1 + x is more than x; the error of the polynomial is 6e-9 of the logarithm.
METAL_FUNCTION float logarithm_beyond(float x) {
  float square = x * x;
  float p = -0.07634494258f;
  p = fused(p, x, 0.1276157491f);
  p = fused(p, x, -0.131601825f);
  p = fused(p, x, 0.1420175848f);
  p = fused(p, x, -0.1662335738f);
  p = fused(p, x, 0.2000122684f);
  p = fused(p, x, -0.2500082103f);
  p = fused(p, x, 0.3333333171f);
  return fused(square, -0.5f, x * square * p);
}
/// `finite`, a logarithm of `x`, or what stands in its place where `x` has none.
METAL_FUNCTION float logarithm_or_limit(float x, float finite) {
  float result = x < FLT_MIN ? -INFINITY : finite;
  result = x <= FLT_MAX ? result : x;
  return x < 0 ? NAN : result;
}
METAL_FUNCTION float log2(float x) {
  Magnitude m = magnitude_of(x);
  float natural = m.excess + logarithm_beyond(m.excess);
  return logarithm_or_limit(x, fused(natural, 0x1.715476p+0f, m.exponent));
}
METAL_FUNCTION float log(float x) {
  Magnitude m = magnitude_of(x);
  float rest = fused(m.exponent, -0x1.05c61p-29f, logarithm_beyond(m.excess));
  return logarithm_or_limit(x, fused(m.exponent, 0x1.62e43p-1f, m.excess + rest));
}
METAL_FUNCTION float log10(float x) {
  Magnitude m = magnitude_of(x);
  float natural = m.excess + logarithm_beyond(m.excess);
  float rest = fused(m.exponent, -0x1.ec10cp-27f, natural * 0x1.bcb7b2p-2f);
  return logarithm_or_limit(x, fused(m.exponent, 0x1.344136p-2f, rest));
}

/// The logarithm to the base 2 as the sum of two floats, since a power has many times its error; its own is 1e-9.
struct WideLogarithm {
  float high, low;
};
METAL_FUNCTION WideLogarithm wide_logarithm(float x) {
  Magnitude m = magnitude_of(x);
  // log2(1 + f) = s L(s^2) with s = f / (2 + f), since atanh(s) is half of log((1 + s) / (1 - s)).
  float f = m.excess, divisor = f + 2, rest_of_divisor = f - (divisor - 2), inverse = 1 / divisor;
  float s = f * inverse;
  float rest_of_s = fused(-s, rest_of_divisor, fused(-s, divisor, f)) * inverse;
  float u = s * s;
  float p = 0.4309579347f;
  p = fused(p, u, 0.5767540098f);
  p = fused(p, u, 0.9617982768f);
  float first = s * 0x1.715476p+1f;
  float rest = fused(s, 0x1.4ae0cp-25f, fused(s, 0x1.715476p+1f, -first));
  rest = fused(s * u, p, fused(rest_of_s, 0x1.715476p+1f, rest));
  // An exponent that is not 0 is larger than the rest.
  float sum = m.exponent + first;
  rest += first - (sum - m.exponent);
  float high = sum + rest;
  return {logarithm_or_limit(x, high), rest - (high - sum)};
}

/// `x` to the power of `y`, for `x` at least 0.
METAL_FUNCTION float powr(float x, float y) {
  WideLogarithm logarithm = wide_logarithm(x);
  float power = y * logarithm.high;
  float rest = fused(y, logarithm.low, fused(y, logarithm.high, -power));
  float shifted = power + whole_float;
  uint bits = power_bits((power - (shifted - whole_float)) + rest, shifted);
  // The rest may lift it above the largest number.
  return power_or_limit(bits < 0x7f800000u ? bits : 0x7f800000u, power, -126, 128);
}

METAL_FUNCTION float magnitude(float x) { return float_of(bits_of(x) & 0x7fffffff); }
METAL_FUNCTION float with_sign(float x, float sign) {
  return float_of((bits_of(x) & 0x7fffffff) | (bits_of(sign) & (int)0x80000000));
}

/// Rounding towards zero. Numbers of 2^23 and more are whole.
METAL_FUNCTION float trunc(float x) {
#if defined(__SSE4_1__) || defined(__aarch64__)
  return __builtin_truncf(x);
#else
  float whole = (float)(int)x;
  return magnitude(x) < 0x1p23f ? with_sign(whole, x) : x;
#endif
}
METAL_FUNCTION float floor(float x) {
#if defined(__SSE4_1__) || defined(__aarch64__)
  return __builtin_floorf(x);
#else
  float whole = trunc(x);
  return with_sign(whole > x ? whole - 1 : whole, x);
#endif
}
METAL_FUNCTION float ceil(float x) {
#if defined(__SSE4_1__) || defined(__aarch64__)
  return __builtin_ceilf(x);
#else
  float whole = trunc(x);
  return with_sign(whole < x ? whole + 1 : whole, x);
#endif
}
/// To the nearest whole number, of two the even one.
METAL_FUNCTION float rint(float x) {
#if defined(__SSE4_1__) || defined(__aarch64__)
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
/// A polynomial with the error 6e-9 where the difference would lose its digits, else 1 - 2 / (e^2x + 1).
METAL_FUNCTION float tanh(float x) {
  float u = x * x, size = magnitude(x);
  float p = -0.005591015584f;
  p = fused(p, u, 0.02053881959f);
  p = fused(p, u, -0.05370965743f);
  p = fused(p, u, 0.1333109225f);
  p = fused(p, u, -0.3333326952f);
  float near = fused(x * u, p, x), far = 1 - 2 / (exp(2 * size) + 1);
  return size < 0.625f ? near : with_sign(far, x);
}

/// The logarithm of a positive finite `x` to the base 2 in double; the error is 1.3e-11.
METAL_FUNCTION double double_logarithm(float x) {
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

METAL_FUNCTION float sqrt(float x) { return __builtin_sqrtf(x); }
METAL_FUNCTION double wide_sqrt(double x) { return __builtin_sqrt(x); }

/// The natural logarithm of a double that is positive, finite and at least 2^-126: by the float beside it and a step of
/// Newton's, log(x) = log(y) + (x - y) / y - ….
METAL_FUNCTION double wide_log(double x) {
  float y = (float)x;
  double rest = (x - (double)y) / (double)y;
  return double_logarithm(y) * 0.69314718055994530942 + rest - rest * rest * 0.5;
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
