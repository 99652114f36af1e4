import Foundation

/// A piece of a sound under a film, played without a change from its beginning to its end.
package struct SoundCue: Hashable, Sendable {
  package var source: SoundSource
  /// Seconds from the film's first frame; negative for what began before it.
  package var start: Double
  /// Seconds of the film; infinite for what plays to its end.
  package var length = Double.infinity
  /// Seconds into the sound, those of earlier rounds counted.
  package var position = 0.0
  /// How often the sound is played in all; nil for ever.
  package var rounds: Int? = 1
  package var volume = SoundVolume()
  package var pan = 0.0
  package var rate = 1.0

  package init(source: SoundSource, start: Double) {
    (self.source, self.start) = (source, start)
  }

  /// What is heard of what a program's players reported, in the order in which they did.
  ///
  /// - Parameter filmStart: the film's first frame on the program's clock, in seconds since 1 January 2001.
  package static func cues(of events: [SoundLog.Event], filmStart: TimeInterval) -> [SoundCue] {
    var running: [Int: Int] = [:]
    var cues: [SoundCue] = []
    for event in events {
      let time = event.time - filmStart
      if let last = running.removeValue(forKey: event.player) {
        cues[last].length = max(0, min(cues[last].length, time - cues[last].start))
      }
      guard event.isPlaying, event.rate > 0 else { continue }
      running[event.player] = cues.count
      cues.append(SoundCue(event, start: time))
    }
    return cues.filter { $0.length > 0 }
  }

  private init(_ event: SoundLog.Event, start: Double) {
    self.init(source: event.source, start: start)
    position = event.position
    rounds = event.loops < 0 ? nil : event.loops + 1
    (volume, pan, rate) = (event.volume, event.pan, event.rate)
  }
}
