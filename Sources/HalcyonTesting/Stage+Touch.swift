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
    lift(finger, at: point)
  }

  /// A finger goes from one point to another at an even speed, and up there. A short way in a short
  /// time throws what it holds; `holding` seconds of rest at the end do not.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: Double = 0.3, holding: Double = 0
  ) {
    let finger = putDown(at: start)
    move([finger: (start, end)], duration: duration)
    if holding > 0 { advance(by: holding) }
    lift(finger, at: end)
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
    func point(_ offset: CGFloat) -> CGPoint { CGPoint(x: center.x + offset, y: center.y) }
    let (left, right) = (putDown(at: point(-50)), putDown(at: point(50)))
    move(
      [
        left: (point(-50), point(-50 * scale)), right: (point(50), point(50 * scale)),
      ], duration: duration)
    lift(left, at: point(-50 * scale))
    lift(right, at: point(50 * scale))
  }

  /// Two fingers beside `center`, 100 points apart, turn around it by `angle`, clockwise.
  public func rotate(at center: CGPoint, by angle: Angle, duration: Double = 0.5) {
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + 50 * cos(angle), y: center.y + 50 * sin(angle))
    }
    let (first, second) = (putDown(at: point(0)), putDown(at: point(.pi)))
    follow(duration: duration) { share in
      let turn = angle.radians * share
      return [(first, point(turn)), (second, point(turn + .pi))]
    }
    lift(first, at: point(angle.radians))
    lift(second, at: point(angle.radians + .pi))
  }

  private func putDown(at point: CGPoint) -> Int {
    let finger = nextFinger
    nextFinger += 1
    send(.began, finger, point)
    return finger
  }

  private func lift(_ finger: Int, at point: CGPoint) { send(.ended, finger, point) }

  private func move(_ ways: [Int: (from: CGPoint, to: CGPoint)], duration: Double) {
    let ways = ways.sorted { $0.key < $1.key }
    follow(duration: duration) { share in
      ways.map { finger, way in
        let point = CGPoint(
          x: way.from.x + (way.to.x - way.from.x) * share,
          y: way.from.y + (way.to.y - way.from.y) * share)
        return (finger, point)
      }
    }
  }

  /// Moves fingers, a step a frame, to where `places` has them after a share of the time.
  private func follow(duration: Double, places: (Double) -> [(finger: Int, point: CGPoint)]) {
    let steps = max(1, Int((duration * framesPerSecond).rounded()))
    let start = time
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      for (finger, point) in places(share) {
        host.send(TouchEvent(time: time, finger: finger, phase: .moved, location: point))
      }
      advance(to: start + duration * share)
    }
  }

  private func send(_ phase: TouchEvent.Phase, _ finger: Int, _ point: CGPoint) {
    host.send(TouchEvent(time: time, finger: finger, phase: phase, location: point))
    showFrame()
  }
}
