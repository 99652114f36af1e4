import Foundation

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// The lock and its value have one place, whoever holds a copy of this.
  private final class Place {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let place: Place

  public init(uncheckedState initialState: State) { place = Place(initialState) }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    place.lock.lock()
    defer { place.lock.unlock() }
    return try body(&place.state)
  }

  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    guard place.lock.try() else { return nil }
    defer { place.lock.unlock() }
    return try body(&place.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }
  public func lock() { place.lock.lock() }
  public func unlock() { place.lock.unlock() }
  public func lockIfAvailable() -> Bool { place.lock.try() }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    place.lock.lock()
    defer { place.lock.unlock() }
    return try body()
  }
}
