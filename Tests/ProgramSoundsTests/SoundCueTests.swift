import Foundation
import Testing

@testable import ProgramSounds

@Suite("Cues")
struct SoundCueTests {
  private let source = SoundSource.file(URL(fileURLWithPath: "/ding.wav"))

  /// A report at so many seconds of a film that begins at 100.
  private func event(
    _ time: Double, player: Int = 1, plays: Bool = true, position: Double = 0
  ) -> SoundLog.Event {
    var event = SoundLog.Event(
      player: player, source: source, isPlaying: plays, position: position, duration: 2)
    event.time = 100 + time
    return event
  }

  @Test("A sound that nobody stops goes on to its end")
  func whole() {
    let cues = SoundCue.cues(of: [event(0.5)], filmStart: 100)
    #expect(cues == [SoundCue(source: source, start: 0.5)])
  }

  @Test("A pause ends a cue, and what is resumed is another from where it was")
  func pause() {
    let cues = SoundCue.cues(
      of: [event(0), event(0.25, plays: false, position: 0.25), event(1, position: 0.25)],
      filmStart: 100)
    #expect(cues.map(\.start) == [0, 1])
    #expect(cues.map(\.length) == [0.25, .infinity])
    #expect(cues.map(\.position) == [0, 0.25])
  }

  @Test("A change of volume begins a cue in the middle of the sound, and other players go on")
  func change() {
    var louder = event(1, position: 1)
    louder.volume = SoundVolume(0.5)
    let cues = SoundCue.cues(of: [event(0), event(0.5, player: 2), louder], filmStart: 100)
    #expect(cues.map(\.length) == [1, .infinity, .infinity])
    #expect(cues.map(\.volume.value) == [1, 1, 0.5])
  }

  @Test("What is stopped before it was to begin is not heard")
  func unheard() {
    #expect(SoundCue.cues(of: [event(3), event(2, plays: false)], filmStart: 100).isEmpty)
  }

  @Test("Loops count the first round; negative ones have no end")
  func loops() {
    var (twice, always) = (event(0, player: 1), event(0, player: 2))
    (twice.loops, always.loops) = (1, -1)
    #expect(SoundCue.cues(of: [twice, always], filmStart: 100).map(\.rounds) == [2, nil])
  }

  @Test("A fade is a straight line between two volumes")
  func fade() {
    let fade = SoundVolume(from: 1, to: 0, over: 2)
    #expect([0, 1, 2, 3].map { fade.value(after: $0) } == [1, 0.5, 0, 0])
  }
}
