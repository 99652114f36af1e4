import CProcess
import Foundation
import Synchronization

/// Waits for SIGINT, SIGTERM and SIGHUP on a thread of its own, so that what they set off may take
/// its time. The second one ends the process at once.
final class LiveInterruption: Sendable {
  private let received = Mutex<Int32?>(nil)

  /// The signal that came, if one has.
  var signal: Int32? { received.withLock { $0 } }

  /// To be made on the main thread before other threads start: they inherit that these signals wait.
  init(_ act: @escaping @Sendable () -> Void) {
    process_hold_signals()
    let thread = Thread { [self] in
      while true {
        let number = process_await_signal()
        let isSecond = received.withLock { received in
          defer { received = received ?? number }
          return received != nil
        }
        if isSecond { _exit(128 + number) }
        act()
      }
    }
    thread.name = "Signals"
    thread.start()
  }
}
