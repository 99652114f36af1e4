import Drawing
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

/// The signed area of a polygon inside a unit square, by clipping it side after side (Sutherland and
/// Hodgman) and the shoelace formula; for polygons that cross themselves, the mean winding number.
private func signedArea(of polygon: [SIMD2<Double>], inPixel x: Double, _ y: Double) -> Double {
  var points = polygon
  func clip(_ inside: (SIMD2<Double>) -> Double) {
    var kept: [SIMD2<Double>] = []
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      let (here, there) = (inside(point), inside(next))
      if here >= 0 { kept.append(point) }
      if (here >= 0) != (there >= 0) {
        kept.append(point + (next - point) * (here / (here - there)))
      }
    }
    points = kept
  }
  clip { $0.x - x }
  if points.isEmpty { return 0 }
  clip { x + 1 - $0.x }
  if points.isEmpty { return 0 }
  clip { $0.y - y }
  if points.isEmpty { return 0 }
  clip { y + 1 - $0.y }
  var sum = 0.0
  for (index, point) in points.enumerated() {
    let next = points[(index + 1) % points.count]
    sum += point.x * next.y - point.y * next.x
  }
  return sum / 2
}

@Suite("Fills against exact areas")
struct FillOracleTests {
  @Test("Random polygons cover each pixel to within 1/255", arguments: [false, true])
  func polygons(eoFill: Bool) {
    var numbers = SplitMix(seed: 11)
    for round in 0..<40 {
      let corners = 3 + round % 7
      let reach = round % 3 == 0 ? -20.0...44.0 : 1.0...23.0
      let polygon = (0..<corners).map { _ in
        SIMD2(Double.random(in: reach, using: &numbers), Double.random(in: reach, using: &numbers))
      }
      let path = Path { path in
        path.addLines(polygon.map { CGPoint(x: $0.x, y: $0.y) })
        path.closeSubpath()
      }
      let picture = Picture(
        [.fill(path, FillStyle(eoFill: eoFill), .color(.black))], width: 24, height: 24,
        background: .clear)
      let worst = worstDifference(picture, polygon, eoFill: eoFill)
      #expect(worst <= 1.01, "polygon \(round)")
    }
  }

  @Test("Lists of rectangles cover each pixel to within 1/255", arguments: [false, true])
  func rectangles(eoFill: Bool) {
    var numbers = SplitMix(seed: 12)
    for round in 0..<30 {
      // Whole numbers, halves, and anything; some reach out of the picture.
      let step: Double = [1, 0.5, 0.015_625][round % 3]
      func number(_ range: ClosedRange<Double>) -> Double {
        (Double.random(in: range, using: &numbers) / step).rounded() * step
      }
      let rects = (0..<1 + round % 8).map { _ in
        CGRect(
          x: number(-6...20), y: number(-6...60), width: number(0...20), height: number(0...40))
      }
      let picture = Picture(
        [.fill(Path { $0.addRects(rects) }, FillStyle(eoFill: eoFill), .color(.black))],
        width: 24, height: 70, background: .clear)
      var worst = 0.0
      for y in 0..<70 {
        for x in 0..<24 {
          let pixel = CGRect(x: x, y: y, width: 1, height: 1)
          var area = rects.reduce(0.0) {
            let part = $1.intersection(pixel)
            return $0 + (part.isNull ? 0 : Double(part.width * part.height))
          }
          if eoFill { area = 1 - abs(area.truncatingRemainder(dividingBy: 2) - 1) }
          worst = max(worst, abs(min(area, 1) * 255 - Double(picture.pixel(x, y)[3])))
        }
      }
      #expect(worst <= 1.01, "round \(round)")
    }
  }

  private func worstDifference(
    _ picture: Picture, _ polygon: [SIMD2<Double>], eoFill: Bool
  ) -> Double {
    var worst = 0.0
    for y in 0..<24 {
      for x in 0..<24 {
        var area = abs(signedArea(of: polygon, inPixel: Double(x), Double(y)))
        if eoFill {
          area = area.truncatingRemainder(dividingBy: 2)
          if area > 1 { area = 2 - area }
        }
        worst = max(worst, abs(min(area, 1) * 255 - Double(picture.pixel(x, y)[3])))
      }
    }
    return worst
  }

  @Test(
    "A large circle differs from its exact area by at most 3/255, on the mean by less than 1/255")
  func circles() {
    for radius in [16.0, 23.7, 60] {
      let side = Int(2 * radius) + 6
      let center = SIMD2(radius + 2.3, radius + 3.1)
      let circle = Path(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      let picture = Picture(
        [.fill(circle, FillStyle(), .color(.black))], width: side, height: side,
        background: .clear)
      let polygon = polygon(around: center, radius)
      var differences: [Double] = []
      for y in Swift.stride(from: 0, to: side, by: 5) {
        for x in 0..<side {
          let distance = hypot(Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
          guard abs(distance - radius) < 1 else { continue }
          let area = nearbyArea(polygon, center, x, y)
          differences.append(abs(area * 255 - Double(picture.pixel(x, y)[3])))
        }
      }
      #expect(differences.max()! <= 3, "radius \(radius)")
      #expect(differences.reduce(0, +) / Double(differences.count) < 1, "radius \(radius)")
    }
  }

  private func polygon(around center: SIMD2<Double>, _ radius: Double) -> [SIMD2<Double>] {
    (0..<4000).map { index in
      let angle = 2 * Double.pi * Double(index) / 4000
      return center + SIMD2(cos(angle), sin(angle)) * radius
    }
  }

  @Test(
    "A stroked circle differs from its exact area by at most 3.5/255, on the mean by less than 1/255",
    arguments: [1.2, 2.5, 3.5, 9])
  func rings(width: Double) {
    for radius in [21.0, 47.3] {
      let side = Int(2 * radius + width) + 6
      let center = SIMD2(radius + width / 2 + 2.3, radius + width / 2 + 3.1)
      let circle = Path(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      let picture = Picture(
        [.stroke(circle, StrokeStyle(lineWidth: width), .color(.black))], width: side,
        height: side, background: .clear)
      let outer = polygon(around: center, radius + width / 2)
      let inner = polygon(around: center, radius - width / 2)
      var differences: [Double] = []
      for y in Swift.stride(from: 0, to: side, by: 5) {
        for x in 0..<side {
          let distance = hypot(Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
          guard abs(distance - radius) < width / 2 + 1 else { continue }
          let area = nearbyArea(outer, center, x, y) - nearbyArea(inner, center, x, y)
          differences.append(abs(area * 255 - Double(picture.pixel(x, y)[3])))
        }
      }
      #expect(differences.max()! <= 3.5, "radius \(radius)")
      #expect(differences.reduce(0, +) / Double(differences.count) < 1, "radius \(radius)")
    }
  }

  /// The part of the circle's polygon that can touch the pixel, closed through the centre.
  private func nearbyArea(
    _ polygon: [SIMD2<Double>], _ center: SIMD2<Double>, _ x: Int, _ y: Int
  ) -> Double {
    let middle = SIMD2(Double(x) + 0.5, Double(y) + 0.5)
    let angle = atan2(middle.y - center.y, middle.x - center.x)
    let index = Int((angle / (2 * Double.pi) * Double(polygon.count)).rounded())
    let wedge = (-300...300).map { polygon[(index + $0 + polygon.count) % polygon.count] }
    return abs(signedArea(of: wedge + [center], inPixel: Double(x), Double(y)))
  }

  @Test("A stroked circle's area is its length times its width")
  func ringArea() {
    let circle = Path(ellipseIn: CGRect(x: 3.4, y: 2.2, width: 90, height: 90))
    let picture = Picture(
      [.stroke(circle, StrokeStyle(lineWidth: 3.5), .color(.black))], width: 100, height: 100,
      background: .clear)
    let area = Swift.stride(from: 3, to: picture.bytes.count, by: 4).reduce(0.0) {
      $0 + Double(picture.bytes[$1]) / 255
    }
    #expect(abs(area - 3.5 * 90 * Double.pi) < 1.5)
  }
}
