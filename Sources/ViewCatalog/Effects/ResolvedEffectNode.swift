import Drawing
import Foundation
import Geometry
import Motion
@_spi(Runtime) import ViewRuntime

/// An effect with the environment's values in it.
protocol ResolvedEffect: Animatable {
  var effect: LayerEffect { get }
}

/// The node of an effect that is resolved against the environment first, such as one with a colour.
@MainActor
final class ResolvedEffectNode<Content: View, Modifier: ViewModifier, Resolved: ResolvedEffect>:
  WrappingNode<Content, Modifier>, AnimationParticipant
{
  private let resolve: @MainActor (Modifier, EnvironmentValues) -> Resolved
  private var animated: Animated<Resolved>?
  var isParticipating = false

  init(
    _ view: ModifiedContent<Content, Modifier>, in context: NodeContext,
    resolve: @escaping @MainActor (Modifier, EnvironmentValues) -> Resolved
  ) {
    self.resolve = resolve
    super.init(view, in: context)
    animated = Animated(resolved())
  }

  private func resolved() -> Resolved {
    host.track(self) { resolve(modifier, EnvironmentValues(scope: inherited.environment)) }
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
private final class ResolvedEffectElement<Content: View, Modifier: ViewModifier, Resolved: ResolvedEffect>:
  WrapperElement
{
  private unowned let effectNode: ResolvedEffectNode<Content, Modifier, Resolved>

  init(effectNode: ResolvedEffectNode<Content, Modifier, Resolved>, content: Element) {
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
      ProjectionTransform(translation: presentedFrame.origin))
    list.append(.layer(Layer(effect, inner)))
  }
}
