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

  @Test(
    "Integers, bits and vectors are as the specification says",
    arguments: [integers, bits, vectors])
  func facts(_ facts: [String]) throws {
    let folder = try TemporaryFolder()
    var text = "#include <metal_stdlib>\nusing namespace metal;\n"
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
