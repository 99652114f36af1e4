import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

extension View {
  /// Hands a value up to the views around.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value)
    -> some View
  {
    modifier(PreferenceWriter<K> { _, _ in value })
  }

  /// Changes what the views inside hand up.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      PreferenceWriter<K> { value, _ in
        var value = value ?? K.defaultValue
        callback(&value)
        return value
      })
  }

  /// Hands up a value made from a place in this view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      PreferenceWriter<K> { earlier, element in
        guard let element else { return earlier ?? K.defaultValue }
        return transform(Anchor.anchor(value, of: element))
      })
  }

  /// Changes what the views inside hand up, with a place in this view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      PreferenceWriter<K> { earlier, element in
        var result = earlier ?? K.defaultValue
        if let element { transform(&result, Anchor.anchor(value, of: element)) }
        return result
      })
  }
}

/// Hands up a value in place of what the content hands up.
nonisolated private struct PreferenceWriter<Key: PreferenceKey>: PrimitiveModifier {
  /// From the content's value, nil for none, and the first element, to the value handed up.
  let change: (Key.Value?, Element?) -> Key.Value

  init(_ change: @escaping (Key.Value?, Element?) -> Key.Value) { self.change = change }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    PreferenceWriterNode(view, in: context)
  }
}

private final class PreferenceWriterNode<Content: View, Key: PreferenceKey>: ModifiedNode<
  Content, PreferenceWriter<Key>
>
{
  override init(_ view: ModifiedContent<Content, PreferenceWriter<Key>>, in context: NodeContext) {
    super.init(view, in: context)
    host.preferences.addWriter(of: Key.self)
  }

  /// What was handed up last, and from what it was made.
  private var made: (value: Key.Value, earlier: Key.Value?, place: Place?)?

  /// Where the first view stands: what an anchor is made of.
  private struct Place: Equatable {
    let element: ObjectIdentifier
    let frame: CGRect
    let toWindow: ProjectionTransform

    @MainActor init(of element: Element) {
      self.element = ObjectIdentifier(element)
      frame = element.frame
      toWindow = element.goalTransform()
    }
  }

  /// The program's closure runs again only where something that it is given or has read is another, as in SwiftUI: a
  /// value with an identity of its own (`UUID()`) would be another one each time, and views that follow it never rest.
  override func preference<Wanted: PreferenceKey>(_ key: Wanted.Type) -> Wanted.Value? {
    let earlier = super.preference(key)
    guard Wanted.self == Key.self else { return earlier }
    // `Wanted` is `Key`, as was just compared.
    let given = earlier as! Key.Value?
    let place = elements.first.map(Place.init)
    if let made, made.place == place, Self.areEqual(made.earlier, given) {
      // `Wanted` is `Key`, so that the value is of its type too.
      return (made.value as! Wanted.Value)
    }
    let value = host.track(self) { modifier.change(given, elements.first) }
    made = (value, given, place)
    // `Wanted` is `Key`, so that the value is of its type too.
    return (value as! Wanted.Value)
  }

  private static func areEqual(_ old: Key.Value?, _ new: Key.Value?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    return ViewEquality.areEqual(old, new)
  }

  override func modifierChanged(from old: PreferenceWriter<Key>) {
    guard !ViewEquality.areEqual(old, modifier) else { return }
    made = nil
    host.preferences.needsCollection = true
  }

  override func runAgain() {
    isDirty = false
    made = nil
    host.preferences.needsCollection = true
  }

  override func willBeRemoved() { host.preferences.removeWriter(of: Key.self) }
}
