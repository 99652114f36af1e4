import Foundation

/// A polyline on its way through the stroker: for each point, whether it lies inside a curve.
struct StrokeRun {
  var points: [Vector] = []
  var isSmooth: [Bool] = []

  @inline(__always) mutating func append(_ point: Vector, isSmooth smooth: Bool) {
    points.append(point)
    isSmooth.append(smooth)
  }

  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    isSmooth.removeAll(keepingCapacity: true)
  }

  /// Leaves out points that lie within `tolerance` of the line without them.
  ///
  /// One pass with a cone: from the last kept point, all directions that pass every point since at
  /// most `tolerance` away (Zhao and Saalfeld, "Linear-time sleeve-fitting polyline simplification",
  /// 1997). The first and the last point stay. Points that go back by more than `tolerance` stay too.
  /// - Complexity: O(n), one square root a point.
  func simplified(tolerance: Double, into output: inout StrokeRun) {
    guard let first = points.first else { return }
    output.append(first, isSmooth: isSmooth[0])
    var cone = Cone(apex: first)
    for index in 1..<max(points.count, 1) {
      let point = points[index]
      if cone.admits(point, tolerance) { continue }
      output.append(points[index - 1], isSmooth: isSmooth[index - 1])
      cone = Cone(apex: points[index - 1])
      _ = cone.admits(point, tolerance)
    }
    if points.count > 1, let last = points.last {
      output.append(last, isSmooth: isSmooth[points.count - 1])
    }
  }
}

/// The directions from `apex` that pass near every point admitted so far.
private struct Cone {
  let apex: Vector
  private var low = Vector.zero
  private var high = Vector.zero
  private var reach = 0.0
  private var isOpen = true

  init(apex: Vector) { self.apex = apex }

  /// Narrows the cone to `point`; false when no direction is left or the way leads back.
  @inline(__always)
  mutating func admits(_ point: Vector, _ tolerance: Double) -> Bool {
    let offset = point - apex
    let distance = offset.length
    if distance < reach - tolerance { return false }
    if distance <= tolerance { return true }
    let side = perpendicular(offset) * (tolerance / distance)
    let newLow = offset - side
    let newHigh = offset + side
    if isOpen {
      isOpen = false
      low = newLow
      high = newHigh
    } else {
      if cross(low, offset) < 0 || cross(offset, high) < 0 { return false }
      if cross(low, newLow) > 0 { low = newLow }
      if cross(newHigh, high) > 0 { high = newHigh }
    }
    reach = max(reach, distance)
    return true
  }
}
