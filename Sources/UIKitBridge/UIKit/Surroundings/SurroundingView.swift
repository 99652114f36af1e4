import CoreAnimation
import Drawing
import Foundation
import Geometry
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// A view of UIKit that stands for something of SwiftUI's around a representable. It can be asked for its place, and
/// drawn; what is done to it changes nothing that is seen, and says so, where no subclass knows better.
class SurroundingView: UIView {
  private var isReady = false

  init(standingFor element: Element?) {
    super.init(frame: .zero)
    self.element = element
    layer.drawing = { [weak element] _ in element?.pictureOfItself ?? .empty }
    isReady = true
  }

  public required init?(coder: NSCoder) { return nil }

  private func refuse(_ what: String) {
    guard isReady else { return }
    Reports.once(
      "\(what) of a view around a representable changes nothing: views of SwiftUI are around it")
  }

  override var bounds: CGRect {
    get {
      let size = element?.frame.size ?? UIScreen.main.bounds.size
      let bounds = CGRect(origin: .zero, size: size)
      if layer.bounds != bounds {
        layer.bounds = bounds
        layer.position = CGPoint(x: bounds.midX, y: bounds.midY)
      }
      return bounds
    }
    set { refuse("bounds") }
  }
  override var frame: CGRect {
    get { frameInParent(size: bounds.size) }
    set { refuse("frame") }
  }
  override var alpha: CGFloat {
    get { 1 }
    set { if newValue != 1 { refuse("alpha") } }
  }
  override var isHidden: Bool {
    get { false }
    set { if newValue { refuse("isHidden") } }
  }
  override var transform: CGAffineTransform {
    get { .identity }
    set { refuse("transform") }
  }
  override var backgroundColor: UIColor? {
    get { nil }
    set { if let newValue, newValue != .clear { refuse("backgroundColor") } }
  }
  override func didAddSubview(_ subview: UIView) { refuse("addSubview") }
  override func layoutSubviews() {}
}

// Named as on iOS: programs look for views by the names of their types.

/// What a representable's view lies in.
final class PlatformViewHost: SurroundingView {}
/// What the content of a scroll view lies in, or what is drawn as one picture.
final class PlatformGroupContainer: SurroundingView {}
/// What carries the hosting view of the window, or of what is presented.
final class UIDropShadowView: SurroundingView {}
final class UITransitionView: SurroundingView {}

extension UIView {
  /// The frame of a view that stands for its element, in points of the view around it.
  func frameInParent(size: CGSize) -> CGRect {
    let place = element?.frameInWindow.origin ?? .zero
    let outer = parentView?.element?.frameInWindow.origin ?? .zero
    return CGRect(
      x: place.x - outer.x, y: place.y - outer.y, width: size.width, height: size.height)
  }
}

extension Element {
  /// What is seen of it, its own corner at the origin.
  var pictureOfItself: DisplayList { picture().moved(by: CGPoint(x: -frame.minX, y: -frame.minY)) }
}

/// What hosts the views of SwiftUI in the window, or in what is presented. Its background is the presentation's.
final class HostingSurfaceView: SurroundingView {
  private weak var surface: (any HostingSurface)?
  private var background: UIColor? = .systemBackground

  /// The one around `element`, which is another one where something is presented.
  static func one(for element: Element) -> UIView {
    let surface = element.environment.hostingSurface
    if let known = surface?.counterpart as? HostingSurfaceView { return known }
    // The outermost that is on the same surface stands for all of it.
    let root = sequence(first: element, next: \.parent)
      .prefix { $0.environment.hostingSurface === surface }.reduce(element) { $1 }
    let view = HostingSurfaceView(standingFor: root)
    view.surface = surface
    surface?.counterpart = view
    return view
  }

  override var backgroundColor: UIColor? {
    get { background }
    set {
      guard let surface else { return super.backgroundColor = newValue }
      background = newValue
      surface.surface = AnyShapeStyle((newValue ?? .clear).color)
    }
  }

  override var next: UIResponder? { UIWindow.main.rootViewController ?? superview }
}
