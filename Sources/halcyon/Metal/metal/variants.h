// Metal's fast and precise variants of its functions. Both are precise here.
#pragma once

namespace metal {

#define METAL_VARIANTS using metal::sin; using metal::cos; using metal::tan; using metal::asin; \
  using metal::acos; using metal::atan; using metal::atan2; using metal::sinh; using metal::cosh; \
  using metal::tanh; using metal::exp; using metal::exp2; using metal::exp10; using metal::log; \
  using metal::log2; using metal::log10; using metal::pow; using metal::powr; using metal::sqrt; \
  using metal::rsqrt; using metal::fmod; using metal::fabs; using metal::floor; using metal::ceil; \
  using metal::round; using metal::rint; using metal::trunc; using metal::fract; using metal::fmin; \
  using metal::fmax; using metal::fmin3; using metal::fmax3; using metal::fmedian3; using metal::min; \
  using metal::max; using metal::min3; using metal::max3; using metal::median3; using metal::clamp; \
  using metal::saturate; using metal::mix; using metal::smoothstep; using metal::step; using metal::sincos; \
  using metal::divide; using metal::sinpi; using metal::cospi; using metal::tanpi; using metal::asinh; \
  using metal::acosh; using metal::atanh; using metal::copysign; using metal::fma; using metal::fdim; \
  using metal::sign; using metal::abs; using metal::frexp; using metal::ldexp; using metal::modf; \
  using metal::ilogb; using metal::nextafter; using metal::degrees; using metal::radians; using metal::dot; \
  using metal::length; using metal::length_squared; using metal::distance; using metal::distance_squared; \
  using metal::normalize; using metal::cross; using metal::reflect; using metal::refract; \
  using metal::faceforward;
namespace fast { METAL_VARIANTS }
namespace precise { METAL_VARIANTS }
#undef METAL_VARIANTS

}  // namespace metal
