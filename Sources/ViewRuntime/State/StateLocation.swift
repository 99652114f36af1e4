import Foundation
import FoundationNames

/// Where a value of a `@State` is kept while its view is on the screen.
///
/// Two values are kept: `current`, which bodies see, and `latest`, which everybody else sees. They
/// differ between a write and the pass that applies it, so that `x = 0; withAnimation { x = 1 }`
/// jumps to 0 and then moves. Writes from other threads are carried to the main thread.
package final class StateLocation<Value>: @unchecked Sendable {
  private var current: Value
  private var latest: Value
  private var dependents = Dependents()
  private let node: BackReference<Node>?
  /// Whether the value is another than the one that the program declares.
  var hasBeenWritten = false

  package init(_ value: Value, node: Node?) {
    current = value
    latest = value
    self.node = assumeMainActor { node?.reference }
  }

  package var value: Value {
    get {
      guard Tracking.source != nil || Tracking.isUpdating else { return latest }
      dependents.noteRead()
      return Tracking.isUpdating ? current : latest
    }
    set { set(newValue, transaction: nil) }
  }

  package func set(_ value: Value, transaction: Transaction?) {
    // Handed on to the main thread, and not touched here any more.
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let transaction = transaction
    guard MainThread.isCurrent else {
      DispatchQueue.main.async { self.set(value, transaction: transaction) }
      return
    }
    latest = value
    hasBeenWritten = true
    assumeMainActor {
      guard let host = node?.target?.host else { return current = value }
      host.enqueue(transaction: transaction?.withOwnIdentity ?? Transaction.current) {
        self.apply(value)
      }
    }
  }

  @MainActor
  private func apply(_ value: Value) {
    let isSame = ViewEquality.areEqual(current, value)
    current = value
    if !isSame { dependents.invalidate() }
  }
}
