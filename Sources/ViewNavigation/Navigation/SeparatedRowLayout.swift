import Foundation
import Geometry
import ViewRuntime

/// A row, and the line below it: from the row's `listRowSeparatorLeading` guide, which a label sets
/// where its title begins, to `inset` points before the row's end.
struct SeparatedRowLayout: Layout {
  /// Where lines begin and end in rows without guides, in points.
  let inset: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let row = subviews.first else { return }
    let proposal = ProposedViewSize(bounds.size)
    row.place(at: bounds.origin, proposal: proposal)
    guard subviews.count > 1 else { return }
    let dimensions = row.dimensions(in: proposal)
    let start = dimensions[explicit: .listRowSeparatorLeading] ?? inset
    let end = dimensions[explicit: .listRowSeparatorTrailing] ?? bounds.width - inset
    subviews[1].place(
      at: CGPoint(x: bounds.minX + start, y: bounds.maxY), anchor: .bottomLeading,
      proposal: ProposedViewSize(width: max(0, end - start), height: nil))
  }
}
