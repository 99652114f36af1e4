import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// A finger on the glass, for what no ready movement does: one that rests while others come and go, or what is seen
/// halfway.
///
///     let finger = stage.putDown(at: CGPoint(x: 100, y: 400))
///     finger.move(to: CGPoint(x: 100, y: 200))
///     #expect(stage["Refresh"].isVisible)
///     finger.lift()
@MainActor
public final class StageFinger {
  private let stage: Stage
  private let number: Int
  /// Points of the window.
  public private(set) var location: CGPoint
  public private(set) var isDown = true

  init(stage: Stage, number: Int, location: CGPoint) {
    (self.stage, self.number, self.location) = (stage, number, location)
    send(.began)
    stage.showFrame()
  }

  /// Goes there at an even speed, a step a frame; at once in no time. Nothing happens once it is up.
  public func move(to point: CGPoint, duration: Double = 0.3) {
    guard isDown else { return }
    let start = location
    guard duration > 0 else {
      place(at: point)
      return stage.showFrame()
    }
    stage.forEachFrame(of: duration) { share in
      place(
        at: CGPoint(
          x: start.x + (point.x - start.x) * share, y: start.y + (point.y - start.y) * share))
    }
  }

  /// Goes up where it is: what it did is shown.
  public func lift() { end(.ended) }

  /// The system takes the touch away, as for a call that comes in.
  public func cancel() { end(.cancelled) }

  private func end(_ phase: TouchEvent.Phase) {
    guard isDown else { return }
    send(phase)
    isDown = false
    stage.showFrame()
  }

  /// Is there by the next frame.
  func place(at point: CGPoint) {
    guard isDown else { return }
    location = point
    send(.moved)
  }

  private func send(_ phase: TouchEvent.Phase) {
    stage.host.send(
      TouchEvent(time: stage.time, finger: number, phase: phase, location: location))
  }
}

extension Stage {
  /// Puts a finger down, which stays there until it is lifted.
  public func putDown(at point: CGPoint) -> StageFinger {
    defer { nextFinger += 1 }
    return StageFinger(stage: self, number: nextFinger, location: point)
  }
}
