// Questions about numbers. A vector's answer is a vector of integers, not 0 for true.
#pragma once

namespace metal {

template <typename T>
METAL_FUNCTION auto isnan(T x) { return x != x; }
template <typename T>
METAL_FUNCTION auto isinf(T x) { return metal::fabs(x) == shape::as<T>(INFINITY); }
template <typename T>
METAL_FUNCTION auto isfinite(T x) { return metal::fabs(x) < shape::as<T>(INFINITY); }
template <typename T>
METAL_FUNCTION auto isnormal(T x) {
  constexpr float least = shape::same<typename shape::Of<T>::Number, half> ? 6.103515625e-05f : FLT_MIN;
  T size = metal::fabs(x);
  return (size < shape::as<T>(INFINITY)) & (size >= shape::as<T>(least));
}
template <typename A, typename B>
METAL_FUNCTION auto isordered(A x, B y) { return (x == x) & (y == y); }
template <typename A, typename B>
METAL_FUNCTION auto isunordered(A x, B y) { return (x != x) | (y != y); }
template <typename T>
METAL_FUNCTION typename shape::Integers<T>::Type signbit(T x) {
  typename shape::Integers<T>::Type result = 0;
  for (int index = 0; index < shape::Of<T>::count; index += 1) {
    shape::set(result, index, scalar::bits_of((float)shape::component(x, index)) < 0 ? -1 : 0);
  }
  return result;
}

template <typename T>
METAL_FUNCTION bool any(T truths) {
  bool result = false;
  for (int index = 0; index < shape::Of<T>::count; index += 1) {
    result |= shape::component(truths, index) != 0;
  }
  return result;
}
template <typename T>
METAL_FUNCTION bool all(T truths) {
  bool result = true;
  for (int index = 0; index < shape::Of<T>::count; index += 1) {
    result &= shape::component(truths, index) != 0;
  }
  return result;
}

/// `yes` where `truth` is not 0, else `no`.
template <typename A, typename B, typename Truth>
METAL_FUNCTION typename shape::Common<A, B>::Type select(A no, B yes, Truth truth) {
  typedef typename shape::Common<A, B>::Type Result;
  Result left = shape::as<Result>(no), right = shape::as<Result>(yes), result = 0;
  for (int index = 0; index < shape::Of<Result>::count; index += 1) {
    shape::set(result, index,
               shape::component(truth, index) != 0 ? shape::component(right, index) : shape::component(left, index));
  }
  return result;
}

}  // namespace metal
