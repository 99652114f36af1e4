import Drawing
import Foundation
import Geometry
import Pixels
import Testing

@Suite("Painting display lists")
struct PainterTests {
  @Test("An empty list leaves the background")
  func background() {
    #expect(Picture([], width: 3, height: 2, background: .red).pixel(2, 1) == [255, 0, 0, 255])
  }

  @Test("A rectangle at half pixels covers its border by halves and its corners by quarters")
  func halfPixels() {
    let rect = CGRect(x: 0.5, y: 0.5, width: 2, height: 2)
    let picture = Picture([.fill(Path(rect), FillStyle(), .color(.black))], width: 4, height: 4)
    #expect(picture.pixel(1, 1) == [0, 0, 0, 255])
    #expect(picture.pixel(0, 1)[0] == 127)
    #expect(picture.pixel(0, 0)[0] == 191)
    #expect(picture.pixel(3, 3)[0] == 255)
  }

  @Test("A circle covers an area of πr²")
  func circleArea() {
    let circle = Path(ellipseIn: CGRect(x: 3.3, y: 4.7, width: 40, height: 40))
    let picture = Picture(
      [.fill(circle, FillStyle(), .color(.black))], width: 50, height: 50, background: .clear)
    let alpha = stride(from: 3, to: picture.bytes.count, by: 4).reduce(0.0) {
      $0 + Double(picture.bytes[$1]) / 255
    }
    #expect(abs(alpha - 400 * Double.pi) < 0.5)
  }

  @Test("Any number of jobs paints the same bytes")
  func jobs() {
    let pictures = [1, 2, 7].map { Picture(scene, width: 300, height: 200, scale: 2, jobs: $0) }
    pictures[0].save("scene")
    #expect(pictures[0].bytes == pictures[1].bytes)
    #expect(pictures[0].bytes == pictures[2].bytes)
  }

  @Test("A layer's opacity holds for its content as one picture")
  func groupOpacity() {
    var effect = LayerEffect()
    effect.opacity = 0.5
    let rect = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    let layer = Layer(
      effect,
      DisplayList([
        .fill(rect, FillStyle(), .color(.red)), .fill(rect, FillStyle(), .color(.black)),
      ]))
    let pixel = Picture([.layer(layer)], width: 4, height: 4).pixel(1, 1)
    #expect(pixel == [127, 127, 127, 255])
  }

  @Test(
    "Rectangles that come first are painted as they are later, over the same colour",
    arguments: [1.0, 0.6], [true, false])
  func uprightShapesFirst(alpha: Double, isAntialiased: Bool) {
    // Cells that begin and end anywhere in a pixel; some overlap, and some reach beyond the picture.
    let cells = Path { path in
      for index in 0..<40 {
        let (x, y) = (CGFloat(index % 8) * 9.3 - 4.7, CGFloat(index / 8) * 23.9 - 7.1)
        path.addRect(CGRect(x: x, y: y, width: index % 3 == 0 ? 11.6 : 6.2, height: 19.55))
      }
    }
    let color = ColorComponents(red: 0.9, green: 0.3, blue: 0.1, alpha: Float(alpha))
    for isEOFilled in [false, true] {
      let style = FillStyle(eoFill: isEOFilled, antialiased: isAntialiased)
      let fill = DisplayItem.fill(cells, style, .color(color))
      // What is clear changes nothing, but comes first.
      let clear = Scenes.fill(Scenes.rect(0, 0, 3, 110), .color(.clear))
      for background in [ColorComponents.white, .clear, .blue] {
        let first = Picture([fill], width: 70, height: 110, background: background)
        let later = Picture([clear, fill], width: 70, height: 110, background: background)
        #expect(first.bytes == later.bytes)
      }
      let clipped = Scenes.layer([fill]) { $0.clip = Clip(path: Scenes.rect(10, 10, 30, 60)) }
      #expect(
        Picture([clipped], width: 70, height: 110).bytes
          == Picture([clear, clipped], width: 70, height: 110).bytes)
    }
  }

  /// Colours that are laid over each other: red, green, blue and alpha.
  private static let veils: [SIMD4<Double>] = (0..<9).map { index in
    let part = Double(index) / 9
    return SIMD4<Double>(part, 0.5, 1 - part, 0.1 + part / 2)
  }

  /// What they make of an opaque colour.
  private func underVeils(_ beneath: SIMD3<Double>) -> SIMD3<Double> {
    var result = beneath
    for veil in Self.veils {
      let own = SIMD3<Double>(veil.x, veil.y, veil.z)
      result += (own - result) * veil.w
    }
    return result
  }

  @Test(
    "Translucent colours over all are rounded once, on a background and on what is drawn on it")
  func veils() {
    let veils: [DisplayItem] = Self.veils.map { veil in
      let color = ColorComponents(
        red: Float(veil.x), green: Float(veil.y), blue: Float(veil.z), alpha: Float(veil.w))
      return Scenes.fill(Scenes.rect(-1, -1, 90, 90), .color(color))
    }
    let circle = Scenes.fill(Scenes.circle(30, 25, 22), .color(.red))
    let red = SIMD3<Double>(1, 0, 0)
    let white = SIMD3<Double>(1, 1, 1)
    func check(_ items: [DisplayItem], inside: SIMD3<Double>, outside: SIMD3<Double>, steps: Double)
    {
      let picture = Picture(items, width: 75, height: 70)
      for (x, y, expected) in [(30, 25, inside), (2, 2, outside), (74, 69, outside)] {
        let pixel = picture.pixel(x, y)
        #expect(pixel[3] == 255)
        for channel in 0..<3 {
          let difference = Double(pixel[channel]) - expected[channel] * 255
          #expect(abs(difference) <= steps + 3.0 / 256, "\(x), \(y), \(channel)")
        }
      }
    }
    check(veils + [circle], inside: red, outside: underVeils(white), steps: 0.5)
    check([circle] + veils, inside: underVeils(red), outside: underVeils(white), steps: 0.5)
    // What lies between is drawn, so that there are two roundings.
    check(
      veils + [circle] + veils, inside: underVeils(red), outside: underVeils(underVeils(white)),
      steps: 1)
  }

  @Test("What an opaque rectangle covers is not seen, unless a layer or clip stands between")
  func covering() {
    let all = Scenes.rect(-1, -1, 10, 10)
    let left = Scenes.fill(Scenes.rect(0, 0, 2, 4), .color(.red))
    let plain = Picture([left, Scenes.fill(all, .color(.blue))], width: 4, height: 4)
    #expect(plain.pixel(0, 0) == [0, 0, 255, 255] && plain.pixel(3, 3) == [0, 0, 255, 255])
    let clipped = Scenes.layer([Scenes.fill(all, .color(.blue))]) {
      $0.clip = Clip(path: Scenes.rect(1, 0, 3, 4))
    }
    let picture = Picture([left, clipped], width: 4, height: 4)
    #expect(picture.pixel(0, 0) == [255, 0, 0, 255] && picture.pixel(1, 0) == [0, 0, 255, 255])
  }

  @Test("Points that are not numbers or far away neither crash nor flood the frame")
  func absurdPoints() {
    for value in [CGFloat.nan, .infinity, -.infinity, 1e18, -1e18, 1e300] {
      var path = Path()
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: value, y: value))
      path.addLine(to: CGPoint(x: 5, y: value))
      path.addCurve(
        to: CGPoint(x: 3, y: 3), control1: CGPoint(x: value, y: 0),
        control2: CGPoint(x: 0, y: value))
      _ = Picture(
        [
          .fill(path, FillStyle(), .color(.black)),
          .stroke(path, StrokeStyle(lineWidth: 2, dash: [3, 2]), .color(.red)),
          .fill(Path(CGRect(x: value, y: 0, width: 5, height: value)), FillStyle(), .color(.red)),
        ], width: 64, height: 64)
    }
  }

  private var scene: [DisplayItem] {
    var items: [DisplayItem] = []
    for index in 0..<12 {
      let circle = Path(
        ellipseIn: CGRect(x: 8 * index, y: 5 * index, width: 60, height: 60 - 3 * index))
      var effect = LayerEffect()
      effect.opacity = 0.7
      effect.transform = ProjectionTransform(
        CGAffineTransform(rotationAngle: 0.03 * CGFloat(index)))
      let hue = Float(index) / 12
      items.append(
        .layer(
          Layer(
            effect,
            DisplayList([
              .stroke(
                circle, StrokeStyle(lineWidth: 3),
                .color(ColorComponents(red: hue, green: 1 - hue, blue: 0.5)))
            ]))))
    }
    var clip = LayerEffect()
    clip.clip = Clip(path: Path(ellipseIn: CGRect(x: 90, y: 20, width: 50, height: 70)))
    items.append(
      .layer(
        Layer(
          clip,
          DisplayList([
            .fill(Path(CGRect(x: 0, y: 0, width: 110, height: 100)), FillStyle(), .color(.blue)),
            .fill(Path(CGRect(x: 100, y: 0, width: 50, height: 100)), FillStyle(), .color(.green)),
          ]))))
    return items
  }
}
