// Integers and their bits.
#pragma once

namespace metal {
namespace scalar {

template <typename N>
constexpr int width = sizeof(N) * 8;

/// The bits of `x`, without a sign.
template <typename N>
METAL_FUNCTION ulong pattern(N x) {
  if constexpr (sizeof(N) == 1) return (uchar)x;
  else if constexpr (sizeof(N) == 2) return (ushort)x;
  else if constexpr (sizeof(N) == 4) return (uint)x;
  else return (ulong)x;
}
template <typename N>
METAL_FUNCTION N leading_zeros(N x) {
  ulong bits = pattern(x);
  return (N)(bits == 0 ? width<N> : __builtin_clzl(bits) - (64 - width<N>));
}
template <typename N>
METAL_FUNCTION N trailing_zeros(N x) {
  ulong bits = pattern(x);
  return (N)(bits == 0 ? width<N> : __builtin_ctzl(bits));
}
template <typename N>
METAL_FUNCTION N reversed(N x) {
  return (N)(__builtin_bitreverse64(pattern(x)) >> (64 - width<N>));
}
template <typename N>
METAL_FUNCTION N rotated(N x, N by) {
  int places = (int)by & (width<N> - 1);
  ulong bits = pattern(x);
  return (N)((bits << places) | (bits >> ((width<N> - places) & (width<N> - 1))));
}
/// Half of the sum, without losing the carry.
template <typename N>
METAL_FUNCTION N half_sum(N x, N y) { return (N)(((__int128)x + (__int128)y) >> 1); }
template <typename N>
METAL_FUNCTION N half_sum_up(N x, N y) { return (N)(((__int128)x + (__int128)y + 1) >> 1); }
template <typename N>
METAL_FUNCTION N high_product(N x, N y) { return (N)(((__int128)x * (__int128)y) >> width<N>); }
template <typename N>
METAL_FUNCTION N sum_within_range(N x, N y) {
  N result;
  bool over = __builtin_add_overflow(x, y, &result);
  N most = (N)((N)-1 > 0 ? (N)-1 : (N)((1ul << (width<N> - 1)) - 1));
  N least = (N)((N)-1 > 0 ? 0 : (N)(1ul << (width<N> - 1)));
  return over ? (y < 0 ? least : most) : result;
}
template <typename N>
METAL_FUNCTION N difference_within_range(N x, N y) {
  N result;
  bool over = __builtin_sub_overflow(x, y, &result);
  N most = (N)((N)-1 > 0 ? (N)-1 : (N)((1ul << (width<N> - 1)) - 1));
  N least = (N)((N)-1 > 0 ? 0 : (N)(1ul << (width<N> - 1)));
  return over ? ((N)-1 > 0 || y > 0 ? least : most) : result;
}
/// x y + z, brought back into the range that it has left.
template <typename N>
METAL_FUNCTION N product_within_range(N x, N y, N z) {
  if constexpr ((N)-1 > 0) {
    unsigned __int128 sum = (unsigned __int128)x * y + z;
    return sum > (N)-1 ? (N)-1 : (N)sum;
  } else {
    constexpr N most = (N)((1ul << (width<N> - 1)) - 1), least = (N)(-most - 1);
    __int128 sum = (__int128)x * y + z;
    return sum > most ? most : (sum < least ? least : (N)sum);
  }
}
template <typename N>
METAL_FUNCTION N low_24_bits(N x) { return (N)((int)(pattern(x) << 8) >> ((N)-1 > 0 ? 0 : 8)) & (N)((N)-1 > 0 ? 0xffffff : -1); }

}  // namespace scalar

#define METAL_OF_INTEGERS(name, function) \
  template <typename T> \
  METAL_FUNCTION T name(T value) { \
    T result = 0; \
    for (int index = 0; index < shape::Of<T>::count; index += 1) { \
      shape::set(result, index, scalar::function(shape::component(value, index))); \
    } \
    return result; \
  }
METAL_OF_INTEGERS(clz, leading_zeros)
METAL_OF_INTEGERS(ctz, trailing_zeros)
METAL_OF_INTEGERS(reverse_bits, reversed)
#undef METAL_OF_INTEGERS
template <typename T>
METAL_FUNCTION T popcount(T value) {
  T result = 0;
  for (int index = 0; index < shape::Of<T>::count; index += 1) {
    shape::set(result, index, __builtin_popcountl(scalar::pattern(shape::component(value, index))));
  }
  return result;
}

METAL_BINARY_OF(Kept, rotate, scalar::rotated(x, y))
METAL_BINARY_OF(Kept, hadd, scalar::half_sum(x, y))
METAL_BINARY_OF(Kept, rhadd, scalar::half_sum_up(x, y))
METAL_BINARY_OF(Kept, mulhi, scalar::high_product(x, y))
METAL_BINARY_OF(Kept, addsat, scalar::sum_within_range(x, y))
METAL_BINARY_OF(Kept, subsat, scalar::difference_within_range(x, y))
METAL_BINARY_OF(Kept, absdiff, x > y ? x - y : y - x)
METAL_BINARY_OF(Kept, mul24, scalar::low_24_bits(x) * scalar::low_24_bits(y))
METAL_TERNARY_OF(Kept, mad24, scalar::low_24_bits(x) * scalar::low_24_bits(y) + z)
METAL_TERNARY_OF(Kept, madhi, scalar::high_product(x, y) + z)
METAL_TERNARY_OF(Kept, madsat, scalar::product_within_range(x, y, z))

/// `count` bits of `value` from bit `offset` on.
template <typename T>
METAL_FUNCTION T extract_bits(T value, uint offset, uint count) {
  T result = 0;
  for (int index = 0; index < shape::Of<T>::count; index += 1) {
    auto number = shape::component(value, index);
    constexpr uint width = scalar::width<decltype(number)>;
    uint left = width - offset - count;
    shape::set(result, index, count == 0 ? 0 : (decltype(number))((decltype(number))(number << left) >> (width - count)));
  }
  return result;
}
template <typename T>
METAL_FUNCTION T insert_bits(T base, T inserted, uint offset, uint count) {
  T result = 0;
  for (int index = 0; index < shape::Of<T>::count; index += 1) {
    ulong mask = (count >= 64 ? ~0ul : (1ul << count) - 1) << offset;
    ulong bits = scalar::pattern(shape::component(base, index)) & ~mask;
    bits |= (scalar::pattern(shape::component(inserted, index)) << offset) & mask;
    shape::set(result, index, bits);
  }
  return result;
}

}  // namespace metal

/// The same bits as another type of the same size. One function by both of its names, or a call could not choose.
template <typename To, typename From>
METAL_FUNCTION To as_type(From value) {
  static_assert(sizeof(To) == sizeof(From), "as_type needs types of one size");
  return __builtin_bit_cast(To, value);
}
namespace metal {
using ::as_type;
}
