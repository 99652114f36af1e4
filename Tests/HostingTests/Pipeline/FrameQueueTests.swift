import Foundation
import Testing

@testable import Hosting

/// Films of numbers: painting doubles them.
@Suite("The queue between simulation, painters and writer", .serialized)
struct FrameQueueTests {
  private typealias Queue = FrameQueue<Int, Int>

  private struct Fault: Error, Equatable { var number: Int }

  /// What was written, repetitions as -1.
  private final class Film: @unchecked Sendable {
    var frames: [Int] = []
  }

  /// One film: how it is made, and what may go wrong.
  private struct Plan {
    var limit: Int
    var itemLimit: Int
    var painters: Int
    /// -1 for a repetition.
    var frames: [Int]
    /// Painting or writing this one fails.
    var failing: Int?
    /// Given up before this many were added.
    var abandonsAt: Int?
  }

  /// Makes a film; answers what was written and what went wrong. Nil when it stands still.
  private func run(_ plan: Plan, seed: UInt64) -> (frames: [Int], failure: Fault?)? {
    let film = Film()
    let isDone = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var failure: Fault?
    Thread.detachNewThread {
      failure = make(film, plan, seed)
      isDone.signal()
    }
    return isDone.wait(timeout: .now() + 60) == .success ? (film.frames, failure) : nil
  }

  private func make(_ film: Film, _ plan: Plan, _ seed: UInt64) -> Fault? {
    let queue = Queue(limit: plan.limit, itemLimit: plan.itemLimit)
    for number in 0..<plan.painters {
      queue.startThread("Painter") {
        var delay = Delay(seed &+ UInt64(number))
        while let assignment = queue.nextToPaint() {
          delay.wait()
          let isFailing = assignment.picture == plan.failing && seed % 2 == 0
          queue.setPainted(
            isFailing
              ? .failure(Fault(number: assignment.picture)) : .success(2 * assignment.picture),
            for: assignment)
        }
      }
    }
    queue.startThread("Writer") {
      var delay = Delay(seed &+ 100)
      queue.write { item in
        delay.wait()
        switch item {
        case .repetition: film.frames.append(-1)
        case .picture(let painted):
          if painted / 2 == plan.failing { throw Fault(number: painted / 2) }
          film.frames.append(painted)
        }
      }
    }
    var delay = Delay(seed &+ 200)
    do {
      for (index, frame) in plan.frames.enumerated() {
        if index == plan.abandonsAt { throw Fault(number: -1) }
        delay.wait()
        try queue.add(frame < 0 ? .repetition : .picture(frame))
      }
      try queue.finish()
      return nil
    } catch {
      queue.abandon()
      return error as? Fault
    }
  }

  /// Mostly none, sometimes enough for others to overtake.
  private struct Delay {
    var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func wait() {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      if state % 8 == 0 { sched_yield() }
      if state % 64 == 0 { usleep(useconds_t(state >> 8 % 200)) }
    }
  }

  @Test("More repetitions than the queue has room for are written, and nobody waits for ever")
  func repetitions() throws {
    let plan = Plan(
      limit: 3, itemLimit: 4, painters: 2, frames: [7] + Array(repeating: -1, count: 6000))
    let film = try #require(run(plan, seed: 3), "the queue stands still")
    #expect(film.frames == [14] + Array(repeating: -1, count: 6000))
  }

  @Test(
    "Thousands of films with random delays come out in order, fail as they should, or are given up")
  func many() throws {
    var random = Delay(12)
    func number(_ bound: UInt64) -> Int {
      random.wait()
      return Int((random.state >> 16) % bound)
    }
    for seed in 0..<600 {
      let frames = (0..<number(40)).map { number(3) == 0 ? $0 : -1 }
      var plan = Plan(
        limit: 1 + number(3), itemLimit: 1 + number(4), painters: 1 + number(3), frames: frames)
      if number(8) == 0 { plan.failing = frames.last { $0 >= 0 } }
      if number(8) == 0 { plan.abandonsAt = number(40) }
      let film = try #require(run(plan, seed: UInt64(seed)), "film \(seed) stands still: \(plan)")
      let all = frames.map { $0 < 0 ? -1 : 2 * $0 }
      #expect(all.starts(with: film.frames))
      if plan.failing == nil, plan.abandonsAt ?? .max >= frames.count {
        #expect(film.frames == all && film.failure == nil)
      } else if let failing = plan.failing, plan.abandonsAt == nil {
        #expect(film.failure == Fault(number: failing))
        #expect(!film.frames.contains(2 * failing) || failing == 0)
      }
    }
  }
}
