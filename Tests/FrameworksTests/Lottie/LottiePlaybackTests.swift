import Testing

@testable import Lottie

@Suite("A run of a Lottie animation")
struct LottiePlaybackTests {
  private func frames(
    _ loopMode: LottieLoopMode, from: Double = 0, to: Double = 60, first: Double? = nil,
    at seconds: [Double]
  ) -> [Double] {
    let run = LottieRun(from: from, to: to, loopMode: loopMode, duration: 2)
    return seconds.map { (run.frame(after: $0, first: first ?? from).frame * 1e6).rounded() / 1e6 }
  }

  @Test("Once: evenly to its end, and there it stays")
  func once() {
    #expect(frames(.playOnce, at: [0, 0.5, 1, 2, 3]) == [0, 15, 30, 60, 60])
    let run = LottieRun(from: 0, to: 60, loopMode: .playOnce, duration: 2)
    #expect([1.9, 2, 2.1].map { run.frame(after: $0, first: 0).isOver } == [false, true, true])
  }

  @Test("A loop begins again; what began in the middle goes to the end first")
  func loop() {
    #expect(frames(.loop, at: [0, 1.5, 2, 2.5, 4.5]) == [0, 45, 0, 15, 15])
    #expect(frames(.loop, first: 30, at: [0, 0.5, 1, 1.5]) == [30, 45, 0, 15])
  }

  @Test("There and back")
  func autoReverse() {
    #expect(frames(.autoReverse, at: [1, 2, 2.5, 3, 4, 4.5]) == [30, 60, 45, 30, 0, 15])
  }

  @Test("So many times, and the end of the last")
  func counted() {
    #expect(frames(.repeat(2), at: [1, 3, 4, 5]) == [30, 30, 60, 60])
    #expect(frames(.repeatBackwards(1), at: [1, 3, 4, 5]) == [30, 30, 0, 0])
  }

  @Test("Backwards from one frame to an earlier one")
  func backwards() {
    #expect(frames(.playOnce, from: 60, to: 0, at: [0, 0.5, 2]) == [60, 45, 0])
  }

  @Test("Of no length it is over at once")
  func nothing() {
    let run = LottieRun(from: 7, to: 7, loopMode: .loop, duration: 0)
    #expect(run.frame(after: 0, first: 7) == (7, true))
  }
}
