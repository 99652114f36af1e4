import CProcess
import Foundation
import Synchronization

/// SIGINT, SIGTERM and SIGHUP, for a command that has more to do than to end: whoever works at the time answers.
///
/// One thread waits for them from the first time on; where nobody answers any more, it ends the command.
enum EndingSignals {
  private struct State {
    var isAwaited = false
    var handlers: [(id: Int, call: @Sendable (Int32) -> Void)] = []
    var last = 0
  }

  private static let state = Mutex(State())

  /// Runs `body`; a signal meanwhile is handed to `handler`, on another thread, and not to those around.
  ///
  /// To be called on the main thread, before it starts others: they inherit that signals do not end them.
  static func handled<Result>(
    by handler: @escaping @Sendable (Int32) -> Void, during body: () throws -> Result
  ) rethrows -> Result {
    process_hold_signals()
    let (id, isFirst) = state.withLock { state in
      defer { state.isAwaited = true }
      state.last += 1
      state.handlers.append((state.last, handler))
      return (state.last, !state.isAwaited)
    }
    if isFirst { Thread.detachNewThread { waitForSignals() } }
    defer { state.withLock { $0.handlers.removeAll { $0.id == id } } }
    return try body()
  }

  private static func waitForSignals() -> Never {
    while true {
      let signal = process_await_signal()
      if let handler = state.withLock({ $0.handlers.last?.call }) {
        handler(signal)
      } else {
        FileHandle.complain("Stopped by \(SignalName(signal)).")
        _exit(128 + signal)
      }
    }
  }
}
