import Decoders
import Foundation
import Pixels
import TestSupport
import Testing

@testable import halcyon

@Suite("Shaders of a program", .enabled(if: HalcyonCommandLine.isBuilt), .serialized)
struct ShaderEffectsTests {
  /// A picture of 40 x 30 pixels, one a point, of a view with that Metal file beside it.
  private func picture(
    of view: String, metal: String, _ options: String...
  ) throws -> (answer: HalcyonCommandLine.Answer, pixel: (Int, Int) -> [UInt8]) {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\nstruct ContentView: View { var body: some View { \(view) } }\n",
      to: "App/View.swift")
    try folder.write(
      "#include <metal_stdlib>\n#include <SwiftUI/SwiftUI_Metal.h>\nusing namespace metal;\n"
        + metal, to: "App/Effects.metal")
    let answer = try HalcyonCommandLine.run(
      [
        "still", folder.path + "/App", "-o", folder.path + "/a.png", "--size", "40x30", "--scale",
        "1",
      ] + options)
    guard answer.status == 0 else { return (answer, { _, _ in [] }) }
    let bitmap = try ImageDecoder.decode(
      Data(contentsOf: folder.url.appendingPathComponent("a.png")))
    let bytes = [UInt8](bitmap.unpaddedPixels)
    return (answer, { x, y in Array(bytes[(y * 40 + x) * 4..<(y * 40 + x) * 4 + 4]) })
  }

  @Test("A colour effect is given each pixel's place in points and its premultiplied colour")
  func colorEffect() throws {
    let (answer, pixel) = try picture(
      of:
        "Color(red: 1, green: 0.2, blue: 0).frame(width: 20, height: 10).colorEffect(ShaderLibrary.swap(.float(10)))",
      metal:
        "[[ stitchable ]] half4 swap(float2 p, half4 c, float edge) { return p.x < edge ? c.bgra : c; }"
    )
    #expect(answer.status == 0, "\(answer.errors)")
    // The view stands from 10 to 30; its own x goes from 0 to 20.
    #expect(pixel(19, 15) == [0, 51, 255, 255])
    #expect(pixel(20, 15) == [255, 51, 0, 255])
  }

  @Test("A distortion effect takes colours from where it says, also from outside of the view's box")
  func distortionEffect() throws {
    let (answer, pixel) = try picture(
      of:
        "Color.blue.frame(width: 20, height: 10).distortionEffect(ShaderLibrary.shift(.float2(4, 0)), maxSampleOffset: CGSize(width: 4, height: 0))",
      metal: "[[ stitchable ]] float2 shift(float2 p, float2 by) { return p + by; }")
    #expect(answer.status == 0, "\(answer.errors)")
    // Colours come from 4 points to the right: the box is drawn 4 points to the left.
    #expect(pixel(6, 15) == [0, 136, 255, 255] && pixel(25, 15) == [0, 136, 255, 255])
    #expect(pixel(5, 15) == [255, 255, 255, 255] && pixel(26, 15) == [255, 255, 255, 255])
  }

  @Test("A layer effect reads between pixels, and clear outside")
  func layerEffect() throws {
    let (answer, pixel) = try picture(
      of:
        "Color.black.frame(width: 20, height: 10).layerEffect(ShaderLibrary.near(), maxSampleOffset: .zero)",
      metal:
        "[[ stitchable ]] half4 near(float2 p, SwiftUI::Layer layer) { return layer.sample(p + float2(0.5, 0)); }"
    )
    #expect(answer.status == 0, "\(answer.errors)")
    #expect(pixel(28, 15) == [0, 0, 0, 255])
    // Half of the last pixel's colour comes from beyond the edge: half black over white.
    #expect((126...129).contains(Int(pixel(29, 15)[0])))
  }

  @Test("A style paints the shape alone, with the values, colours and lengths that it is given")
  func style() throws {
    let (answer, pixel) = try picture(
      of:
        "Circle().fill(ShaderLibrary.bands(.boundingRect, .colorArray([.red, .white, .blue]))).frame(width: 30, height: 30)",
      metal: """
        [[ stitchable ]] half4 bands(float2 p, float4 box, device const half4 *colors, int count) {
          return colors[min(int(p.x / box.z * count), count - 1)];
        }
        """)
    #expect(answer.status == 0, "\(answer.errors)")
    #expect(pixel(9, 15) == [255, 56, 60, 255])
    #expect(pixel(20, 15) == [255, 255, 255, 255])
    #expect(pixel(30, 15) == [0, 136, 255, 255])
    #expect(pixel(6, 1) == [255, 255, 255, 255])
  }

  @Test("A colour brighter than its alpha adds light to what is below")
  func brighterThanAlpha() throws {
    let (answer, pixel) = try picture(
      of: """
        ZStack {
          Color(red: 0.4, green: 0.2, blue: 1)
          Color.black.colorEffect(ShaderLibrary.glow()).frame(width: 20, height: 10)
        }
        """,
      metal: """
        [[ stitchable ]] half4 glow(float2 p, half4 c) {
          return p.x < 10 ? half4(0.2, 0.4, 0.4, 0) : half4(1, 0.2, 0, 0.5);
        }
        """)
    #expect(answer.status == 0, "\(answer.errors)")
    // The sum, and half of what is below with all of the colour.
    #expect(pixel(5, 15) == [102, 51, 255, 255])
    #expect(pixel(12, 15) == [153, 153, 255, 255])
    let right = pixel(25, 15)
    #expect(right[0] == 255 && (76...77).contains(right[1]) && (127...128).contains(right[2]))
  }

  @Test("Vectors are made by the names that simd has for them")
  func simdNames() throws {
    let (answer, pixel) = try picture(
      of: "Color.black.colorEffect(ShaderLibrary.named())",
      metal: """
        [[ stitchable ]] half4 named(float2 p, half4 c) {
          vector_float2 pair = vector_float2(0.2, 0.4);
          simd_float3 three = simd_float3(pair, 0.6);
          return half4(vector_float4(simd::float3(three), 1));
        }
        """)
    #expect(answer.status == 0, "\(answer.errors)")
    #expect(pixel(7, 8) == [51, 102, 153, 255])
  }

  @Test("Numbers among the arguments move with an animation")
  func animation() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct ContentView: View {
        @State private var level = 0.0
        var body: some View {
          Color.black.colorEffect(ShaderLibrary.gray(.float(level)))
            .onAppear { withAnimation(.linear(duration: 1)) { level = 1 } }
        }
      }
      """, to: "App/View.swift")
    try folder.write(
      "#include <metal_stdlib>\n[[ stitchable ]] half4 gray(float2 p, half4 c, float v) { return half4(half3(v), 1); }",
      to: "App/Gray.metal")
    let answer = try HalcyonCommandLine.run([
      "still", folder.path + "/App", "-o", folder.path + "/a.png", "--size", "4x3", "--scale", "1",
      "--at",
      "\(0.5 + 1.0 / 60)",
    ])
    #expect(answer.status == 0, "\(answer.errors)")
    let bitmap = try ImageDecoder.decode(
      Data(contentsOf: folder.url.appendingPathComponent("a.png")))
    #expect((127...128).contains(Int([UInt8](bitmap.unpaddedPixels)[0])))
  }

  @Test("Derivatives are those between neighbouring pixels, at any scale")
  func derivatives() throws {
    let (answer, pixel) = try picture(
      of: "Color.black.colorEffect(ShaderLibrary.slope())",
      metal: """
        [[ stitchable ]] half4 slope(float2 p, half4 c) {
          return half4(dfdx(p.x * 0.2), dfdy(p.y * 0.4), fwidth(p.x * 0.1 + p.y * 0.3), 1);
        }
        """)
    #expect(answer.status == 0, "\(answer.errors)")
    #expect(pixel(7, 8) == [51, 102, 102, 255])
    #expect(pixel(12, 3) == [51, 102, 102, 255])
  }

  @Test(
    "A function that is missing, or takes other arguments, leaves the view as it is and says so")
  func mismatch() throws {
    let view = """
      VStack(spacing: 0) {
        Color.red.colorEffect(ShaderLibrary.nothing())
        Color.blue.colorEffect(ShaderLibrary.swap(.float(1), .float(2)))
      }
      """
    let (answer, pixel) = try picture(
      of: view,
      metal: "[[ stitchable ]] half4 swap(float2 p, half4 c, float edge) { return c.bgra; }")
    #expect(answer.status == 0)
    #expect(
      answer.errors.contains(
        "the shader nothing is left out: the program's .metal files have: swap"))
    #expect(
      answer.errors.contains("the shader swap is left out: it takes 1 arguments, and is given 2"))
    #expect(pixel(20, 5) == [255, 56, 60, 255] && pixel(20, 25) == [0, 136, 255, 255])
  }

  @Test("A mistake is told with the user's file and line")
  func mistake() throws {
    let (answer, _) = try picture(
      of: "Color.red", metal: "[[ stitchable ]] half4 bad(float2 p, half4 c) {\n  return colour;\n}"
    )
    #expect(answer.status == 2)
    #expect(
      answer.errors.contains("App/Effects.metal:5:10: error: use of undeclared identifier 'colour'")
    )
  }

  @Test("A function that reads wild memory ends the program with its name")
  func fault() throws {
    let (answer, _) = try picture(
      of: "Color.red.colorEffect(ShaderLibrary.wild(.floatArray([1])))",
      metal: """
        [[ stitchable ]] half4 wild(float2 p, half4 c, device const float *v, int n) {
          return half4(v[n + int(p.x + 1) * 1000000000]);
        }
        """)
    #expect(answer.status == 1)
    #expect(answer.errors.contains("the shader wild reads memory that it was not given"))
  }
}
