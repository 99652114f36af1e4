import Foundation

/// What a program plays and when, on the program's own clock: the one place that all players report to.
///
/// Nothing is heard while a program runs here. Whoever makes a film of it may read from this which file begins and
/// ends where.
package enum SoundLog {
  package struct Event: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable { case play, pause, stop, seek, volume, rate }
    package var kind: Kind
    /// Seconds of the program's clock since 1 January 2001.
    package var time: TimeInterval
    /// Which player; counted from 1 in the order in which they were made.
    package var player: Int
    /// The file or address that is played; nil for sound from memory.
    package var source: URL?
    /// Seconds into the sound at which the event finds it.
    package var position: TimeInterval
    /// 0…1.
    package var volume: Double
    /// 1 is the sound's own speed.
    package var rate: Double
    /// How often it is played again; negative for ever.
    package var loops: Int
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var recorded: [Event] = []
  nonisolated(unsafe) private static var players = 0

  package static var events: [Event] { lock.withLock { recorded } }

  package static func record(_ event: Event) { lock.withLock { recorded.append(event) } }

  /// A number for a new player.
  package static func nextPlayer() -> Int {
    lock.withLock {
      players += 1
      return players
    }
  }
}
