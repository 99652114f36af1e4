import Foundation
import Geometry
import ViewRuntime

/// Puts entries one beside another, in as many rows as they need.
struct LegendFlow: Layout {
  /// In points.
  static let spacing: CGFloat = 8
  static let rowSpacing: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let frames = frames(subviews.map { $0.sizeThatFits(.unspecified) }, width: proposal.width)
    return CGSize(
      width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let frames = frames(subviews.map { $0.sizeThatFits(.unspecified) }, width: bounds.width)
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  func frames(_ sizes: [CGSize], width: CGFloat?) -> [CGRect] {
    var (x, y, rowHeight): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return sizes.map { size in
      if x > 0, x + size.width > (width ?? .infinity) + 0.5 {
        y += rowHeight + Self.rowSpacing
        (x, rowHeight) = (0, 0)
      }
      defer {
        x += size.width + Self.spacing
        rowHeight = max(rowHeight, size.height)
      }
      return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
  }
}
