import Foundation
@_spi(Runtime) import ViewRuntime

/// A view whose body is run again only when its value is no longer equal to the one before.
nonisolated public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  public var content: Content

  nonisolated public init(content: Content) { self.content = content }

  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    EquatableNode(view, in: context)
  }
}

private final class EquatableNode<Content: View & Equatable>: ViewNode<EquatableView<Content>> {
  private var content: ViewNode<Content>!

  override init(_ view: EquatableView<Content>, in context: NodeContext) {
    super.init(view, in: context)
    content = childContext().makeNode(view.content)
  }

  override var children: [Node] { [content] }

  override func update(_ view: EquatableView<Content>) {
    let isSame = self.view.content == view.content
    guard !isSame else { return }
    self.view = view
    content.update(view.content)
  }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
