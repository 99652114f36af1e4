/// Waits for all the animations of one transaction, then calls its action once.
///
/// The action is called while an animator is asked for its value: it must not touch the animator,
/// and what it has to do belongs between two frames.
package final class AnimationListener {
  package let criteria: AnimationCompletionCriteria
  private var pendingCount = 0
  private var isTransactionOver = false
  private var action: (() -> Void)?

  /// - Parameter action: called once, when the last of the animations is complete.
  package init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// One more animation has to complete first.
  package func animationWasAdded() { pendingCount += 1 }

  /// One of the animations is complete.
  package func animationWasCompleted() {
    pendingCount -= 1
    callIfDone()
  }

  /// No more animations will be added; if none was, the action is called now.
  package func transactionDidEnd() {
    isTransactionOver = true
    callIfDone()
  }

  private func callIfDone() {
    guard isTransactionOver, pendingCount <= 0, let action else { return }
    self.action = nil
    action()
  }
}
