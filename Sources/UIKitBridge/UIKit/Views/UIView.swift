import CoreAnimation
import DrawingCommands
import Foundation
import FoundationNames
import Geometry
import Observation
import ViewContent
import ViewGraphics
@_spi(Runtime) import ViewRuntime

// Long, since what a subclass may override stands in the class itself.

/// A rectangle of UIKit: it takes touches, holds other views, and shows its layer.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
  /// What is seen of it.
  public let layer: CALayer
  /// The kind of its layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// Makes the layer.
  open class func _makeLayer() -> CALayer { LayerKinds.make(layerClass) }
  /// What is wished for all views of this kind.
  open class func appearance() -> UIAppearanceProxy { UIAppearanceProxy.one(for: self) }
  /// The same for those within others: as for all, here.
  open class func appearance(
    whenContainedInInstancesOf containers: [Any.Type]
  ) -> UIAppearanceProxy { appearance() }

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var isOpaque = true
  open var tag = 0
  open var contentMode = ContentMode.scaleToFill {
    didSet { layer.contentsGravity = contentMode.gravity }
  }
  open var contentScaleFactor: CGFloat = 1
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { setNeedsLayout() }
  }
  /// Those that are set, beside what the root view of a controller adds.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { shownMargins }
    set {
      ownMargins = newValue
      setNeedsLayout()
      layoutMarginsDidChange()
      controller?.viewLayoutMarginsDidChange()
    }
  }
  open func layoutMarginsDidChange() {}
  /// Whether its margins reach at least as far in as those of the view around it.
  open var preservesSuperviewLayoutMargins = false { didSet { setNeedsLayout() } }
  var ownMargins: NSDirectionalEdgeInsets?
  open var insetsLayoutMarginsFromSafeArea = true { didSet { setNeedsLayout() } }
  open var layoutMargins: UIEdgeInsets {
    get {
      let margins = directionalLayoutMargins
      return UIEdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom,
        trailing: newValue.right)
    }
  }
  /// The name by which its state is restored at the next start: a program starts anew each time.
  open var restorationIdentifier: String?
  /// What those see who let a finger rest on it, where letters are largest: nobody does here.
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var showsLargeContentViewer = false
  open var scalesLargeContentImage = false
  open var canBecomeFocused: Bool { false }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { ownStyleChanged() } }
  }
  /// The view that it is in. Around one that a representable has made are views that stand for SwiftUI's.
  public var superview: UIView? { parentView ?? hosted?.surroundings?.host }
  /// The view that it is in, in a tree of UIKit's own.
  weak var parentView: UIView?
  var storedCorners: UICornerConfiguration?
  public internal(set) var subviews: [UIView] = []
  open var gestureRecognizers: [UIGestureRecognizer]? = []
  /// The element that shows it, for the view that a representable has made.
  weak var element: Element?
  /// The time of its layers, for the view that a representable has made.
  weak var hosted: HostedLayers?
  weak var controller: UIViewController?
  /// What is around it: light or dark, and the tint.
  var appearance: EnvironmentValues?
  /// The colours that it was given itself.
  var storedBackground: UIColor?
  var storedTint: UIColor?
  /// Constraints that were added to this view, and the ways in which it resists being stretched.
  var heldConstraints: [NSLayoutConstraint] = []
  var priorities = LayoutPriorities()
  var guides: [UILayoutGuide] = []
  var heldInteractions: [any UIInteraction] = []
  var heldMotionEffects: [UIMotionEffect] = []
  open var tintAdjustmentMode = TintAdjustmentMode.automatic { didSet { spreadTint() } }

  public init(frame: CGRect) {
    layer = Self._makeLayer()
    super.init()
    layer.delegate = self
    layer.needsDisplayNow = true
    self.frame = frame
    setUp()
  }

  /// What a kind of view has of its own from the start; each of its initialisers comes through here once.
  func setUp() {}

  public convenience override init() { self.init(frame: .zero) }

  /// Of an interface file it has the properties, views and constraints that stand there; of any other archive, nothing.
  public required init?(coder: NSCoder) {
    layer = Self._makeLayer()
    super.init()
    layer.delegate = self
    layer.needsDisplayNow = true
    setUp()
    (coder as? InterfaceCoder)?.fill(self)
  }

  open override var next: UIResponder? { controller ?? superview }

  /// On the screen: where it lies, unless it was told another place.
  open override var accessibilityFrame: CGRect {
    get { super.accessibilityFrame == .zero ? convert(bounds, to: nil) : super.accessibilityFrame }
    set { super.accessibilityFrame = newValue }
  }
  open override var accessibilityActivationPoint: CGPoint {
    get {
      let point = super.accessibilityActivationPoint
      let frame = accessibilityFrame
      return point == .zero ? CGPoint(x: frame.midX, y: frame.midY) : point
    }
    set { super.accessibilityActivationPoint = newValue }
  }

  /// What it and the views in it say to those who do not see them, as it stands; see `accessibilityTree`.
  func accessibilityGroups() -> [AccessibilityGroup] { usualAccessibilityGroups() }
  /// The kind of element that it is, where its traits do not say.
  var accessibilityRole: AccessibilityElement.Role? { nil }

  // MARK: Geometry

  /// Points of the superview.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = layer.bounds.size
      layer.frame = newValue
      resizeSubviews(from: old)
    }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds.size
      layer.bounds = newValue
      resizeSubviews(from: old)
    }
  }
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  open var safeAreaInsets: UIEdgeInsets { coveredInsets }
  open func safeAreaInsetsDidChange() {}
  /// What `safeAreaInsets` were when the view was laid out last.
  var laidOutSafeArea = UIEdgeInsets.zero

  private func resizeSubviews(from old: CGSize) {
    KeyValueObservers.changed(self)
    let new = bounds.size
    guard old != new else { return }
    if contentMode == .redraw { setNeedsDisplay() }
    guard autoresizesSubviews else { return }
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      view.autoresizingMask.resize(view, from: old, to: new)
    }
  }

  /// How what strikes it sees the view, where an animator moves it.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// About its middle, in points.
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(rect: bounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY))
  }

  // MARK: Appearance

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      parentView?.subviewVisibilityChanged()
    }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// What is behind everything else in it; nil for nothing.
  open var backgroundColor: UIColor? {
    get { storedBackground ?? layer.backgroundColor.map { UIColor(cgColor: $0) } }
    set {
      storedBackground = newValue
      layer.backgroundColor = newValue.map { resolve($0) }
    }
  }
  open var tintColor: UIColor! {
    get {
      let tinted = sequence(first: self, next: \.parentView).first { $0.storedTint != nil }
      return isDimmed ? .systemGray : tinted?.storedTint ?? .tintColor
    }
    set {
      storedTint = newValue
      spreadTint()
    }
  }
  open var mask: UIView? {
    didSet {
      oldValue?.parentView = nil
      layer.mask = mask?.layer
    }
  }
  open var traitCollection: UITraitCollection { environment.traits }
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Who wants to know of which changes of `traitCollection`.
  var traitRegistrations: [TraitRegistration] = []

  /// Called when colours that choose for themselves may be others now.
  func appearanceChanged() {}

  // MARK: Drawing and layout

  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }
  open func layoutSubviews() {}
  open func setNeedsLayout() { layer.setNeedsLayout() }
  open func layoutIfNeeded() {
    ConstraintLayout.solve(for: self)
    layer.layoutIfNeeded()
  }
  open func setNeedsUpdateConstraints() { setNeedsLayout() }
  open func updateConstraints() {}
  open func updateConstraintsIfNeeded() {
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }
  open class var requiresConstraintBasedLayout: Bool { false }
  func subviewVisibilityChanged() {}
  /// The view that says how large it wishes to be, where SwiftUI shows this one.
  var measuredView: UIView { self }

  /// A size of its own; -1 in a direction in which it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  public static let noIntrinsicMetric: CGFloat = -1
  /// How far the view reaches beyond the rectangle by which layout lines it up.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The size of its own of that rectangle.
  var alignmentSize: CGSize { intrinsicContentSize }
  /// The same before SwiftUI has given the view a frame: it stands in a room without size then, whatever frame it was
  /// made with. Seen on iOS 26.2, where a view whose own size is that of its bounds has none.
  var alignmentSizeWithoutRoom: CGSize {
    let made = layer.values["bounds"]
    layer.values["bounds"] = nil
    defer { layer.values["bounds"] = made }
    return alignmentSize
  }
  /// From the middle of its height down to the first and the last line of its text; nil without text.
  var baselinesFromMiddle: (first: CGFloat, last: CGFloat)? { nil }
  /// The side of a pixel in points: where it is shown, else of the program's window.
  var pixelLength: CGFloat { environment.pixelLength }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// The upper left corner stays where it is.
  open func sizeToFit() {
    let corner = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    let moved = frame.origin
    center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
  }
  open func invalidateIntrinsicContentSize() {
    (element ?? (parentView as? ControllerStage)?.element)?.setNeedsLayout()
    parentView?.setNeedsLayout()
    setNeedsLayout()
  }
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The least size that fits what is in the view.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    ConstraintLayout.fittingSize(of: self)
  }

  /// The size that fits what is in the view. A width or height whose priority is required is kept.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ConstraintLayout.fittingSize(
      of: self, width: horizontalFittingPriority == .required ? targetSize.width : nil,
      height: verticalFittingPriority == .required ? targetSize.height : nil)
  }

  // MARK: CALayerDelegate

  open func display(_ layer: CALayer) { layer.display() }

  open func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    draw(layer is CATiledLayer ? ctx.boundingBoxOfClipPath : bounds)
    UIGraphicsPopContext()
  }

  open func layerWillDraw(_ layer: CALayer) {}

  // MARK: Properties

  /// Called before a layout, first of all, and whenever something that it has read of an observable object is another.
  open func updateProperties() {}
  open func setNeedsUpdateProperties() { setNeedsLayout() }
  open func updatePropertiesIfNeeded() { readProperties() }

  private func readProperties() {
    withObservationTracking {
      updateProperties()
      controller?.updateProperties()
    } onChange: { [weak self] in
      Task { @MainActor in self?.setNeedsLayout() }
    }
  }

  public func _layerWillLayout(_ layer: CALayer) {
    noteSafeArea()
    readProperties()
    updateConstraintsIfNeeded()
    ConstraintLayout.solve(below: self)
    controller?.noteSize()
    controller?.viewWillLayoutSubviews()
  }

  open func layoutSublayers(of layer: CALayer) {
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.action(for: layer, event) ?? NSNull()
  }

  // MARK: Touches

  /// Whether one of its recognisers may begin, which its delegate is asked beside.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

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
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func willRemoveSubview(_ subview: UIView) {}
  open func didAddSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func removeFromSuperview() {
    guard let superview = parentView else { return }
    superview.willRemoveSubview(self)
    tellWindow(of: nil) {
      self.willMove(toSuperview: nil)
      superview.subviews.removeAll { $0 === self }
      self.parentView = nil
      self.layer.removeFromSuperlayer()
      superview.setNeedsLayout()
      self.didMoveToSuperview()
    }
  }
}
