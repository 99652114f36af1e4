import Foundation
@_spi(Runtime) import ViewRuntime

extension View {
  /// Calls `action` with what the views inside hand up, at first and after each change.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceAction<K>(action: action))
  }

  /// Shows a view made from what this one hands up in front of it.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    overlayPreferenceValue(key, alignment: .center, transform)
  }

  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      SecondaryView(
        isInFront: true, alignment: alignment,
        content: PreferenceReader<K, V>(makeContent: transform)))
  }

  /// Shows a view made from what this one hands up behind it.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    backgroundPreferenceValue(key, alignment: .center, transform)
  }

  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      SecondaryView(
        isInFront: false, alignment: alignment,
        content: PreferenceReader<K, V>(makeContent: transform)))
  }
}

// MARK: Actions

nonisolated private struct PreferenceAction<Key: PreferenceKey>: PrimitiveModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    PreferenceActionNode(view, in: context)
  }
}

private final class PreferenceActionNode<Content: View, Key: PreferenceKey>: ModifiedNode<
  Content, PreferenceAction<Key>
>, LayoutObserver
where Key.Value: Equatable {
  private var last: Key.Value?

  override init(_ view: ModifiedContent<Content, PreferenceAction<Key>>, in context: NodeContext) {
    super.init(view, in: context)
    host.preferences.add(self)
  }

  func layoutIsDone() {
    guard isAlive else { return }
    let value = host.preferences.value(of: Key.self, in: content)
    guard value != last else { return }
    last = value
    let action = modifier.action
    host.preferences.afterPass(for: self) { action(value) }
  }

  override func willBeRemoved() { host.preferences.remove(self) }
}

// MARK: Views

/// A node with content whose preferences a second view beside it reads.
@MainActor
protocol PreferenceScope: Node {
  var preferenceContent: Node { get }
}

/// A view made from what the content beside it hands up.
nonisolated struct PreferenceReader<Key: PreferenceKey, Content: View>: PrimitiveView {
  let makeContent: (Key.Value) -> Content

  @MainActor static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    PreferenceReaderNode(view, in: context)
  }
}

private final class PreferenceReaderNode<Key: PreferenceKey, Content: View>: ViewNode<
  PreferenceReader<Key, Content>
>, LayoutObserver
{
  private var slot: ContentSlot<Content>!
  private var value: Key.Value?

  override init(_ view: PreferenceReader<Key, Content>, in context: NodeContext) {
    super.init(view, in: context)
    slot = ContentSlot(in: childContext())
    host.preferences.add(self)
  }

  override var children: [Node] { [slot] }

  private var scope: (any PreferenceScope)? {
    var node = parent
    while let current = node {
      if let scope = current as? any PreferenceScope { return scope }
      node = current.parent
    }
    return nil
  }

  func layoutIsDone() {
    guard isAlive, let scope else { return }
    let new = host.preferences.value(of: Key.self, in: scope.preferenceContent)
    if let value, ViewEquality.areEqual(value, new) { return }
    value = new
    setNeedsUpdate()
  }

  override func update(_ view: PreferenceReader<Key, Content>) {
    self.view = view
    runAgain()
  }

  override func runAgain() {
    isDirty = false
    guard let value else { return }
    slot.show(host.track(self) { view.makeContent(value) })
  }

  override func willBeRemoved() { host.preferences.remove(self) }
}
