/// One place that changes transactions on their way down: `.animation(…)`, `.transaction { … }`.
@MainActor
package final class TransactionScope {
  private let parent: TransactionScope?
  package var change: (inout Transaction) -> Void = { _ in }
  private var resolved: (pass: Int, version: Int, transaction: Transaction)?
  private var ownVersion = 0

  /// Grows whenever this scope or one above changes what it does.
  private var version: Int { ownVersion + (parent?.version ?? 0) }

  package init(parent: TransactionScope?) { self.parent = parent }

  /// The transaction of the running pass as it reaches what is below.
  package func resolve(_ base: Transaction, pass: Int) -> Transaction {
    let version = version
    if let resolved, resolved.pass == pass, resolved.version == version {
      return resolved.transaction
    }
    var transaction = parent?.resolve(base, pass: pass) ?? base
    change(&transaction)
    resolved = (pass, version, transaction)
    return transaction
  }

  /// Forgets what was resolved in this pass, here and below, since `change` is another now.
  package func invalidate() { ownVersion += 1 }
}

/// A modifier that changes transactions for the views below.
@MainActor
package protocol TransactionModifier: PrimitiveModifier {
  /// Changes the transaction of a pass; `old` is the modifier's value before the pass, nil when it is
  /// the same.
  func change(_ transaction: inout Transaction, from old: Self?)
}

extension TransactionModifier {
  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    TransactionNode(view, in: context)
  }
}

private final class TransactionNode<Content: View, Modifier: TransactionModifier>: ModifiedNode<
  Content, Modifier
>
{
  private var scope: TransactionScope!
  private var previous: (pass: Int, modifier: Modifier)?

  override func willMakeContent() {
    scope = TransactionScope(parent: inherited.transactions)
    scope.change = { [unowned self] transaction in
      let old = previous.flatMap { $0.pass == host.passNumber ? $0.modifier : nil }
      modifier.change(&transaction, from: old)
    }
  }

  override func contentContext() -> NodeContext {
    var context = childContext()
    context.inherited.transactions = scope
    return context
  }

  override func modifierChanged(from old: Modifier) {
    if previous?.pass != host.passNumber { previous = (host.passNumber, old) }
    scope.invalidate()
  }
}
