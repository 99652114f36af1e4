import Foundation

/// The outline of a stroke as a path of lines and curves, in the order and form that SwiftUI gives it.
///
/// swiftui-web's recordings (macOS 26.2) tell the form: for each subpath the side towards growing angles,
/// forwards; then the end's cap, the other side backwards and the start's cap, or, where the subpath is closed,
/// the other side as a subpath of its own. Inner corners go from one side's end straight to the next side's
/// start. A curve's side is a curve whose ends keep their headings. It is for `strokedPath` alone: what is
/// drawn comes from `StrokeOutliner`, whose outlines have no corners inside.
struct StrokeCurves {
  private let radius: Double
  private let style: StrokeStyle
  private var output = PathElements()

  /// How far a side may lie from where it should, in points.
  private let tolerance: Double
  /// Halvings of one curve.
  private static let deepest = 6

  private init(_ style: StrokeStyle) {
    radius = Double(style.lineWidth) / 2
    tolerance = max(0.01, 0.005 * radius)
    self.style = style
  }

  /// Nil for dashes, for steps without length, and where a curve is tighter than the pen.
  static func outline(_ path: Path, _ style: StrokeStyle) -> PathElements? {
    guard style.dash.isEmpty, style.lineWidth > 0, style.lineWidth.isFinite else { return nil }
    var stroker = StrokeCurves(style)
    for subpath in subpaths(of: path) ?? [Subpath()] {
      guard !subpath.curves.isEmpty, stroker.add(subpath) else { return nil }
    }
    return stroker.output
  }

  // MARK: Subpaths

  private struct Subpath {
    var curves: [BezierCurve] = []
    var isClosed = false
  }

  /// Nil where something is not finite, or too much.
  private static func subpaths(of path: Path) -> [Subpath]? {
    var result: [Subpath] = []
    var current = Subpath()
    var isUsable = true
    var count = 0
    path.compactElements.forEachStep { step in
      count += 1
      if step.kind == .move || current.isClosed {
        if !current.curves.isEmpty { result.append(current) }
        current = Subpath()
        if step.kind == .move { return }
      }
      if step.kind == .close { current.isClosed = true }
      let polygon =
        (step.curve.control1 - step.curve.start).length
        + (step.curve.end - step.curve.control2).length
        + (step.curve.control2 - step.curve.control1).length
      if step.kind == .close, polygon < 1e-9 { return }
      isUsable = isUsable && step.curve.isFinite && polygon > 1e-9
      current.curves.append(step.curve)
    }
    if !current.curves.isEmpty { result.append(current) }
    return isUsable && count < 2000 ? result : nil
  }

  // MARK: Sides

  private mutating func add(_ subpath: Subpath) -> Bool {
    let back = subpath.curves.reversed().map(\.backwards)
    guard let near = sides(of: subpath.curves), let far = sides(of: back) else { return false }
    let start = subpath.curves[0].start
    let first = perpendicular(subpath.curves[0].startHeading) * radius
    output.move(to: (start + first).point)
    append(near, around: subpath.curves, closing: subpath.isClosed)
    if subpath.isClosed {
      output.close()
      let opening = back[0].start - perpendicular(subpath.curves[0].startHeading) * radius
      output.move(to: opening.point)
      appendJoin(at: start, from: back[back.count - 1].endHeading, to: back[0].startHeading)
      append(far, around: back, closing: false)
    } else {
      appendCap(at: back[0].start, heading: subpath.curves[subpath.curves.count - 1].endHeading)
      append(far, around: back, closing: false)
      appendCap(at: start, heading: back[back.count - 1].endHeading)
    }
    output.close()
    return true
  }

  /// Each curve moved by the radius towards growing angles; nil where one is too tight.
  private func sides(of curves: [BezierCurve]) -> [[BezierCurve]]? {
    var result: [[BezierCurve]] = []
    for curve in curves {
      var pieces: [BezierCurve] = []
      guard offset(curve, depth: 0, into: &pieces) else { return nil }
      result.append(pieces)
    }
    return result
  }

  private mutating func append(
    _ sides: [[BezierCurve]], around curves: [BezierCurve], closing isClosed: Bool
  ) {
    for index in sides.indices {
      for piece in sides[index] { output.add(piece) }
      let isLast = index == sides.count - 1
      guard !isLast || isClosed else { return }
      let next = curves[isLast ? 0 : index + 1]
      appendJoin(at: next.start, from: curves[index].endHeading, to: next.startHeading)
    }
  }

  private func offset(_ curve: BezierCurve, depth: Int, into pieces: inout [BezierCurve]) -> Bool {
    let startNormal = perpendicular(curve.startHeading) * radius
    let endNormal = perpendicular(curve.endHeading) * radius
    let (start, end) = (curve.start + startNormal, curve.end + endNormal)
    if curve.degree == .line {
      pieces.append(BezierCurve(line: start, end))
      return true
    }
    guard curve.isWider(than: radius) else { return false }
    let side = curve.side(from: start, to: end, middle: curve.sidePoint(at: 0.5, radius))
    let isClose = [0.25, 0.5, 0.75].allSatisfy { t in
      let (wanted, normal) = (curve.sidePoint(at: t, radius), curve.normal(at: t))
      return abs(dot(side.point(at: t) - wanted, normal)) <= tolerance
    }
    if isClose {
      pieces.append(side)
      return true
    }
    guard depth < Self.deepest else { return false }
    return offset(curve.part(from: 0, to: 0.5), depth: depth + 1, into: &pieces)
      && offset(curve.part(from: 0.5, to: 1), depth: depth + 1, into: &pieces)
  }

  // MARK: Joins and caps

  private mutating func appendJoin(at point: Vector, from: Vector, to: Vector) {
    let (cosine, sine) = (dot(from, to), cross(from, to))
    guard cosine < 1 - 1e-9 else { return }
    let (first, second) = (perpendicular(from) * radius, perpendicular(to) * radius)
    // Turning towards the side that is drawn, it is the inner one.
    if sine <= 0 {
      let isSharp = (1 + cosine) * Double(style.miterLimit) * Double(style.miterLimit) < 2
      if style.lineJoin == .miter, !isSharp {
        output.addLine(to: (point + (first + second) / (1 + cosine)).point)
      } else if style.lineJoin == .round {
        // One cubic is a good arc up to about 150°.
        let turn = -acos(min(max(cosine, -1), 1))
        let half = cos(turn / 2) * first + sin(turn / 2) * perpendicular(first)
        if turn < -2.6 { appendArc(around: point, from: first, turn: turn / 2) }
        appendArc(
          around: point, from: turn < -2.6 ? half : first, turn: turn < -2.6 ? turn / 2 : turn)
        return
      }
    }
    output.addLine(to: (point + second).point)
  }

  private mutating func appendCap(at point: Vector, heading: Vector) {
    let (normal, ahead) = (perpendicular(heading) * radius, heading * radius)
    switch style.lineCap {
    case .butt: break
    case .square:
      output.addLine(to: (point + normal + ahead).point)
      output.addLine(to: (point - normal + ahead).point)
    case .round:
      appendArc(around: point, from: normal, turn: -.pi / 2)
      appendArc(around: point, from: ahead, turn: -.pi / 2)
      return
    }
    output.addLine(to: (point - normal).point)
  }

  /// One cubic, whose handles are 4/3·tan(θ/4) radii long.
  private mutating func appendArc(around center: Vector, from arm: Vector, turn: Double) {
    let handle = 4 / 3 * tan(turn / 4)
    let end = arm * cos(turn) + perpendicular(arm) * sin(turn)
    output.add(
      BezierCurve(
        cubic: center + arm, center + arm + perpendicular(arm) * handle,
        center + end - perpendicular(end) * handle, center + end))
  }
}

extension BezierCurve {
  fileprivate var backwards: BezierCurve {
    var curve = self
    (curve.start, curve.end) = (end, start)
    (curve.control1, curve.control2) = (control2, control1)
    return curve
  }

  /// The direction at the start, of length 1: of the first handle that has a length.
  fileprivate var startHeading: Vector { heading([control1, control2, end], from: start) }

  fileprivate var endHeading: Vector { -heading([control2, control1, start], from: end) }

  private func heading(_ points: [Vector], from origin: Vector) -> Vector {
    let target = points.first { ($0 - origin).length > 1e-9 } ?? points[2]
    return (target - origin).normalized
  }

  fileprivate func normal(at t: Double) -> Vector { perpendicular(derivative(at: t).normalized) }

  fileprivate func sidePoint(at t: Double, _ radius: Double) -> Vector {
    point(at: t) + normal(at: t) * radius
  }

  /// Whether the curve has a heading everywhere, and bends less than a circle of `radius` towards that side.
  fileprivate func isWider(than radius: Double) -> Bool {
    for index in 0...8 {
      let t = Double(index) / 8
      let velocity = derivative(at: t)
      let speed = velocity.length
      guard speed > 1e-9 else { return false }
      let step = 1e-4
      let change =
        (derivative(at: min(t + step, 1)) - derivative(at: max(t - step, 0)))
        / (min(t + step, 1) - max(t - step, 0))
      let bend = cross(velocity, change) / (speed * speed * speed)
      guard 1 - bend * radius > 0.05 else { return false }
    }
    return true
  }

  /// A curve that heads as this one at its ends, with handles in the same proportion, through `middle`.
  fileprivate func side(from start: Vector, to end: Vector, middle: Vector) -> BezierCurve {
    let (first, last) = (control1 - self.start, self.end - control2)
    let reach = (first - last) * 0.375
    let chord = (self.end - self.start).length
    let scale =
      reach.length > 1e-3 * chord
      ? dot(middle - (start + end) / 2, reach) / reach.lengthSquared
      : chord > 0 ? (end - start).length / chord : 1
    return BezierCurve(cubic: start, start + first * scale, end - last * scale, end)
  }
}
