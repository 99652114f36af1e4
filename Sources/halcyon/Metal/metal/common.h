// Mixing, limits and steps (Metal's "common functions"), and those of them that integers have, too.
#pragma once

namespace metal {
namespace scalar {

template <typename N>
METAL_FUNCTION N lesser(N x, N y) { return y < x ? y : x; }
template <typename N>
METAL_FUNCTION N greater(N x, N y) { return x < y ? y : x; }
METAL_FUNCTION float smooth(float edge, float end, float x) {
  float t = (x - edge) / (end - edge);
  t = t < 0 ? 0 : t;
  t = t > 1 ? 1 : t;
  // A step of no width: where the quotient is not a number, x stands on the edge.
  t = t == t ? t : 0;
  return t * t * (3 - 2 * t);
}

}  // namespace scalar

METAL_BINARY_OF(Kept, min, scalar::lesser(x, y))
METAL_BINARY_OF(Kept, max, scalar::greater(x, y))
METAL_TERNARY_OF(Kept, min3, scalar::lesser(x, scalar::lesser(y, z)))
METAL_TERNARY_OF(Kept, max3, scalar::greater(x, scalar::greater(y, z)))
METAL_TERNARY_OF(Kept, median3, scalar::greater(scalar::lesser(x, y), scalar::lesser(scalar::greater(x, y), z)))
METAL_TERNARY_OF(Kept, clamp, scalar::lesser(scalar::greater(x, y), z))
METAL_TERNARY(mix, x + (y - x) * z)
METAL_TERNARY(smoothstep, scalar::smooth((float)x, (float)y, (float)z))
METAL_BINARY(step, y < x ? 0 : 1)
METAL_UNARY(saturate, scalar::lesser(scalar::greater(x, (Number)0), (Number)1))
METAL_UNARY(sign, x > 0 ? 1 : (x < 0 ? -1 : 0))
METAL_UNARY(degrees, (float)x * 57.295779513082320877f)
METAL_UNARY(radians, (float)x * 0.017453292519943295769f)

/// The size of a number without its sign; integers stay integers.
template <typename T>
METAL_FUNCTION T abs(T value) {
  if constexpr (shape::isFloating<typename shape::Of<T>::Number>) {
    return metal::fabs(value);
  } else {
    return value < 0 ? -value : value;
  }
}

}  // namespace metal
