import Foundation

/// A value that threads share and wait for.
///
/// Every change wakes all who wait, and each looks for itself whether it was meant: nobody can forget to
/// wake somebody, nor wake the wrong one. A wake-up costs some microseconds, next to milliseconds of work
/// between two changes.
final class Monitor<Value>: @unchecked Sendable {
  private let condition = NSCondition()
  // Under the condition's lock.
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Changes the value, or reads it.
  func change<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return try body(&value)
  }

  /// Waits until the value is as `isExpected` says, and changes it before anybody else does.
  func wait<Result>(
    until isExpected: (Value) -> Bool, _ body: (inout Value) throws -> Result
  ) rethrows -> Result {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    while !isExpected(value) { condition.wait() }
    return try body(&value)
  }
}
