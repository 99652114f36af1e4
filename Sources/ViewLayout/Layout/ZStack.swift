import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// Views one in front of another.
nonisolated public struct ZStack<Content: View>: LayoutContainer {
  package let layout: ZStackLayout
  package let content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: Sendable where Content: Sendable {}

/// Arranges views one in front of another, with the same guides in the same place.
///
/// The views of the highest layout priority decide how large the stack is; the others get that size.
nonisolated public struct ZStackLayout: Layout, Sendable {
  public var alignment: Alignment

  nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let extent = extent(proposal, subviews)
    return CGSize(width: extent.x.length, height: extent.y.length)
  }

  /// Places the views. Where nothing was offered they are offered the stack's own size, so that a fill
  /// lies behind all of its neighbours.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offer = ProposedViewSize(proposal.replacingUnspecifiedDimensions(by: bounds.size))
    let extent = extent(offer, subviews)
    let ownSize = ProposedViewSize(width: extent.x.length, height: extent.y.length)
    let top = subviews.map(\.priority).max()
    for subview in subviews {
      let offer = subview.priority == top ? offer : ownSize
      let dimensions = subview.dimensions(in: offer)
      subview.place(
        at: CGPoint(
          x: bounds.minX + extent.x.start(guide: dimensions[alignment.horizontal]),
          y: bounds.minY + extent.y.start(guide: dimensions[alignment.vertical])),
        proposal: offer)
    }
  }

  /// How far the deciding views reach around their common guides.
  private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews)
    -> (x: AlignedExtent, y: AlignedExtent)
  {
    let top = subviews.map(\.priority).max()
    var (x, y) = (AlignedExtent(), AlignedExtent())
    for subview in subviews where subview.priority == top {
      let dimensions = subview.dimensions(in: proposal)
      x.add(length: dimensions.width, guide: dimensions[alignment.horizontal])
      y.add(length: dimensions.height, guide: dimensions[alignment.vertical])
    }
    return (x, y)
  }
}
