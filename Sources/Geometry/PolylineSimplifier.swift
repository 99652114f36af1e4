import Foundation

/// A polyline on its way through the stroker: for each point, whether it lies inside a curve.
struct StrokeRun {
  var points: [Vector] = []
  var isSmooth: [Bool] = []
  /// The directions of the curves that the run begins and ends with, of any length.
  var startTangent: Vector?
  var endTangent: Vector?

  @inline(__always) mutating func append(_ point: Vector, isSmooth smooth: Bool) {
    points.append(point)
    isSmooth.append(smooth)
  }

  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    isSmooth.removeAll(keepingCapacity: true)
    startTangent = nil
    endTangent = nil
  }
}

/// A point of a polyline that is to be offset, and the segment that leaves it.
struct StrokeVertex {
  var point: Vector
  /// Of length 1; zero for the last point.
  var direction = Vector.zero
  /// Never zero, except for the last point.
  var length = 0.0
  var isSmooth: Bool
}

extension StrokeRun {
  /// Leaves out points that lie within `tolerance` of the line without them.
  ///
  /// One pass with a cone: from the last kept point, all directions that pass every point since at
  /// most `tolerance` away (Zhao and Saalfeld, "Linear-time sleeve-fitting polyline simplification",
  /// 1997). The first and the last point stay, and so do points where the line goes back by more
  /// than `tolerance`. Equal neighbours become one.
  /// - Complexity: O(n), one square root a point.
  /// - Parameter range: the part of the run to take; not empty.
  func simplified(
    _ range: Range<Int>, tolerance: Double, into output: inout [StrokeVertex]
  ) {
    output.append(addingCapacity: range.count) { vertices in
      let points = self.points.span
      let first = range.lowerBound
      var last = StrokeVertex(point: points[first], isSmooth: isSmooth[first])
      var cone = Cone(apex: last.point)
      for index in range.dropFirst() where !cone.admits(points[index], tolerance) {
        vertices.append(last, leadingTo: points[index - 1])
        last = StrokeVertex(point: points[index - 1], isSmooth: isSmooth[index - 1])
        cone = Cone(apex: last.point)
        _ = cone.admits(points[index], tolerance)
      }
      let end = range.upperBound - 1
      if (points[end] - last.point).length > 1e-12 {
        vertices.append(last, leadingTo: points[end])
        last = StrokeVertex(point: points[end], isSmooth: isSmooth[end])
      }
      vertices.append(last)
    }
  }
}

extension OutputSpan<StrokeVertex> {
  @inline(__always)
  fileprivate mutating func append(_ vertex: StrokeVertex, leadingTo next: Vector) {
    let offset = next - vertex.point
    let length = offset.length
    append(
      StrokeVertex(
        point: vertex.point, direction: offset / length, length: length, isSmooth: vertex.isSmooth))
  }
}

/// The directions from `apex` that pass near every point admitted so far.
private struct Cone {
  let apex: Vector
  private var low = Vector.zero
  private var high = Vector.zero
  private var reach = 0.0

  @inline(__always) init(apex: Vector) { self.apex = apex }

  /// Narrows the cone to `point`; false when no direction is left or the way leads back.
  @inline(__always)
  mutating func admits(_ point: Vector, _ tolerance: Double) -> Bool {
    let offset = point - apex
    let distance = offset.length
    if distance < reach - tolerance { return false }
    if distance <= tolerance { return true }
    let side = perpendicular(offset) * (tolerance / distance)
    if reach == 0 {
      low = offset - side
      high = offset + side
    } else {
      if cross(low, offset) < 0 || cross(offset, high) < 0 { return false }
      if cross(low, offset - side) > 0 { low = offset - side }
      if cross(offset + side, high) > 0 { high = offset + side }
    }
    reach = max(reach, distance)
    return true
  }
}
