import CVirtualTime
import Foundation

/// Works off everything that is ready now.
@MainActor
enum RunLoopDrain {
  /// Turns of the run loop after which we believe that the program feeds itself for ever at one
  /// moment of time, and move on.
  private static let limit = 10_000

  /// How long, in real seconds, threads of the program's may keep the clock waiting before it moves on
  /// without them.
  static var patience = 5.0 {
    didSet { halcyon_virtual_time_set_patience(Int64(patience * 1e9)) }
  }

  static func run() {
    var idleTurns = 0
    for _ in 0..<limit where idleTurns < 2 {
      if turn() {
        idleTurns = 0
      } else if !waitForOthers() {
        idleTurns += 1
        if idleTurns == 2, waitForErrand() { idleTurns = 0 }
      }
    }
  }

  /// Waits for what was sent for first and gives it to the program; false when nothing was. However long it takes: those
  /// who bring it have limits of their own.
  private static func waitForErrand() -> Bool {
    while Errands.areUnderWay {
      if Errands.deliverFirst() || turn() { return true }
      RealClock.sleep(0.000_5)
    }
    return false
  }

  /// One turn of jobs and the main run loop; true when it found something to do.
  ///
  /// A timer that fires does not show, so whoever wants to be sure turns twice.
  private static func turn() -> Bool {
    let ranJobs = halcyon_virtual_time_run_jobs()
    return halcyon_turn_main_run_loop() || ranJobs
  }

  /// Waits until another thread has done something that concerns us; false when none is at work.
  private static func waitForOthers() -> Bool {
    func isIdle() -> Bool {
      halcyon_virtual_time_is_quiet() && !halcyon_virtual_time_awaits_timers()
    }
    guard !isIdle() else { return false }
    let start = RealClock.now
    repeat {
      if turn() { return true }
      if isIdle() { return true }
      RealClock.sleep(0.000_05)
    } while RealClock.now - start <= patience
    halcyon_virtual_time_give_up_waiting()
    halcyon_virtual_time_forget_timers()
    return false
  }
}
