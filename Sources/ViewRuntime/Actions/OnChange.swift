import Foundation

extension View {
  /// Calls `action` with the new value when `value` has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeAction(value: value, isInitial: false) { _, new in action(new) })
  }

  /// Calls `action` with the old and the new value when `value` has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeAction(value: value, isInitial: initial, action: action))
  }

  /// Calls `action` when `value` has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeAction(value: value, isInitial: initial) { _, _ in action() })
  }
}

nonisolated private struct ChangeAction<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    ChangeNode(view, in: context)
  }
}

private final class ChangeNode<Content: View, Value: Equatable>: ModifiedNode<
  Content, ChangeAction<Value>
>
{
  override init(_ view: ModifiedContent<Content, ChangeAction<Value>>, in context: NodeContext) {
    super.init(view, in: context)
    if view.modifier.isInitial { call(from: view.modifier.value) }
  }

  override func modifierChanged(from old: ChangeAction<Value>) {
    if old.value != modifier.value { call(from: old.value) }
  }

  private func call(from old: Value) {
    let modifier = modifier
    host.afterPass { modifier.action(old, modifier.value) }
  }
}
