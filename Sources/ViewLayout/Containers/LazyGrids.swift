import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// A grid with given columns that grows downwards and builds its views when they are seen.
nonisolated public struct LazyVGrid<Content: View>: LazyContainerView {
  let arrangement: LazyArrangement
  let content: Content

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, spacing: spacing, items: columns, guide: alignment.key,
      pinned: pinnedViews)
    self.content = content()
  }
}

/// A grid with given rows that grows sideways and builds its views when they are seen.
nonisolated public struct LazyHGrid<Content: View>: LazyContainerView {
  let arrangement: LazyArrangement
  let content: Content

  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, spacing: spacing, items: rows, guide: alignment.key,
      pinned: pinnedViews)
    self.content = content()
  }
}
