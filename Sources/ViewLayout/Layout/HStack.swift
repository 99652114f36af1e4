import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// Views side by side.
nonisolated public struct HStack<Content: View>: LayoutContainer {
  package let layout: HStackLayout
  package let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension HStack: Sendable where Content: Sendable {}

/// Arranges views side by side.
nonisolated public struct HStackLayout: Layout, Sendable {
  public typealias Cache = _StackLayoutCache

  /// Where the views are lined up across the stack.
  public var alignment: VerticalAlignment
  /// The distance between neighbours in points; nil for what they wish themselves.
  public var spacing: CGFloat?

  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private var arrangement: StackArrangement {
    StackArrangement(axis: .horizontal, guide: alignment.key, spacing: spacing)
  }

  public func makeCache(subviews: Subviews) -> Cache { arrangement.makeCache(subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    arrangement.spacing(subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    arrangement.size(proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    arrangement.place(in: bounds, proposal, subviews, &cache)
  }
}
