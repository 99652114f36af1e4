import Motion

extension ViewModifier {
  /// This modifier, with its own changes animated; those of the view that it modifies are not.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    ModifierWithTransaction(modifier: self) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// This modifier, with the transaction of its own changes transformed.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some ViewModifier
  { ModifierWithTransaction(modifier: self, change: transform) }
}

nonisolated private struct ModifierWithTransaction<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  let change: (inout Transaction) -> Void

  nonisolated init(modifier: Modifier, change: @escaping (inout Transaction) -> Void) {
    self.modifier = modifier
    self.change = change
  }

  @MainActor func body(content: Content) -> some View {
    content.transaction(change) { $0.modifier(modifier) }
  }
}
