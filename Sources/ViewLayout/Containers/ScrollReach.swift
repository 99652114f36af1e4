import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// An element that keeps a part of its frame free from its content: for a bar, or for nothing.
@MainActor
protocol SafeAreaReducing: Element {
  /// What it leaves to its content, in points of the window.
  var freeFrame: CGRect { get }
}

extension SafeAreaReducing {
  /// The part of `area` that is left to the content; all that is, while it lies outside.
  func freeFrame(in area: CGRect) -> CGRect {
    let both = area.intersection(freeFrame)
    return both.isNull ? freeFrame : both
  }
}

// A scroll view is laid out in the safe area, and drawn up to the edges of what lies around: what is
// scrolled goes on below the bars.
extension ScrollElement {
  /// How far it is drawn beyond its frame: at each edge where it touches the safe area's.
  func reachUnderBars() -> EdgeInsets {
    let own = frameInWindow
    var box = own
    var element = parent
    while let current = element {
      if current is ScrollElement { return EdgeInsets(of: own, in: box) }
      if let reducing = current as? any SafeAreaReducing {
        box.reach(from: reducing.freeFrame, to: current.frameInWindow)
      }
      element = current.parent
    }
    box.reach(from: host.safeArea, to: CGRect(origin: .zero, size: host.size))
    return EdgeInsets(of: own, in: box)
  }

  /// `rect`, as large as the frame, with what it is drawn beyond it.
  func reached(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX - reach.leading, y: rect.minY - reach.top,
      width: rect.width + reach.horizontal, height: rect.height + reach.vertical)
  }
}

extension CGRect {
  /// Moves those edges that lie on an edge of `area` out to the edge of `outer`.
  fileprivate mutating func reach(from area: CGRect, to outer: CGRect) {
    let tolerance: CGFloat = 0.01
    var (left, top, right, bottom) = (minX, minY, maxX, maxY)
    if abs(left - area.minX) < tolerance { left = min(left, outer.minX) }
    if abs(top - area.minY) < tolerance { top = min(top, outer.minY) }
    if abs(right - area.maxX) < tolerance { right = max(right, outer.maxX) }
    if abs(bottom - area.maxY) < tolerance { bottom = max(bottom, outer.maxY) }
    self = CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension EdgeInsets {
  /// What lies between a rectangle and one around it, left and right.
  fileprivate init(of inner: CGRect, in outer: CGRect) {
    self.init(
      top: inner.minY - outer.minY, leading: inner.minX - outer.minX,
      bottom: outer.maxY - inner.maxY, trailing: outer.maxX - inner.maxX)
  }
}
