import Drawing
import Foundation
import Geometry
import Pixels
import Testing

@testable import ViewGraphics
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor
struct MaterialTests {
  /// `c` beneath a gray that covers a part of it, as bytes.
  private func covered(_ beneath: Double, by white: Double, _ cover: Double) -> Int {
    Int((beneath * (1 - cover) + white * cover).rounded())
  }

  @Test("Over one colour a material is that colour beneath its gray, light and dark")
  func tint() {
    let light = [(Material.ultraThin, 0.44), (.thin, 0.60), (.regular, 0.72), (.thick, 0.85)]
    for (material, cover) in light {
      let seen = pixel(of: Rectangle().fill(material), at: (50, 50), background: .white)
      let expected = covered(255, by: 242, cover)
      #expect(seen.allSatisfy { abs($0 - expected) <= 1 }, "\(seen), not \(expected)")
    }
    let dark = pixel(
      of: Rectangle().fill(.regularMaterial).environment(\.colorScheme, .dark), at: (50, 50),
      background: .white)
    let expected = covered(255, by: 38, 0.80)
    #expect(dark.allSatisfy { abs($0 - expected) <= 1 }, "\(dark), not \(expected)")
  }

  @Test("What lies behind is blurred: far from an edge its colours, on the edge half of both")
  func blur() {
    let view = HStack(spacing: 0) {
      Color.black
      Color.white
    }
    .overlay { Rectangle().fill(.ultraThinMaterial) }
    let size = CGSize(width: 400, height: 20)
    func gray(_ x: Int) -> Int { pixel(of: view, at: (x, 10), size: size)[0] }
    #expect(abs(gray(10) - covered(0, by: 242, 0.44)) <= 1)
    #expect(abs(gray(200) - covered(127.5, by: 242, 0.44)) <= 2)
    #expect(abs(gray(390) - covered(255, by: 242, 0.44)) <= 1)
  }

  @Test("Colours behind are more saturated by the factor 1.8")
  func saturation() {
    let color = (0.5, 0.4, 0.45)
    let view = Color(red: color.0, green: color.1, blue: color.2)
      .overlay { Rectangle().fill(.ultraThinMaterial) }
    let luma = 0.2126 * color.0 + 0.7152 * color.1 + 0.0722 * color.2
    let expected = [color.0, color.1, color.2].map {
      covered((luma + ($0 - luma) * 1.8) * 255, by: 242, 0.44)
    }
    let seen = pixel(of: view, at: (50, 50))
    #expect(zip(seen, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(seen), not \(expected)")
  }

  @Test("A material that fades lets what lies behind through as it is")
  func fades() {
    let view = Color.black.overlay { Rectangle().fill(.regularMaterial).opacity(0.5) }
    let expected = covered(0, by: Double(covered(0, by: 242, 0.72)), 0.5)
    #expect(abs(pixel(of: view, at: (50, 50))[0] - expected) <= 1)
  }

  @Test("Glass is brighter than what lies beneath, keeps to its shape, and is nothing as identity")
  func glass() {
    let view = Color.blue.overlay {
      Color.clear.frame(width: 60, height: 40).glassEffect(.regular, in: .rect(cornerRadius: 10))
    }
    let beneath = pixel(of: Color.blue, at: (50, 50))
    let inside = pixel(of: view, at: (50, 50))
    #expect(inside[0] > beneath[0] + 60 && inside[2] >= beneath[2] - 1)
    #expect(pixel(of: view, at: (2, 2)) == beneath)
    let none = Color.blue.overlay {
      Color.clear.frame(width: 60, height: 40).glassEffect(.identity)
    }
    #expect(pixel(of: none, at: (50, 50)) == beneath)
  }
}
