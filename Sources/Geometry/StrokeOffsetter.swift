import Foundation

/// Draws the two sides of a polyline at the pen's radius, with joins and caps.
///
/// The near side (towards growing angles from the direction of travel) goes straight to the output,
/// the far side is gathered and appended backwards.
struct StrokeOffsetter {
  private(set) var pen = StrokePen(
    StrokeStyle(), transform: .identity, tolerance: 0.1, simplification: 0)!
  private var farSide: [Vector] = []
  private var directions: [Vector] = []
  private var lengths: [Double] = []

  mutating func begin(_ pen: StrokePen) { self.pen = pen }

  /// Appends the outline of `line`. A closed line ends with its first point again.
  mutating func stroke(
    _ line: StrokeRun, isClosed: Bool, restDirection: Vector, into output: inout FlattenedPath
  ) {
    measure(line)
    guard !directions.isEmpty else {
      if let point = line.points.first { appendDot(point, restDirection, into: &output) }
      return
    }
    farSide.removeAll(keepingCapacity: true)
    if isClosed {
      strokeClosed(line, into: &output)
    } else {
      strokeOpen(line, into: &output)
    }
  }

  /// Directions and lengths of the segments; a segment without length takes its neighbour's direction.
  private mutating func measure(_ line: StrokeRun) {
    directions.removeAll(keepingCapacity: true)
    lengths.removeAll(keepingCapacity: true)
    guard line.points.count > 1 else { return }
    var previous = line.points[0]
    var waiting = 0
    for index in 1..<line.points.count {
      let point = line.points[index]
      let offset = point - previous
      previous = point
      let length = offset.length
      guard length > 1e-12 else {
        if let last = directions.last { appendSegment(last, 0) } else { waiting += 1 }
        continue
      }
      let direction = offset / length
      for _ in 0..<waiting { appendSegment(direction, 0) }
      waiting = 0
      appendSegment(direction, length)
    }
  }

  private mutating func appendSegment(_ direction: Vector, _ length: Double) {
    directions.append(direction)
    lengths.append(length)
  }

  private mutating func strokeOpen(_ line: StrokeRun, into output: inout FlattenedPath) {
    let start = output.points.count
    let last = line.points.count - 1
    let firstNormal = perpendicular(directions[0]) * pen.radius
    appendCap(at: line.points[0], from: -firstNormal, pen, &output.points)
    for index in 1..<max(last, 1) where index < last {
      appendJoin(line, at: index, from: index - 1, to: index, &output.points)
    }
    let lastNormal = perpendicular(directions[last - 1]) * pen.radius
    appendCap(at: line.points[last], from: lastNormal, pen, &output.points)
    output.points.append(contentsOf: farSide.reversed())
    output.endSubpath(from: start, isClosed: true)
  }

  private mutating func strokeClosed(_ line: StrokeRun, into output: inout FlattenedPath) {
    let start = output.points.count
    let count = directions.count
    appendJoin(line, at: 0, from: count - 1, to: 0, &output.points)
    for index in 1..<max(count, 1) {
      appendJoin(line, at: index, from: index - 1, to: index, &output.points)
    }
    output.endSubpath(from: start, isClosed: true)
    let back = output.points.count
    output.points.append(contentsOf: farSide.reversed())
    output.endSubpath(from: back, isClosed: true)
  }

  /// Both sides of a corner: the outer one by the style of join, the inner one by where its two
  /// sides meet, or through the corner's point when they are too short to meet.
  @inline(__always)
  private mutating func appendJoin(
    _ line: StrokeRun, at index: Int, from before: Int, to after: Int, _ near: inout [Vector]
  ) {
    let point = line.points[index]
    let arriving = directions[before]
    let leaving = directions[after]
    let cosine = dot(arriving, leaving)
    let sine = cross(arriving, leaving)
    let normal1 = perpendicular(arriving) * pen.radius
    let normal2 = perpendicular(leaving) * pen.radius
    let miter = (normal1 + normal2) / (1 + cosine)
    // The two inner sides meet radius · tan(θ/2) before the corner; half a segment is theirs.
    let retreat = 2 * pen.radius * abs(sine)
    let meets =
      cosine > -0.999_999 && retreat <= min(lengths[before], lengths[after]) * (1 + cosine)
    if cosine >= pen.straightCosine && meets {
      near.append(point + miter)
      farSide.append(point - miter)
      return
    }
    let corner = Corner(
      point: point, normal1: normal1, normal2: normal2, miter: miter, cosine: cosine, sine: sine)
    let join = line.isSmooth[index] ? CGLineJoin.round : pen.join
    if sine > 0 {
      corner.appendInner(side: 1, meets: meets, &near)
      corner.appendOuter(side: -1, join, pen, &farSide)
    } else {
      corner.appendOuter(side: 1, join, pen, &near)
      corner.appendInner(side: -1, meets: meets, &farSide)
    }
  }

  /// The end of a line: from `point` + `normal` to `point` − `normal` by the outside, which lies a
  /// quarter turn back from `normal`.
  private func appendCap(
    at point: Vector, from normal: Vector, _ pen: StrokePen, _ output: inout [Vector]
  ) {
    let outward = -perpendicular(normal)
    switch pen.cap {
    case .butt:
      output.append(point + normal)
      output.append(point - normal)
    case .square:
      output.append(point + normal + outward)
      output.append(point - normal + outward)
    case .round:
      appendArc(around: point, from: normal, turn: -.pi, pen.arcStep, &output)
    }
  }

  /// A line without length: a disc for round caps, a square for square ones, nothing for butt ones.
  private func appendDot(
    _ point: Vector, _ direction: Vector, into output: inout FlattenedPath
  ) {
    let start = output.points.count
    let normal = perpendicular(direction) * pen.radius
    if pen.cap != .butt {
      appendCap(at: point, from: -normal, pen, &output.points)
      appendCap(at: point, from: normal, pen, &output.points)
    }
    output.endSubpath(from: start, isClosed: true)
  }
}

/// Where two segments of a stroke meet.
private struct Corner {
  let point: Vector
  /// The radius at right angles to the arriving and the leaving segment.
  let normal1: Vector
  let normal2: Vector
  /// From the point to where the two sides meet.
  let miter: Vector
  /// Of the turn between the segments.
  let cosine: Double
  let sine: Double

  /// - Parameter side: 1 on the near side, −1 on the far side.
  func appendInner(side: Double, meets: Bool, _ output: inout [Vector]) {
    if meets {
      output.append(point + miter * side)
    } else {
      output.append(point + normal1 * side)
      output.append(point)
      output.append(point + normal2 * side)
    }
  }

  func appendOuter(side: Double, _ join: CGLineJoin, _ pen: StrokePen, _ output: inout [Vector]) {
    // The miter is 1 / cos(θ/2) widths long, and cos²(θ/2) = (1 + cos θ) / 2.
    let hasMiter = join == .miter && 2 <= pen.miterLimitSquared * (1 + cosine)
    if cosine >= pen.straightCosine || hasMiter {
      output.append(point + miter * side)
    } else if join == .round {
      // A line that turns straight back (sine 0) goes round the outside, on the near side.
      let turn = sine > 0 ? atan2(sine, cosine) : -atan2(abs(sine), cosine)
      appendArc(around: point, from: normal1 * side, turn: turn, pen.arcStep, &output)
    } else {
      output.append(point + normal1 * side)
      output.append(point + normal2 * side)
    }
  }
}

/// Appends points of the arc that starts at `center + radius` and turns by `turn` radians, both ends
/// included, at most `step` radians apart.
private func appendArc(
  around center: Vector, from radius: Vector, turn: Double, _ step: Double,
  _ output: inout [Vector]
) {
  let count = max(1, Int((abs(turn) / step).rounded(.up)))
  let angle = turn / Double(count)
  let rotation = Vector(cos(angle), sin(angle))
  var arm = radius
  for _ in 0...count {
    output.append(center + arm)
    arm = arm * rotation.x + perpendicular(arm) * rotation.y
  }
}
