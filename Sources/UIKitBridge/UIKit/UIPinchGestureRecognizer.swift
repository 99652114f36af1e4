import Foundation
import Geometry

/// What pinches and turns have in common: two fingers, and a number that follows them.
@preconcurrency @MainActor
open class _UITwoFingerGestureRecognizer: UIGestureRecognizer {
  /// From the first finger to the second one, in points.
  private var arm: CGVector?
  private var fingers: [UITouch] = []
  private var last: (time: TimeInterval, value: CGFloat)?
  /// Of the number, in its unit a second.
  fileprivate var speed: CGFloat = 0

  /// Takes in how the arm has changed; true where that is enough to begin.
  fileprivate func follow(from old: CGVector, to new: CGVector) -> Bool { false }
  fileprivate var number: CGFloat { 0 }
  fileprivate func begin() {}

  private var currentArm: CGVector? {
    guard fingers.count == 2 else { return nil }
    let (first, second) = (fingers[0].location(in: nil), fingers[1].location(in: nil))
    return CGVector(dx: second.x - first.x, dy: second.y - first.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.count < 2 else { return }
    fingers += touches.filter { !fingers.contains($0) }
    arm = currentArm
    if arm != nil, state == .possible { begin() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let old = arm, let new = currentArm else { return }
    arm = new
    let isEnough = follow(from: old, to: new)
    if let last, event.timestamp > last.time {
      speed = (number - last.value) / CGFloat(event.timestamp - last.time)
    }
    last = (event.timestamp, number)
    switch state {
    case .began, .changed: state = .changed
    case .possible: if isEnough { recognize(.began) }
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    leave(touches, as: .ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    leave(touches, as: .cancelled)
  }

  private func leave(_ touches: Set<UITouch>, as end: State) {
    guard fingers.contains(where: touches.contains) else { return }
    fingers.removeAll(where: touches.contains)
    arm = nil
    if state == .began || state == .changed {
      state = end
    } else if fingers.isEmpty, state == .possible {
      state = .failed
    }
  }

  open override func reset() { (arm, fingers, last, speed) = (nil, [], nil, 0) }
}

/// Recognises two fingers that come closer or go apart, from 8 points on.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: _UITwoFingerGestureRecognizer {
  /// The distance of the fingers, relative to that at the beginning or since it was set.
  open var scale: CGFloat = 1
  /// Per second.
  open var velocity: CGFloat { speed }
  private var change: CGFloat = 0

  override fileprivate var number: CGFloat { scale }
  override fileprivate func begin() { (scale, change) = (1, 0) }

  override fileprivate func follow(from old: CGVector, to new: CGVector) -> Bool {
    let (before, after) = (hypot(old.dx, old.dy), hypot(new.dx, new.dy))
    if before > 0 { scale *= after / before }
    change += after - before
    return abs(change) >= 8
  }
}

/// Recognises two fingers that turn about each other, from 0.1 radians on.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: _UITwoFingerGestureRecognizer {
  /// Radians, clockwise, since the beginning or since it was set.
  open var rotation: CGFloat = 0
  /// Radians a second.
  open var velocity: CGFloat { speed }

  override fileprivate var number: CGFloat { rotation }
  override fileprivate func begin() { rotation = 0 }

  override fileprivate func follow(from old: CGVector, to new: CGVector) -> Bool {
    rotation += atan2(old.dx * new.dy - old.dy * new.dx, old.dx * new.dx + old.dy * new.dy)
    return abs(rotation) >= 0.1
  }
}
