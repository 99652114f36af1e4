import CoreAnimation
import Foundation
import FoundationNames

/// Watches the fingers on a view; subclasses override the `touches…` methods and set `state`, which is when
/// targets are told.
@preconcurrency @MainActor
open class UIGestureRecognizer: _KnownByIdentity {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  open var state = State.possible { didSet { stateChanged(from: oldValue) } }
  public internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var name: String?
  private(set) var touches: Set<UITouch> = []
  private var targets: [TargetAction] = []
  /// Told as a target is, for what stands among SwiftUI's gestures.
  package var onAction: ((UIGestureRecognizer) -> Void)?
  /// Those that must fail first.
  private var requirements: [WeakRecognizer] = []
  /// Those that wait for this one to fail.
  private var dependents: [WeakRecognizer] = []
  /// What is to be recognised once the requirements have failed.
  private var postponed: State?

  private struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }

  public init(target: Any?, action: Selector?) {
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience init() { self.init(target: nil, action: nil) }

  /// The same target and action a second time are told once.
  open func addTarget(_ target: Any, action: Selector) {
    if targets.contains(where: { $0.matches(target, action) }) { return }
    targets.append(TargetAction(target, action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target, action) }
  }

  /// This one waits with what it has seen until the other one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    otherGestureRecognizer.dependents.append(WeakRecognizer(recognizer: self))
  }

  // MARK: Fingers

  open var numberOfTouches: Int { touches.count }

  /// The middle of all fingers.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else {
      return lastLocation.map { view?.convertFromWindow($0) ?? $0 } ?? .zero
    }
    return middle { $0.location(in: view) }
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.sorted { $0.timestamp < $1.timestamp }[touchIndex].location(in: view)
  }

  /// The middle of the fingers that were there last, in points of the window.
  private var lastLocation: CGPoint?

  private func middle(_ place: (UITouch) -> CGPoint) -> CGPoint {
    let points = touches.map(place)
    return CGPoint(
      x: points.map(\.x).reduce(0, +) / CGFloat(points.count),
      y: points.map(\.y).reduce(0, +) / CGFloat(points.count))
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
      noteLocation()
      if state != .failed { touchesBegan([touch], with: event) }
    case .moved, .stationary:
      guard touches.contains(touch) else { return }
      noteLocation()
      if state != .failed { touchesMoved([touch], with: event) }
    case .ended:
      guard touches.contains(touch) else { return }
      if state != .failed { touchesEnded([touch], with: event) }
      release(touch)
    case .cancelled:
      guard touches.contains(touch) else { return }
      if state != .failed { touchesCancelled([touch], with: event) }
      release(touch)
    }
  }

  private func noteLocation() { lastLocation = middle { $0.location(in: nil) } }

  private func release(_ touch: UITouch) {
    touches.remove(touch)
    guard touches.isEmpty, state != .possible else { return }
    reset()
    state = .possible
  }

  // MARK: Recognition

  /// For UIKit's own recognisers: begins, or recognises, if the delegate lets it, and once those that have to
  /// fail first have failed. Others on the same fingers fail, unless a delegate wants both.
  func recognize(_ wanted: State) {
    guard state == .possible, postponed == nil else { return }
    guard view?.gestureRecognizerShouldBegin(self) != false,
      delegate?.gestureRecognizerShouldBegin(self) != false
    else {
      state = .failed
      return
    }
    if requirements.contains(where: { $0.recognizer?.mayStillSucceed == true }) {
      postponed = wanted
      return
    }
    for other in competitors where !goesTogether(with: other) { other.state = .failed }
    state = wanted
    if touches.isEmpty, wanted == .ended {
      reset()
      state = .possible
    }
  }

  /// Whether what it has seen may still become its gesture. One that has seen nothing holds nobody up.
  var mayStillSucceed: Bool { state == .possible && !touches.isEmpty }

  private var competitors: [UIGestureRecognizer] {
    var all: [UIGestureRecognizer] = []
    for start in Set(touches.compactMap(\.view)).union(view.map { [$0] } ?? []) {
      var place: UIView? = start
      while let current = place {
        all += current.gestureRecognizers ?? []
        place = current.parentView
      }
    }
    return all.filter {
      $0 !== self && ($0.state == .possible && !$0.touches.isDisjoint(with: touches))
    }
  }

  private func goesTogether(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  private func stateChanged(from old: State) {
    switch state {
    case .began, .changed, .ended, .cancelled:
      for target in targets { target.send(from: self) }
      onAction?(self)
    case .failed: postponed = nil
    case .possible: break
    }
    guard state != old, state != .began, state != .changed else { return }
    for dependent in dependents { dependent.recognizer?.requirementEnded(self) }
  }

  /// One that had to fail first has failed, or has been recognised.
  private func requirementEnded(_ other: UIGestureRecognizer) {
    guard let wanted = postponed else { return }
    if other.state == .ended || other.state == .cancelled {
      state = .failed
      if touches.isEmpty { state = .possible }
    } else if other.state == .failed || other.state == .possible {
      postponed = nil
      recognize(wanted)
    }
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
