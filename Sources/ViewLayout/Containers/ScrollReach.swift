import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// An element that keeps a part of its frame free from its content: for a bar, or for nothing.
@MainActor
protocol SafeAreaReducing: Element {
  /// What it leaves to its content, in points of the window.
  var freeFrame: CGRect { get }
  /// The box of which it leaves a part, in points of the window: its own, or that which it shares with bars.
  var coveredFrame: CGRect { get }
}

extension SafeAreaReducing {
  var coveredFrame: CGRect { frameInWindow }

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
        box.reach(from: reducing.freeFrame, to: reducing.coveredFrame)
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

/// The views inside a scroll view that reach over what covers the edges of the window. How far depends on where
/// the scroll view lies, which may change without anything inside being laid out.
@MainActor
final class ReachingViews {
  private var views: [BackReference<Element>] = []
  private var knownPlace: CGRect?

  func add(_ view: Element) {
    guard !views.contains(where: { $0 === view.reference }) else { return }
    views.removeAll { $0.target == nil }
    views.append(view.reference)
  }

  /// Has them reach anew where the scroll view, with what it is drawn beyond its frame, lies elsewhere now.
  func scrollViewLies(at place: CGRect) {
    defer { knownPlace = place }
    guard knownPlace != nil, knownPlace != place else { return }
    for view in views { view.target?.setNeedsLayout() }
  }
}

extension Element {
  /// The edges towards which scroll views around this move it: along these nothing lies between it and the safe area
  /// that it could reach over, as its place is not the window's.
  var scrolledEdges: Edge.Set {
    var edges: Edge.Set = []
    var element = parent
    while let current = element {
      if let scroll = current as? ScrollElement {
        if scroll.axes.contains(.horizontal) { edges.formUnion(.horizontal) }
        if scroll.axes.contains(.vertical) { edges.formUnion(.vertical) }
      }
      element = current.parent
    }
    return edges
  }

  /// The innermost scroll view around this one.
  var scrollAround: ScrollElement? {
    var element = parent
    while let current = element {
      if let scroll = current as? ScrollElement { return scroll }
      element = current.parent
    }
    return nil
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
