// Every row loop, once for each instruction set, and the choice between them.

#include "AreaRows.h"
#include "PixelKernels.h"

#include <stdlib.h>
#include <string.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

// No fused multiply-add: every instruction set must round alike.
#pragma STDC FP_CONTRACT OFF
// Loops that only the widest vectors start have unused narrow copies.
#pragma clang diagnostic ignored "-Wunused-function"

#define PASTE_(a, b, c) a##_##b##_##c
#define PASTE(a, b, c) PASTE_(a, b, c)
#define NAME(x) PASTE(x, ISA, LANES)
#define NAME_NEXT(x) PASTE(x, ISA, NEXT)
#define NAME_OF(x, lanes) PASTE(x, ISA, lanes)

#define TABLE(NAME_STRING)                                                                         \
  {                                                                                                \
    NAME_STRING, NAME(over_color), COLOR_LOOPS(over), COLOR_LOOPS(screen),                         \
        COLOR_LOOPS(plus_lighter), NAME(repeat_row), NAME(normal_rows),                            \
        NAME(plus_lighter_rows),                                                                   \
        {NAME(normal), NAME(multiply), NAME(screen), NAME(overlay), NAME(darken), NAME(lighten),   \
         NAME(color_dodge), NAME(color_burn), NAME(soft_light), NAME(hard_light),                  \
         NAME(difference), NAME(exclusion), NAME(hue), NAME(saturation), NAME(color_mode),         \
         NAME(luminosity), NAME(source_atop), NAME(destination_over), NAME(destination_out),       \
         NAME(plus_darker), NAME(plus_lighter), NAME(mask), NAME(clear), NAME(copy),               \
         NAME(source_in), NAME(source_out), NAME(destination_in), NAME(destination_atop),          \
         NAME(xor)},                                                                               \
        NAME(sweep), NAME(multiply_mask), NAME(alpha_to_mask), NAME(linear_gradient),              \
        NAME(radial_gradient), NAME(angular_gradient), NAME(color_matrix), NAME(yuv420),           \
        NAME(convolve), NAME(to_floats), NAME(to_bytes), NAME(mix_rows), NAME(add_bytes),          \
        NAME(to_fixed), NAME(widen), NAME_OF(mean_bytes, 1), NAME_OF(halve_floats, 1),             \
        NAME_OF(double_floats, 1), NAME_OF(widen_bytes, 1), NAME(tint_mask), NAME(ring_rows),      \
        NAME(ring_coverage),                                                                       \
  }
#define COLOR_LOOPS(WAY) {NAME(WAY##_color_rows), NAME(WAY##_color_areas), NAME(WAY##_ring)}

// MARK: Scalar

#define ISA scalar
#define LANES 1
#define NEXT 1
#include "Rows.inc"
static const pk_kernels scalar_kernels = TABLE("scalar");
#undef NEXT
#undef LANES
#undef ISA

#if defined(__x86_64__)

// MARK: SSE2, part of every x86-64

#define ISA sse2
#define LANES 1
#define NEXT 1
#include "Rows.inc"
#undef NEXT
#undef LANES
#define LANES 4
#define NEXT 1
#define HIGH_PRODUCT(a, b) (U16) _mm_mulhi_epu16((__m128i)(a), (__m128i)(b))
#include "Rows.inc"
#undef HIGH_PRODUCT
static const pk_kernels sse2_kernels = TABLE("sse2");
#undef NEXT
#undef LANES
#undef ISA

// MARK: AVX2

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define ISA avx2
#define LANES 1
#define NEXT 1
#include "Rows.inc"
#undef NEXT
#undef LANES
#define LANES 4
#define NEXT 1
#define HIGH_PRODUCT(a, b) (U16) _mm_mulhi_epu16((__m128i)(a), (__m128i)(b))
#define ROUNDED_PRODUCT(a, b) (U16) _mm_mulhrs_epi16((__m128i)(a), (__m128i)(b))
#include "Rows.inc"
#undef HIGH_PRODUCT
#undef ROUNDED_PRODUCT
#undef NEXT
#undef LANES
#define LANES 8
#define NEXT 4
#define HIGH_PRODUCT(a, b) (U16) _mm256_mulhi_epu16((__m256i)(a), (__m256i)(b))
#define ROUNDED_PRODUCT(a, b) (U16) _mm256_mulhrs_epi16((__m256i)(a), (__m256i)(b))
#define GATHER(table, index) (U32) _mm256_i32gather_epi32((const int *)(table), (__m256i)(index), 4)
#define PERMUTE(v, index) (U32) _mm256_permutevar8x32_epi32((__m256i)(v), (__m256i)(index))
#define ALL_BELOW(v, count) _mm256_testz_si256((__m256i)(v), _mm256_set1_epi32(-(count)))
#include "Rows.inc"
static const pk_kernels avx2_kernels = TABLE("avx2");
#undef GATHER
#undef PERMUTE
#undef ALL_BELOW
#undef HIGH_PRODUCT
#undef ROUNDED_PRODUCT
#undef NEXT
#undef LANES
#undef ISA
#pragma clang attribute pop

// MARK: AVX-512

#pragma clang attribute push(                                                                      \
    __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl"))), apply_to = function)
#define ISA avx512
#define LANES 1
#define NEXT 1
#include "Rows.inc"
#undef NEXT
#undef LANES
#define LANES 4
#define NEXT 1
#define HIGH_PRODUCT(a, b) (U16) _mm_mulhi_epu16((__m128i)(a), (__m128i)(b))
#define ROUNDED_PRODUCT(a, b) (U16) _mm_mulhrs_epi16((__m128i)(a), (__m128i)(b))
#include "Rows.inc"
#undef HIGH_PRODUCT
#undef ROUNDED_PRODUCT
#undef NEXT
#undef LANES
#define LANES 16
#define NEXT 4
#define HIGH_PRODUCT(a, b) (U16) _mm512_mulhi_epu16((__m512i)(a), (__m512i)(b))
#define ROUNDED_PRODUCT(a, b) (U16) _mm512_mulhrs_epi16((__m512i)(a), (__m512i)(b))
#define GATHER(table, index) (U32) _mm512_i32gather_epi32((__m512i)(index), (table), 4)
#define PERMUTE(v, index) (U32) _mm512_permutexvar_epi32((__m512i)(index), (__m512i)(v))
#define ALL_BELOW(v, count) (_mm512_test_epi32_mask((__m512i)(v), _mm512_set1_epi32(-(count))) == 0)
#include "Rows.inc"
static const pk_kernels avx512_kernels = TABLE("avx512");
#undef GATHER
#undef PERMUTE
#undef ALL_BELOW
#undef HIGH_PRODUCT
#undef ROUNDED_PRODUCT
#undef NEXT
#undef LANES
#undef ISA
#pragma clang attribute pop

#elif defined(__ARM_NEON)

#define ISA neon
#define LANES 1
#define NEXT 1
#include "Rows.inc"
#undef NEXT
#undef LANES
#define LANES 4
#define NEXT 1
#include "Rows.inc"
static const pk_kernels neon_kernels = TABLE("neon");
#undef NEXT
#undef LANES
#undef ISA

#endif

// MARK: The choice

const pk_kernels *pk_kernels_for(pk_isa isa) {
  switch (isa) {
  case pk_isa_scalar: return &scalar_kernels;
#if defined(__x86_64__)
  case pk_isa_sse2: return &sse2_kernels;
  case pk_isa_avx2: return __builtin_cpu_supports("avx2") ? &avx2_kernels : NULL;
  case pk_isa_avx512:
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
            && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl")
        ? &avx512_kernels
        : NULL;
#elif defined(__ARM_NEON)
  case pk_isa_neon: return &neon_kernels;
#endif
  default: return NULL;
  }
}

static const pk_kernels *choose(void) {
  const char *wanted = getenv("HALCYON_SIMD");
  const pk_kernels *best = &scalar_kernels;
  for (int isa = pk_isa_scalar; isa <= pk_isa_neon; isa++) {
    const pk_kernels *kernels = pk_kernels_for((pk_isa)isa);
    if (!kernels) continue;
    if (wanted && strcmp(wanted, kernels->name) == 0) return kernels;
    best = kernels;
  }
  return best;
}

const pk_kernels *pk_active_kernels(void) {
  // Two threads that come first together write the same pointer.
  static const pk_kernels *chosen;
  const pk_kernels *kernels = __atomic_load_n(&chosen, __ATOMIC_ACQUIRE);
  if (!kernels) {
    kernels = choose();
    __atomic_store_n(&chosen, kernels, __ATOMIC_RELEASE);
  }
  return kernels;
}
