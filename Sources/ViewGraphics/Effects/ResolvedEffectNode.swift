import Drawing
import Foundation
import Geometry
import Motion
@_spi(Runtime) import ViewRuntime

/// An effect with the environment's values in it.
protocol ResolvedEffect: Animatable {
  var effect: LayerEffect { get }
}

/// An effect that is resolved against the environment first, such as one with a colour.
@MainActor
protocol ResolvingEffectModifier: PrimitiveModifier {
  associatedtype Resolved: ResolvedEffect
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ResolvingEffectModifier {
  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    ResolvedEffectNode(view, in: context)
  }
}

@MainActor
private final class ResolvedEffectNode<Content: View, Modifier: ResolvingEffectModifier>:
  WrappingNode<Content, Modifier>, AnimationParticipant
{
  private var animated: Animated<Modifier.Resolved>?
  var isParticipating = false

  override init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    super.init(view, in: context)
    animated = Animated(resolved())
  }

  private func resolved() -> Modifier.Resolved {
    host.track(self) { modifier.resolve(in: EnvironmentValues(scope: inherited.environment)) }
  }

  var effect: LayerEffect { animated!.presented.effect }

  override func makeWrapper(around element: Element) -> WrapperElement {
    ResolvedEffectElement(effectNode: self, content: element)
  }

  override func modifierChanged(from old: Modifier) {
    if !ViewEquality.areEqual(old, modifier) { runAgain() }
  }

  override func runAgain() {
    isDirty = false
    animated!.setTarget(resolved(), for: self, participant: self)
    redraw()
  }

  func advance(to time: Double) -> Bool {
    guard isAlive else { return false }
    let goesOn = animated!.advance(to: time)
    redraw()
    return goesOn
  }

  private func redraw() { for element in elements { element.setNeedsDisplay() } }
}

@MainActor
private final class ResolvedEffectElement<Content: View, Modifier: ResolvingEffectModifier>:
  WrapperElement
{
  private unowned let effectNode: ResolvedEffectNode<Content, Modifier>

  init(effectNode: ResolvedEffectNode<Content, Modifier>, content: Element) {
    self.effectNode = effectNode
    super.init(node: effectNode, content: content)
  }

  override var isDrawingContainer: Bool { true }

  override func display(into list: inout DisplayList) {
    var inner = DisplayList()
    content.draw(into: &inner)
    guard !inner.isEmpty else { return }
    var effect = effectNode.effect
    effect.transform = effect.transform.concatenating(
      ProjectionTransform(translation: paintedFrame.origin))
    list.append(.layer(Layer(effect, inner)))
  }
}
