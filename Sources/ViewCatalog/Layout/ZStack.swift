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
    extent(proposal, subviews).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let extent = extent(proposal, subviews)
    let top = subviews.map(\.priority).max()
    for subview in subviews {
      let offer = subview.priority == top ? proposal : ProposedViewSize(extent.size)
      let dimensions = subview.dimensions(in: offer)
      subview.place(
        at: CGPoint(
          x: bounds.minX - extent.minX - dimensions[alignment.horizontal],
          y: bounds.minY - extent.minY - dimensions[alignment.vertical]),
        proposal: offer)
    }
  }

  /// The box around the deciding views, when the guides of all lie at 0, 0.
  private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
    let top = subviews.map(\.priority).max()
    var result: CGRect?
    for subview in subviews where subview.priority == top {
      let dimensions = subview.dimensions(in: proposal)
      let box = CGRect(
        x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical],
        width: dimensions.width, height: dimensions.height)
      result = result?.enclosing(box) ?? box
    }
    return result ?? .zero
  }
}

extension CGRect {
  /// The smallest rectangle around both; unlike `union`, empty rectangles count with their place.
  /// Infinite lengths stay so.
  fileprivate func enclosing(_ other: CGRect) -> CGRect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    let right = max(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = max(origin.y + size.height, other.origin.y + other.size.height)
    guard !size.width.isInfinite, !size.height.isInfinite, !other.size.width.isInfinite,
      !other.size.height.isInfinite
    else {
      return CGRect(
        x: x.isFinite ? x : 0, y: y.isFinite ? y : 0, width: max(size.width, other.size.width),
        height: max(size.height, other.size.height))
    }
    return CGRect(x: x, y: y, width: right - x, height: bottom - y)
  }
}
