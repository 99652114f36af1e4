import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Loops that pixels leave at different places")
struct MaskedLoopsTests {
  @Test("A loop without a break keeps its text")
  func unchanged() {
    for text in [
      "for (int i = 0; i < 4; i++) { x += i; }",
      "for (int i = 0; i < 4; i++) { if (x > 1) return x; }",
      "while (x > 1) { x -= 1; if (x == 3) break; }",
      "int brk = 0; // for (int i = 0; i < 3; i++) { break; }",
    ] {
      #expect(MaskedLoops.rewriting(text) == text)
    }
  }

  @Test("Lines stay where they are")
  func lines() {
    let text = """
      for (int i = 0;
           i < 9 && !hit; i++) {
        x += 1e-3;
        if (x > 2) {
          hit = true;
          break;
        }
      }
      """
    let rewritten = MaskedLoops.rewriting(text)
    #expect(rewritten != text)
    #expect(rewritten.split(separator: "\n", omittingEmptySubsequences: false).count == 8)
    #expect(rewritten.contains("1e-3") && !rewritten.contains("break"))
  }

  /// Each loop as a function; all of them end elsewhere from pixel to pixel, or count in floats.
  private static let metal = """
    #include <metal_stdlib>
    using namespace metal;
    static void advance(thread float2 &place, float by) { place.x += by; }
    [[ stitchable ]] half4 march(float2 p, float most) {
      float depth = 0; float3 place = 0; int steps = 0;
      for (int i = 0; i < int(most) + 60; i++) {
        place = float3(p * 0.01, depth);
        float far = length(fract(place) - 0.5) - 0.2;
        depth += far;
        steps++;
        if (far < 0.01 || depth > 3) break;
      }
      return half4(half(depth) * 0.3h, half(place.z) * 0.2h, half(steps) / 60.0h, 1);
    }
    [[ stitchable ]] half4 search(float2 p, constant float *stops, int count) {
      int first = 0, last = count - 1;
      for (int i = 0; i < count - 1; ++i) {
        if (p.x / 64 <= stops[i + 1] * float(i + 1) * 0.2) { first = i; last = i + 1; break; }
        else { last -= 0; }
      }
      return half4(half(first) * 0.2h, half(last) * 0.2h, 0, 1);
    }
    [[ stitchable ]] half4 skip(float2 p, constant float *radii, int count) {
      float light = 0; float2 place = p;
      for (int i = 0; i < count; ++i) {
        float d = abs(length(place - 24) - radii[i] * 8 - float(i));
        if (d > 9) continue;
        light += exp(-d);
        advance(place, d * 0.5);
        if (light > 0.7) { if (d < 4) { light = 1; break; } light *= 0.5; }
        light += 0.05;
      }
      return half4(half(light), half(place.x) / 64.0h, 0, 1);
    }
    [[ stitchable ]] half4 floats(float2 p, float count) {
      half4 color = half4(0, 0, 0, 1);
      for (float i = 1; i <= count + 6; i++) { color.r += half(abs(sin(p.x * i * 0.1))) / 8.0h; }
      bool hit = false;
      for (int i = 0; float(i) < count + 4 && !hit; i++) {
        color.g += 0.1h;
        if (p.y < float(i) * 9) hit = true;
      }
      return color;
    }
    [[ stitchable ]] half4 sparks(float2 p, float count, float number) {
      float light = 0, t = 0;
      for (uint j = 0; j < count + 2.5; ++j) {
        t += float(j) * 0.7;
        for (uint i = 0; i < number; ++i) {
          float a = float(i) + float(j);
          if (sin(t) > -0.5) { light += 0.5 / pow(length(p - 24 - a * float2(cos(a), sin(a))), 1.5); }
        }
      }
      return half4(half(light), 0, 0, 1);
    }
    """

  private struct Report: Decodable {
    var name: String
    var isVector: Bool?
    var pixels: String
  }

  @Test(
    "They run on several pixels at a time, and make the same pixels",
    .enabled(if: HalcyonCommandLine.isBuilt))
  func pixels() throws {
    func reports(_ options: String...) throws -> [Report] {
      let folder = try TemporaryFolder()
      try folder.write(Self.metal, to: "Loops.metal")
      let answer = try HalcyonCommandLine.run(
        ["shaders", folder.path, "--json", "--size", "64x48", "--list"] + options)
      try #require(answer.status == 0, "\(answer.errors)")
      return try JSONDecoder().decode([Report].self, from: Data(answer.output.utf8))
    }
    let (masked, plain) = (try reports(), try reports("--plain"))
    #expect(masked.map(\.name) == ["floats", "march", "search", "skip", "sparks"])
    for (masked, plain) in zip(masked, plain) {
      #expect(masked.isVector == true, "\(masked.name)")
      #expect(masked.pixels == plain.pixels, "\(masked.name)")
    }
  }
}
