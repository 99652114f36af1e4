import Foundation
import Geometry

// Sizes, points and proposals by "along" and "across" an axis, so that what holds for rows and
// columns alike is written once.

extension ProposedViewSize {
  package init(_ length: CGFloat?, along axis: Axis, across: CGFloat?) {
    self =
      axis == .horizontal
      ? Self(width: length, height: across) : Self(width: across, height: length)
  }

  package subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
  package subscript(across axis: Axis) -> CGFloat? { axis == .horizontal ? height : width }
}

extension CGSize {
  package init(_ length: CGFloat, along axis: Axis, across: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }

  package subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
  package subscript(across axis: Axis) -> CGFloat { axis == .horizontal ? height : width }
}

extension CGPoint {
  package init(_ position: CGFloat, along axis: Axis, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
  }

  package subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
  package subscript(across axis: Axis) -> CGFloat { axis == .horizontal ? y : x }
}
