import ViewControls
import ViewGraphics
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// The views of UIKit that a program finds by going up from one that a representable has made: there are none around
/// it here, so they are made when they are asked for, each standing for what SwiftUI has there.
///
/// From the inside out, as on iOS: the view's host; the group that is drawn as one; a wheel; for each scroll view its
/// container and itself; the view that hosts what is presented, or the window's; what carries that; the window.
@MainActor
final class Surroundings {
  /// All of them, kept as long as the view that they are around.
  private var chain: [UIView] = []

  /// The innermost.
  var host: UIView? { chain.first }

  init(of view: UIView, in element: Element) {
    add(PlatformViewHost(standingFor: element))
    chain[0].subviews = [view]
    if let mark = element.environment.wheelMark {
      for view in HostingPickerView.chain(of: mark) { add(view) }
    }
    for outer in sequence(first: element, next: \.parent).dropFirst() {
      if let scroll = outer as? ScrollElement {
        let view = HostingScrollView.one(for: scroll)
        add(view.container)
        add(view)
      } else if let group = outer as? any GroupingElement, group.makesGroup {
        add(PlatformGroupContainer(standingFor: group))
      }
    }
    addWindow(around: element)
  }

  private func addWindow(around element: Element) {
    if let hosting = element.host.surroundings as? UIView {
      // It shows views of SwiftUI among those of UIKit: the real ones go on from here.
      chain.last?.parentView = hosting
      return
    }
    add(HostingSurfaceView.one(for: element))
    add(UIDropShadowView(standingFor: nil))
    add(UITransitionView(standingFor: nil))
    chain.last?.parentView = UIWindow.main
  }

  private func add(_ view: UIView) {
    if let inner = chain.last {
      inner.parentView = view
      if !view.subviews.contains(where: { $0 === inner }) { view.subviews.append(inner) }
    }
    chain.append(view)
  }

  /// The view that they are around is gone.
  func close() {
    for (inner, outer) in zip(chain, chain.dropFirst()) {
      outer.subviews.removeAll { $0 === inner }
    }
    chain[0].subviews = []
    chain = []
  }
}
