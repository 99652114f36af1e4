import Drawing
import Foundation
import Geometry
import Pixels
import Testing

@Suite("Backdrops")
struct BackdropTests {
  /// Left half black, right half white, and a backdrop over `rect` with `filters`.
  private func picture(
    _ filters: [Filter], _ rect: Path = Scenes.rect(0, 0, 200, 40), through: Bool = true,
    inside change: ((inout LayerEffect) -> Void)? = nil, jobs: Int = 1
  ) -> Picture {
    let backdrop = Scenes.fill(
      rect, .backdrop(BackdropPaint(filters: filters, seesThroughLayers: through)))
    return Picture(
      [
        Scenes.fill(Scenes.rect(0, 0, 100, 100), .color(.black)),
        change.map { Scenes.layer([backdrop], $0) } ?? backdrop,
      ], width: 200, height: 100, jobs: jobs)
  }

  private static let inverse = ColorMatrix5x4(values: [
    -1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0,
  ])

  @Test("A backdrop without filters changes nothing")
  func copy() {
    #expect(picture([]).bytes == picture([], Scenes.rect(0, 0, 0, 0)).bytes)
  }

  @Test("A filter reaches what lies beneath the path and nothing else")
  func pointwise() {
    let picture = picture([.colorMatrix(Self.inverse)])
    #expect(picture.pixel(20, 20) == [255, 255, 255, 255])
    #expect(picture.pixel(150, 20) == [0, 0, 0, 255])
    #expect(picture.pixel(20, 60) == [0, 0, 0, 255])
    #expect(picture.pixel(150, 60) == [255, 255, 255, 255])
  }

  @Test("A blur takes nothing from beyond the path: its border goes on")
  func inside() {
    let picture = picture([.blur(radius: 8, isOpaque: false)], Scenes.rect(100, 10, 60, 40))
    // White beneath, black right beside it.
    #expect(picture.pixel(100, 30) == [255, 255, 255, 255])
    #expect(picture.pixel(99, 30) == [0, 0, 0, 255])
  }

  @Test("A blur is the Gaussian of what lies beneath")
  func blur() {
    let sigma = 8.0
    let picture = picture([.blur(radius: sigma, isOpaque: false)])
    for x in stride(from: 70, to: 130, by: 5) {
      let exact = 0.5 * (1 + erf((Double(x) + 0.5 - 100) / (sigma * 2.0.squareRoot()))) * 255
      #expect(abs(Double(picture.pixel(x, 20)[0]) - exact) <= 1.5, "column \(x)")
    }
    // The border of the picture goes on beyond it: nothing clear is mixed in.
    #expect(picture.pixel(199, 0) == [255, 255, 255, 255])
  }

  @Test("Each backdrop sees those before it")
  func order() {
    let backdrop = Scenes.fill(
      Scenes.rect(0, 0, 40, 40),
      .backdrop(BackdropPaint(filters: [.colorMatrix(Self.inverse)], seesThroughLayers: true)))
    let picture = Picture(
      [
        backdrop,  // black
        Scenes.fill(Scenes.rect(10, 10, 10, 10), .color(.red)), backdrop,
      ], width: 40, height: 40)
    #expect(picture.pixel(5, 5) == [255, 255, 255, 255])
    #expect(picture.pixel(15, 15) == [0, 255, 255, 255])
  }

  @Test("Clips around a backdrop hold for it and for what comes after")
  func clips() {
    let picture = Picture(
      [
        Scenes.layer([
          Scenes.fill(
            Scenes.rect(0, 0, 80, 80),
            .backdrop(
              BackdropPaint(filters: [.colorMatrix(Self.inverse)], seesThroughLayers: true))),
          Scenes.fill(Scenes.rect(0, 60, 80, 20), .color(.red)),
        ]) { $0.clip = Clip(path: Scenes.circle(40, 40, 30)) },
        Scenes.fill(Scenes.rect(0, 0, 4, 4), .color(.green)),
      ], width: 80, height: 80)
    #expect(picture.pixel(40, 40) == [0, 0, 0, 255])
    #expect(picture.pixel(40, 66) == [255, 0, 0, 255])
    #expect(picture.pixel(5, 66) == [255, 255, 255, 255])
    #expect(picture.pixel(1, 1) == [0, 255, 0, 255])
  }

  @Test("In a faded layer a backdrop sees what lies beneath the layer and fades with it")
  func opacity() {
    let picture = picture([.colorMatrix(Self.inverse)]) {
      $0.opacity = 0.5
      $0.isIsolated = true
      $0.filters = [.blur(radius: 0, isOpaque: false)]
    }
    #expect(abs(picture.pixel(20, 20)[0] - 128) <= 1)
    #expect(abs(picture.pixel(150, 20)[0] - 128) <= 1)
    #expect(picture.pixel(20, 60) == [0, 0, 0, 255])
  }

  @Test(
    "A backdrop of its own layer alone does not see through it, faded or not",
    arguments: [0.999, 1])
  func ownLayer(opacity: Double) {
    let backdrop = Scenes.fill(
      Scenes.rect(0, 0, 40, 40),
      .backdrop(BackdropPaint(filters: [.colorMatrix(Self.inverse)], seesThroughLayers: false)))
    let picture = Picture(
      [
        Scenes.fill(Scenes.rect(0, 0, 40, 40), .color(.black)),
        Scenes.layer([Scenes.fill(Scenes.rect(20, 0, 20, 40), .color(.red)), backdrop]) {
          $0.opacity = opacity
          $0.isIsolated = true
        },
      ], width: 40, height: 40)
    #expect(picture.pixel(5, 5) == [0, 0, 0, 255])
    #expect(picture.pixel(30, 5) == [0, 255, 255, 255])
  }

  @Test("A masked layer shows its backdrop through the mask")
  func mask() {
    let picture = picture([.colorMatrix(Self.inverse)]) {
      $0.mask = DisplayList([Scenes.fill(Scenes.rect(0, 0, 30, 40), .color(.black))])
    }
    #expect(picture.pixel(20, 20) == [255, 255, 255, 255])
    #expect(picture.pixel(40, 20) == [0, 0, 0, 255])
  }

  @Test("Letters, lines and rings can be painted with what lies beneath")
  func otherItems() {
    let paint = Paint.backdrop(
      BackdropPaint(filters: [.colorMatrix(Self.inverse)], seesThroughLayers: true))
    let picture = Picture(
      [
        .stroke(
          Path { $0.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 60, y: 10)]) },
          StrokeStyle(lineWidth: 4), paint),
        .stroke(Scenes.circle(60, 60, 24), StrokeStyle(lineWidth: 4), paint),
      ], width: 100, height: 100)
    #expect(picture.pixel(30, 10) == [0, 0, 0, 255])
    #expect(picture.pixel(84, 60) == [0, 0, 0, 255])
    #expect(picture.pixel(60, 60) == [255, 255, 255, 255])
  }
}
