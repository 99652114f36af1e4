import Foundation

/// One finger's change, as a host reports it.
package struct TouchEvent: Hashable, Sendable {
  package enum Phase: String, Hashable, Sendable, Codable { case began, moved, ended, cancelled }

  /// Seconds since the program started.
  package var time: Double
  /// The same number for as long as one finger is down.
  package var finger: Int
  package var phase: Phase
  /// Points from the top left of the window.
  package var location: CGPoint

  package init(time: Double, finger: Int, phase: Phase, location: CGPoint) {
    self.time = time
    self.finger = finger
    self.phase = phase
    self.location = location
  }
}
