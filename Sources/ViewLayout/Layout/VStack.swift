import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// Views one below another.
nonisolated public struct VStack<Content: View>: LayoutContainer {
  package let layout: VStackLayout
  package let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension VStack: Sendable where Content: Sendable {}

/// Arranges views one below another.
nonisolated public struct VStackLayout: Layout, Sendable {
  public typealias Cache = _StackLayoutCache

  /// Where the views are lined up across the stack.
  public var alignment: HorizontalAlignment
  /// The distance between neighbours in points; nil for what they wish themselves.
  public var spacing: CGFloat?

  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private var arrangement: StackArrangement {
    StackArrangement(axis: .vertical, guide: alignment.key, spacing: spacing)
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
