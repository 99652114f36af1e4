import CVirtualTime
import Foundation

/// The clock of a headless run: it stands still until it is moved, and everything the program asks
/// of the world's clocks, timers and random sources is answered from it.
///
/// It works beneath the program, on the C functions that Foundation, libdispatch and the Swift
/// runtime call, so the program need not know. Until `start` nothing at all changes.
@MainActor
package enum VirtualClock {
  /// Switches this process to virtual time, for good. To be called on the main thread before the
  /// program makes its first timer; a second call changes nothing.
  ///
  /// - Parameters:
  ///   - startDate: what `Date()` reads at time 0.
  ///   - seed: what all random numbers follow from.
  package static func start(startDate: Date, seed: UInt64) {
    let wall = startDate.timeIntervalSince1970
    halcyon_virtual_time_start(Int64((wall * 1e6).rounded()) * 1000, seed)
  }

  /// Whether this process can be switched: not when the library stands behind libdispatch or libc
  /// among those that the program is linked with, for then theirs are called and not ours.
  package nonisolated static var canStart: Bool { halcyon_virtual_time_can_start() }

  /// Whether this process runs in virtual time.
  package nonisolated static var isRunning: Bool { halcyon_virtual_time_is_running() }

  /// Seconds since `start`; 0 before.
  package nonisolated static var now: Double {
    Double(halcyon_virtual_time_now()) / nanosecondsPerSecond
  }

  /// Moves the clock to `seconds` and runs what falls due on the way, in order of deadline: each
  /// timer, delayed block and sleeping task at its own time, then all it sets going at that time.
  ///
  /// - Parameter onWake: called with the time, in seconds, after each stop before the last.
  package static func advance(to seconds: Double, onWake: (Double) -> Void = { _ in }) {
    let target = Int64((seconds * nanosecondsPerSecond).rounded())
    settle()
    while true {
      let deadline = halcyon_virtual_time_next_deadline()
      guard deadline <= target else { break }
      halcyon_virtual_time_set(deadline)
      while halcyon_virtual_time_fire() { settle() }
      if deadline < target { onWake(now) }
    }
    halcyon_virtual_time_set(target)
    settle()
  }

  /// Runs all that can run without time moving: main queue, run loop, tasks, background blocks.
  package static func settle() { RunLoopDrain.run() }

  /// When the next timer, delayed block or sleeping task is due, in seconds; nil for never.
  package static var nextDeadline: Double? {
    let deadline = halcyon_virtual_time_next_deadline()
    return deadline == .max ? nil : Double(deadline) / nanosecondsPerSecond
  }

  /// How long, in real seconds, `settle` waits for work on other threads before it goes on without.
  /// 5 by default, so that equal runs come out equal; short where somebody watches.
  package static var patience: Double {
    get { RunLoopDrain.patience }
    set { RunLoopDrain.patience = newValue }
  }

  /// Whether the calling thread runs a task's job while the main thread waits for it: what only the main
  /// thread may do, it may do too.
  package nonisolated static var standsForMainThread: Bool {
    halcyon_virtual_time_stands_for_main()
  }

  /// Runs `body`, whose threads are none of the program's: they, and those that they start, live in the
  /// machine's own time, and the clock does not wait for them.
  package nonisolated static func besideProgram<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = halcyon_virtual_time_set_beside(true)
    defer { _ = halcyon_virtual_time_set_beside(before) }
    return try body()
  }

  private nonisolated static let nanosecondsPerSecond = 1e9
}

/// The machine's own time, for what looks at how long a run takes.
package enum RealClock {
  /// Seconds on a clock that never jumps.
  package static var now: Double { Double(halcyon_real_time()) / 1e9 }

  /// Lets the calling thread sleep for real.
  package static func sleep(_ seconds: Double) { halcyon_real_sleep(Int64(seconds * 1e9)) }
}
