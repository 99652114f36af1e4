import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

extension View {
  /// Leaves room around this view, in points on each edge.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(Padding(insets: insets))
  }

  /// Leaves room on some edges: `length` points, or the standard 16.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(Padding(insets: EdgeInsets(length ?? Padding.standard, edges: edges)))
  }

  /// Leaves `length` points of room on every edge.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

nonisolated private struct Padding: LayoutModifier {
  static let standard: CGFloat = 16

  let insets: EdgeInsets

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  @MainActor func size(of content: Element, for proposal: ProposedViewSize) -> CGSize {
    let size = content.size(for: offer(proposal))
    return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  @MainActor func placement(of content: Element, in size: CGSize, proposal: ProposedViewSize)
    -> ContentPlacement
  {
    ContentPlacement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: offer(proposal))
  }

  @MainActor func spacing(of content: Element) -> ViewSpacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.formUnion(.top) }
    if insets.leading != 0 { edges.formUnion(.leading) }
    if insets.bottom != 0 { edges.formUnion(.bottom) }
    if insets.trailing != 0 { edges.formUnion(.trailing) }
    return content.spacing.resetting(edges)
  }
}
