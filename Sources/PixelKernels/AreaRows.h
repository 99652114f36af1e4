#pragma once

// What a row of areas holds, where nothing is touched and where something is.

#include "PixelKernels.h"

static inline uint32_t pk_divide255(uint32_t v) { return (v + 128 + ((v + 128) >> 8)) >> 8; }

// 2^16 · k / 255, rounded; the largest number there is for 255, which serves as well.
static inline uint32_t pk_share(uint32_t k) {
  uint32_t share = (k * 65536 + 127) / 255;
  return share > 65535 ? 65535 : share;
}

// 2^15 · k / 255, rounded, for a k below 255.
static inline uint32_t pk_half_share(uint32_t k) { return (k * 32768 + 127) / 255; }

// The channels of a deep color, 0 for red ... 3 for alpha.
static inline uint32_t pk_channel(pk_deep_color color, int channel) {
  return (uint32_t)(color >> (16 * channel)) & 65535;
}

static inline int pk_is_opaque(pk_deep_color color) { return pk_channel(color, 3) == 255 << 8; }

// Ways to lay one colour over pixels that are a product and a sum with two constants in each channel.
typedef enum { pk_way_over, pk_way_screen, pk_way_plus_lighter } pk_way;

// What a deep color leaves of each channel of pixels beneath it, of 2^16, as `pk_share` has it: what its alpha leaves;
// what its channel leaves (S + D − S · D); or all, where light is added.
static inline uint32_t pk_share_beneath(pk_deep_color color, int channel, pk_way way) {
  uint32_t hidden = way == pk_way_over ? pk_channel(color, 3)
      : way == pk_way_screen           ? pk_channel(color, channel)
                                       : 0;
  uint64_t share = (((255u << 8) - hidden) * 65536ull + (255 << 7)) / (255 << 8);
  return share > 65535 ? 65535 : (uint32_t)share;
}

// What it hides of them: 2^16 minus that, at most 65,535.
static inline uint32_t pk_share_hidden(pk_deep_color color, int channel, pk_way way) {
  uint32_t hidden = 65536 - pk_share_beneath(color, channel, way);
  return hidden > 65535 ? 65535 : hidden;
}

static inline uint32_t pk_pixel_of(pk_deep_color color) {
  uint32_t pixel = 0;
  for (int channel = 0; channel < 4; channel++)
    pixel |= (pk_channel(color, channel) + 128) >> 8 << (8 * channel);
  return pixel;
}

// A colour times level / 255.
static inline pk_deep_color pk_scale_color(pk_deep_color color, uint32_t level) {
  pk_deep_color scaled = 0;
  for (int channel = 0; channel < 4; channel++)
    scaled |= (pk_deep_color)((pk_channel(color, channel) * level + 127) / 255) << (16 * channel);
  return scaled;
}

// The coverage, 0...255, of a sum of areas.
static inline uint32_t pk_level_of(int32_t sum, pk_rule rule) {
  uint32_t value;
  if (rule == pk_rule_even_odd) {
    value = (uint32_t)sum & (2 * PK_ONE - 1);
    if (value > PK_ONE) value = 2 * PK_ONE - value;
  } else {
    value = sum < 0 ? 0u - (uint32_t)sum : (uint32_t)sum;
    if (value > PK_ONE) value = PK_ONE;
  }
  return (value * 255 + PK_ONE / 2) >> 16;
}

// The first block from `block` on whose bit is `wanted`; `end` when there is none before it.
static inline int32_t pk_find_block(
    const uint64_t *touched, int32_t block, int32_t end, int wanted) {
  while (block < end) {
    uint64_t word = touched[block >> 6];
    if (!wanted) word = ~word;
    word >>= block & 63;
    if (word) {
      block += __builtin_ctzll(word);
      return block < end ? block : end;
    }
    block = (block | 63) + 1;
  }
  return end;
}
