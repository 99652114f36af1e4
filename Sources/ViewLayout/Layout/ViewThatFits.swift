@_spi(Runtime) import Drawing
import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// The first of several views whose ideal size fits; the last where none does.
nonisolated public struct ViewThatFits<Content: View>: LayoutContainer {
  package let layout: ViewThatFitsLayout
  package let content: Content

  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    layout = ViewThatFitsLayout(axes: axes)
    self.content = content()
  }

  @MainActor package static func makeElement(
    layout: ViewThatFitsLayout, node: Node, source: Node
  ) -> LayoutElement<ViewThatFitsLayout> {
    ViewThatFitsElement(layout: layout, node: node, source: source)
  }
}

nonisolated package struct ViewThatFitsLayout: Layout {
  let axes: Axis.Set

  /// The position of the view to be shown; nil where there is none at all.
  func choice(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Int? {
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    return subviews.firstIndex { subview in
      let size = subview.sizeThatFits(ideal)
      return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
    } ?? subviews.indices.last
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    choice(proposal, subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    choice(.unspecified, subviews).map { subviews[$0].spacing } ?? ViewSpacing()
  }
}

/// Shows and touches the chosen view alone.
private final class ViewThatFitsElement: LayoutElement<ViewThatFitsLayout> {
  private var chosen: Element? {
    withSubviews { subviews in layout.choice(placedProposal, subviews).map { subviews[$0].element }
    }
  }

  override func display(into list: inout DisplayList) { chosen?.draw(into: &list) }

  override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    chosen?.hitTest(point, into: &path) ?? false
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    chosen?.accessibilityElementsIfShown() ?? []
  }

  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    withSubviews { subviews in
      layout.choice(dimensions.proposal, subviews).flatMap {
        subviews[$0].dimensions(in: dimensions.proposal).explicitly(key)
      }
    }
  }
}
