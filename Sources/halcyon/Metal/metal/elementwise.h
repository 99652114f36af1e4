// What makes a function of numbers one of vectors.
#pragma once

namespace metal {
namespace shape {

/// The type that a function computes in when it is given `A` and `B`: the vector, where one is; of two scalars the
/// floating one; of two floating ones the wider.
template <typename A, typename B>
struct Common {
  typedef Of<A> OfA;
  typedef Of<B> OfB;
  static constexpr bool takesA =
      OfA::isVector != OfB::isVector
          ? OfA::isVector
          : (isFloating<typename OfA::Number> != isFloating<typename OfB::Number>
                 ? isFloating<typename OfA::Number>
                 : sizeof(typename OfA::Number) >= sizeof(typename OfB::Number));
  typedef typename Choice<takesA, A, B>::Type Type;
};
template <typename A, typename B, typename C>
struct Common3 { typedef typename Common<typename Common<A, B>::Type, C>::Type Type; };

/// `T`, or the float beside it where it is made of integers.
template <typename T>
struct Floating {
  typedef typename Of<T>::Number Number;
  typedef typename Choice<isFloating<Number>, Number, float>::Type FloatingNumber;
  template <bool vector, int n>
  struct Make { typedef vec<FloatingNumber, n> Type; };
  template <int n>
  struct Make<false, n> { typedef FloatingNumber Type; };
  typedef typename Make<Of<T>::isVector, Of<T>::count>::Type Type;
};

/// `value` as a `V`: a scalar for all components.
template <typename V, typename T>
METAL_FUNCTION constexpr V as(const T &value) {
  if constexpr (same<V, T>) {
    return value;
  } else if constexpr (Of<T>::isVector) {
    return __builtin_convertvector(value, V);
  } else {
    return (V)(typename Of<V>::Number)value;
  }
}

}  // namespace shape
}  // namespace metal

/// A function of one argument, from `expression` in the scalar `x` of type `Number`.
#define METAL_UNARY(name, expression) \
  template <typename T> \
  METAL_FUNCTION typename metal::shape::Floating<T>::Type name(T argument) { \
    typedef typename metal::shape::Floating<T>::Type Result; \
    typedef typename metal::shape::Of<Result>::Number Number; \
    Result values = metal::shape::as<Result>(argument); \
    if constexpr (metal::shape::Of<Result>::isVector) { \
      Result result = 0; \
      for (int index = 0; index < metal::shape::Of<Result>::count; index += 1) { \
        Number x = values[index]; \
        result[index] = (Number)(expression); \
      } \
      return result; \
    } else { \
      Number x = values; \
      return (Number)(expression); \
    } \
  }

/// A function of two arguments, from `expression` in the scalars `x` and `y` of type `Number`. `Kind` is Floating
/// where integers are answered as floats, Kept where they stay integers.
#define METAL_BINARY_OF(Kind, name, expression) \
  template <typename A, typename B> \
  METAL_FUNCTION typename metal::shape::Kind<typename metal::shape::Common<A, B>::Type>::Type name(A a, B b) { \
    typedef typename metal::shape::Kind<typename metal::shape::Common<A, B>::Type>::Type Result; \
    typedef typename metal::shape::Of<Result>::Number Number; \
    Result left = metal::shape::as<Result>(a), right = metal::shape::as<Result>(b); \
    if constexpr (metal::shape::Of<Result>::isVector) { \
      Result result = 0; \
      for (int index = 0; index < metal::shape::Of<Result>::count; index += 1) { \
        Number x = left[index], y = right[index]; \
        result[index] = (Number)(expression); \
      } \
      return result; \
    } else { \
      Number x = left, y = right; \
      return (Number)(expression); \
    } \
  }
#define METAL_BINARY(name, expression) METAL_BINARY_OF(Floating, name, expression)

/// The same for three arguments: `x`, `y` and `z`.
#define METAL_TERNARY_OF(Kind, name, expression) \
  template <typename A, typename B, typename C> \
  METAL_FUNCTION typename metal::shape::Kind<typename metal::shape::Common3<A, B, C>::Type>::Type name( \
      A a, B b, C c) { \
    typedef typename metal::shape::Kind<typename metal::shape::Common3<A, B, C>::Type>::Type Result; \
    typedef typename metal::shape::Of<Result>::Number Number; \
    Result first = metal::shape::as<Result>(a), second = metal::shape::as<Result>(b), \
           third = metal::shape::as<Result>(c); \
    if constexpr (metal::shape::Of<Result>::isVector) { \
      Result result = 0; \
      for (int index = 0; index < metal::shape::Of<Result>::count; index += 1) { \
        Number x = first[index], y = second[index], z = third[index]; \
        result[index] = (Number)(expression); \
      } \
      return result; \
    } else { \
      Number x = first, y = second, z = third; \
      return (Number)(expression); \
    } \
  }
#define METAL_TERNARY(name, expression) METAL_TERNARY_OF(Floating, name, expression)

namespace metal {
namespace shape {
template <typename T>
struct Kept { typedef T Type; };
}  // namespace shape
}  // namespace metal
