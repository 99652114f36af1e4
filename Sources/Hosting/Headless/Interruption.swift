import Foundation

/// Cleans up and ends the process when it is told to stop (SIGINT, SIGTERM, SIGHUP).
///
/// The signals are blocked and awaited on a thread, so that the cleaning may do what a signal
/// handler must not.
final class Interruption: Sendable {
  private let lock = NSLock()
  // Touched under `lock` alone.
  nonisolated(unsafe) private var cleanUp: (@Sendable () -> Void)?

  private static let signals: sigset_t = {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, signal) }
    return set
  }()

  /// To be called before the threads start that the signals must not reach; they inherit the mask.
  init(cleanUp: @escaping @Sendable () -> Void) {
    self.cleanUp = cleanUp
    var signals = Interruption.signals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let thread = Thread { [weak self] in
      var signals = Interruption.signals
      var number: Int32 = 0
      guard sigwait(&signals, &number) == 0 else { return }
      self?.lock.withLock { self?.cleanUp?() }
      fflush(nil)
      _exit(128 + number)
    }
    thread.name = "Interruption"
    thread.start()
  }

  /// From here on there is nothing to clean up.
  func disarm() { lock.withLock { cleanUp = nil } }
}
