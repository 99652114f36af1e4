import Drawing
import Foundation
import Motion

/// A modifier that arranges its one content: padding, frames, fixed sizes.
@MainActor
package protocol LayoutModifier: PrimitiveModifier {
  /// The size around `content` when proposed `proposal`, in points.
  func size(of content: Element, for proposal: ProposedViewSize) -> CGSize

  /// Where the content's top left corner goes in a box of `size`, and what it is proposed.
  func placement(of content: Element, in size: CGSize, proposal: ProposedViewSize)
    -> ContentPlacement

  /// The distance to neighbours; that of the content unless it is changed.
  func spacing(of content: Element) -> ViewSpacing
}

package struct ContentPlacement {
  package var origin: CGPoint
  package var proposal: ProposedViewSize

  package init(origin: CGPoint, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}

extension LayoutModifier {
  package func spacing(of content: Element) -> ViewSpacing { content.spacing }

  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    LayoutModifierNode(view, in: context)
  }
}

@MainActor
private final class LayoutModifierNode<Content: View, Modifier: LayoutModifier>: WrappingNode<
  Content, Modifier
>
{
  override func makeWrapper(around element: Element) -> WrapperElement {
    LayoutModifierElement<Content, Modifier>(layoutNode: self, content: element)
  }

  override func modifierChanged(from old: Modifier) {
    guard !ViewEquality.areEqual(old, modifier) else { return }
    for element in elements { element.setNeedsLayout() }
  }

  override func runAgain() {
    isDirty = false
    for element in elements {
      element.layoutDirectionMayHaveChanged()
      element.setNeedsLayout()
    }
  }
}

@MainActor
private final class LayoutModifierElement<Content: View, Modifier: LayoutModifier>: WrapperElement {
  private unowned let layoutNode: LayoutModifierNode<Content, Modifier>

  init(layoutNode: LayoutModifierNode<Content, Modifier>, content: Element) {
    self.layoutNode = layoutNode
    super.init(node: layoutNode, content: content)
  }

  override var showsContentUnchanged: Bool { true }

  override func display() -> DisplayList { content.picture() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    host.trackAlso(layoutNode) { layoutNode.modifier.size(of: content, for: proposal) }
  }

  override var spacing: ViewSpacing { layoutNode.modifier.spacing(of: content) }

  private func placement(in size: CGSize, proposal: ProposedViewSize) -> ContentPlacement {
    layoutNode.modifier.placement(of: content, in: size, proposal: proposal)
  }

  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let place = placement(in: dimensions.size, proposal: dimensions.proposal)
    return content.knownAlignment(key, in: content.dimensions(for: place.proposal)).map {
      $0 + (key.isHorizontal ? place.origin.x : place.origin.y)
    }
  }

  override func layOutContent() {
    let place = placement(in: frame.size, proposal: placedProposal)
    let x = mirrored(place.origin.x, width: content.size(for: place.proposal).width)
    content.place(
      at: CGPoint(x: frame.minX + x, y: frame.minY + place.origin.y), proposal: place.proposal)
  }
}
