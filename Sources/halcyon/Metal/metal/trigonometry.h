// Angles of single numbers, without branches: within 2 units in the last place (the tangent within 4) up to 10^7. Further
// away, where neighbouring floats are a radian apart, sines and cosines are some number from -1 to 1.
#pragma once

namespace metal {
namespace scalar {

// Pi in three parts. What is taken away first is exact: x and a multiple of a number of 24 digits have no more digits
// between the first that differs and the last.
constexpr float pi_high = 0x1.921fb6p+1f, pi_middle = -0x1.777a5cp-24f, pi_low = -0x1.ee59dap-49f;
constexpr float inverse_of_pi = 0x1.45f306p-2f;

METAL_FUNCTION float less_half_turns(float x, float count) {
  return fused(-count, pi_low, fused(-count, pi_middle, fused(-count, pi_high, x)));
}

/// The sine of `x` between -90 and 90 degrees; the polynomial's error is 3e-8, so that it is 1, and never more, at a right
/// angle.
METAL_FUNCTION float sine_of_half_turn(float x) {
  float u = x * x;
  float p = 2.6042842e-6f;
  p = fused(p, u, -0.0001980884747f);
  p = fused(p, u, 0.008333056548f);
  p = fused(p, u, -0.166666592f);
  return fused(x * u, p, x);
}
/// The same, negative where the last bit of `half_turns` is set.
METAL_FUNCTION float turned_sine(float x, uint half_turns) {
  return float_of((int)((uint)bits_of(sine_of_half_turn(x)) ^ half_turns << 31));
}
/// The sine of `x` and of as many half turns as stand in the low bits of `shifted`.
METAL_FUNCTION float sine(float x, float shifted) {
  // The number of half turns in a large number is a float with an error, which may leave another half turn.
  float more = fused(x, inverse_of_pi, whole_float);
  float rest = fused(whole_float - more, pi_high, x);
  rest = rest < -1.5708f ? -1.5708f : rest;
  rest = rest > 1.5708f ? 1.5708f : rest;
  return turned_sine(rest, (uint)bits_of(shifted) + (uint)bits_of(more));
}
METAL_FUNCTION float sin(float x) {
  float shifted = fused(x, inverse_of_pi, whole_float);
  return sine(less_half_turns(x, shifted - whole_float), shifted);
}
/// cos(x) = sin(x + 90 degrees).
METAL_FUNCTION float cos(float x) {
  float shifted = fused(x, inverse_of_pi, 0.5f) + whole_float;
  return sine(less_half_turns(x, (shifted - whole_float) - 0.5f), shifted);
}
METAL_FUNCTION float sinpi(float x) {
  float whole = rint(x);
  float parity = whole - 2 * rint(whole * 0.5f);
  return turned_sine((x - whole) * 3.14159265359f, (uint)(parity != 0));
}
METAL_FUNCTION float cospi(float x) {
  float whole = rint(x);
  float parity = whole - 2 * rint(whole * 0.5f);
  return turned_sine((0.5f - magnitude(x - whole)) * 3.14159265359f, (uint)(parity != 0));
}

/// The tangent of a rest between -45 and 45 degrees and of a right angle where `crosses`.
METAL_FUNCTION float tangent(float x, bool crosses) {
  float u = x * x;
  // The errors of the polynomials are 5e-12 and 1e-10.
  float p = fused(2.718237215e-6f, u, -0.0001983932713f);
  p = fused(p, u, 0.008333329362f);
  p = fused(p, u, -0.1666666664f);
  float sine = fused(x * u, p, x);
  float q = fused(2.443773043e-5f, u, -0.001388736145f);
  q = fused(q, u, 0.04166664675f);
  float cosine = fused(u * u, q, fused(u, -0.5f, 1));
  return (crosses ? -cosine : sine) / (crosses ? sine : cosine);
}
METAL_FUNCTION float tan(float x) {
  float shifted = fused(x, 2 * inverse_of_pi, whole_float);
  float rest = less_half_turns(x, (shifted - whole_float) * 0.5f);
  rest = rest < -0.9f ? -0.9f : rest;
  return tangent(rest > 0.9f ? 0.9f : rest, bits_of(shifted) & 1);
}
METAL_FUNCTION float tanpi(float x) {
  float whole = rint(2 * x);
  return tangent((x - whole * 0.5f) * 3.14159265359f, whole - 2 * rint(whole * 0.5f) != 0);
}

/// The arc tangent of `x` between 0 and 1; the polynomial's error is 1.4e-8.
METAL_FUNCTION float arc_below_half_a_right_angle(float x) {
  float u = x * x;
  float p = 0.0029035219069f;
  p = fused(p, u, -0.016282880272f);
  p = fused(p, u, 0.043039150703f);
  p = fused(p, u, -0.075336568009f);
  p = fused(p, u, 0.10654667955f);
  p = fused(p, u, -0.14207131183f);
  p = fused(p, u, 0.19993053809f);
  p = fused(p, u, -0.33333093948f);
  p = fused(p, u, 0.99999998637f);
  return x * p;
}
METAL_FUNCTION float atan(float x) {
  float size = magnitude(x);
  bool is_steep = size > 1;
  float arc = arc_below_half_a_right_angle(is_steep ? 1 / size : size);
  arc = is_steep ? 1.57079632679f - arc : arc;
  return x == x ? with_sign(arc, x) : x;
}
METAL_FUNCTION float atan2(float y, float x) {
  float height = magnitude(y), width = magnitude(x);
  bool is_steep = height > width;
  float longer = is_steep ? height : width, shorter = is_steep ? width : height;
  float ratio = shorter / (longer > 0 ? longer : 1);
  ratio = shorter == INFINITY ? 1 : ratio;
  float arc = arc_below_half_a_right_angle(ratio);
  arc = is_steep ? 1.57079632679f - arc : arc;
  arc = bits_of(x) < 0 ? 3.14159265359f - arc : arc;
  return (x == x) & (y == y) ? with_sign(arc, y) : NAN;
}

/// The arc sine of `x` between 0 and a half; the polynomial's error is 5e-9.
METAL_FUNCTION float arc_of_small_sine(float x) {
  float u = x * x;
  float p = 0.04227858478f;
  p = fused(p, u, 0.02411444042f);
  p = fused(p, u, 0.04548334699f);
  p = fused(p, u, 0.07495195989f);
  p = fused(p, u, 0.1666675495f);
  return fused(x * u, p, x);
}
/// asin(x) = 90° - 2 asin(√((1 - x) / 2)) above a half.
METAL_FUNCTION float asin(float x) {
  float size = magnitude(x);
  bool is_large = size > 0.5f;
  float arc = arc_of_small_sine(is_large ? sqrt((1 - size) * 0.5f) : size);
  arc = is_large ? 1.57079632679f - 2 * arc : arc;
  return size <= 1 ? with_sign(arc, x) : NAN;
}
METAL_FUNCTION float acos(float x) {
  float size = magnitude(x);
  bool is_large = size > 0.5f;
  float arc = arc_of_small_sine(is_large ? sqrt((1 - size) * 0.5f) : size);
  float near_one = x < 0 ? 3.14159265359f - 2 * arc : 2 * arc;
  float near_zero = x < 0 ? 1.57079632679f + arc : 1.57079632679f - arc;
  return size <= 1 ? (is_large ? near_one : near_zero) : NAN;
}

}  // namespace scalar
}  // namespace metal
