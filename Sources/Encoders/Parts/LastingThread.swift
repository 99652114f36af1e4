import Foundation

/// A thread that does what it is asked to, one thing at a time, until it is told to end: programs die with
/// the thread that has started them, so who starts several over time needs one that lasts.
final class LastingThread: @unchecked Sendable {
  private let condition = NSCondition()
  // Under the condition's lock.
  private var work: (() -> Void)?
  private var isOver = false

  init(_ name: String) {
    let thread = Thread { [self] in
      condition.lock()
      while true {
        if let work {
          // Not under the lock: the owner may give up meanwhile.
          condition.unlock()
          work()
          condition.lock()
          self.work = nil
          condition.broadcast()
        } else if isOver {
          break
        } else {
          condition.wait()
        }
      }
      condition.unlock()
    }
    thread.name = name
    thread.start()
  }

  /// Runs `body` on the thread and waits for it; not for two callers at once.
  func run<Result>(_ body: @escaping () throws -> Result) throws -> Result {
    let outcome = Outcome<Result>()
    condition.lock()
    defer { condition.unlock() }
    work = { outcome.result = Swift.Result { try body() } }
    condition.broadcast()
    while work != nil, !isOver { condition.wait() }
    guard work == nil, let result = outcome.result else { throw CancellationError() }
    return try result.get()
  }

  /// Lets the thread end, and with it the programs that it has started.
  func end() {
    condition.lock()
    isOver = true
    condition.broadcast()
    condition.unlock()
  }
}

/// What a piece of work has come to; written before its end is told, read after.
private final class Outcome<Value> {
  var result: Result<Value, any Error>?
}
