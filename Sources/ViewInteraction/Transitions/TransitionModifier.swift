@_spi(Runtime) import ViewRuntime

/// Hangs a transition on the elements of a view, for whatever inserts or removes them.
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

  override func willMakeContent() { scope = EnvironmentScope(parent: inherited.environment) }

  override func contentContext() -> NodeContext {
    var context = super.contentContext()
    context.inherited.environment = scope
    return context
  }

  override func makeWrapper(around element: Element) -> WrapperElement {
    TransitionTraitElement(transitionNode: self, content: element)
  }

  override func modifierChanged(from old: TransitionModifier) {
    guard !ViewEquality.areEqual(old.transition, modifier.transition) else { return }
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
