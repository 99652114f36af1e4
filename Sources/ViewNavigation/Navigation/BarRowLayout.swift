import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// A bar's row: what stands at its ends in the widths that a stack would give it, and the title between them.
///
/// The title is in the middle of the bar where it has room there, else as near to the middle as the ends leave, and no
/// wider than what is between them: as in UIKit's bars. Its views are the title and the two ends.
nonisolated struct BarRowLayout: Layout {
  /// Points, between the title and the ends.
  static let gap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (title, ends) = (subviews[0], [subviews[1], subviews[2]])
    let widths = endWidths(ends, in: bounds.size)
    let edges: [(x: CGFloat, anchor: UnitPoint)] = [
      (bounds.minX, .leading), (bounds.maxX, .trailing),
    ]
    for (index, edge) in edges.enumerated() {
      ends[index].place(
        at: CGPoint(x: edge.x, y: bounds.midY), anchor: edge.anchor,
        proposal: ProposedViewSize(width: widths[index].offered, height: bounds.height))
    }
    func room(beside width: CGFloat) -> CGFloat { width > 0 ? width + Self.gap : 0 }
    let start = bounds.minX + room(beside: widths[0].taken)
    let end = max(bounds.maxX - room(beside: widths[1].taken), start)
    let offer = ProposedViewSize(width: end - start, height: bounds.height)
    let half = title.sizeThatFits(offer).width / 2
    title.place(
      at: CGPoint(x: max(min(bounds.midX, end - half), start + half), y: bounds.midY),
      anchor: .center, proposal: offer)
  }

  /// What a stack with a spacer between the ends would offer them, and what they take of it: half to the one that can
  /// change its width less, and to the other what that leaves.
  private func endWidths(_ ends: [LayoutSubview], in size: CGSize) -> [(
    offered: CGFloat, taken: CGFloat
  )] {
    func width(_ index: Int, _ offer: CGFloat) -> CGFloat {
      ends[index].sizeThatFits(ProposedViewSize(width: offer, height: size.height)).width
    }
    let flexibility = ends.indices.map { width($0, .infinity) - width($0, 0) }
    let first = flexibility[1] < flexibility[0] ? 1 : 0
    // The spacer's own width, and the stack's spacing around it.
    let total = max(size.width - 3 * Self.gap, 0)
    var result = [(offered: total / 2, taken: width(first, total / 2))]
    let left = max(total - result[0].taken, 0)
    result.insert((left, width(1 - first, left)), at: 1 - first)
    return result
  }
}
