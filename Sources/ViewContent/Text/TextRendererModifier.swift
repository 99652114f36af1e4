import Drawing
import Foundation
import Motion
@_spi(Runtime) import ViewRuntime

extension View {
  /// Draws the texts of this view with `renderer`; an inner renderer takes the place of an outer one.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: AnyTextRenderer(renderer: renderer)))
  }
}

nonisolated private struct TextRendererModifier: PrimitiveModifier {
  let renderer: AnyTextRenderer

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    TextRendererNode(view, in: context)
  }
}

/// Hands a source of renderers down to the texts, and not the renderers: they move without the texts
/// being made anew, and with the animations that reach the modifier.
private final class TextRendererNode<Content: View>: ModifiedNode<Content, TextRendererModifier> {
  private var source: TextRendererSource!
  private var scope: EnvironmentScope!

  override func willMakeContent() {
    let source = TextRendererSource(modifier.renderer, of: self)
    self.source = source
    scope = EnvironmentScope(parent: inherited.environment)
    scope.set { $0.textRendererSource = source }
  }

  override func contentContext() -> NodeContext {
    var context = childContext()
    context.inherited.environment = scope
    return context
  }

  override func modifierChanged(from old: TextRendererModifier) {
    if !ViewEquality.areEqual(old, modifier) { source.show(modifier.renderer) }
  }
}

/// The renderer of a `textRenderer` modifier as it moves.
@MainActor
final class TextRendererSource: AnimationParticipant {
  private struct WeakText { weak var element: Element? }

  private let animated: Animated<AnyTextRenderer>
  private weak var node: Node?
  private var texts: [ObjectIdentifier: WeakText] = [:]
  var isParticipating = false

  fileprivate init(_ renderer: AnyTextRenderer, of node: Node) {
    animated = Animated(renderer)
    self.node = node
  }

  var renderer: AnyTextRenderer { animated.presented }

  /// Has `text` drawn again whenever the renderer changes.
  func add(_ text: Element) { texts[ObjectIdentifier(text)] = WeakText(element: text) }

  fileprivate func show(_ renderer: AnyTextRenderer) {
    guard let node else { return }
    animated.setTarget(renderer, for: node, participant: self)
    redraw()
  }

  func advance(to time: Double) -> Bool {
    guard let node, node.isAlive else { return false }
    let goesOn = animated.advance(to: time)
    redraw()
    return goesOn
  }

  private func redraw() {
    for (key, text) in texts {
      guard let element = text.element else {
        texts[key] = nil
        continue
      }
      // A renderer may have its say on sizes.
      element.setNeedsLayout()
      element.setNeedsDisplay()
    }
  }
}

private struct TextRendererSourceKey: EnvironmentKey {
  static var defaultValue: TextRendererSource? { nil }
}

extension EnvironmentValues {
  var textRendererSource: TextRendererSource? {
    get { self[TextRendererSourceKey.self] }
    set { self[TextRendererSourceKey.self] = newValue }
  }
}
