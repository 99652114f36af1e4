@_spi(Runtime) import Drawing
import Foundation
import Geometry
import Motion
import ViewGraphics
@_spi(Runtime) import ViewRuntime

extension View {
  /// Changes how this view is drawn by where it stands; its layout stays as it is.
  nonisolated public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    modifier(VisualEffectModifier(makeEffect: effect))
  }
}

nonisolated private struct VisualEffectModifier<Effect: VisualEffect>: PrimitiveModifier {
  let makeEffect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    VisualEffectNode(view, in: context)
  }
}

/// Runs the closure once for each view of the content, and again when it or what it read is another.
private final class VisualEffectNode<Content: View, Effect: VisualEffect>:
  WrappingNode<Content, VisualEffectModifier<Effect>>
{
  private var wrappers: [VisualEffectElement<Content, Effect>] = []
  /// The first modifier, where another came before anything was placed: a transition's, whose content moves in from there.
  private var unseen: VisualEffectModifier<Effect>?

  override func makeWrapper(around element: Element) -> WrapperElement {
    let wrapper = VisualEffectElement(effectNode: self, content: element)
    wrappers.append(wrapper)
    return wrapper
  }

  override func wrapperWasRemoved(_ wrapper: WrapperElement) {
    guard let index = wrappers.firstIndex(where: { $0 === wrapper }) else { return }
    wrappers.remove(at: index).forget()
  }

  override func modifierChanged(from old: VisualEffectModifier<Effect>) {
    if unseen == nil, wrappers.allSatisfy({ !$0.hasEffect }) { unseen = old }
    runAgain()
  }

  override func runAgain() {
    isDirty = false
    host.track(self) {
      for wrapper in wrappers where wrapper.isPlaced { wrapper.makeEffect(from: unseen) }
    }
    if wrappers.contains(where: \.hasEffect) { unseen = nil }
  }

  override func willBeRemoved() { for wrapper in wrappers { wrapper.forget() } }
}

@MainActor
private final class VisualEffectElement<Content: View, Effect: VisualEffect>: WrapperElement {
  private unowned let effectNode: VisualEffectNode<Content, Effect>
  private var source: GeometrySource!
  private var movement: EffectMovement<Effect>?

  init(effectNode: VisualEffectNode<Content, Effect>, content: Element) {
    self.effectNode = effectNode
    super.init(node: effectNode, content: content)
    source = GeometrySource(observing: self)
  }

  func forget() { host.preferences.remove(source) }

  var hasEffect: Bool { movement != nil }

  /// - Parameter first: whose effect a view begins with that has none yet; nil: the modifier's own.
  func makeEffect(from first: VisualEffectModifier<Effect>?) {
    if movement == nil, let first {
      movement = EffectMovement(effect(of: first), element: self)
    }
    let effect = effect(of: effectNode.modifier)
    if let movement {
      movement.setTarget(effect)
    } else {
      movement = EffectMovement(effect, element: self)
    }
    setNeedsDisplay()
  }

  private func effect(of modifier: VisualEffectModifier<Effect>) -> Effect {
    modifier.makeEffect(EmptyVisualEffect(), GeometryProxy(source: source))
  }

  override var isDrawingContainer: Bool { true }

  override func layOutContent() {
    if movement == nil { effectNode.setNeedsUpdate() }
    super.layOutContent()
  }

  override func display(into list: inout DisplayList) {
    var inner = DisplayList()
    content.draw(into: &inner)
    let drawn = movement?.effect as? any DrawnVisualEffect
    for effect in (drawn?.layers(size: paintedFrame.size, in: environment) ?? []).reversed() {
      inner = DisplayList([.layer(Layer(effect, inner))])
    }
    list.append(inner, at: paintedFrame.origin)
  }
}

/// The moving numbers of one view's effect.
@MainActor
private final class EffectMovement<Effect: VisualEffect>: AnimationParticipant {
  private var animated: Animated<Effect>
  private unowned let element: Element
  var isParticipating = false

  init(_ effect: Effect, element: Element) {
    animated = Animated(effect)
    self.element = element
  }

  var effect: Effect { animated.presented }

  func setTarget(_ effect: Effect) {
    animated.setTarget(effect, for: element.node, participant: self)
  }

  func advance(to time: Double) -> Bool {
    guard element.node.isAlive else { return false }
    let goesOn = animated.advance(to: time)
    element.setNeedsDisplay()
    return goesOn
  }
}
