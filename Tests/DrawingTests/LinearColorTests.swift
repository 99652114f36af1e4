import Drawing
import Foundation
import Geometry
import Pixels
import Testing

@Suite("Layers blended in linear light")
struct LinearColorTests {
  private static func linear(_ v: Double) -> Double {
    v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
  }
  private static func encoded(_ v: Double) -> Double {
    v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
  }

  private func gray(_ white: Float, _ alpha: Float = 1) -> Paint {
    .color(ColorComponents(red: white, green: white, blue: white, alpha: alpha))
  }

  /// The middle of three grays one on the other in one layer.
  private func result(
    _ mode: LayerColorMode, _ paints: [(Paint, CompositeOperator)], jobs: Int = 1,
    _ change: (inout LayerEffect) -> Void = { _ in }
  ) -> Int {
    let square = Scenes.rect(0, 0, 8, 8)
    let items = paints.map { paint, combination in
      Scenes.layer([Scenes.fill(square, paint)]) { $0.combination = combination }
    }
    let picture = Picture(
      [
        Scenes.layer(items) {
          $0.isIsolated = true
          $0.colorMode = mode
          change(&$0)
        }
      ], width: 8, height: 8, jobs: jobs)
    return picture.pixel(4, 4)[0]
  }

  @Test("Half a white over black is lighter than in encoded colours", arguments: [0.2, 0.5, 0.75])
  func over(alpha: Double) {
    let paints: [(Paint, CompositeOperator)] = [
      (gray(0), .normal), (gray(1, Float(alpha)), .normal),
    ]
    #expect(abs(Double(result(.nonLinear, paints)) - alpha * 255) <= 1)
    #expect(abs(Double(result(.linear, paints)) - Self.encoded(alpha) * 255) <= 1)
  }

  @Test("Sums and products are those of linear light")
  func formulas() {
    let (a, b) = (Self.linear(0.4), Self.linear(0.6))
    func seen(_ mode: BlendMode) -> Double {
      Double(result(.linear, [(gray(0.4), .normal), (gray(0.6), .blend(mode))]))
    }
    #expect(abs(seen(.plusLighter) - Self.encoded(a + b) * 255) <= 1)
    #expect(abs(seen(.multiply) - Self.encoded(a * b) * 255) <= 1)
    #expect(abs(seen(.screen) - Self.encoded(a + b - a * b) * 255) <= 1)
    #expect(abs(seen(.difference) - Self.encoded(b - a) * 255) <= 1)
  }

  @Test("Only the extended mode keeps what is brighter than white")
  func extended() {
    let paints: [(Paint, CompositeOperator)] = [
      (gray(1), .normal), (gray(1), .blend(.plusLighter)), (gray(0.5), .blend(.multiply)),
    ]
    let half = Self.linear(0.5)
    #expect(abs(Double(result(.linear, paints)) - Self.encoded(half) * 255) <= 1)
    #expect(abs(Double(result(.extendedLinear, paints)) - Self.encoded(2 * half) * 255) <= 1)
  }

  @Test("Layers inside a linear one are linear too, also those with filters and masks")
  func nested() {
    let paints: [(Paint, CompositeOperator)] = [(gray(0), .normal), (gray(1, 0.5), .normal)]
    let square = Scenes.rect(0, 0, 8, 8)
    for inner in [
      { (effect: inout LayerEffect) in effect.opacity = 0.999 },
      { $0.filters = [.blur(radius: 0, isOpaque: true)] },
      { $0.mask = DisplayList([Scenes.fill(square, self.gray(0))]) },
    ] {
      let items = paints.map { Scenes.fill(square, $0.0) }
      let picture = Picture(
        [
          Scenes.layer([
            Scenes.layer(items, inner), Scenes.fill(Scenes.rect(0, 0, 1, 1), gray(0)),
          ]) {
            $0.isIsolated = true
            $0.colorMode = .linear
          }
        ], width: 8, height: 8)
      #expect(abs(Double(picture.pixel(4, 4)[0]) - Self.encoded(0.5) * 255) <= 1)
    }
  }

  @Test(
    "Every scene can be drawn in linear light, and looks much the same",
    arguments: Scenes.all.indices)
  func scenes(index: Int) {
    let items = Scenes.all[index].items
    let linear = [
      Scenes.layer(items) {
        $0.isIsolated = true
        $0.colorMode = .linear
      }
    ]
    let plain = Picture(items, width: 100, height: 100).bytes
    let seen = Picture(linear, width: 100, height: 100).bytes
    #expect(seen == Picture(linear, width: 100, height: 100, jobs: 2).bytes)
    let difference = zip(plain, seen).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(difference / plain.count < 12)
  }

  @Test("An opaque group is black where nothing is drawn, and ends at its edges")
  func opaque() {
    let picture = Picture(
      [
        Scenes.layer([Scenes.fill(Scenes.rect(4, 4, 12, 4), .color(.red))]) {
          $0.isIsolated = true
          $0.opaqueBounds = CGRect(x: 0, y: 0, width: 8, height: 8)
        }
      ], width: 16, height: 16)
    #expect(picture.pixel(1, 1) == [0, 0, 0, 255])
    #expect(picture.pixel(5, 5) == [255, 0, 0, 255])
    #expect(picture.pixel(10, 5) == [255, 255, 255, 255])
  }
}
