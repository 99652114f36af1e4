// simd's names of Metal's types.
#pragma once

#define METAL_SIMD_VECTORS(name, T) \
  typedef T##2 vector_##name##2, simd_##name##2; \
  typedef T##3 vector_##name##3, simd_##name##3; \
  typedef T##4 vector_##name##4, simd_##name##4; \
  namespace simd { using ::T##2; using ::T##3; using ::T##4; }
METAL_SIMD_VECTORS(float, float)
METAL_SIMD_VECTORS(int, int)
METAL_SIMD_VECTORS(uint, uint)
METAL_SIMD_VECTORS(short, short)
METAL_SIMD_VECTORS(ushort, ushort)
METAL_SIMD_VECTORS(half, half)
#undef METAL_SIMD_VECTORS
typedef float2x2 matrix_float2x2, simd_float2x2;
typedef float3x3 matrix_float3x3, simd_float3x3;
typedef float4x4 matrix_float4x4, simd_float4x4;
