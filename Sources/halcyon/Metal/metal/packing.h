// Colours in few bits: Metal's pack and unpack functions.
#pragma once

namespace metal {
namespace scalar {

METAL_FUNCTION uint unsigned_part(float x, float most) {
  x = x > 0 ? x : 0;
  return (uint)(int)rint((x < 1 ? x : 1) * most);
}
METAL_FUNCTION int signed_part(float x, float most) {
  x = x > -1 ? x : -1;
  return (int)rint((x < 1 ? x : 1) * most);
}
METAL_FUNCTION float encoded(float linear) {
  float curve = 1.055f * powr(linear, 1 / 2.4f) - 0.055f;
  return linear <= 0.0031308f ? linear * 12.92f : curve;
}
METAL_FUNCTION float decoded(float part) {
  float curve = powr((part + 0.055f) / 1.055f, 2.4f);
  return part <= 0.04045f ? part / 12.92f : curve;
}
METAL_FUNCTION float signed_unit(int part, float most) {
  float x = (float)part / most;
  return x > -1 ? x : -1;
}

}  // namespace scalar

METAL_FUNCTION uint pack_float_to_unorm4x8(::float4 x) {
  return scalar::unsigned_part(x.x, 255) | scalar::unsigned_part(x.y, 255) << 8
         | scalar::unsigned_part(x.z, 255) << 16 | scalar::unsigned_part(x.w, 255) << 24;
}
METAL_FUNCTION uint pack_float_to_snorm4x8(::float4 x) {
  return ((uint)scalar::signed_part(x.x, 127) & 255) | ((uint)scalar::signed_part(x.y, 127) & 255) << 8
         | ((uint)scalar::signed_part(x.z, 127) & 255) << 16 | ((uint)scalar::signed_part(x.w, 127) & 255) << 24;
}
METAL_FUNCTION uint pack_float_to_unorm2x16(::float2 x) {
  return scalar::unsigned_part(x.x, 65535) | scalar::unsigned_part(x.y, 65535) << 16;
}
METAL_FUNCTION uint pack_float_to_snorm2x16(::float2 x) {
  return ((uint)scalar::signed_part(x.x, 32767) & 65535) | ((uint)scalar::signed_part(x.y, 32767) & 65535) << 16;
}
METAL_FUNCTION uint pack_float_to_srgb_unorm4x8(::float4 x) {
  return scalar::unsigned_part(scalar::encoded(x.x), 255) | scalar::unsigned_part(scalar::encoded(x.y), 255) << 8
         | scalar::unsigned_part(scalar::encoded(x.z), 255) << 16 | scalar::unsigned_part(x.w, 255) << 24;
}
METAL_FUNCTION ushort pack_float_to_unorm565(::float3 x) {
  return (ushort)(scalar::unsigned_part(x.x, 31) << 11 | scalar::unsigned_part(x.y, 63) << 5
                  | scalar::unsigned_part(x.z, 31));
}
METAL_FUNCTION uint pack_float_to_unorm10a2(::float4 x) {
  return scalar::unsigned_part(x.x, 1023) | scalar::unsigned_part(x.y, 1023) << 10
         | scalar::unsigned_part(x.z, 1023) << 20 | scalar::unsigned_part(x.w, 3) << 30;
}

METAL_FUNCTION ::float4 unpack_unorm4x8_to_float(uint x) {
  return ::float4{(float)(x & 255), (float)(x >> 8 & 255), (float)(x >> 16 & 255), (float)(x >> 24)} / 255;
}
METAL_FUNCTION ::float4 unpack_snorm4x8_to_float(uint x) {
  return ::float4{scalar::signed_unit((signed char)x, 127), scalar::signed_unit((signed char)(x >> 8), 127),
                  scalar::signed_unit((signed char)(x >> 16), 127), scalar::signed_unit((signed char)(x >> 24), 127)};
}
METAL_FUNCTION ::float2 unpack_unorm2x16_to_float(uint x) {
  return ::float2{(float)(x & 65535), (float)(x >> 16)} / 65535;
}
METAL_FUNCTION ::float2 unpack_snorm2x16_to_float(uint x) {
  return ::float2{scalar::signed_unit((short)x, 32767), scalar::signed_unit((short)(x >> 16), 32767)};
}
METAL_FUNCTION ::float4 unpack_unorm4x8_srgb_to_float(uint x) {
  ::float4 parts = unpack_unorm4x8_to_float(x);
  return ::float4{scalar::decoded(parts.x), scalar::decoded(parts.y), scalar::decoded(parts.z), parts.w};
}
METAL_FUNCTION ::float3 unpack_unorm565_to_float(ushort x) {
  return ::float3{(float)(x >> 11) / 31, (float)(x >> 5 & 63) / 63, (float)(x & 31) / 31};
}
METAL_FUNCTION ::float4 unpack_unorm10a2_to_float(uint x) {
  return ::float4{(float)(x & 1023) / 1023, (float)(x >> 10 & 1023) / 1023, (float)(x >> 20 & 1023) / 1023,
                  (float)(x >> 30) / 3};
}
#define METAL_HALF_TWIN(suffix, Half) \
  METAL_FUNCTION Half unpack_##suffix##_to_half(uint x) { \
    return __builtin_convertvector(unpack_##suffix##_to_float(x), Half); \
  }
METAL_HALF_TWIN(unorm4x8, ::half4)
METAL_HALF_TWIN(snorm4x8, ::half4)
METAL_HALF_TWIN(unorm2x16, ::half2)
METAL_HALF_TWIN(snorm2x16, ::half2)
METAL_HALF_TWIN(unorm10a2, ::half4)
METAL_HALF_TWIN(unorm4x8_srgb, ::half4)
#undef METAL_HALF_TWIN
METAL_FUNCTION ::half3 unpack_unorm565_to_half(ushort x) {
  return __builtin_convertvector(unpack_unorm565_to_float(x), ::half3);
}
METAL_FUNCTION uint pack_half_to_unorm4x8(::half4 x) {
  return pack_float_to_unorm4x8(__builtin_convertvector(x, ::float4));
}
METAL_FUNCTION uint pack_half_to_snorm4x8(::half4 x) {
  return pack_float_to_snorm4x8(__builtin_convertvector(x, ::float4));
}
METAL_FUNCTION uint pack_half_to_unorm2x16(::half2 x) {
  return pack_float_to_unorm2x16(__builtin_convertvector(x, ::float2));
}
METAL_FUNCTION uint pack_half_to_snorm2x16(::half2 x) {
  return pack_float_to_snorm2x16(__builtin_convertvector(x, ::float2));
}

METAL_FUNCTION uint pack_half_to_srgb_unorm4x8(::half4 x) {
  return pack_float_to_srgb_unorm4x8(__builtin_convertvector(x, ::float4));
}
METAL_FUNCTION uint pack_half_to_unorm10a2(::half4 x) {
  return pack_float_to_unorm10a2(__builtin_convertvector(x, ::float4));
}
METAL_FUNCTION ushort pack_half_to_unorm565(::half3 x) {
  return pack_float_to_unorm565(__builtin_convertvector(x, ::float3));
}

}  // namespace metal
