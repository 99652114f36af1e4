// Vectors as places and directions.
#pragma once

namespace metal {

template <typename A, typename B>
METAL_FUNCTION typename shape::Of<typename shape::Common<A, B>::Type>::Number dot(A a, B b) {
  typedef typename shape::Common<A, B>::Type Vector;
  Vector left = shape::as<Vector>(a), right = shape::as<Vector>(b);
  float sum = (float)shape::component(left, 0) * (float)shape::component(right, 0);
  for (int index = 1; index < shape::Of<Vector>::count; index += 1) {
    sum += (float)shape::component(left, index) * (float)shape::component(right, index);
  }
  return (typename shape::Of<Vector>::Number)sum;
}
namespace scalar {
/// The sum of the squares, as a float also for halves, whose range it leaves soon.
template <typename V>
METAL_FUNCTION float square(V v) {
  float sum = 0;
  for (int index = 0; index < shape::Of<V>::count; index += 1) {
    float number = (float)shape::component(v, index);
    sum += number * number;
  }
  return sum;
}
}  // namespace scalar

template <typename V>
METAL_FUNCTION auto length_squared(V v) { return (typename shape::Of<V>::Number)scalar::square(v); }
template <typename V>
METAL_FUNCTION auto length(V v) { return (typename shape::Of<V>::Number)scalar::sqrt(scalar::square(v)); }
template <typename A, typename B>
METAL_FUNCTION auto distance(A a, B b) {
  typedef typename shape::Common<A, B>::Type Vector;
  return metal::length(shape::as<Vector>(a) - shape::as<Vector>(b));
}
template <typename A, typename B>
METAL_FUNCTION auto distance_squared(A a, B b) {
  typedef typename shape::Common<A, B>::Type Vector;
  return metal::length_squared(shape::as<Vector>(a) - shape::as<Vector>(b));
}
template <typename V>
METAL_FUNCTION V normalize(V v) {
  float factor = 1 / scalar::sqrt(scalar::square(v));
  V result = 0;
  for (int index = 0; index < shape::Of<V>::count; index += 1) {
    shape::set(result, index, (float)shape::component(v, index) * factor);
  }
  return result;
}
template <typename A, typename B>
METAL_FUNCTION typename shape::Common<A, B>::Type cross(A a, B b) {
  typedef typename shape::Common<A, B>::Type Vector;
  Vector left = shape::as<Vector>(a), right = shape::as<Vector>(b);
  return left.yzx * right.zxy - left.zxy * right.yzx;
}
template <typename A, typename B>
METAL_FUNCTION A reflect(A incident, B normal) {
  A direction = shape::as<A>(normal);
  return incident - 2 * metal::dot(direction, incident) * direction;
}
template <typename A, typename B, typename Ratio>
METAL_FUNCTION A refract(A incident, B normal, Ratio ratio) {
  typedef typename shape::Of<A>::Number Number;
  A direction = shape::as<A>(normal);
  Number eta = (Number)ratio, cosine = metal::dot(direction, incident);
  Number k = 1 - eta * eta * (1 - cosine * cosine);
  A bent = eta * incident - (Number)(eta * cosine + metal::sqrt(k < 0 ? (Number)0 : k)) * direction;
  return k < 0 ? (A)0 : bent;
}
template <typename A, typename B, typename C>
METAL_FUNCTION A faceforward(A normal, B incident, C reference) {
  return metal::dot(shape::as<A>(reference), shape::as<A>(incident)) < 0 ? normal : -normal;
}

}  // namespace metal
