import Foundation
import Geometry
import Testing
@_spi(Runtime) import ViewRuntime

/// A way across the window.
public enum SwipeDirection: Hashable, Sendable, CaseIterable {
  case up, down, left, right

  fileprivate var vector: CGVector {
    switch self {
    case .up: CGVector(dx: 0, dy: -1)
    case .down: CGVector(dx: 0, dy: 1)
    case .left: CGVector(dx: -1, dy: 0)
    case .right: CGVector(dx: 1, dy: 0)
    }
  }
}

// Fingers on the glass, at points of the window. Each method returns when the finger is up and what it
// did is shown; what it set moving moves on with `advance` and `settle`.

extension Stage {
  /// A finger goes down and up within a twentieth of a second.
  public func tap(at point: CGPoint) {
    press(at: point, duration: 0.05)
  }

  public func doubleTap(at point: CGPoint) {
    tap(at: point)
    advance(by: 0.05)
    tap(at: point)
  }

  /// A finger rests for `duration` seconds.
  public func press(at point: CGPoint, duration: Double = 1) {
    let finger = putDown(at: point)
    advance(by: duration)
    finger.lift()
  }

  /// A finger goes from one point to another at an even speed, and up there. A short way in a short
  /// time throws what it holds; `holding` seconds of rest at the end do not.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: Double = 0.3, holding: Double = 0
  ) {
    let finger = putDown(at: start)
    finger.move(to: end, duration: duration)
    if holding > 0 { advance(by: holding) }
    finger.lift()
  }

  /// A quick drag through the middle of the window.
  public func swipe(_ direction: SwipeDirection) {
    swipe(direction, in: CGRect(origin: .zero, size: size))
  }

  /// Begins in `area` and goes across it; 200 points at the least, as far as the window reaches.
  func swipe(_ direction: SwipeDirection, in area: CGRect) {
    let vector = direction.vector
    let reach = CGSize(width: area.width * 0.35, height: area.height * 0.35)
    let start = CGPoint(
      x: area.midX - vector.dx * reach.width, y: area.midY - vector.dy * reach.height)
    let way = CGSize(width: max(2 * reach.width, 200), height: max(2 * reach.height, 200))
    let end = CGPoint(
      x: min(max(start.x + vector.dx * way.width, 1), size.width - 1),
      y: min(max(start.y + vector.dy * way.height, 1), size.height - 1))
    drag(from: start, to: end, duration: 0.15)
  }

  /// Two fingers beside `center`, 100 points apart, move until they are `scale` times as far apart.
  public func pinch(at center: CGPoint, scale: CGFloat, duration: Double = 0.3) {
    twoFingers(at: center, duration: duration) { share in
      CGVector(dx: 50 * (1 + (scale - 1) * share), dy: 0)
    }
  }

  /// Two fingers beside `center`, 100 points apart, turn around it by `angle`, clockwise.
  public func rotate(at center: CGPoint, by angle: Angle, duration: Double = 0.5) {
    twoFingers(at: center, duration: duration) { share in
      CGVector(dx: 50 * cos(angle.radians * share), dy: 50 * sin(angle.radians * share))
    }
  }

  /// Two fingers move, a step a frame, to both ends of `way` from `center`, which is asked for by the share of the time.
  private func twoFingers(
    at center: CGPoint, duration: Double, way: (CGFloat) -> CGVector
  ) {
    func point(_ share: CGFloat, _ side: CGFloat) -> CGPoint {
      let way = way(share)
      return CGPoint(x: center.x + side * way.dx, y: center.y + side * way.dy)
    }
    let fingers = [-1.0, 1].map { (side: $0, finger: putDown(at: point(0, $0))) }
    forEachFrame(of: duration) { share in
      for (side, finger) in fingers { finger.place(at: point(share, side)) }
    }
    for (_, finger) in fingers { finger.lift() }
  }

  /// Calls `body` with the share of the time that will have passed, and then lets it pass; once a frame.
  func forEachFrame(of duration: Double, _ body: (CGFloat) -> Void) {
    let steps = max(1, Int((duration * framesPerSecond).rounded()))
    let start = time
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      body(share)
      advance(to: start + duration * Double(share))
    }
  }
}
