import Foundation
import TestSupport
import Testing

@testable import halcyon

/// What the Metal Shading Language Specification says of its library, fact by fact.
@Suite("Metal's library by its specification", .enabled(if: HalcyonCommandLine.isBuilt))
struct ShaderLibraryTests {
  private struct Report: Decodable {
    var name: String
    var pixels: String
  }

  private static let integers = [
    "clz(1u) == 31u", "clz(0u) == 32u", "clz(ushort(1)) == 15", "ctz(8u) == 3u",
    "popcount(0xF0F0u) == 8u", "rotate(0x80000001u, 1u) == 3u", "mulhi(0x80000000u, 4u) == 2u",
    "mulhi(-1, 1) == -1", "madhi(0x80000000u, 4u, 5u) == 7u", "absdiff(9u, 11u) == 2u",
    "hadd(0xFFFFFFFFu, 1u) == 0x80000000u", "hadd(1, 2) == 1", "rhadd(1, 2) == 2",
    "reverse_bits(1u) == 0x80000000u", "extract_bits(0xABCDu, 4, 8) == 0xBCu",
    "extract_bits(0xF0, 4, 4) == -1", "insert_bits(0u, 0xFu, 4, 4) == 0xF0u",
    "addsat(0xFFFFFFFFu, 1u) == 0xFFFFFFFFu", "subsat(1u, 2u) == 0u",
    "addsat(INT_MAX, 1) == INT_MAX", "subsat(INT_MIN, 1) == INT_MIN", "mad24(3, 4, 5) == 17",
    "all(clz(uint2(1, 2)) == uint2(31, 30))", "all(popcount(int3(7, 3, 1)) == int3(3, 2, 1))",
    "madsat(INT_MAX, 2, 0) == INT_MAX", "madsat(INT_MIN, 2, 5) == INT_MIN", "madsat(2, 3, 4) == 10",
    "madsat(0x10000u, 0x10000u, 1u) == 0xFFFFFFFFu",
    "madsat(short(300), short(300), short(-1)) == 32767",
    "median3(3, 1, 2) == 2", "min3(3u, 1u, 2u) == 1u", "max3(3, 1, 2) == 3", "abs(-3) == 3",
  ]
  private static let bits = [
    "pack_float_to_unorm4x8(float4(0, 1, 0.5, 1)) == 0xFF80FF00u",
    "pack_float_to_snorm4x8(float4(-1, 0, 1, 0.5)) == 0x407F0081u",
    "pack_float_to_unorm2x16(float2(0, 1)) == 0xFFFF0000u",
    "pack_half_to_srgb_unorm4x8(half4(0, 1, 0, 1)) == 0xFF00FF00u",
    "pack_half_to_unorm10a2(half4(0, 0, 0, 1)) == 0xC0000000u",
    "pack_half_to_unorm565(half3(1)) == 0xFFFF",
    "all(unpack_unorm4x8_to_float(0xFF0000FFu) == float4(1, 0, 0, 1))",
    "all(unpack_snorm4x8_to_float(0x807F0081u) == float4(-1, 0, 1, -1))",
    "all(unpack_unorm4x8_srgb_to_half(0xFF00FF00u) == half4(0, 1, 0, 1))",
    "all(unpack_unorm565_to_half(0xFFFF) == half3(1))",
    "as_type<uint>(1.0f) == 0x3F800000u", "as_type<float>(0x40000000) == 2.0f",
    "as_type<half>(ushort(0x3C00)) == 1.0h", "metal::as_type<int>(-0.0f) == INT_MIN",
    "all(as_type<uchar4>(0x04030201u) == uchar4(1, 2, 3, 4))",
  ]
  private static let vectors = [
    "all(reflect(float2(1, -1), float2(0, 1)) == float2(1, 1))",
    "all(refract(float3(0, 0, -1), float3(0, 0, 1), 1.5) == float3(0, 0, -1))",
    // Total reflection.
    "all(refract(normalize(float2(1, -0.1)), float2(0, 1), 1.5) == float2(0))",
    "all(faceforward(float2(0, 1), float2(0, 1), float2(0, 1)) == float2(0, -1))",
    "distance_squared(float2(0), float2(3, 4)) == 25", "length_squared(half2(3, 4)) == 25.0h",
    "fast::length(float3(2, 3, 6)) == 7", "precise::distance(float2(0), float2(3, 4)) == 5",
    "all(fast::normalize(float2(0, 3)) == float2(0, 1))", "fast::fmin3(3.0, 1.0, 2.0) == 1",
    "precise::fmedian3(3.0, 1.0, 2.0) == 2", "fast::ldexp(1.5, 2) == 6",
    "fast::dot(float2(1, 2), float2(3, 4)) == 11",
    "determinant(float3x3(float3(2, 0, 0), float3(0, 3, 0), float3(0, 0, 4))) == 24",
    "determinant(float2x2(0, 1, 1, 0)) == -1",
    "determinant(float4x4(0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)) == -1",
    "transpose(float3x2(float2(1, 2), float2(3, 4), float2(5, 6)))[1][2] == 6",
    "all(float2x2(1, 2, 3, 4) * float2(1, 1) == float2(4, 6))",
    "all(float2(1, 1) * float2x2(1, 2, 3, 4) == float2(3, 7))",
    "select(1.0, 2.0, true) == 2",
    "all(select(int2(1), int2(2), bool2(true, false)) == int2(2, 1))",
    "isunordered(NAN, 1.0)", "isordered(1.0, 2.0)", "!isnormal(0.0)", "signbit(-1.0)",
    "any(float2(0, 2) > 1)", "!all(float2(0, 2) > 1)", "bfloat(1.5) == bfloat(1.5)",
    "array<float, 3>{1, 2, 4}[2] == 4 && array<int, 5>{}.size() == 5",
  ]

  /// Limits are those of IEEE 754 and of C.
  private static let limits = [
    "numeric_limits<float>::max() == FLT_MAX", "numeric_limits<float>::epsilon() == FLT_EPSILON",
    "numeric_limits<half>::max() == 65504.0h", "isinf(numeric_limits<float>::infinity())",
    "numeric_limits<half>::digits == HALF_MANT_DIG",
    "numeric_limits<float>::digits == FLT_MANT_DIG",
    "numeric_limits<int>::min() == INT_MIN", "numeric_limits<uint>::max() == UINT_MAX",
    "numeric_limits<long>::max() == LONG_MAX", "numeric_limits<short>::lowest() == SHRT_MIN",
    "numeric_limits<uchar>::max() == UCHAR_MAX", "numeric_limits<ulong>::digits == 64",
    "is_same_v<make_scalar_t<float3>, float> && !is_same_v<int, uint>",
    "is_floating_point_v<half> && is_integral_v<ushort> && !is_integral_v<float>",
    "is_signed_v<int> && is_unsigned_v<uint> && is_vector_v<half4>",
    "is_same_v<conditional_t<true, half, float>, half>", "TARGET_OS_IOS && !TARGET_OS_OSX",
    "sizeof(packed_uchar4) == 4 && all(packed_short2(1, 2) == short2(1, 2))",
    "M_SQRT1_2_H == half(0.70710678)", "M_LN2_H == half(0.69314718)",
  ]

  @Test(
    "A picture's neighbours are those beside the place, and four are gathered from the lower left on"
  )
  func gathering() throws {
    let folder = try TemporaryFolder()
    // A picture of 2 x 2 pixels: red 1, 2 above and 3, 4 below, in 255ths.
    try folder.write(
      """
      #include <metal_stdlib>
      using namespace metal;
      constant uint pixels[4] = {0xFF000001u, 0xFF000002u, 0xFF000003u, 0xFF000004u};
      texture2d<float> picture() { texture2d<float> t; t.picture = Picture{pixels, 2, 2, 2}; return t; }
      bool near(float4 a, float4 b) { return all(abs(a * 255 - b) < 0.001); }
      [[ stitchable ]] half4 white(float2 p) { return half4(1); }
      [[ stitchable ]] half4 four(float2 p) {
        return half4(near(picture().gather(sampler(filter::linear), float2(0.5)), float4(3, 4, 2, 1)));
      }
      [[ stitchable ]] half4 opaque(float2 p) {
        return half4(near(picture().gather(sampler(), float2(0.5), int2(0), component::w), float4(255)));
      }
      [[ stitchable ]] half4 beside(float2 p) {
        float4 found = picture().sample(sampler(), float2(0.25), level(0), int2(1, 1));
        return half4(near(found, float4(4, 0, 0, 255)));
      }
      """, to: "Pictures.metal")
    let answer = try HalcyonCommandLine.run(
      ["shaders", folder.path, "--json", "--list", "--size", "16x2"])
    try #require(answer.status == 0, "\(answer.errors)")
    let reports = try JSONDecoder().decode([Report].self, from: Data(answer.output.utf8))
    #expect(reports.count == 4 && Set(reports.map(\.pixels)).count == 1)
  }

  @Test("Other names of vectors make them, and functions may be called as types of Metal are")
  func names() throws {
    let folder = try TemporaryFolder()
    try folder.write("using vec2f = float2;\ntypedef half4 color;\n", to: "names.h")
    try folder.write(
      """
      #include <metal_stdlib>
      #include <TargetConditionals.h>
      #include <metal_limits>
      #include "names.h"
      using namespace metal;
      [[ stitchable ]] color coord(vec2f p) { return color(vec2f(1, 1), 1, vec2f(1).x); }
      [[ stitchable ]] half4 gradient2d(float2 p) { return half4(1); }
      """, to: "Names.metal")
    let answer = try HalcyonCommandLine.run(
      ["shaders", folder.path, "--json", "--list", "--size", "16x2"])
    try #require(answer.status == 0, "\(answer.errors)")
    let reports = try JSONDecoder().decode([Report].self, from: Data(answer.output.utf8))
    #expect(reports.count == 2 && reports.first?.pixels == reports.last?.pixels)
  }

  @Test(
    "Integers, bits and vectors are as the specification says",
    arguments: [integers, bits, vectors, limits])
  func facts(_ facts: [String]) throws {
    let folder = try TemporaryFolder()
    var text = "#include <metal_stdlib>\n#include <TargetConditionals.h>\nusing namespace metal;\n"
    for (index, fact) in facts.enumerated() {
      text += "[[ stitchable ]] half4 fact\(index)(float2 p) {"
      text += " return half4((\(fact)) ? 1.0h : 0.0h); }\n"
    }
    text += "[[ stitchable ]] half4 white(float2 p) { return half4(1); }\n"
    try folder.write(text, to: "Facts.metal")
    let answer = try HalcyonCommandLine.run(
      ["shaders", folder.path, "--json", "--list", "--size", "16x2"])
    try #require(answer.status == 0, "\(answer.errors)")
    let reports = try JSONDecoder().decode([Report].self, from: Data(answer.output.utf8))
    let white = try #require(reports.first { $0.name == "white" })
    for (index, fact) in facts.enumerated() {
      let report = reports.first { $0.name == "fact\(index)" }
      #expect(report?.pixels == white.pixels, "\(fact)")
    }
  }
}
