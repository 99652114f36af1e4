import Foundation
import Motion
@_spi(Runtime) import ViewRuntime

/// Shows a layer in front of the whole window while `isPresented`, and until its way out is done.
nonisolated package struct PresentationModifier<Layer: View>: PrimitiveModifier {
  package let isPresented: Bool
  /// Makes the layer; it calls its argument's `wasRemoved` once it is out of sight.
  let layer: @MainActor (PresentationState) -> Layer

  nonisolated package init(
    isPresented: Bool, layer: @escaping @MainActor (PresentationState) -> Layer
  ) {
    self.isPresented = isPresented
    self.layer = layer
  }

  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    PresentationNode(view, in: context)
  }
}

/// What a layer is told about its presentation.
package struct PresentationState {
  /// False on the way out.
  package let isPresented: Bool
  /// Whether it comes and goes with an animation: not where the change was made in a transaction without any.
  package let isAnimated: Bool
  /// To be called when the way out is done.
  package let wasRemoved: @MainActor () -> Void

  nonisolated package init(
    isPresented: Bool, isAnimated: Bool = true, wasRemoved: @escaping @MainActor () -> Void
  ) {
    self.isPresented = isPresented
    self.isAnimated = isAnimated
    self.wasRemoved = wasRemoved
  }
}

private final class PresentationNode<Content: View, Layer: View>: ModifiedNode<
  Content, PresentationModifier<Layer>
>
{
  private var layer: ViewNode<RootView<Layer>>?

  override init(
    _ view: ModifiedContent<Content, PresentationModifier<Layer>>, in context: NodeContext
  ) {
    super.init(view, in: context)
    if view.modifier.isPresented { show() }
  }

  override var children: [Node] { [content] + (layer.map { [$0] } ?? []) }
  override func collectElements() -> [Element] { content.elements }
  override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    content.preference(key)
  }

  override func childElementsChanged() -> Bool {
    host.rootElementsChanged()
    return true
  }

  override func modifierChanged(from old: PresentationModifier<Layer>) {
    if let layer { layer.update(root) } else if modifier.isPresented { show() }
  }

  private var root: RootView<Layer> {
    RootView(
      content: modifier.layer(
        PresentationState(
          isPresented: modifier.isPresented, isAnimated: !transaction.disablesAnimations
        ) { [weak self] in
          self?.layerWasRemoved()
        }))
  }

  private func show() {
    var context = childContext()
    context.inherited = inherited.belowLayout
    let layer = context.makeNode(root)
    self.layer = layer
    host.present(layer)
  }

  private func layerWasRemoved() {
    guard let layer, !modifier.isPresented else { return }
    self.layer = nil
    host.dismiss(layer)
    layer.remove()
  }

  override func willBeRemoved() { if let layer { host.dismiss(layer) } }
}

/// A layer that comes in and goes out with an animation: `content` is told how far it is to be shown.
package struct PresentationLayer<Content: View>: View {
  let state: PresentationState
  let animation: Animation
  @ViewBuilder let content: (_ isShown: Bool) -> Content
  @State private var isShown = false

  package init(
    state: PresentationState, animation: Animation,
    @ViewBuilder content: @escaping (_ isShown: Bool) -> Content
  ) {
    self.state = state
    self.animation = animation
    self.content = content
  }

  private var used: Animation? { state.isAnimated ? animation : nil }

  package var body: some View {
    content(isShown)
      .environment(\.isInListRow, false)
      .environment(\.isInMenu, false)
      .environment(\.buttonStyle, nil)
      .leavingBar()
      .onAppear { if state.isPresented { withAnimation(used) { isShown = true } } }
      .onChange(of: state.isPresented) { _, isPresented in
        if isPresented {
          withAnimation(used) { isShown = true }
        } else {
          withAnimation(used) {
            isShown = false
          } completion: {
            state.wasRemoved()
          }
        }
      }
  }
}
