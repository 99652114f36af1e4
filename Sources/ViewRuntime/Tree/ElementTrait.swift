/// A key for values that a modifier attaches to views for the container around them.
@_spi(Runtime) public protocol ElementTrait {
  associatedtype Value
}

/// Attaches a value that the container around reads.
nonisolated package struct TraitModifier<Trait: ElementTrait>: PrimitiveModifier {
  package let value: Trait.Value
  /// True when a change of the value moves things about.
  package let affectsLayout: Bool

  nonisolated package init(_ trait: Trait.Type, value: Trait.Value, affectsLayout: Bool = true) {
    self.value = value
    self.affectsLayout = affectsLayout
  }

  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    TraitNode(view, in: context)
  }

  private final class TraitNode<Content: View>: WrappingNode<Content, TraitModifier<Trait>> {
    override func makeWrapper(around element: Element) -> WrapperElement {
      TraitElement(traitNode: self, content: element)
    }

    override func modifierChanged(from old: TraitModifier<Trait>) {
      guard !ViewEquality.areEqual(old.value, modifier.value) else { return }
      for element in elements {
        if modifier.affectsLayout { element.setNeedsLayout() }
        element.traitChanged()
      }
    }
  }

  private final class TraitElement<Content: View>: WrapperElement {
    private unowned let traitNode: TraitNode<Content>

    init(traitNode: TraitNode<Content>, content: Element) {
      self.traitNode = traitNode
      super.init(node: traitNode, content: content)
    }

    override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
      if Key.self == Trait.self { return traitNode.modifier.value as? Key.Value }
      return super.trait(key)
    }
  }
}

/// Removes the element that a row shows from its collection; nil where that cannot be.
package enum RowDeletionTrait: ElementTrait { package typealias Value = (() -> Void)? }

/// Moves the element that a row shows by a number of places; nil where that cannot be.
package enum RowMoveTrait: ElementTrait { package typealias Value = ((Int) -> Void)? }

/// How far in front of its siblings a view is drawn.
package enum ZIndexTrait: ElementTrait { package typealias Value = Double }

/// Which views of a stack get their space first.
package enum LayoutPriorityTrait: ElementTrait { package typealias Value = Double }
