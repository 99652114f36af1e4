import Foundation

/// One finger for as long as it is down.
@_spi(Runtime) @MainActor
public final class Touch {
  /// The host's number for the finger.
  package let finger: Int
  package private(set) var phase = TouchEvent.Phase.began
  /// Points of the window.
  package private(set) var location: CGPoint
  package let startLocation: CGPoint
  package let startTime: Double
  /// When it last changed, in seconds.
  package private(set) var time: Double
  /// Who responds to it, the innermost first.
  package let attachments: [GestureAttachment]
  /// How far a finger may go and its tap still be one, in points.
  package static let tapTolerance = 10.0

  private var history: [(time: Double, location: CGPoint)]

  init(_ event: TouchEvent, time: Double, attachments: [GestureAttachment]) {
    finger = event.finger
    location = event.location
    startLocation = event.location
    startTime = time
    self.time = time
    self.attachments = attachments
    history = [(time, event.location)]
  }

  func update(_ event: TouchEvent, time: Double) {
    phase = event.phase
    location = event.location
    self.time = time
    history.append((time, event.location))
    // A twelfth of a second says how fast a finger goes now.
    history.removeAll { $0.time < time - 1.0 / 12 }
  }

  /// How far the finger is from where it came down, in points.
  package var distance: Double {
    hypot(location.x - startLocation.x, location.y - startLocation.y)
  }

  /// How fast the finger moves, in points of the window a second.
  package var velocity: CGSize {
    guard let first = history.first, let last = history.last, last.time > first.time else {
      return .zero
    }
    let seconds = last.time - first.time
    return CGSize(
      width: (last.location.x - first.location.x) / seconds,
      height: (last.location.y - first.location.y) / seconds)
  }
}
