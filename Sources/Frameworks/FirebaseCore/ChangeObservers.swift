import Foundation

/// Those who look at what a store keeps. They are told on the main queue, once for all changes that come before it turns.
// All of it is read and written under the lock, and nobody is told while it is held.
package final class ChangeObservers: @unchecked Sendable {
  /// - Parameter isWanted: whether the observer still is to be told, for one that may be told of several things.
  package typealias Observer = (_ isWanted: () -> Bool) -> Void

  private let lock = NSLock()
  private var observers: [UInt: Observer] = [:]
  private var last: UInt = 0
  private var isTelling = false

  package init() {}

  /// Tells the observer once soon, and after each change. Its number is at least 1.
  package func add(_ observer: @escaping Observer) -> UInt {
    let number = lock.withLock {
      last += 1
      observers[last] = observer
      return last
    }
    tellLater()
    return number
  }

  package func forget(_ number: UInt) { lock.withLock { observers[number] = nil } }

  private func isThere(_ number: UInt) -> Bool { lock.withLock { observers[number] != nil } }

  /// To be called after a change.
  package func tellLater() {
    let isFirst = lock.withLock {
      defer { isTelling = true }
      return !isTelling
    }
    guard isFirst else { return }
    DispatchQueue.main.async { [self] in
      let observers = lock.withLock {
        isTelling = false
        return self.observers.sorted { $0.key < $1.key }
      }
      for (number, observer) in observers where isThere(number) {
        observer { self.isThere(number) }
      }
    }
  }
}
