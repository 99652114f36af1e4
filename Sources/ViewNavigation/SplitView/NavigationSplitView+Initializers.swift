import ViewRuntime

extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(SplitBindings(), sidebar: sidebar(), content: nil, detail: detail())
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      SplitBindings(visibility: columnVisibility), sidebar: sidebar(), content: nil,
      detail: detail())
  }

  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      SplitBindings(compactColumn: preferredCompactColumn), sidebar: sidebar(), content: nil,
      detail: detail())
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      SplitBindings(visibility: columnVisibility, compactColumn: preferredCompactColumn),
      sidebar: sidebar(), content: nil, detail: detail())
  }
}

extension NavigationSplitView {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(SplitBindings(), sidebar: sidebar(), content: content(), detail: detail())
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      SplitBindings(visibility: columnVisibility), sidebar: sidebar(), content: content(),
      detail: detail())
  }

  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      SplitBindings(compactColumn: preferredCompactColumn), sidebar: sidebar(),
      content: content(), detail: detail())
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      SplitBindings(visibility: columnVisibility, compactColumn: preferredCompactColumn),
      sidebar: sidebar(), content: content(), detail: detail())
  }
}
