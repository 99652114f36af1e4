import Foundation
import Geometry
import Motion

/// Somebody who builds what is seen of a scroll view.
@MainActor
protocol ScrollWatcher: AnyObject {
  func visibleRectChanged()
}

/// A scroll view's offset as a vector.
struct ScrollOffset: Animatable {
  var x: CGFloat
  var y: CGFloat

  var point: CGPoint { CGPoint(x: x, y: y) }

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
