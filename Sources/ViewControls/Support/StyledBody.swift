import Foundation
@_spi(Runtime) import ViewRuntime

/// The view that a style makes; the style's own dynamic properties (`@Environment`, `@State`) work.
nonisolated package struct StyledBody<Style, Configuration, Content: View>: PrimitiveView {
  let style: Style
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Content

  nonisolated package init(
    _ style: Style, _ configuration: Configuration,
    make: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    self.style = style
    self.configuration = configuration
    self.make = make
  }

  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    StyledBodyNode(view, in: context)
  }
}

/// The view that a style makes, in which the style around it holds: a label in a label style's own body is drawn by that,
/// as SwiftUI's styles lie upon one another.
///
/// - Parameter outer: nil for the system's own styles, whose bodies have no such view; a nil of the key's own type, where
///   it has one, is the system's look.
@MainActor package func styledBody<Style, Configuration, Content: View, Outer>(
  _ style: Style, _ configuration: Configuration, in outer: Outer?,
  at key: WritableKeyPath<EnvironmentValues, Outer>,
  make: @escaping @MainActor (Style, Configuration) -> Content
) -> AnyView {
  let body = StyledBody(style, configuration, make: make)
  guard let outer else { return AnyView(body) }
  return AnyView(body.environment(key, outer))
}

private final class StyledBodyNode<Style, Configuration, Content: View>: ViewNode<
  StyledBody<Style, Configuration, Content>
>
{
  private let properties = NodeProperties<Style>()
  private var content: ViewNode<Content>!

  override init(_ view: StyledBody<Style, Configuration, Content>, in context: NodeContext) {
    super.init(view, in: context)
    properties.attach(to: self)
    content = childContext().makeNode(runBody())
  }

  override var children: [Node] { [content] }

  override func update(_ view: StyledBody<Style, Configuration, Content>) {
    self.view = view
    runAgain()
  }

  override func runAgain() {
    isDirty = false
    content.update(runBody())
  }

  private func runBody() -> Content {
    host.bodyCount += 1
    return host.track(self) { view.make(properties.installed(view.style), view.configuration) }
  }

  override func willBeRemoved() { properties.remove() }
}
