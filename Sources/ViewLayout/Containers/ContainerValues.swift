import Foundation
@_spi(Runtime) import ViewRuntime

/// A key for a value that a view tells the container around it.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a view tells the container around it.
nonisolated public struct ContainerValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]
  var tag: AnyHashable?

  package init() {}

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of `.tag`, if it is of that type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

extension LayoutSubview {
  /// What the view tells the container around it.
  public var containerValues: ContainerValues {
    assumeMainActor {
      var values = element.trait(ContainerValuesTrait.self) ?? ContainerValues()
      values.tag = element.trait(TagTrait.self)
      return values
    }
  }
}

enum ContainerValuesTrait: ElementTrait { typealias Value = ContainerValues }

extension View {
  /// Tells the container around this view a value.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}

nonisolated private struct ContainerValueModifier: PrimitiveModifier {
  let change: (inout ContainerValues) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    ContainerValueNode(view, in: context)
  }
}

private final class ContainerValueNode<Content: View>: WrappingNode<
  Content, ContainerValueModifier
>
{
  override func makeWrapper(around element: Element) -> WrapperElement {
    ContainerValueElement(valueNode: self, content: element)
  }

  override func modifierChanged(from old: ContainerValueModifier) {
    for element in elements { element.traitChanged() }
  }
}

private final class ContainerValueElement<Content: View>: WrapperElement {
  private unowned let valueNode: ContainerValueNode<Content>

  init(valueNode: ContainerValueNode<Content>, content: Element) {
    self.valueNode = valueNode
    super.init(node: valueNode, content: content)
  }

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
    guard key == ContainerValuesTrait.self else { return super.trait(key) }
    var values = super.trait(ContainerValuesTrait.self) ?? ContainerValues()
    valueNode.modifier.change(&values)
    return values as? Key.Value
  }
}
