// The limits of numbers, and questions about types.
#pragma once

#define CHAR_BIT 8
#define SCHAR_MAX 127
#define SCHAR_MIN (-128)
#define CHAR_MAX SCHAR_MAX
#define CHAR_MIN SCHAR_MIN
#define UCHAR_MAX 255
#define SHRT_MAX 32767
#define SHRT_MIN (-32768)
#define USHRT_MAX 65535
#define LONG_MAX 9223372036854775807l
#define LONG_MIN (-9223372036854775807l - 1)
#define ULONG_MAX 18446744073709551615ul
#define FLT_DIG 6
#define FLT_MANT_DIG 24
#define FLT_MAX_10_EXP 38
#define FLT_MAX_EXP 128
#define FLT_MIN_10_EXP (-37)
#define FLT_MIN_EXP (-125)
#define FLT_RADIX 2
#define FLT_TRUE_MIN 1.40129846432481707e-45f
#define HALF_DIG 3
#define HALF_MANT_DIG 11
#define HALF_MAX_10_EXP 4
#define HALF_MAX_EXP 16
#define HALF_MIN_10_EXP (-4)
#define HALF_MIN_EXP (-13)
#define HALF_RADIX 2
#define HALF_EPSILON 9.765625e-04h
#define FP_ILOGB0 (-INT_MAX)
#define FP_ILOGBNAN INT_MAX

namespace metal {

/// As in C++'s standard library, for Metal's numbers.
template <typename T>
struct numeric_limits {
  static constexpr bool is_specialized = __is_integral(T);
  static constexpr bool is_integer = is_specialized, is_exact = is_specialized, has_infinity = false;
  static constexpr bool is_signed = is_specialized && (T)-1 < (T)1;
  static constexpr int radix = 2, digits = is_specialized ? (int)sizeof(T) * 8 - is_signed : 0;
  static constexpr int digits10 = digits * 643 / 2136;

  static constexpr T max() { return (T)(((1ul << (digits - 1)) - 1) * 2 + 1); }
  static constexpr T min() { return is_signed ? (T)(-max() - 1) : (T)0; }
  static constexpr T lowest() { return min(); }
  static constexpr T epsilon() { return (T)0; }
  static constexpr T round_error() { return (T)0; }
  static constexpr T infinity() { return (T)0; }
  static constexpr T quiet_NaN() { return (T)0; }
  static constexpr T signaling_NaN() { return (T)0; }
  static constexpr T denorm_min() { return (T)0; }
};
template <>
struct numeric_limits<bool> : numeric_limits<uchar> {
  static constexpr int digits = 1;
  static constexpr bool max() { return true; }
  static constexpr bool min() { return false; }
};

/// Of a floating type by its numbers.
#define METAL_LIMITS(T, mantissa, decimals, exponent, least, most, step, smallest) \
  template <> \
  struct numeric_limits<T> { \
    static constexpr bool is_specialized = true, is_integer = false, is_exact = false, is_signed = true; \
    static constexpr bool has_infinity = true; \
    static constexpr int radix = 2, digits = mantissa, digits10 = decimals, max_exponent = exponent; \
    static constexpr int min_exponent = 3 - exponent; \
    static constexpr T max() { return (T)most; } \
    static constexpr T min() { return (T)least; } \
    static constexpr T lowest() { return (T)-most; } \
    static constexpr T epsilon() { return (T)step; } \
    static constexpr T round_error() { return (T)0.5f; } \
    static constexpr T infinity() { return (T)INFINITY; } \
    static constexpr T quiet_NaN() { return (T)NAN; } \
    static constexpr T signaling_NaN() { return (T)NAN; } \
    static constexpr T denorm_min() { return (T)smallest; } \
  };
METAL_LIMITS(float, 24, 6, 128, 0x1p-126f, 0x1.fffffep127f, 0x1p-23f, 0x1p-149f)
METAL_LIMITS(half, 11, 3, 16, 0x1p-14f, 65504.0f, 0x1p-10f, 0x1p-24f)
#undef METAL_LIMITS

// MARK: Questions about types

template <typename T, T constant_value>
struct integral_constant {
  static constexpr T value = constant_value;
  typedef T value_type;
  constexpr operator T() const { return value; }
};
template <bool truth>
using bool_constant = integral_constant<bool, truth>;
typedef bool_constant<true> true_type;
typedef bool_constant<false> false_type;

template <bool condition, typename T = void>
struct enable_if {};
template <typename T>
struct enable_if<true, T> { typedef T type; };
template <bool condition, typename T = void>
using enable_if_t = typename enable_if<condition, T>::type;
template <bool condition, typename Yes, typename No>
struct conditional { typedef typename shape::Choice<condition, Yes, No>::Type type; };
template <bool condition, typename Yes, typename No>
using conditional_t = typename conditional<condition, Yes, No>::type;

#define METAL_TRAIT(name, ...) \
  template <typename T> \
  struct name : bool_constant<(__VA_ARGS__)> {}; \
  template <typename T> \
  constexpr bool name##_v = (__VA_ARGS__);
METAL_TRAIT(is_floating_point, shape::isFloating<T>)
METAL_TRAIT(is_integral, __is_integral(T))
METAL_TRAIT(is_arithmetic, __is_integral(T) || shape::isFloating<T>)
METAL_TRAIT(is_scalar, __is_integral(T) || shape::isFloating<T>)
METAL_TRAIT(is_vector, shape::Of<T>::isVector)
METAL_TRAIT(is_signed, numeric_limits<T>::is_signed)
METAL_TRAIT(is_unsigned, __is_integral(T) && !numeric_limits<T>::is_signed)
#undef METAL_TRAIT
template <typename A, typename B>
struct is_same : bool_constant<shape::same<A, B>> {};
template <typename A, typename B>
constexpr bool is_same_v = shape::same<A, B>;
template <typename A, typename B>
struct is_convertible : bool_constant<__is_convertible(A, B)> {};
template <typename A, typename B>
constexpr bool is_convertible_v = __is_convertible(A, B);

template <typename T>
struct remove_cv { typedef typename shape::Plain<T>::Type type; };
template <typename T>
struct remove_reference { typedef T type; };
template <typename T>
struct remove_reference<T &> { typedef T type; };
template <typename T>
using remove_cv_t = typename remove_cv<T>::type;
template <typename T>
using remove_reference_t = typename remove_reference<T>::type;
template <typename T>
struct make_scalar { typedef typename shape::Of<T>::Number type; };
template <typename T>
using make_scalar_t = typename make_scalar<T>::type;

}  // namespace metal
