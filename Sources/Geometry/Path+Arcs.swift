import Foundation

extension Path {
  /// Adds an arc of a circle, with a line to its start from the current point if there is one.
  ///
  /// With `clockwise: false` the angle grows, which is clockwise on a screen whose y grows
  /// downwards. A span against that direction goes the other way round, and a span of exactly one
  /// positive turn closes the subpath.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let span = endAngle.radians - startAngle.radians
    let arc = Arc(
      center: center, radius: radius, start: startAngle.radians,
      sweep: Arc.sweep(span: span, clockwise: clockwise))
    guard arc.isFinite else { return }
    editableElements.addArc(arc, transform)
    if abs(span - 2 * .pi) < Arc.smallestSweep { editableElements.close() }
  }

  /// Adds an arc of a circle that starts at `startAngle` and turns by `delta`; never closes.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Arc(
      center: center, radius: radius, start: startAngle.radians, sweep: delta.radians)
    guard arc.isFinite else { return }
    editableElements.addArc(arc, transform)
  }

  /// Rounds the corner at `tangent1End` between the lines from the current point and to
  /// `tangent2End` with an arc of the given radius, with a line to where the arc starts.
  ///
  /// Without a corner (points on one line, no radius) it adds a line to `tangent1End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let inverse = transform.inverted()
    let start = Vector(transform.isIdentity ? current : current.applying(inverse))
    let corner = Vector(tangent1End)
    let toStart = (start - corner).normalized
    let toEnd = (Vector(tangent2End) - corner).normalized
    let turn = cross(toStart, toEnd)
    guard abs(turn) > 1e-9, radius != 0, turn.isFinite, radius.isFinite else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    // The half angle φ at the corner gives the arc's start, at radius / tan φ from it.
    let r = abs(Double(radius))
    let halfAngle = atan2(abs(turn), dot(toStart, toEnd)) / 2
    let tangentStart = corner + toStart * (r / tan(halfAngle))
    let center = corner + (toStart + toEnd).normalized * (r / sin(halfAngle))
    let startDirection = tangentStart - center
    let sweep = (.pi - 2 * halfAngle) * (turn > 0 ? -1 : 1)
    let arc = Arc(
      center: center.point, radius: CGFloat(r), start: atan2(startDirection.y, startDirection.x),
      sweep: sweep)
    editableElements.addArc(arc, transform)
  }
}

/// An arc of a circle; angles in radians, positive towards growing y.
struct Arc {
  var center: CGPoint
  var radius: CGFloat
  var start: Double
  var sweep: Double

  /// A sweep below this adds the start of the arc only.
  static let smallestSweep = 1e-9
  /// Turns beyond this many are left out: they retrace the same circle.
  static let mostTurns = 16.0

  var isFinite: Bool {
    center.x.isFinite && center.y.isFinite && radius.isFinite && start.isFinite && sweep.isFinite
  }

  /// The signed turn from a span between two angles in the given direction.
  static func sweep(span: Double, clockwise: Bool) -> Double {
    let turn = 2 * Double.pi
    if abs(span) < smallestSweep { return 0 }
    if clockwise {
      return span < 0 ? span : span.truncatingRemainder(dividingBy: turn) - turn
    }
    return span > 0 ? span : turn + span.truncatingRemainder(dividingBy: turn)
  }
}

extension PathElements {
  /// Appends an arc as cubics of a quarter turn each, and one for the rest.
  ///
  /// The control arms of a cubic for the angle θ are 4/3 · tan(θ/4) long.
  mutating func addArc(_ arc: Arc, _ transform: CGAffineTransform) {
    let first = Arc.point(arc, at: arc.start).applying(transform)
    if isEmpty { move(to: first) } else { addLine(to: first) }
    let limit = Arc.mostTurns * 2 * .pi
    let remainder = arc.sweep.truncatingRemainder(dividingBy: 2 * .pi)
    let whole = arc.sweep < 0 ? -limit : limit
    var left = abs(arc.sweep) > limit ? whole + remainder : arc.sweep
    var angle = arc.start
    while abs(left) > Arc.smallestSweep {
      let step = max(-.pi / 2, min(.pi / 2, left))
      addArcPiece(arc, from: angle, by: step, transform)
      angle += step
      left -= step
    }
  }

  private mutating func addArcPiece(
    _ arc: Arc, from angle: Double, by step: Double, _ transform: CGAffineTransform
  ) {
    let arm = 4.0 / 3.0 * tan(step / 4)
    let end = angle + step
    let radius = Double(arc.radius)
    let center = Vector(arc.center)
    let startUnit = Vector(cos(angle), sin(angle))
    let endUnit = Vector(cos(end), sin(end))
    let control1 = center + (startUnit + perpendicular(startUnit) * arm) * radius
    let control2 = center + (endUnit - perpendicular(endUnit) * arm) * radius
    addCurve(
      to: (center + endUnit * radius).point.applying(transform),
      control1: control1.point.applying(transform), control2: control2.point.applying(transform))
  }
}

extension Arc {
  fileprivate static func point(_ arc: Arc, at angle: Double) -> CGPoint {
    CGPoint(
      x: arc.center.x + arc.radius * CGFloat(cos(angle)),
      y: arc.center.y + arc.radius * CGFloat(sin(angle)))
  }
}
