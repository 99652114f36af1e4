import Foundation
import Testing

@testable import Motion

/// Notes the frame in which a listener was told.
private final class Log {
  private(set) var entries: [String] = []
  var frame = 0

  func listener(_ name: String, _ criteria: AnimationCompletionCriteria) -> AnimationListener {
    AnimationListener(criteria: criteria) { self.entries.append("\(name) \(self.frame)") }
  }
}

@Suite("Completion of animations")
struct CompletionTests {
  private func run(
    _ film: inout Film<Double>, _ log: Log, frames: Int, from first: Int = 0
  ) {
    for frame in 0..<frames {
      log.frame = first + frame
      _ = film.next()
    }
  }

  @Test("A listener is told once, in the frame in which its criterion is met")
  func toldOnce() {
    let log = Log()
    let logical = log.listener("logical", .logicallyComplete)
    let removed = log.listener("removed", .removed)
    var film = Film(0.0)
    let animation = Animation.linear(duration: 1).logicallyComplete(after: 0.5)
    _ = film.next(1, animation, listeners: [logical, removed])
    logical.transactionDidEnd()
    removed.transactionDidEnd()
    run(&film, log, frames: 200)
    // The time counts from the frame after the change.
    #expect(log.entries == ["logical 30", "removed 61"])
  }

  @Test("A listener waits for all the animations of its transaction")
  func waitsForAll() {
    let log = Log()
    let listener = log.listener("done", .removed)
    var first = Film(0.0)
    var second = Film(0.0)
    _ = first.next(1, .linear(duration: 0.25), listeners: [listener])
    _ = second.next(1, .linear(duration: 0.5), listeners: [listener])
    listener.transactionDidEnd()
    for frame in 0..<60 {
      log.frame = frame
      _ = (first.next(), second.next())
    }
    #expect(log.entries == ["done 31"])
  }

  @Test("A transaction in which nothing moves is complete at once")
  func nothingMoves() {
    let log = Log()
    let listener = log.listener("done", .logicallyComplete)
    var film = Film(1.0)
    _ = film.next(1, .default, listeners: [listener])
    #expect(log.entries.isEmpty)
    listener.transactionDidEnd()
    #expect(log.entries == ["done 0"])
  }

  @Test("What was taken over is logically complete when it would have been, removed with the rest")
  func takenOver() {
    let log = Log()
    let names = ["first logical", "first removed", "second logical", "second removed"]
    let listeners = names.map {
      log.listener($0, $0.hasSuffix("removed") ? .removed : .logicallyComplete)
    }
    var film = Film(0.0)
    _ = film.next(100, .spring(duration: 0.5), listeners: Array(listeners[0...1]))
    run(&film, log, frames: 10)
    log.frame = 10
    _ = film.next(0, .spring(duration: 0.5), listeners: Array(listeners[2...3]))
    listeners.forEach { $0.transactionDidEnd() }
    run(&film, log, frames: 300, from: 11)
    #expect(log.entries.count == 4)
    #expect(log.entries[0] == "first logical 30")
    #expect(log.entries[1] == "second logical 40")
    #expect(Set(log.entries[2...].map { $0.prefix(5) }) == ["first", "secon"])
  }

  @Test("Stopping completes everything")
  func stop() {
    let log = Log()
    let listeners = [log.listener("a", .logicallyComplete), log.listener("b", .removed)]
    var film = Film(0.0)
    _ = film.next(1, .linear(duration: 1).repeatForever(), listeners: listeners)
    listeners.forEach { $0.transactionDidEnd() }
    run(&film, log, frames: 300)
    #expect(log.entries.isEmpty)
    film.animator.stop()
    #expect(log.entries == ["a 299", "b 299"])
  }
}
