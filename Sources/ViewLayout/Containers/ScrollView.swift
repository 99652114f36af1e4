import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// A window onto content that may be larger than the space there is.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    ScrollNode(view, in: context)
  }

  /// Several views lie below one another, whichever way is scrolled.
  fileprivate var stack: ScrolledStack<Content> {
    LayoutView(
      layout: VStackLayout(),
      content: content.modifier(EnvironmentModifier { $0.isInListRow = false }))
  }
}

/// What is scrolled: no row of a list, though it may lie in one.
private typealias ScrolledStack<Content: View> = LayoutView<
  VStackLayout, ModifiedContent<Content, EnvironmentModifier>
>

private final class ScrollNode<Content: View>: ViewNode<ScrollView<Content>>, ScrollViewNode {
  private var content: ViewNode<ScrolledStack<Content>>!
  private var element: ScrollElement!

  override init(_ view: ScrollView<Content>, in context: NodeContext) {
    super.init(view, in: context)
    var contentContext = childContext()
    contentContext.inherited = inherited.belowLayout
    content = contentContext.makeNode(view.stack)
    element = ScrollElement(node: self, content: content.elements[0])
    configure()
  }

  var scrollElement: ScrollElement { element }

  override var children: [Node] { [content] }
  override func collectElements() -> [Element] { [element] }
  override func childElementsChanged() -> Bool { false }

  override func update(_ view: ScrollView<Content>) {
    self.view = view
    configure()
    content.update(view.stack)
  }

  override func runAgain() {
    isDirty = false
    configure()
  }

  override func willBeRemoved() { element.refresh = nil }

  private func configure() {
    var (settings, refresh) = host.trackAlso(self) {
      (element.environment.scrollSettings, element.environment.refresh)
    }
    if !view.showsIndicators { settings.hidesIndicators.formUnion(view.axes) }
    element.configure(axes: view.axes, settings: settings)
    element.configureRefresh(refresh)
  }
}
