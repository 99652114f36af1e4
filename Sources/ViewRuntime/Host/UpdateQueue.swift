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
    /// The turn of the main queue in which the changes were made.
    var turn: Int
    /// How many changes have led to these, each by what views did in answer to the one before.
    var depth: Int
  }

  private struct Action {
    var run: @MainActor () -> Void
    var depth: Int
  }

  static let shared = UpdateQueue()

  private var batches: [Batch] = []
  private var actions: [Action] = []
  /// That of the batch or action which runs just now.
  private var depth = 0
  private var turn = 0
  private var awaitsTurn = false
  private var hosts: [WeakHost] = []
  private var isFlushing = false

  private struct WeakHost { weak var host: ViewHost? }

  /// After so many rounds of changes that cause changes, the rest waits for the next frame.
  ///
  /// Changes that do not cause each other are no rounds: any number of views may appear at once and
  /// each start an animation of its own.
  private static let roundLimit = 30
  /// As many passes as a frame may take however they came about: where each change causes two, thirty
  /// rounds would not end either.
  private static let passLimit = 5000

  func add(_ host: ViewHost) {
    hosts.removeAll { $0.host == nil }
    hosts.append(WeakHost(host: host))
  }

  var isEmpty: Bool { batches.isEmpty && actions.isEmpty }

  /// Notes a change; changes of the same transaction are applied together.
  func enqueue(_ transaction: Transaction, _ mutation: @escaping @MainActor () -> Void) {
    noteTurn()
    if let last = batches.indices.last, batches[last].turn == turn,
      batches[last].transaction.identity == transaction.identity,
      !transaction.hasListeners(beyond: batches[last].transaction)
    {
      batches[last].mutations.append(mutation)
      batches[last].depth = max(batches[last].depth, depth)
    } else {
      batches.append(
        Batch(transaction: transaction, mutations: [mutation], turn: turn, depth: depth))
    }
  }

  /// Runs `action`, which is the user's code, when the pass that runs just now is over.
  func afterPass(_ action: @escaping @MainActor () -> Void) {
    actions.append(Action(run: action, depth: depth))
  }

  /// Sees to it that changes made in later turns of the main queue are told apart: SwiftUI applies
  /// those of one turn before the next, so that `DispatchQueue.main.async { isOn = false }` inside
  /// which another block sets it again changes it twice.
  private func noteTurn() {
    guard !isFlushing, !awaitsTurn else { return }
    awaitsTurn = true
    DispatchQueue.main.async { [self] in
      awaitsTurn = false
      turn += 1
    }
  }

  /// Applies all changes, and those that they cause in turn.
  func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    for index in batches.indices { batches[index].depth = 0 }
    var passes = 0
    repeat {
      runActions()
      guard let batch = takeNextBatch() else { break }
      apply(batch)
      passes += 1
    } while passes < Self.passLimit
    if !batches.isEmpty { warnOfEndlessChanges() }
  }

  /// The first one that is not put off to the next frame.
  private func takeNextBatch() -> Batch? {
    batches.firstIndex { $0.depth < Self.roundLimit }.map { batches.remove(at: $0) }
  }

  private func apply(_ batch: Batch) {
    depth = batch.depth + 1
    defer { depth = 0 }
    for mutation in batch.mutations { mutation() }
    for entry in hosts { entry.host?.update(with: batch.transaction) }
    for listener in batch.transaction.listeners where !isAwaited(listener) {
      listener.transactionDidEnd()
    }
  }

  /// Whether changes that `listener` is to hear of still wait, as those around an inner transaction do.
  private func isAwaited(_ listener: AnimationListener) -> Bool {
    batches.contains { $0.transaction.listeners.contains { $0 === listener } }
  }

  private func runActions() {
    while !actions.isEmpty {
      let running = actions
      actions = []
      for action in running {
        depth = action.depth
        action.run()
      }
      depth = 0
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
