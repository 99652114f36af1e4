import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("The functions of a Metal file")
struct ShaderSourceTests {
  private func source(_ text: String, others: [String: String] = [:]) throws -> ShaderSource {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "Effects.metal")
    for (name, text) in others { try folder.write(text, to: name) }
    return try ShaderSource(reading: folder.url.appendingPathComponent("Effects.metal"))
  }

  @Test("Only those that are marked count, with what they take and answer")
  func marked() throws {
    let source = try source(
      """
      float helper(float x) { return x; }
      [[stitchable]] half4 tint(float2 position, half4 color,
                                float amount) { return color; }
      [[ stitchable ]]
      float2 move(float2 p) { return p; }
      """)
    #expect(
      source.functions == [
        .init(
          name: "tint", result: "half4", parameters: "float2 position, half4 color, float amount"),
        .init(name: "move", result: "float2", parameters: "float2 p"),
      ])
  }

  @Test("Values that parameters have by themselves are no part of their types")
  func defaults() throws {
    let source = try source(
      "[[stitchable]] half4 wind(float2 p, float s = max(0.2, 0.1), half4 c = half4(0)) { return c; }"
    )
    #expect(source.functions.map(\.parameters) == ["float2 p, float s , half4 c "])
  }

  @Test("A mark in a comment or behind a string with slashes is read as the compiler reads it")
  func comments() throws {
    let source = try source(
      """
      // [[ stitchable ]] half4 one(float2 p) {}
      /* [[ stitchable ]] half4 two(float2 p) {} */
      constant char *text = "//"; [[ stitchable ]] half4 three(float2 p) { return 0; }
      """)
    #expect(source.functions.map(\.name) == ["three"])
  }

  @Test("A function in a namespace is called by its whole name")
  func namespaces() throws {
    let source = try source(
      """
      namespace outer { struct S { int x; }; namespace { float f() { return 1; } }
      namespace inner { [[ stitchable ]] half4 a(float2 p) { return 0; } }
      [[ stitchable ]] half4 b(float2 p) { return 0; } }
      [[ stitchable ]] half4 c(float2 p) { return 0; }
      """)
    #expect(source.functions.map(\.name) == ["outer::inner::a", "outer::b", "c"])
  }

  @Test("Other names of vectors are found where they are given, also in files that are included")
  func vectorNames() throws {
    let source = try source(
      """
      #include "names.h"
      typedef metal::half4 color; using number = float; // using vec9 = float2;
      """, others: ["names.h": "using vec2f = float2;\ntypedef float3 Direction;"])
    let names = source.vectorNames.map { "\($0.name) \($0.vector)" }
    #expect(Set(names) == ["vec2f float2", "color half4", "Direction float3"])
  }

  @Test("Files that are included in quotes are found in depth, each once")
  func includes() throws {
    let source = try source(
      "#include <metal_stdlib>\n#include \"a.h\"\n// #include \"no.h\"\n",
      others: [
        "a.h": "#include \"b.h\"\n", "b.h": "#include \"a.h\"\nfloat w = dfdx(1.0);", "no.h": "",
      ])
    #expect(Set(source.included.map(\.file.lastPathComponent)) == ["a.h", "b.h"])
    #expect(source.asksForDerivatives)
  }
}
