// simd's names of Metal's types.
#pragma once

#define METAL_SIMD_VECTORS(name, T) \
  typedef T##2 vector_##name##2, simd_##name##2; \
  typedef T##3 vector_##name##3, simd_##name##3; \
  typedef T##4 vector_##name##4, simd_##name##4; \
  namespace simd { \
  using ::T##2; using ::T##3; using ::T##4; \
  using ::make_##T##2; using ::make_##T##3; using ::make_##T##4; \
  }
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

#define vector_float2(...) make_float2(__VA_ARGS__)
#define vector_float3(...) make_float3(__VA_ARGS__)
#define vector_float4(...) make_float4(__VA_ARGS__)
#define vector_int2(...) make_int2(__VA_ARGS__)
#define vector_int3(...) make_int3(__VA_ARGS__)
#define vector_int4(...) make_int4(__VA_ARGS__)
#define vector_uint2(...) make_uint2(__VA_ARGS__)
#define vector_uint3(...) make_uint3(__VA_ARGS__)
#define vector_uint4(...) make_uint4(__VA_ARGS__)
#define vector_short2(...) make_short2(__VA_ARGS__)
#define vector_short3(...) make_short3(__VA_ARGS__)
#define vector_short4(...) make_short4(__VA_ARGS__)
#define vector_ushort2(...) make_ushort2(__VA_ARGS__)
#define vector_ushort3(...) make_ushort3(__VA_ARGS__)
#define vector_ushort4(...) make_ushort4(__VA_ARGS__)
#define vector_half2(...) make_half2(__VA_ARGS__)
#define vector_half3(...) make_half3(__VA_ARGS__)
#define vector_half4(...) make_half4(__VA_ARGS__)
#define simd_float2(...) make_float2(__VA_ARGS__)
#define simd_float3(...) make_float3(__VA_ARGS__)
#define simd_float4(...) make_float4(__VA_ARGS__)
#define simd_int2(...) make_int2(__VA_ARGS__)
#define simd_int3(...) make_int3(__VA_ARGS__)
#define simd_int4(...) make_int4(__VA_ARGS__)
#define simd_uint2(...) make_uint2(__VA_ARGS__)
#define simd_uint3(...) make_uint3(__VA_ARGS__)
#define simd_uint4(...) make_uint4(__VA_ARGS__)
#define simd_short2(...) make_short2(__VA_ARGS__)
#define simd_short3(...) make_short3(__VA_ARGS__)
#define simd_short4(...) make_short4(__VA_ARGS__)
#define simd_ushort2(...) make_ushort2(__VA_ARGS__)
#define simd_ushort3(...) make_ushort3(__VA_ARGS__)
#define simd_ushort4(...) make_ushort4(__VA_ARGS__)
#define simd_half2(...) make_half2(__VA_ARGS__)
#define simd_half3(...) make_half3(__VA_ARGS__)
#define simd_half4(...) make_half4(__VA_ARGS__)
