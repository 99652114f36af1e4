import CoreAnimation
import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

extension UIView {
  /// The window that it is shown in; nil for a view that is in none.
  public var window: UIWindow? {
    if self is UIWindow { return self as? UIWindow }
    return element == nil ? parentView?.window : UIWindow.main
  }

  /// What runs the window that it is shown in.
  var host: ViewHost? { element?.host ?? parentView?.host }

  func insert(_ view: UIView, at index: Int) {
    guard view !== self else { return }
    view.removeFromSuperview()
    view.tellWindow(of: self) {
      view.willMove(toSuperview: self)
      let place = min(max(index, 0), subviews.count)
      view.parentView = self
      if place < subviews.count {
        layer.insertSublayer(view.layer, below: subviews[place].layer)
      } else {
        layer.addSublayer(view.layer)
      }
      subviews.insert(view, at: place)
      view.setAppearance(environment)
      setNeedsLayout()
      view.didMoveToSuperview()
      didAddSubview(view)
    }
  }

  /// Tells the views of a tree that is put somewhere else of the window that is another one then.
  func tellWindow(of superview: UIView?, _ move: () -> Void) {
    let (old, new) = (window, superview?.window)
    if old !== new { forEachView { $0.willMove(toWindow: new) } }
    move()
    if old !== new { forEachView { $0.didMoveToWindow() } }
  }

  func forEachView(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.forEachView(body) }
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }

  public func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }
  public func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
    reorderLayers()
  }

  private func move(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: index)
    reorderLayers()
  }

  /// Layers of views stand as the views do, in front of those that are nobody's.
  private func reorderLayers() { layer.reorder(subviews.map(\.layer)) }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  /// The same within a tree of UIKit's own.
  func isWithin(_ view: UIView) -> Bool { self === view || parentView?.isWithin(view) ?? false }

  // MARK: Coordinates

  /// From points of the window, or of the top of a tree that is in none.
  package func convertFromWindow(_ point: CGPoint) -> CGPoint {
    if let element { return layer.convert(element.localPoint(point), from: rootSpace) }
    guard let superview = parentView else { return layer.convert(point, from: nil) }
    return layer.convert(superview.convertFromWindow(point), from: superview.layer)
  }

  /// The view that stands at the top.
  private var top: UIView { element == nil ? parentView?.top ?? self : self }
  private var rootSpace: CALayer? { nil }

  private func pointInWindow(_ point: CGPoint) -> CGPoint {
    let top = top
    let place = layer.convert(point, to: top.layer)
    guard let element = top.element else { return top.layer.convert(place, to: nil) }
    return element.windowPoint(top.layer.convert(place, to: nil))
  }

  /// Of the window where `view` is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return pointInWindow(point) }
    if view.top === top { return layer.convert(point, to: view.layer) }
    return view.convertFromWindow(pointInWindow(point))
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    view?.convert(point, to: self) ?? convertFromWindow(point)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    bounding(rect) { convert($0, to: view) }
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    bounding(rect) { convert($0, from: view) }
  }

  private func bounding(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].reduce(CGRect.null) { $0.union(CGRect(origin: map($1), size: .zero)) }
  }

  /// Lays out this view and all in it again.
  func setNeedsLayoutOfAll() {
    setNeedsLayout()
    for view in subviews { view.setNeedsLayoutOfAll() }
  }

  /// A picture of the view as it is in the model.
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let renderer = UIGraphicsImageRenderer(size: bounds.size)
    let image = renderer.image { layer.render(in: $0.cgContext) }
    let view = UIImageView(image: image)
    view.frame = frame
    return view
  }

  /// A picture of a part of the view as it is now.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let renderer = UIGraphicsImageRenderer(size: rect.size)
    let image = renderer.image {
      $0.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
      layer.render(in: $0.cgContext)
    }
    let view = UIImageView(
      image: capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets))
    view.frame = CGRect(origin: .zero, size: rect.size)
    return view
  }
}

/// Makes the layers of views.
enum LayerKinds {
  static func make(_ kind: AnyClass) -> CALayer {
    let known: [(AnyClass, () -> CALayer)] = [
      (CAShapeLayer.self, { CAShapeLayer() }), (CAGradientLayer.self, { CAGradientLayer() }),
      (CATextLayer.self, { CATextLayer() }), (CAReplicatorLayer.self, { CAReplicatorLayer() }),
      (CAEmitterLayer.self, { CAEmitterLayer() }), (CATransformLayer.self, { CATransformLayer() }),
      (CAScrollLayer.self, { CAScrollLayer() }), (CATiledLayer.self, { CATiledLayer() }),
      (CALayer.self, { CALayer() }),
    ]
    if let entry = known.first(where: { $0.0 == kind }) { return entry.1() }
    guard let kind = kind as? CALayer.Type else {
      Reports.once("layerClass \(kind) is a plain layer here: it is no layer")
      return CALayer()
    }
    return kind.allocated()
  }
}
