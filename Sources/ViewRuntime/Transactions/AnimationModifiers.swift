import Motion

extension View {
  /// Animates the changes of the views below that come with a change of `value`.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationForValue(animation: animation, value: value))
  }

  /// Animates every change of the views below.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(AnimationForEverything(animation: animation))
  }

  /// Changes the transaction for the views below.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  {
    modifier(TransactionTransform(transform: transform))
  }

  /// Changes the transaction for the views below when it comes with a change of `value`.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionForValue(value: value, transform: transform))
  }
}

nonisolated private struct AnimationForValue<Value: Equatable>: TransactionModifier {
  let animation: Animation?
  let value: Value

  func change(_ transaction: inout Transaction, from old: AnimationForValue?) {
    guard let old, old.value != value, !transaction.disablesAnimations else { return }
    transaction.animation = animation
  }
}

nonisolated private struct AnimationForEverything: TransactionModifier {
  let animation: Animation?

  func change(_ transaction: inout Transaction, from old: AnimationForEverything?) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

nonisolated private struct TransactionTransform: TransactionModifier {
  let transform: (inout Transaction) -> Void

  func change(_ transaction: inout Transaction, from old: TransactionTransform?) {
    transform(&transaction)
  }
}

nonisolated private struct TransactionForValue<Value: Equatable>: TransactionModifier {
  let value: Value
  let transform: (inout Transaction) -> Void

  func change(_ transaction: inout Transaction, from old: TransactionForValue?) {
    guard let old, old.value != value else { return }
    transform(&transaction)
  }
}
