import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// A container whose rows are built when they are seen.
@MainActor
protocol LazyContainerView: PrimitiveView {
  associatedtype Content: View
  var arrangement: LazyArrangement { get }
  var content: Content { get }
}

extension LazyContainerView {
  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    LazyContainerNode(view, in: context)
  }
}

private final class LazyContainerNode<Container: LazyContainerView>: ViewNode<Container> {
  private var content: ViewNode<Container.Content>!
  private var element: LazyElement!

  override init(_ view: Container, in context: NodeContext) {
    super.init(view, in: context)
    var contentContext = childContext()
    contentContext.inherited = inherited.belowLayout
    contentContext.inherited.buildsLazily = true
    content = contentContext.makeNode(view.content)
    element = LazyElement(arrangement: view.arrangement, node: self, source: content)
  }

  override var children: [Node] { [content] }
  override func collectElements() -> [Element] { [element] }

  override func childElementsChanged() -> Bool {
    element?.childrenChanged()
    return false
  }

  override func update(_ view: Container) {
    self.view = view
    element.arrangement = view.arrangement
    content.update(view.content)
  }

  override func runAgain() {
    isDirty = false
    element.layoutDirectionMayHaveChanged()
  }
}

/// Which headers stay in sight while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
