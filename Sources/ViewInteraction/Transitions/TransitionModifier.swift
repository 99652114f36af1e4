@_spi(Runtime) import ViewRuntime

/// Hangs a transition on the elements of a view, for whatever inserts or removes them: around the view, or in it.
nonisolated struct TransitionModifier: PrimitiveModifier {
  let transition: AnyTransition

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    TransitionModifierNode(view, in: context)
  }
}

/// The environment of a view with a transition, which what the transition sets reaches.
enum TransitionScopeTrait: ElementTrait { typealias Value = EnvironmentScope }

private final class TransitionModifierNode<Content: View>: WrappingNode<
  Content, TransitionModifier
>
{
  private(set) var scope: EnvironmentScope!
  private var handedOn: InheritedTransition!

  override func willMakeContent() {
    scope = EnvironmentScope(parent: inherited.environment)
    handedOn = InheritedTransition(modifier.transition)
  }

  override func contentContext() -> NodeContext {
    var context = super.contentContext()
    context.inherited.environment = scope
    context.inherited.transition = handedOn
    return context
  }

  override func makeWrapper(around element: Element) -> WrapperElement {
    TransitionTraitElement(transitionNode: self, content: element)
  }

  override func modifierChanged(from old: TransitionModifier) {
    guard !ViewEquality.areEqual(old.transition, modifier.transition) else { return }
    handedOn.source = modifier.transition
    for element in elements { element.traitChanged() }
  }
}

private final class TransitionTraitElement<Content: View>: WrapperElement {
  private unowned let transitionNode: TransitionModifierNode<Content>

  init(transitionNode: TransitionModifierNode<Content>, content: Element) {
    self.transitionNode = transitionNode
    super.init(node: transitionNode, content: content)
  }

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
    if Key.self == TransitionTrait.self { return transitionNode.modifier.transition as? Key.Value }
    if Key.self == TransitionScopeTrait.self { return transitionNode.scope as? Key.Value }
    return super.trait(key)
  }
}
