import Foundation
import Geometry

typealias CGVector2 = SIMD2<Double>

/// A line or cubic curve of a glyph's outline, in font units.
struct Segment {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  let isLine: Bool
  /// The direction of a line, which it keeps even where nothing is left of its length.
  private let lineDirection: CGVector2

  init(start: CGPoint, end: CGPoint, direction: CGVector2? = nil) {
    self.start = start
    self.end = end
    lineDirection = direction ?? Self.direction(start, [end])
    control1 = start.mixed(with: end, 1 / 3)
    control2 = start.mixed(with: end, 2 / 3)
    isLine = true
  }

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    lineDirection = [1, 0]
    isLine = false
  }

  init(start: CGPoint, quadratic control: CGPoint, end: CGPoint) {
    self.init(
      start: start, control1: start.mixed(with: control, 2 / 3),
      control2: end.mixed(with: control, 2 / 3), end: end)
  }

  var element: Path.Element {
    isLine ? .line(to: end) : .curve(to: end, control1: control1, control2: control2)
  }

  var startDirection: CGVector2 {
    isLine ? lineDirection : Self.direction(start, [control1, control2, end])
  }

  var endDirection: CGVector2 {
    isLine ? lineDirection : -Self.direction(end, [control2, control1, start])
  }

  /// By 16 chords: within 0.2 % on the curves of letters.
  var length: Double {
    if isLine { return start.distance(to: end) }
    let points = (0...16).map { point(at: Double($0) / 16) }
    return zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// Without a length at its start and one at its end.
  func trimmed(start cutStart: Double, end cutEnd: Double, length: Double) -> Segment {
    guard cutStart > 0 || cutEnd > 0, length > 0 else { return self }
    let from = parameter(atLength: cutStart, of: length)
    let to = parameter(atLength: length - cutEnd, of: length)
    if isLine {
      return Segment(start: point(at: from), end: point(at: to), direction: lineDirection)
    }
    return part(from: from, to: to)
  }

  private func parameter(atLength wanted: Double, of length: Double) -> Double {
    if isLine || wanted <= 0 || wanted >= length { return min(max(wanted / length, 0), 1) }
    var passed = 0.0
    var previous = start
    for step in 1...16 {
      let next = point(at: Double(step) / 16)
      let chord = previous.distance(to: next)
      if passed + chord >= wanted, chord > 0 {
        return (Double(step - 1) + (wanted - passed) / chord) / 16
      }
      passed += chord
      previous = next
    }
    return 1
  }

  private func point(at t: Double) -> CGPoint {
    if isLine { return start.mixed(with: end, t) }
    let a = start.mixed(with: control1, t)
    let b = control1.mixed(with: control2, t)
    let c = control2.mixed(with: end, t)
    return a.mixed(with: b, t).mixed(with: b.mixed(with: c, t), t)
  }

  /// De Casteljau's cut at both parameters.
  private func part(from: Double, to: Double) -> Segment {
    let tail = split(at: from).after
    return tail.split(at: from < 1 ? (to - from) / (1 - from) : 1).before
  }

  private func split(at t: Double) -> (before: Segment, after: Segment) {
    let a = start.mixed(with: control1, t)
    let b = control1.mixed(with: control2, t)
    let c = control2.mixed(with: end, t)
    let ab = a.mixed(with: b, t)
    let bc = b.mixed(with: c, t)
    let middle = ab.mixed(with: bc, t)
    return (
      Segment(start: start, control1: a, control2: ab, end: middle),
      Segment(start: middle, control1: bc, control2: c, end: end)
    )
  }

  private static func direction(_ origin: CGPoint, _ points: [CGPoint]) -> CGVector2 {
    for point in points where origin.distance(to: point) > 1e-6 {
      let length = origin.distance(to: point)
      return [(point.x - origin.x) / length, (point.y - origin.y) / length]
    }
    return [1, 0]
  }
}

extension CGPoint {
  func mixed(with other: CGPoint, _ t: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  func distance(to other: CGPoint) -> Double { hypot(other.x - x, other.y - y) }

  func moved(_ length: Double, along direction: CGVector2) -> CGPoint {
    CGPoint(x: x + direction.x * length, y: y + direction.y * length)
  }
}
