import CoreGraphics
import CoreImage
import Foundation
import Testing

@Suite("Filters that cover the plane")
struct TileFilterTests {
  /// Redder to the right and greener upwards, over 0…300: a colour tells its place.
  private static let places: CIImage = {
    func ramp(_ end: CIVector, _ color: CIColor) -> CIImage {
      CIFilter(
        name: "CILinearGradient",
        parameters: [
          "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": end, "inputColor0": CIColor.black,
          "inputColor1": color,
        ])!.outputImage!
    }
    return ramp(CIVector(x: 300, y: 0), CIColor(red: 1, green: 0, blue: 0))
      .applyingFilter(
        "CIAdditionCompositing",
        parameters: [
          "inputBackgroundImage": ramp(
            CIVector(x: 0, y: 300), CIColor(red: 0, green: 1, blue: 0))
        ]
      )
      .cropped(to: CGRect(x: 0, y: 0, width: 300, height: 300))
  }()

  /// The colour at a place from the centre, (150, 150), whose pixel has its own centre there.
  private func color(_ image: CIImage?, _ x: CGFloat, _ y: CGFloat) -> SIMD2<Double> {
    guard let image else { return SIMD2(-1, -1) }
    let place = CGRect(
      x: (150 + x).rounded(.down), y: (150 + y).rounded(.down), width: 1, height: 1)
    let made = CIContext(options: [.workingColorSpace: NSNull()]).createCGImage(image, from: place)
    let bytes = made?.dataProvider?.data.map { [UInt8]($0) } ?? [0, 0, 0, 0]
    return SIMD2(Double(bytes[0]), Double(bytes[1]))
  }

  private func tiled(_ name: String, _ parameters: [String: Any] = [:]) -> CIImage? {
    let filter = CIFilter(name: name, parameters: parameters)
    filter?.setValue(Self.places, forKey: kCIInputImageKey)
    return filter?.outputImage
  }

  /// Whether a tile has one colour at places that a symmetry brings onto each other. A pixel is 0.85 of 255.
  private func expectSame(
    _ name: String, _ parameters: [String: Any] = [:],
    by symmetry: (SIMD2<Double>) -> SIMD2<Double>, _ comment: Comment
  ) {
    let image = tiled(name, ["inputWidth": 80.0].merging(parameters) { $1 })
    for place in [SIMD2(21.5, 9.5), SIMD2(33.5, 17.5), SIMD2(12.5, -8.5)] {
      let other = symmetry(place)
      let difference = color(image, place.x, place.y) - color(image, other.x, other.y)
      #expect(abs(difference.x) <= 2 && abs(difference.y) <= 2, "\(name): \(comment) \(place)")
    }
  }

  private func turned(_ degrees: Double) -> (SIMD2<Double>) -> SIMD2<Double> {
    let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    return { SIMD2($0.x * c - $0.y * s, $0.x * s + $0.y * c) }
  }

  @Test("Squares are mirrored, turned or moved, as many times as their name says")
  func squares() {
    for name in ["CIFourfoldReflectedTile", "CIParallelogramTile"] {
      expectSame(name, by: { SIMD2(-$0.x, $0.y) }, "mirrored across")
      expectSame(name, by: { SIMD2($0.x, -$0.y) }, "mirrored up")
      expectSame(name, by: { SIMD2($0.x + 80, $0.y - 160) }, "moved")
    }
    expectSame("CIFourfoldRotatedTile", by: turned(90), "turned")
    expectSame("CIFourfoldTranslatedTile", by: { SIMD2($0.x + 80, $0.y + 80) }, "moved")
    expectSame(
      "CIFourfoldTranslatedTile", ["inputAcuteAngle": Double.pi / 3],
      by: { SIMD2($0.x + 40, $0.y + 80 * 0.8660254) }, "moved along its side")
    expectSame("CIEightfoldReflectedTile", by: { SIMD2($0.y, $0.x) }, "mirrored aslant")
    expectSame("CIEightfoldReflectedTile", by: turned(90), "turned")
    expectSame("CIGlideReflectedTile", by: { SIMD2(-$0.x, $0.y + 80) }, "mirrored and moved")
  }

  @Test("Hexagons and triangles have their turns and mirrors")
  func hexagons() {
    expectSame("CISixfoldReflectedTile", by: turned(120), "turned")
    expectSame("CISixfoldReflectedTile", by: { SIMD2($0.x, -$0.y) }, "mirrored")
    expectSame("CISixfoldRotatedTile", by: turned(60), "turned")
    expectSame("CITwelvefoldReflectedTile", by: turned(60), "turned")
    expectSame("CITwelvefoldReflectedTile", by: { SIMD2($0.x, -$0.y) }, "mirrored")
    for name in ["CISixfoldReflectedTile", "CISixfoldRotatedTile", "CITwelvefoldReflectedTile"] {
      expectSame(name, by: { SIMD2($0.x + 40, $0.y + 80 * 0.8660254) }, "moved")
    }
    expectSame("CITriangleTile", by: { SIMD2($0.x + 40, $0.y + 80 * 0.8660254) }, "moved")
    // Around the middle of the edge between two triangles.
    expectSame("CITriangleTile", by: { SIMD2(120 - $0.x, 69.282 - $0.y) }, "turned half")
  }

  @Test("A tile has its source's own colours where it is not folded")
  func source() {
    for name in [
      "CIFourfoldReflectedTile", "CIEightfoldReflectedTile", "CITwelvefoldReflectedTile",
    ] {
      let tile = tiled(name, ["inputWidth": 80.0])
      #expect(color(tile, 30.5, 5.5) == color(Self.places, 30.5, 5.5), "\(name)")
    }
  }

  @Test("Cells of op art show more of the image around their middles")
  func opTile() {
    let tile = tiled("CIOpTile", ["inputWidth": 60.0, "inputScale": 2.0])
    // The cell to the right has its middle at 60.
    #expect(abs(color(tile, 70.5, 0.5).x - color(Self.places, 81, 0.5).x) <= 2)
    #expect(abs(color(tile, 10.5, 0.5).x - color(Self.places, 21, 0.5).x) <= 2)
  }

  @Test("A tile in perspective is the image in perspective, again and again")
  func perspective() {
    let corners: [String: Any] = [
      "inputTopLeft": CIVector(x: 40, y: 260), "inputTopRight": CIVector(x: 240, y: 240),
      "inputBottomRight": CIVector(x: 220, y: 60), "inputBottomLeft": CIVector(x: 60, y: 50),
    ]
    let (tile, once) = (
      tiled("CIPerspectiveTile", corners), tiled("CIPerspectiveTransform", corners)
    )
    for (x, y) in [(0.5, 0.5), (-40.5, 30.5), (30.5, -50.5)] {
      #expect(color(tile, x, y) == color(once, x, y))
    }
    // Beyond its corners there is nothing of the one, and something of the other.
    #expect(color(once, 120.5, 0.5) == .zero)
    #expect(color(tile, 120.5, 0.5) != .zero)
  }

  @Test("A kaleidoscope's mirrors take light")
  func kaleidoscope() {
    let filter = CIFilter.triangleKaleidoscope()
    #expect(filter.size == 700 && filter.decay == 0.85 && filter.point == CGPoint(x: 150, y: 150))
    let image = tiled(
      "CITriangleKaleidoscope", ["inputSize": 100.0, "inputRotation": 0.0, "inputDecay": 0.5])
    let (above, below) = (color(image, 50.5, 20.5), color(image, 50.5, -20.5))
    #expect(above == color(Self.places, 50.5, 20.5))
    #expect(abs(below.x - above.x / 2) <= 2 && abs(below.y - above.y / 2) <= 2)
  }
}
