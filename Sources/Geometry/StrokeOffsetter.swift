import Foundation

/// Draws the two sides of a polyline at the pen's radius, with joins and caps.
///
/// The near side (towards growing angles from the direction of travel) goes straight to the output,
/// the far side is gathered and appended backwards.
struct StrokeOffsetter {
  private(set) var pen = StrokePen(
    StrokeStyle(), transform: .identity, tolerance: 0.1, simplification: 0)!
  private var farSide: [Vector] = []
  /// Where the curves at the ends of an open line head, of any length: a chord would turn a wide cap.
  var startTangent: Vector?
  var endTangent: Vector?

  mutating func begin(_ pen: StrokePen) { self.pen = pen }

  /// See `StrokePen.limitArcs`.
  mutating func limitArcs(joins: Int, points: Int) { pen.limitArcs(joins: joins, points: points) }

  /// Appends the outline of `line`. A closed line ends with its first point again.
  mutating func stroke(
    _ line: [StrokeVertex], isClosed: Bool, restDirection: Vector, into output: inout FlattenedPath
  ) {
    if line.count < 2 {
      if let dot = line.first { appendDot(dot.point, restDirection, into: &output) }
      return
    }
    farSide.removeAll(keepingCapacity: true)
    if isClosed {
      strokeClosed(line, into: &output)
    } else {
      strokeOpen(line, into: &output)
    }
  }

  private mutating func strokeOpen(_ line: [StrokeVertex], into output: inout FlattenedPath) {
    let start = output.points.count
    let last = line.count - 1
    let firstNormal = capNormal(line[0], nearly: startTangent) * pen.radius
    appendCap(at: line[0].point, from: -firstNormal, pen, &output.points)
    if last > 1 { appendJoins(line, 1..<last, &output.points) }
    let lastNormal = capNormal(line[last - 1], nearly: endTangent) * pen.radius
    appendCap(at: line[last].point, from: lastNormal, pen, &output.points)
    output.points.append(contentsOf: farSide.reversed())
    output.endSubpath(from: start, isClosed: true)
  }

  /// At right angles to the tangent, unless the chord heads elsewhere: then it is the chord that is drawn.
  ///
  /// A chord of length L lies L·θ/4 off an arc whose end it leaves at an angle θ, which flattening keeps
  /// within its tolerance. Where it is more, the curve has turned on a length that nobody sees, and a band
  /// between caps at right angles to its first heading would be sheared.
  private func capNormal(_ chord: StrokeVertex, nearly tangent: Vector?) -> Vector {
    guard let direction = tangent?.normalized, dot(direction, chord.direction) > 0.7,
      chord.length * abs(cross(direction, chord.direction)) <= 8
        * (pen.tolerance + pen.simplification)
    else { return perpendicular(chord.direction) }
    return perpendicular(direction)
  }

  private mutating func strokeClosed(_ line: [StrokeVertex], into output: inout FlattenedPath) {
    let start = output.points.count
    output.points.append(addingCapacity: pen.mostPointsPerJoin) { near in
      farSide.append(addingCapacity: pen.mostPointsPerJoin) { far in
        pen.appendJoin(at: line[0], after: line[line.count - 2], &near, &far)
      }
    }
    appendJoins(line, 1..<line.count - 1, &output.points)
    output.endSubpath(from: start, isClosed: true)
    let back = output.points.count
    output.points.append(contentsOf: farSide.reversed())
    output.endSubpath(from: back, isClosed: true)
  }

  /// Joins each vertex of `range` to the one before it, in batches that fit the room set aside.
  private mutating func appendJoins(
    _ line: [StrokeVertex], _ range: Range<Int>, _ output: inout [Vector]
  ) {
    let batch = max(1, 8192 / pen.mostPointsPerJoin)
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(start + batch, range.upperBound)
      let room = (end - start) * pen.mostPointsPerJoin
      output.append(addingCapacity: room) { near in
        farSide.append(addingCapacity: room) { far in
          for index in start..<end {
            pen.appendJoin(at: line[index], after: line[index - 1], &near, &far)
          }
        }
      }
      start = end
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
      output.append(addingCapacity: pen.mostPointsPerJoin) {
        appendArc(around: point, from: normal, turn: -.pi, pen.arcStep, &$0)
      }
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

extension StrokePen {
  /// Both sides of a corner: the outer one by the style of join, the inner one by where its two
  /// sides meet, or through the corner's point when they are too short to meet.
  @inline(__always)
  fileprivate func appendJoin(
    at vertex: StrokeVertex, after previous: StrokeVertex, _ near: inout OutputSpan<Vector>,
    _ far: inout OutputSpan<Vector>
  ) {
    let cosine = dot(previous.direction, vertex.direction)
    let sine = cross(previous.direction, vertex.direction)
    let normal1 = perpendicular(previous.direction) * radius
    let normal2 = perpendicular(vertex.direction) * radius
    let miter = (normal1 + normal2) / (1 + cosine)
    // The two inner sides meet radius · tan(θ/2) before the corner; half a segment is theirs.
    let retreat = 2 * radius * abs(sine)
    let meets =
      cosine > -0.999_999 && retreat <= min(previous.length, vertex.length) * (1 + cosine)
    if cosine >= straightCosine && meets {
      near.append(vertex.point + miter)
      far.append(vertex.point - miter)
      return
    }
    let corner = Corner(
      point: vertex.point, normal1: normal1, normal2: normal2, miter: miter, cosine: cosine,
      sine: sine, join: vertex.isSmooth ? .round : join)
    if sine > 0 {
      corner.appendInner(side: 1, meets: meets, &near)
      corner.appendOuter(side: -1, self, &far)
    } else {
      corner.appendOuter(side: 1, self, &near)
      corner.appendInner(side: -1, meets: meets, &far)
    }
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
  let join: CGLineJoin

  /// - Parameter side: 1 on the near side, −1 on the far side.
  func appendInner(side: Double, meets: Bool, _ output: inout OutputSpan<Vector>) {
    if meets {
      output.append(point + miter * side)
    } else {
      output.append(point + normal1 * side)
      output.append(point)
      output.append(point + normal2 * side)
    }
  }

  func appendOuter(side: Double, _ pen: StrokePen, _ output: inout OutputSpan<Vector>) {
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
  _ output: inout OutputSpan<Vector>
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
