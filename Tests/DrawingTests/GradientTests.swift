import Drawing
import Foundation
import Geometry
import Pixels
import Testing

@Suite("Gradients")
struct GradientTests {
  private let ramp = GradientRamp(
    stops: [
      .init(color: .red, location: 0), .init(color: .green, location: 0.4),
      .init(color: ColorComponents(red: 0, green: 0, blue: 1, alpha: 0.5), location: 1),
    ], interpolation: .device)

  /// The colour at a location by the definition: premultiplied colours on a straight line.
  private func expected(_ location: Double) -> [Double] {
    let t = min(max(location, 0), 1)
    let stops: [[Double]] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 127.5, 127.5]]
    let (a, b, f) = t < 0.4 ? (0, 1, t / 0.4) : (1, 2, (t - 0.4) / 0.6)
    return (0..<4).map { stops[a][$0] + (stops[b][$0] - stops[a][$0]) * f }
  }

  private func check(_ paint: Paint, _ location: (Double, Double) -> Double) {
    let picture = Picture(
      [.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 60)), FillStyle(), paint)], width: 60,
      height: 60, background: .clear)
    var worst = 0.0
    for y in 0..<60 {
      for x in 0..<60 {
        let color = expected(location(Double(x) + 0.5, Double(y) + 0.5))
        for (a, b) in zip(color, picture.pixel(x, y)) { worst = max(worst, abs(a - Double(b))) }
      }
    }
    #expect(worst <= 1)
  }

  @Test("Linear: the projection on the line from start to end")
  func linear() {
    check(.linearGradient(ramp, start: CGPoint(x: 7, y: 12), end: CGPoint(x: 50, y: 40))) {
      (($0 - 7) * 43 + ($1 - 12) * 28) / (43.0 * 43 + 28 * 28)
    }
  }

  @Test("Radial: the distance from the centre")
  func radial() {
    check(.radialGradient(ramp, center: CGPoint(x: 20, y: 33), startRadius: 5, endRadius: 45)) {
      (hypot($0 - 20, $1 - 33) - 5) / 40
    }
  }

  @Test("Elliptical: the distance in half sizes of the bounds")
  func elliptical() {
    check(
      .ellipticalGradient(
        ramp, bounds: CGRect(x: 0, y: 10, width: 60, height: 30), center: CGPoint(x: 30, y: 25),
        startRadius: 0, endRadius: 1)
    ) { hypot(($0 - 30) / 30, ($1 - 25) / 15) }
  }

  @Test("Angular: the angle, clockwise on screen; the open part is halved between last and first")
  func angular() {
    check(
      .angularGradient(ramp, center: CGPoint(x: 30.2, y: 29.7), startAngle: 0.5, endAngle: 4.5)
    ) { x, y in
      var angle = atan2(y - 29.7, x - 30.2) - 0.5
      if angle < 0 { angle += 2 * .pi }
      return angle <= 4 ? angle / 4 : angle < (4 + 2 * .pi) / 2 ? 1 : 0
    }
  }

  @Test("Perceptual blending of red and blue passes through (170, 121, 168)")
  func perceptual() {
    let red = ColorComponents(red: 1, green: 56.0 / 255, blue: 60.0 / 255)
    let blue = ColorComponents(red: 0, green: 136.0 / 255, blue: 1)
    let ramp = GradientRamp(stops: [
      .init(color: red, location: 0), .init(color: blue, location: 1),
    ])
    let middle = ramp.premultipliedColor(at: 0.5) * 255
    #expect(abs(middle.x - 170) < 0.6 && abs(middle.y - 121) < 0.6 && abs(middle.z - 168) < 0.6)
  }

  @Test("Linear blending of black and white has 188 in its middle")
  func linearSpace() {
    let ramp = GradientRamp(
      stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)],
      interpolation: .linear)
    #expect(abs(ramp.premultipliedColor(at: 0.5).x * 255 - 187.5) < 0.5)
  }

  @Test("Stops out of order are sorted, equal ones make a hard edge, and none paint nothing")
  func stops() {
    let mixed = GradientRamp(
      stops: [
        .init(color: .blue, location: 1), .init(color: .red, location: 0),
        .init(color: .red, location: 0.5), .init(color: .blue, location: 0.5),
        .init(color: .green, location: .nan),
      ], interpolation: .device)
    #expect(mixed.premultipliedColor(at: 0.49) == SIMD4(1, 0, 0, 1))
    #expect(mixed.premultipliedColor(at: 0.51) == SIMD4(0, 0, 1, 1))
    #expect(GradientRamp(stops: []).premultipliedColor(at: 0.5) == .zero)
  }

  @Test("Of stops at the start the first shows before it, of stops at the end the last behind it")
  func equalStopsAtTheEnds() {
    let ramp = GradientRamp(
      stops: [
        .init(color: .red, location: 0), .init(color: .green, location: 0),
        .init(color: .green, location: 1), .init(color: .blue, location: 1),
      ], interpolation: .device)
    let paint = Paint.linearGradient(ramp, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 40, y: 0))
    let picture = Picture(
      [.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 1)), FillStyle(), paint)], width: 60,
      height: 1, background: .clear)
    #expect(Array(picture.pixel(10, 0)) == [255, 0, 0, 255])
    #expect(Array(picture.pixel(30, 0)) == [0, 255, 0, 255])
    #expect(Array(picture.pixel(50, 0)) == [0, 0, 255, 255])
  }

  @Test("A mesh has its colours at its corners and their mean in the middle of a flat patch")
  func mesh() {
    let size = 80.0
    let positions = [(0, 0), (size, 0), (0, size), (size, size)].map { CGPoint(x: $0.0, y: $0.1) }
    let paint = Paint.meshGradient(
      MeshPaint(
        columns: 2, rows: 2, positions: positions, colors: [.red, .green, .blue, .white],
        bounds: CGRect(x: 0, y: 0, width: size, height: size)))
    let picture = Picture(
      [.fill(Path(CGRect(x: 0, y: 0, width: size, height: size)), FillStyle(), paint)], width: 80,
      height: 80)
    #expect(zip(picture.pixel(0, 0), [255, 0, 0]).allSatisfy { abs($0 - $1) < 6 })
    #expect(zip(picture.pixel(79, 79), [255, 255, 255]).allSatisfy { abs($0 - $1) < 6 })
    #expect(zip(picture.pixel(40, 40), [128, 128, 128]).allSatisfy { abs($0 - $1) < 4 })
  }

  @Test("Gradients of absurd numbers paint something and end")
  func absurd() {
    for value in [CGFloat.nan, .infinity, 1e300, -1e38, 0] {
      let paints: [Paint] = [
        .linearGradient(ramp, start: CGPoint(x: value, y: 0), end: CGPoint(x: 0, y: value)),
        .radialGradient(ramp, center: CGPoint(x: 5, y: value), startRadius: value, endRadius: 2),
        .angularGradient(
          ramp, center: CGPoint(x: value, y: 5), startAngle: Double(value), endAngle: 1),
        .ellipticalGradient(
          ramp, bounds: CGRect(x: 0, y: 0, width: value, height: 0), center: .zero, startRadius: 0,
          endRadius: value),
      ]
      for paint in paints {
        _ = Picture(
          [.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), FillStyle(), paint)], width: 9,
          height: 9)
      }
    }
  }
}
