import Foundation
import Motion

/// The changes of state that wait to be applied, in the order of their transactions.
///
/// One queue for all windows: a change may concern several, and a transaction is over when all of
/// them have shown it.
@MainActor
final class UpdateQueue {
  private struct Batch {
    var transaction: Transaction
    var mutations: [@MainActor () -> Void]
  }

  static let shared = UpdateQueue()

  private var batches: [Batch] = []
  private var actions: [@MainActor () -> Void] = []
  private var hosts: [WeakHost] = []
  private var isFlushing = false

  private struct WeakHost { weak var host: ViewHost? }

  /// After so many rounds of changes that cause changes, the rest waits for the next frame.
  private static let roundLimit = 30

  func add(_ host: ViewHost) {
    hosts.removeAll { $0.host == nil }
    hosts.append(WeakHost(host: host))
  }

  var isEmpty: Bool { batches.isEmpty && actions.isEmpty }

  /// Notes a change; changes of the same transaction are applied together.
  func enqueue(_ transaction: Transaction, _ mutation: @escaping @MainActor () -> Void) {
    if let last = batches.indices.last, batches[last].transaction.identity == transaction.identity,
      !transaction.hasListeners(beyond: batches[last].transaction)
    {
      batches[last].mutations.append(mutation)
    } else {
      batches.append(Batch(transaction: transaction, mutations: [mutation]))
    }
  }

  /// Runs `action`, which is the user's code, when the pass that runs just now is over.
  func afterPass(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

  /// Applies all changes, and those that they cause in turn.
  func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    var rounds = 0
    repeat {
      runActions()
      guard !batches.isEmpty else { continue }
      let batch = batches.removeFirst()
      for mutation in batch.mutations { mutation() }
      for entry in hosts { entry.host?.update(with: batch.transaction) }
      for listener in batch.transaction.listeners where !isAwaited(listener) {
        listener.transactionDidEnd()
      }
      rounds += 1
    } while !isEmpty && rounds < Self.roundLimit
    if rounds == Self.roundLimit { warnOfEndlessChanges() }
  }

  /// Whether changes that `listener` is to hear of still wait, as those around an inner transaction do.
  private func isAwaited(_ listener: AnimationListener) -> Bool {
    batches.contains { $0.transaction.listeners.contains { $0 === listener } }
  }

  private func runActions() {
    while !actions.isEmpty {
      let running = actions
      actions = []
      for action in running { action() }
    }
  }

  private var hasWarned = false

  private func warnOfEndlessChanges() {
    guard !hasWarned else { return }
    hasWarned = true
    let message =
      "halcyon: views change state in answer to changes without end; \(Self.roundLimit) rounds were "
      + "run and the rest waits for the next frame. Look for onChange or onAppear actions that write "
      + "what they depend on.\n"
    FileHandle.standardError.write(Data(message.utf8))
  }
}

extension Transaction {
  fileprivate func hasListeners(beyond other: Transaction) -> Bool {
    listeners.contains { listener in !other.listeners.contains { $0 === listener } }
  }
}
