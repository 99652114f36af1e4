import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// Room that takes what is left along its stack; in both directions where there is no stack.
nonisolated public struct Spacer: PrimitiveView, Sendable {
  /// The smallest length in points; nil for 8.
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor package static func makeNode(_ view: Spacer, in context: NodeContext) -> ViewNode<
    Spacer
  > {
    SpacerNode(view, in: context)
  }
}

private final class SpacerNode: ViewNode<Spacer> {
  private var element: SpacerElement!

  override init(_ view: Spacer, in context: NodeContext) {
    super.init(view, in: context)
    element = SpacerElement(spacerNode: self)
  }

  override func collectElements() -> [Element] { [element] }

  override func update(_ view: Spacer) {
    let old = self.view
    self.view = view
    if old.minLength != view.minLength { element.setNeedsLayout() }
  }
}

private final class SpacerElement: Element {
  private unowned let spacerNode: SpacerNode

  init(spacerNode: SpacerNode) {
    self.spacerNode = spacerNode
    super.init(node: spacerNode)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = spacerNode.view.minLength ?? 8
    let width = max(least, proposal.width ?? least)
    let height = max(least, proposal.height ?? least)
    switch stackAxisOfContent {
    case .horizontal?: return CGSize(width: width, height: 0)
    case .vertical?: return CGSize(width: 0, height: height)
    case nil: return CGSize(width: width, height: height)
    }
  }

  override var spacing: ViewSpacing { .zero }

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
    // All others choose before a spacer does.
    if Key.self == LayoutPriorityTrait.self { return -Double.infinity as? Key.Value }
    return nil
  }
}
