import Foundation
@_spi(Runtime) import ViewRuntime

extension View {
  /// Calls `action` with a value made from this view's geometry, at first and after each change.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryAction(transform: transform, action: { _, new in action(new) }))
  }

  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryAction(transform: transform, action: action))
  }
}

nonisolated private struct GeometryAction<Value: Equatable>: PrimitiveModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    GeometryActionNode(view, in: context)
  }
}

private final class GeometryActionNode<Content: View, Value: Equatable>: ModifiedNode<
  Content, GeometryAction<Value>
>,
LayoutObserver
{
  private var last: Value?

  override init(_ view: ModifiedContent<Content, GeometryAction<Value>>, in context: NodeContext) {
    super.init(view, in: context)
    host.preferences.add(self)
  }

  func layoutIsDone() {
    guard isAlive, let element = elements.first, element.isPlaced else { return }
    let source = GeometrySource(of: element)
    let value = host.track(self) { modifier.transform(GeometryProxy(source: source)) }
    guard value != last else { return }
    let (old, action) = (last ?? value, modifier.action)
    last = value
    host.preferences.afterPass(for: self) { action(old, value) }
  }

  override func runAgain() {
    isDirty = false
    host.preferences.needsCollection = true
  }

  override func willBeRemoved() { host.preferences.remove(self) }
}
