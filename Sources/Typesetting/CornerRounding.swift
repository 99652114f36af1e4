import Foundation
import Geometry

/// Rounds the outward corners of a glyph: how a sans serif becomes a rounded one.
///
/// A stroke that ends flat has two corners half a stroke's width apart, so a radius of half the
/// stroke ends it in a half circle. Inward corners stay sharp, as in SF Rounded.
struct CornerRounding {
  /// The most that is cut from a segment at a corner, in font units.
  var radius: Double
  /// Turns of less than this many radians are joints of a smooth curve.
  private let smallestTurn = 0.35

  init(radius: Double) { self.radius = radius }

  func apply(to elements: [Path.Element]) -> [Path.Element] {
    let contours = Self.contours(of: elements)
    let area = contours.reduce(0) { $0 + Self.signedArea($1) }
    return contours.flatMap { round($0, outwardTurn: area < 0 ? -1 : 1) }
  }

  private func round(_ contour: [Segment], outwardTurn: Double) -> [Path.Element] {
    guard contour.count > 1 else { return [] }
    let count = contour.count
    let isCorner = contour.indices.map { index in
      let turn = Self.turn(contour[index].endDirection, contour[(index + 1) % count].startDirection)
      return turn * outwardTurn > smallestTurn
    }
    let lengths = contour.map(\.length)
    // cuts[i] is taken from the end of segment i and from the start of the next.
    let cuts = contour.indices.map { index -> Double in
      guard isCorner[index] else { return 0 }
      let next = (index + 1) % count
      let before = lengths[index] * (isCorner[(index + count - 1) % count] ? 0.5 : 0.9)
      let after = lengths[next] * (isCorner[next] ? 0.5 : 0.9)
      return min(radius, before, after)
    }
    let trimmed = contour.indices.map { index in
      contour[index].trimmed(
        start: cuts[(index + count - 1) % count], end: cuts[index], length: lengths[index])
    }
    return Self.elements(joining: trimmed, cuts: cuts)
  }

  private static func elements(joining segments: [Segment], cuts: [Double]) -> [Path.Element] {
    var elements: [Path.Element] = [.move(to: segments[0].start)]
    for (index, segment) in segments.enumerated() {
      elements.append(segment.element)
      guard cuts[index] > 0 else { continue }
      let next = segments[(index + 1) % segments.count]
      elements.append(arc(from: segment, to: next, cut: cuts[index]))
    }
    elements.append(.closeSubpath)
    return elements
  }

  // A circular arc that turns by θ has tangents of length R·tan(θ/2) and Bézier handles of length
  // 4/3·R·tan(θ/4).
  private static func arc(from segment: Segment, to next: Segment, cut: Double) -> Path.Element {
    let turn = abs(turn(segment.endDirection, next.startDirection))
    let handle = turn < 0.01 ? cut * 2 / 3 : cut * 4 / 3 * tan(turn / 4) / tan(turn / 2)
    return .curve(
      to: next.start, control1: segment.end.moved(handle, along: segment.endDirection),
      control2: next.start.moved(-handle, along: next.startDirection))
  }

  /// The angle from one direction to another, in −π…π, positive to the left with y up.
  private static func turn(_ first: CGVector2, _ second: CGVector2) -> Double {
    atan2(first.x * second.y - first.y * second.x, first.x * second.x + first.y * second.y)
  }

  private static func signedArea(_ contour: [Segment]) -> Double {
    contour.reduce(0) { $0 + ($1.start.x * $1.end.y - $1.end.x * $1.start.y) / 2 }
  }

  private static func contours(of elements: [Path.Element]) -> [[Segment]] {
    var contours: [[Segment]] = []
    var contour: [Segment] = []
    var first = CGPoint.zero
    var current = CGPoint.zero
    func close() {
      if let last = contour.last, last.end != first {
        contour.append(Segment(start: last.end, end: first))
      }
      if !contour.isEmpty { contours.append(contour) }
      contour = []
    }
    func add(_ segment: Segment) {
      if segment.length > 1e-6 { contour.append(segment) }
      current = segment.end
    }
    for element in elements {
      switch element {
      case .move(let point):
        close()
        first = point
        current = point
      case .line(let point): add(Segment(start: current, end: point))
      case .quadCurve(let point, let control):
        add(Segment(start: current, quadratic: control, end: point))
      case .curve(let point, let control1, let control2):
        add(Segment(start: current, control1: control1, control2: control2, end: point))
      case .closeSubpath: close()
      }
    }
    close()
    return contours
  }
}
