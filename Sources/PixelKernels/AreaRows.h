#pragma once

// What a row of areas holds, where nothing is touched and where something is.

#include "PixelKernels.h"

static inline uint32_t pk_divide255(uint32_t v) { return (v + 128 + ((v + 128) >> 8)) >> 8; }

// 2^16 · k / 255, rounded; the largest number there is for 255, which serves as well.
static inline uint32_t pk_share(uint32_t k) {
  uint32_t share = (k * 65536 + 127) / 255;
  return share > 65535 ? 65535 : share;
}

// A premultiplied colour times level / 255.
static inline uint32_t pk_scale_color(uint32_t color, uint32_t level) {
  uint32_t scaled = 0;
  for (int shift = 0; shift < 32; shift += 8)
    scaled |= pk_divide255(((color >> shift) & 255) * level) << shift;
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
