import Foundation

/// A message's name. Linux sends none: targets and actions are kept for the look of it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }
}

/// Watches the fingers on a view; subclasses override the `touches…` methods.
@preconcurrency @MainActor
open class UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  open var state = State.possible
  public internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var name: String?
  private(set) var touches: Set<UITouch> = []

  public init(target: Any?, action: Selector?) {}

  public convenience init() { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?, action: Selector?) {}
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  open var numberOfTouches: Int { touches.count }

  /// The middle of all fingers.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let points = touches.map { $0.location(in: view) }
    return CGPoint(
      x: points.map(\.x).reduce(0, +) / CGFloat(points.count),
      y: points.map(\.y).reduce(0, +) / CGFloat(points.count))
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.sorted { $0.timestamp < $1.timestamp }[touchIndex].location(in: view)
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.remove(touch) }

  func receive(_ touch: UITouch, _ event: UIEvent) {
    guard isEnabled else { return }
    switch touch.phase {
    case .began:
      if delegate?.gestureRecognizer(self, shouldReceive: touch) == false { return }
      touches.insert(touch)
      touchesBegan([touch], with: event)
    case .moved, .stationary: if touches.contains(touch) { touchesMoved([touch], with: event) }
    case .ended:
      if touches.contains(touch) { touchesEnded([touch], with: event) }
      release(touch)
    case .cancelled:
      if touches.contains(touch) { touchesCancelled([touch], with: event) }
      release(touch)
    }
  }

  private func release(_ touch: UITouch) {
    touches.remove(touch)
    guard touches.isEmpty, state != .possible else { return }
    reset()
    state = .possible
  }
}

/// Decides with a gesture recogniser.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}
