import Foundation

/// What a program plays and when, on the program's own clock: the one place that all players report to.
///
/// Nothing is heard while a program runs. Whoever makes a film of it reads from this what lies under the film.
package enum SoundLog {
  /// How a player stands from a time on.
  package struct Event: Hashable, Sendable {
    /// Seconds of the program's clock since 1 January 2001; may lie ahead.
    package var time: TimeInterval
    /// Which player; counted from 1 in the order in which they were made.
    package var player: Int
    package var source: SoundSource
    package var isPlaying: Bool
    /// Seconds into the sound, those of earlier rounds counted.
    package var position: TimeInterval
    /// Seconds of the sound itself.
    package var duration: TimeInterval
    /// How often it is played again; negative for ever.
    package var loops = 0
    package var volume = SoundVolume()
    /// -1 is left, 1 is right.
    package var pan = 0.0
    /// 1 is the sound's own speed.
    package var rate = 1.0

    package init(
      player: Int, source: SoundSource, isPlaying: Bool, position: TimeInterval,
      duration: TimeInterval
    ) {
      time = Date().timeIntervalSinceReferenceDate
      (self.player, self.source, self.isPlaying) = (player, source, isPlaying)
      (self.position, self.duration) = (position, duration)
    }
  }

  private static let lock = NSLock()
  // Only read and written under the lock.
  nonisolated(unsafe) private static var recorded: [Event] = []
  nonisolated(unsafe) private static var players = 0
  nonisolated(unsafe) private static var isKept = false
  nonisolated(unsafe) private static var unheard: (@Sendable () -> Void)?

  package static var events: [Event] { lock.withLock { recorded } }

  /// From here on what is played is kept, for a film; a program that goes on for ever has none.
  package static func begin() {
    lock.withLock {
      isKept = true
      recorded = []
    }
  }

  /// From here on `report` is called for what is played, which nobody hears.
  package static func begin(reportingUnheard report: @escaping @Sendable () -> Void) {
    lock.withLock { unheard = report }
  }

  package static func record(_ event: Event) {
    let report = lock.withLock {
      if isKept { recorded.append(event) }
      return event.isPlaying ? unheard : nil
    }
    report?()
  }

  /// A number for a new player.
  package static func nextPlayer() -> Int {
    lock.withLock {
      players += 1
      return players
    }
  }
}

/// How loud: 0…1, or on the way there.
package struct SoundVolume: Hashable, Sendable {
  package var value = 1.0
  /// Where a fade to `value` begins, and how many seconds it takes.
  package var start = 1.0
  package var fade = 0.0

  package init(_ value: Double = 1) { (self.value, start) = (value, value) }

  package init(from start: Double, to value: Double, over fade: Double) {
    (self.value, self.start, self.fade) = (value, start, max(0, fade))
  }

  /// So many seconds after it was set.
  package func value(after seconds: Double) -> Double {
    seconds < fade ? start + (value - start) * max(0, seconds) / fade : value
  }
}
