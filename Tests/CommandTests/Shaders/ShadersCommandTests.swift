import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("halcyon shaders", .enabled(if: HalcyonCommandLine.isBuilt))
struct ShadersCommandTests {
  private struct Report: Decodable {
    var name: String
    var use: String
    var isVector: Bool?
    var reason: String?
    var milliseconds: Double?
    var pixels: String
  }

  /// Of the Metal files by their names, over a small screen.
  private func reports(_ files: [String: String], _ options: String...) throws -> [Report] {
    try reports(files, options)
  }

  private func reports(_ files: [String: String], _ options: [String]) throws -> [Report] {
    let folder = try TemporaryFolder()
    for (name, text) in files {
      try folder.write(
        "#include <metal_stdlib>\n#include <SwiftUI/SwiftUI_Metal.h>\nusing namespace metal;\n"
          + text, to: name)
    }
    let answer = try HalcyonCommandLine.run(
      ["shaders", folder.path, "--json", "--size", "64x48"] + options)
    try #require(answer.status == 0, "\(answer.errors)")
    return try JSONDecoder().decode([Report].self, from: Data(answer.output.utf8))
  }

  private static let rings = """
    [[ stitchable ]] half4 rings(float2 p, half4 c, constant float *radii, int count) {
      float light = 0;
      for (int i = 0; i < count; i += 1) {
        float d = abs(length(p - float2(32, 24)) - radii[i] * 8 - float(i));
        light += d < 2 ? sin(d) : exp(-d);
      }
      return half4(half3(light), 1);
    }
    """

  @Test("A loop of a length that only the program knows runs on several pixels at a time")
  func loops() throws {
    let reports = try reports(["Rings.metal": Self.rings])
    #expect(reports.map(\.use) == ["fill", "color"])
    #expect(reports.allSatisfy { $0.isVector == true && ($0.milliseconds ?? 0) > 0 })
  }

  @Test(
    "What is defined nowhere does no harm where nobody calls it",
    arguments: [nil, "--plain", "--quick"])
  func unused(option: String?) throws {
    let metal = """
      float elsewhere(float x);
      float helper(float x) { return elsewhere(x) + 1; }
      [[ stitchable ]] half4 red(float2 p, half4 c) { return half4(1, 0, 0, 1); }
      """
    let options = ["--list"] + (option.map { [$0] } ?? [])
    #expect(try reports(["Red.metal": metal], options).map(\.use) == ["fill", "color"])
  }

  @Test("Pixels are the same with vectors and without")
  func plain() throws {
    let vectors = try reports(["Rings.metal": Self.rings], "--list")
    let plain = try reports(["Rings.metal": Self.rings], "--list", "--plain")
    #expect(vectors.map(\.pixels) == plain.map(\.pixels))
    #expect(plain.allSatisfy { $0.isVector == nil && $0.milliseconds == nil })
  }

  @Test(
    "An edit's first frames have the pixels of all later ones",
    arguments: ["Aquarium", "Dissolve", "PageOfLight", "Prism", "Terrain", "Touchdown"])
  func quick(example: String) throws {
    let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let folder = package.appendingPathComponent("Examples/\(example)").path
    let reports = try [[], ["--quick"]].map { options in
      let answer = try HalcyonCommandLine.run(
        ["shaders", folder, "--json", "--list", "--size", "120x200"] + options)
      return try JSONDecoder().decode([Report].self, from: Data(answer.output.utf8))
    }
    #expect(!reports[0].isEmpty)
    #expect(reports[0].map(\.name) == reports[1].map(\.name))
    #expect(reports[0].map(\.pixels) == reports[1].map(\.pixels))
    #expect(reports[1].allSatisfy { $0.isVector == nil })
  }

  @Test("Pixels are the same with all instructions that the processor has")
  func processors() throws {
    let metal =
      Self.rings + """
        [[ stitchable ]] half4 lens(float2 p, SwiftUI::Layer layer, float size) {
          float2 away = (p - float2(32, 24)) * 0.1;
          return layer.sample(p + away * sin(length(away)) * size);
        }
        [[ stitchable ]] float2 drift(float2 p, float size) { return p + float2(cos(p.y * 0.3), 60) * size; }
        [[ stitchable ]] half4 halves(float2 p, half4 c) {
          half a = half(p.x) / 7.0h, b = a * a - half(p.y) * 0.3h;
          return half4(fract(a * b + c.r), b / (1.0h + a) + pow(a, b), fma(a, b, c.g), 1);
        }
        [[ stitchable ]] half4 functions(float2 p) {
          float x = p.x * 0.37 - 9, y = p.y * 0.21 + 0.01;
          return half4(half3(fract(float3(exp(x) + log(y), pow(y, x) + tanh(x), tan(x) + atan2(x, y)) * 1e4)), 1);
        }
        """
    let names = ShaderProcessor.supported.map(\.rawValue)
    let pixels = try names.map {
      try reports(["Rings.metal": metal], "--list", "--processor", $0).map(\.pixels)
    }
    #expect(pixels[0].count == 7)
    #expect(pixels.allSatisfy { $0 == pixels[0] })
  }

  @Test("Sixteen pixels at a time are for processors that have all instructions for it")
  func flags() {
    let wide: Set = ["avx2", "f16c", "bmi2", "fma", "movbe", "abm"]
    let widest = wide.union(["avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"])
    #expect(ShaderProcessor.allCases.filter { $0.isSupported(by: []) } == [.common])
    #expect(ShaderProcessor.allCases.filter { $0.isSupported(by: wide) } == [.common, .wide])
    #expect(
      ShaderProcessor.allCases.filter { $0.isSupported(by: widest.subtracting(["avx512vl"])) }
        == [.common, .wide])
    #expect(ShaderProcessor.allCases.filter { $0.isSupported(by: widest) }.last == .widest)
    #expect(
      ShaderProcessor.allCases.filter { $0.isSupported(by: widest.union(["avx512_fp16"])) }.last
        == .halves)
  }

  @Test("A function that cannot run so is told with a reason")
  func reasons() throws {
    let reports = try reports([
      "Walk.metal": """
      [[ stitchable ]] half4 walk(float2 p, half4 c) {
        float x = p.x;
        while (x > 1) { x = x * 0.9 - sin(x) * 0.1; }
        return half4(half3(x), 1);
      }
      """
    ])
    #expect(reports.allSatisfy { $0.isVector == false && $0.reason?.isEmpty == false })
  }

  @Test("What a header declares may be defined in another Metal file of the program")
  func helpers() throws {
    let reports = try reports(
      [
        "shared/tint.h": "#pragma once\nhalf3 tint(float amount);\n",
        "shared/Tint.metal": """
        #include "tint.h"
        half3 tint(float amount) { return half3(amount, 0, 0); }
        """,
        "Effect.metal": """
        #include "shared/tint.h"
        [[ stitchable ]] half4 effect(float2 p, half4 c) { return half4(tint(p.x / 64), 1); }
        """,
      ], "--list")
    #expect(reports.map(\.name) == ["effect", "effect"])
    #expect(reports.allSatisfy { $0.isVector == true })
  }

  @Test("Matrices are made of columns in braces")
  func matrices() throws {
    let braces = """
      [[ stitchable ]] half4 turn(float2 p, half4 c) {
        float3x3 m = {{0, 1, 0}, {-1, 0, 0}, float3(p / 64, 1)};
        return half4(half3(m * float3(p / 64, 1)), 1);
      }
      """
    let columns = braces.replacing(
      "{{0, 1, 0}, {-1, 0, 0}, float3(p / 64, 1)}",
      with: "float3x3(float3(0, 1, 0), float3(-1, 0, 0), float3(p / 64, 1))")
    #expect(
      try reports(["T.metal": braces], "--list").map(\.pixels)
        == reports(["T.metal": columns], "--list").map(\.pixels))
  }

  @Test("Where there is no Metal file, the way to one is told")
  func nothing() throws {
    let folder = try TemporaryFolder()
    let answer = try HalcyonCommandLine.run(["shaders", folder.path])
    #expect(answer.status == 66)
    #expect(answer.errors.contains("There is no .metal file in"))
  }
}
