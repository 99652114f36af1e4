// Angles of single numbers, without branches. Arguments are reduced in double by multiples of a right angle, so that
// large ones (the noise of many shaders is the sine of a large number) keep their digits: within 1 unit in the last
// place up to 10^6, within 1e-7 up to 10^8.
#pragma once

namespace metal {
namespace scalar {

/// An angle as whole right angles and a rest between -45 and 45 degrees.
struct ReducedAngle {
  long quadrant;
  float rest;
};

/// `whole` right angles, as a double that was rounded by adding `rounding`, and a `rest` in radians.
METAL_FUNCTION ReducedAngle reduced(double shifted, double rest) {
  // What is infinite or no number has no number as its rest, which stays one through all that follows.
  float angle = (float)rest;
  angle = angle < -0.7854f ? -0.7854f : angle;
  return {__builtin_bit_cast(long, shifted), angle > 0.7854f ? 0.7854f : angle};
}
METAL_FUNCTION ReducedAngle reduced(float x) {
  double angle = (double)x;
  double shifted = angle * 0.63661977236758134308 + rounding;
  double whole = shifted - rounding;
  // A right angle in two parts; the first has 33 digits, so that its product is exact.
  return reduced(shifted, (angle - whole * 0x1.921fb544p0) - whole * 6.0771005065061926e-11);
}
/// The same for `x` half turns.
METAL_FUNCTION ReducedAngle reduced_half_turns(float x) {
  double quarters = 2 * (double)x;
  double shifted = quarters + rounding;
  return reduced(shifted, (quarters - (shifted - rounding)) * 1.57079632679489661923);
}

/// The sine of a rest; the polynomial's error is 5e-12.
METAL_FUNCTION float sine_of_rest(float x) {
  float u = x * x;
  float p = 2.718237215e-6f;
  p = p * u - 0.0001983932713f;
  p = p * u + 0.008333329362f;
  p = p * u - 0.1666666664f;
  return x + x * u * p;
}
/// The cosine of a rest; the polynomial's error is 1e-10.
METAL_FUNCTION float cosine_of_rest(float x) {
  float u = x * x;
  float p = 2.443773043e-5f;
  p = p * u - 0.001388736145f;
  p = p * u + 0.04166664675f;
  return 1 - 0.5f * u + u * u * p;
}

/// The sine of `angle` and `turns` right angles.
METAL_FUNCTION float sine(ReducedAngle angle, int turns) {
  int quadrant = (int)angle.quadrant + turns;
  float s = sine_of_rest(angle.rest), c = cosine_of_rest(angle.rest);
  float result = quadrant & 1 ? c : s;
  // The second bit becomes the sign.
  return float_of(bits_of(result) ^ ((quadrant & 2) << 30));
}
METAL_FUNCTION float tangent(ReducedAngle angle) {
  float s = sine_of_rest(angle.rest), c = cosine_of_rest(angle.rest);
  bool crosses = angle.quadrant & 1;
  return (crosses ? -c : s) / (crosses ? s : c);
}

METAL_FUNCTION float sin(float x) { return sine(reduced(x), 0); }
METAL_FUNCTION float cos(float x) { return sine(reduced(x), 1); }
METAL_FUNCTION float tan(float x) { return tangent(reduced(x)); }
METAL_FUNCTION float sinpi(float x) { return sine(reduced_half_turns(x), 0); }
METAL_FUNCTION float cospi(float x) { return sine(reduced_half_turns(x), 1); }
METAL_FUNCTION float tanpi(float x) { return tangent(reduced_half_turns(x)); }

/// The arc tangent of `x` between 0 and 1; the polynomial's error is 1.4e-8.
METAL_FUNCTION float arc_below_half_a_right_angle(float x) {
  float u = x * x;
  float p = 0.0029035219069f;
  p = p * u - 0.016282880272f;
  p = p * u + 0.043039150703f;
  p = p * u - 0.075336568009f;
  p = p * u + 0.10654667955f;
  p = p * u - 0.14207131183f;
  p = p * u + 0.19993053809f;
  p = p * u - 0.33333093948f;
  p = p * u + 0.99999998637f;
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
  p = p * u + 0.02411444042f;
  p = p * u + 0.04548334699f;
  p = p * u + 0.07495195989f;
  p = p * u + 0.1666675495f;
  return x + x * u * p;
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
