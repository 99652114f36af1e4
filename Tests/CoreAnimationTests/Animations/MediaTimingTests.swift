import Testing

@testable import CoreAnimation

@Suite("Where a run stands in its time")
struct MediaTimingTests {
  private func timing(_ change: (inout MediaTiming) -> Void = { _ in }) -> MediaTiming {
    var timing = MediaTiming()
    timing.duration = 2
    change(&timing)
    return timing
  }

  /// The fraction of the run that is shown, nil for none; 10 is its beginning.
  private func shown(_ timing: MediaTiming, at time: Double) -> Double? {
    switch timing.phase(at: time, beginning: 10) {
    case .before(_, let isSeen): isSeen ? 0 : nil
    case .active(let place): place.fraction
    case .after(let place): place?.fraction
    }
  }

  @Test("A run goes from 0 to 1 in its duration, and is gone before and after")
  func plain() {
    let plain = timing()
    #expect(shown(plain, at: 9.9) == nil && shown(plain, at: 10) == 0)
    #expect(shown(plain, at: 11) == 0.5 && shown(plain, at: 12) == nil)
  }

  @Test("What fills is shown before its beginning, behind its end, or both")
  func filling() {
    let modes: [(CAMediaTimingFillMode, Double?, Double?)] = [
      (.removed, nil, nil), (.backwards, 0, nil), (.forwards, nil, 1), (.both, 0, 1),
    ]
    for (mode, before, after) in modes {
      let filled = timing { $0.fillMode = mode }
      #expect(shown(filled, at: 9) == before && shown(filled, at: 13) == after)
    }
  }

  @Test("Repetitions begin again; there and back takes twice as long")
  func repeating() {
    let three = timing { $0.repeatCount = 3 }
    #expect(three.activeDuration == 6 && shown(three, at: 13) == 0.5)
    let back = timing { $0.autoreverses = true }
    #expect(back.activeDuration == 4)
    #expect(shown(back, at: 11.5) == 0.75 && shown(back, at: 12.5) == 0.75)
    #expect(shown(timing { ($0.autoreverses, $0.fillMode) = (true, .forwards) }, at: 20) == 0)
    let half = timing { ($0.repeatCount, $0.fillMode) = (1.5, .forwards) }
    #expect(shown(half, at: 20) == 0.5)
  }

  @Test("A time in which it repeats goes before a count")
  func repeatDuration() {
    let limited = timing { ($0.repeatCount, $0.repeatDuration) = (9, 3) }
    #expect(limited.activeDuration == 3)
    #expect(shown(limited, at: 12.5) == 0.25 && shown(limited, at: 13) == nil)
  }

  @Test("Twice the speed takes half the time; without speed it stands at its offset")
  func speed() {
    let fast = timing { $0.speed = 2 }
    #expect(shown(fast, at: 10.5) == 0.5 && shown(fast, at: 11) == nil)
    let standing = timing { ($0.speed, $0.timeOffset) = (0, 1.5) }
    #expect(shown(standing, at: 10) == 0.75 && shown(standing, at: 500) == 0.75)
  }

  @Test("An offset begins within the run, and goes round")
  func offset() {
    let late = timing { $0.timeOffset = 1.5 }
    #expect(shown(late, at: 10) == 0.75)
    #expect(abs(shown(late, at: 11)! - 0.25) < 1e-9)
  }

  @Test("Cycles are counted, there and back as one")
  func cycles() {
    func cycles(_ timing: MediaTiming, at time: Double) -> Int? {
      if case .active(let place) = timing.phase(at: time, beginning: 10) {
        place.cycles
      } else {
        nil
      }
    }
    #expect(cycles(timing { $0.repeatCount = 9 }, at: 15) == 2)
    #expect(cycles(timing { ($0.repeatCount, $0.autoreverses) = (9, true) }, at: 15) == 1)
  }
}
