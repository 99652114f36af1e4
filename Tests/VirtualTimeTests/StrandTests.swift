import Foundation
import Testing

/// Threads, tasks and queues that sleep and wait in virtual time.
@Suite("Sleeping and waiting in virtual time")
struct StrandTests {
  @Test("Fifty runs of threads, tasks and queues that sleep and draw numbers give the same bytes")
  func repeatable() throws {
    let parts = ["strands", "tasks", "threads", "waits", "limits", "semaphore"]
    let first = try Probe.run(parts)
    #expect(first.count > 50)
    for _ in 1..<50 { #expect(try Probe.run(parts) == first) }
  }

  @Test("Tasks that sleep by the C library do so side by side, while the main actor goes on")
  func tasks() throws {
    let lines = try Probe.run(["strands", "tasks"])
    let texts = lines.dropLast()
    #expect(
      texts.map { String($0.dropFirst(7)) } == [
        "meanwhile", "meanwhile", "meanwhile", "task 1 main false stands false", "told 1",
        "task 2 main false stands false", "told 2", "task 3 main false stands false", "told 3",
        "meanwhile",
      ])
    #expect(
      texts.map { $0.prefix(6) }
        == ["0.3000", "0.6000", "0.9000"] + Array(repeating: "1.0000", count: 6) + ["1.2000"])
  }

  @Test("Threads that wake at one time do so in the order in which they were started")
  func threads() throws {
    let lines = try Probe.run(["strands", "threads"]).dropLast()
    let expected = (1...5).flatMap { round in
      (1...4).flatMap { ["0.\(round)000 thread \($0)", "0.\(round)000 from \($0)"] }
    }
    let told = lines.map { line in
      line.split(separator: " ").prefix(3).joined(separator: " ")
    }
    #expect(told == expected)
  }

  @Test("Random numbers that threads draw differ, and do not shift those of the main thread")
  func randomStreams() throws {
    let lines = try Probe.run(["strands", "threads"])
    let without = try Probe.run(["strands", "equal"])
    #expect(lines.last == without.last)
    let numbers = lines.filter { $0.contains("thread") }.flatMap {
      $0.split(separator: " ").dropFirst(3)
    }
    #expect(numbers.count == 60)
    #expect(Set(numbers).count == 60)
  }

  @Test("Every way to sleep takes virtual time")
  func waits() throws {
    #expect(
      try Probe.run(["strands", "waits"]).dropLast() == [
        "0.2500 poll", "0.4000 select", "0.5000 nanosleep", "0.6000 clock_nanosleep",
        "0.7000 Thread.sleep",
      ])
  }

  @Test("Waits with a limit end when the virtual clock reaches it")
  func limits() throws {
    #expect(
      try Probe.run(["strands", "limits"]).dropLast() == [
        "0.4000 condition false", "0.4500 semaphore true", "0.5500 group true",
      ])
  }

  @Test("A thread that another one wakes goes on at that time")
  func semaphore() throws {
    #expect(
      try Probe.run(["strands", "semaphore"]).dropLast() == ["0.6000 passed", "0.9000 again true"])
  }

  @Test("What is due at one time happens in the order in which it was put off")
  func equalDeadlines() throws {
    #expect(
      try Probe.run(["strands", "equal"]).dropLast()
        == ["0.5000 first", "0.5000 second", "0.5000 third"])
  }

  @Test("A timer that comes late does not drift: it fires at the multiples of its interval")
  func repeatingTimer() throws {
    #expect(
      try Probe.run(["strands", "timer"]).dropLast() == ["0.2500 fired 2", "0.3100 fired 1"])
  }

  @Test("The processor's time moves with the virtual clock")
  func processorTime() throws {
    #expect(
      try Probe.run(["strands", "processor"]).dropLast()
        == ["0.0000 [0.0, 0.0, 0.0, 0.0]", "0.5000 [0.5, 0.5, 0.5, 0.5]"])
  }

  @Test("The random device is read from the seed, as a stream and as a file")
  func device() throws {
    let lines = try Probe.run(["strands", "device"])
    #expect(try Probe.run(["strands", "device"]) == lines)
    #expect(Set(lines.map { $0.split(separator: " ", maxSplits: 2).last }).count == 3)
  }

  @Test("A main thread that sleeps is late for what was due meanwhile")
  func mainThread() throws {
    #expect(try Probe.run(["strands", "main"]).dropLast() == ["1.1000 woken", "1.1000 due"])
  }

  @Test("A task may wait for the main thread")
  func passing() throws {
    #expect(try Probe.run(["strands", "pass"]).dropLast() == ["0.0000 answer 42"])
  }

  @Test("What cannot be held is told once")
  func reports() throws {
    let errors = try Probe.runWithErrors(["strands", "ask"]).errors
    #expect(errors.split(separator: "\n").count == 1)
    #expect(errors.contains("warning: getpid"))
  }
}
