import CVirtualTime
import Foundation

/// A clock of one test's own: inside of `run` everything that a program asks of the world's clocks,
/// timers and random sources is answered from it, and outside nothing has changed.
///
/// Worlds know nothing of each other, but for the timers of run loops: where two are in use by turns,
/// only those of the later one are served.
@MainActor
package final class VirtualWorld {
  // Never freed: something may wait for it for ever.
  private let world: OpaquePointer?

  /// - Parameters:
  ///   - startDate: what `Date()` reads at time 0.
  ///   - seed: what all random numbers follow from.
  package init(startDate: Date, seed: UInt64) {
    let wall = startDate.timeIntervalSince1970
    world = OpaquePointer(halcyon_world_create(Int64((wall * 1e6).rounded()) * 1000, seed))
  }

  /// Calls `body` in this world; may be called inside of itself and of another's.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = halcyon_world_enter(UnsafeMutableRawPointer(world))
    defer { _ = halcyon_world_enter(outer) }
    return try body()
  }

  /// Runs what `end` leaves to be done. Where another world is in use by now, its timers are left alone: to a clock
  /// that is hours further on they are all overdue, and those that repeat would not come due in their own world again.
  package func runToEnd(_ end: () -> Void) {
    run {
      end()
      if halcyon_world_is_newest(UnsafeRawPointer(world)) {
        VirtualClock.settle()
      } else {
        while halcyon_virtual_time_run_jobs() {}
      }
    }
  }
}
