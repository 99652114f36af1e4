import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

// Sizes, points and proposals by "along" and "across" an axis, so that what holds for rows and
// columns alike is written once.

extension ProposedViewSize {
  init(_ length: CGFloat?, along axis: Axis, across: CGFloat?) {
    self =
      axis == .horizontal
      ? Self(width: length, height: across) : Self(width: across, height: length)
  }

  subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
  subscript(across axis: Axis) -> CGFloat? { axis == .horizontal ? height : width }
}

extension CGSize {
  init(_ length: CGFloat, along axis: Axis, across: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }

  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
  subscript(across axis: Axis) -> CGFloat { axis == .horizontal ? height : width }
}

extension CGPoint {
  init(_ position: CGFloat, along axis: Axis, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
  }

  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
  subscript(across axis: Axis) -> CGFloat { axis == .horizontal ? y : x }
}
