/// The way in of views that are inserted with an animation.
@MainActor
package final class Insertion {
  package let transaction: Transaction
  /// True once a transition of the inserted views runs it.
  package var isTaken = false

  init(transaction: Transaction) { self.transaction = transaction }
}

/// A node that moves its content in and out.
@MainActor
@_spi(Runtime) public protocol TransitionNode: AnyObject {
  /// Starts the way out; `completion` is called once, when nothing moves any more. Answers false when
  /// there is nothing to show.
  func depart(_ transaction: Transaction, completion: @escaping @MainActor () -> Void) -> Bool
  /// Turns back from the way out.
  func comeBack(_ transaction: Transaction)
}

/// The way out of a removed child: its transitions, or a fade where it has none.
@MainActor
package final class Departure {
  private let node: Node
  private var transitions: [any TransitionNode] = []
  private var remaining = 0
  private var isCancelled = false
  private let completion: () -> Void

  var isRunning: Bool { remaining > 0 }

  init(node: Node, transaction: Transaction, completion: @escaping @MainActor () -> Void) {
    self.node = node
    self.completion = completion
    node.collectTransitions(into: &transitions)
    for transition in transitions {
      if transition.depart(transaction, completion: { [weak self] in self?.oneDone() }) { remaining += 1 }
    }
    guard transitions.isEmpty else { return }
    for element in node.elements {
      element.fadeOut(transaction) { [weak self] in self?.oneDone() }
      remaining += 1
    }
  }

  func cancel(transaction: Transaction) {
    isCancelled = true
    for transition in transitions { transition.comeBack(transaction) }
    if transitions.isEmpty { for element in node.elements { element.fadeIn(transaction) } }
  }

  private func oneDone() {
    remaining -= 1
    if remaining == 0, !isCancelled { completion() }
  }
}
