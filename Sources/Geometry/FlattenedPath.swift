import Foundation

/// A path as polylines: what the rasterizer fills.
///
/// The points of all subpaths lie in one array. A fill closes every subpath; `isClosed` tells
/// whether the path did. Every coordinate is finite and at most 1e30 in size; no subpath is empty.
package struct FlattenedPath: Sendable {
  /// A run of points in `points`.
  package struct Subpath: Equatable, Sendable {
    package var start: Int
    package var end: Int
    /// True when the path itself leads back to the start; the start is not repeated at the end.
    package var isClosed: Bool

    package var range: Range<Int> { start..<end }
  }

  /// In pixels when the transform leads to pixels.
  package var points: [Vector] = []
  package var subpaths: [Subpath] = []
  /// One entry a curve, in order; kept only when the stroker asks.
  var curves: [Curve] = []

  /// What a stroke wants to know of a curve.
  struct Curve {
    /// The points inside the curve, where a stroke bends smoothly.
    var interior: Range<Int>
    /// The curve's own directions at its ends, of any length.
    var startTangent: Vector
    var endTangent: Vector
  }

  package init() {}

  package var isEmpty: Bool { points.isEmpty }

  /// Empties the path and keeps its memory for the next.
  package mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    subpaths.removeAll(keepingCapacity: true)
    curves.removeAll(keepingCapacity: true)
  }

  /// Ends the subpath that began at `start`, unless nothing was added.
  @inline(__always) mutating func endSubpath(from start: Int, isClosed: Bool) {
    if points.count > start {
      subpaths.append(Subpath(start: start, end: points.count, isClosed: isClosed))
    }
  }

  /// The smallest rectangle around all points; null when there are none.
  package var bounds: CGRect {
    guard let first = points.first else { return .null }
    var low = first
    var high = first
    for point in points {
      low.replace(with: point, where: point .< low)
      high.replace(with: point, where: point .> high)
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The area by the shoelace formula, each subpath closed; negative where it turns against the
  /// clock on screen. Square pixels.
  package var signedArea: Double {
    var sum = 0.0
    for subpath in subpaths {
      var previous = points[subpath.end - 1]
      for index in subpath.range {
        sum += cross(previous, points[index])
        previous = points[index]
      }
    }
    return sum / 2
  }
}
