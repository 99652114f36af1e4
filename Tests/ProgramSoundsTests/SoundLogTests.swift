import Foundation
import Synchronization
import Testing

@testable import ProgramSounds

@Suite("What is played", .serialized)
struct SoundLogTests {
  private func event(isPlaying: Bool = true) -> SoundLog.Event {
    SoundLog.Event(
      player: SoundLog.nextPlayer(), source: .memory(Data()), isPlaying: isPlaying, position: 0,
      duration: 1)
  }

  @Test("It is kept from the beginning of a film on, in its order")
  func kept() {
    SoundLog.begin()
    let events = [event(), event(), event(isPlaying: false)]
    for event in events { SoundLog.record(event) }
    #expect(SoundLog.events == events)
    SoundLog.begin()
    #expect(SoundLog.events.isEmpty)
  }

  @Test("What nobody hears is told of when it begins, not when it stops")
  func unheard() {
    let count = Counter()
    SoundLog.begin(reportingUnheard: { count.value.add(1, ordering: .relaxed) })
    SoundLog.record(event(isPlaying: false))
    #expect(count.value.load(ordering: .relaxed) == 0)
    SoundLog.record(event())
    #expect(count.value.load(ordering: .relaxed) == 1)
    SoundLog.begin(reportingUnheard: {})
  }

  private final class Counter: Sendable { let value = Atomic(0) }
}
