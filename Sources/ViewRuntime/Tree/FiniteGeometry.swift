import Foundation
import Geometry

extension CGSize {
  /// The size with negative numbers and those that are none taken as 0; infinity says that a view
  /// takes all it gets.
  package var atLeastZero: CGSize {
    CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }

  /// The size with every number that is not finite, or negative, taken as 0.
  package var finite: CGSize {
    CGSize(
      width: width.isFinite ? max(0, width) : 0, height: height.isFinite ? max(0, height) : 0)
  }
}

extension CGPoint {
  package var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

extension CGRect {
  /// The smallest rectangle around this one once projected.
  package func boundingBox(under transform: ProjectionTransform) -> CGRect {
    if transform.isIdentity { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    return CGRect(
      x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }
}
