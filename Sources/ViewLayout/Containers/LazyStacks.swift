import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// A column that builds its views when they are seen.
nonisolated public struct LazyVStack<Content: View>: LazyContainerView {
  let arrangement: LazyArrangement
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, spacing: spacing, items: nil, guide: alignment.key, pinned: pinnedViews)
    self.content = content()
  }
}

/// A row that builds its views when they are seen.
nonisolated public struct LazyHStack<Content: View>: LazyContainerView {
  let arrangement: LazyArrangement
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, spacing: spacing, items: nil, guide: alignment.key, pinned: pinnedViews)
    self.content = content()
  }
}
