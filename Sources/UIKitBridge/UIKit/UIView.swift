import Foundation
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// Something that gets events.
@preconcurrency @MainActor
open class UIResponder {
  public init() {}
  open var next: UIResponder? { nil }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open var canBecomeFirstResponder: Bool { false }
}

/// A rectangle of UIKit inside SwiftUI: it takes touches and holds other views. It draws
/// its background and blurs, and nothing else.
@preconcurrency @MainActor
open class UIView: UIResponder, Hashable {
  /// Points of the superview.
  open var frame: CGRect
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var clipsToBounds = false
  open var tag = 0
  /// What is behind everything else in it; nil for nothing.
  open var backgroundColor: UIColor? { didSet { element?.setNeedsDisplay() } }
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  public var window: UIWindow? { element == nil ? superview?.window : UIWindow.main }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  open var gestureRecognizers: [UIGestureRecognizer]? = []
  /// The element that shows it, for the view that a representable has made.
  weak var element: Element?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) { return nil }

  open override var next: UIResponder? { superview }

  /// A size of its own; -1 in a direction in which it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  public static let noIntrinsicMetric: CGFloat = -1
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func invalidateIntrinsicContentSize() { element?.setNeedsLayout() }
  open func layoutSubviews() {}
  open func setNeedsLayout() { layoutSubviews() }
  open func layoutIfNeeded() { layoutSubviews() }
  open func setNeedsDisplay() {}

  // MARK: The tree

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  // MARK: Touches

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The innermost view at `point`, which is in this view's points.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else {
      return nil
    }
    for view in subviews.reversed() {
      let inner = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  package func convertFromWindow(_ point: CGPoint) -> CGPoint {
    if let element { return element.localPoint(point) }
    guard let superview else { return point }
    let outer = superview.convertFromWindow(point)
    return CGPoint(x: outer.x - frame.minX, y: outer.y - frame.minY)
  }

  nonisolated public static func == (left: UIView, right: UIView) -> Bool { left === right }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
