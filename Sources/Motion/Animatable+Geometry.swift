import Foundation
import Geometry

extension CGPoint: Animatable {
  /// x and y, in points.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// Width and height, in points.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// Origin and size, in points.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension StrokeStyle: Animatable {
  /// Line width, miter limit and dash phase; the dash pattern itself does not move.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}

// MARK: - Values of the order of one

/// What values of the order of one are multiplied by, so that springs, whose tolerances are in
/// points, do not take them for settled too early.
package let animatableUnitScale = 128.0

extension Angle: Animatable {
  /// Radians times 128.
  public var animatableData: Double {
    get { radians * animatableUnitScale }
    set { radians = newValue / animatableUnitScale }
  }
}

extension UnitPoint: Animatable {
  /// x and y times 128.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * animatableUnitScale, y * animatableUnitScale) }
    set { (x, y) = (newValue.first / animatableUnitScale, newValue.second / animatableUnitScale) }
  }
}

extension EdgeInsets: Animatable {
  /// Top, leading, bottom and trailing, in points.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      (top, leading) = (newValue.first, newValue.second.first)
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}
