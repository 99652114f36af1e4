import ViewCatalog
import ViewRuntime

// How the bars of iOS 26 behave while their content moves.

public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let soft = Self(name: "soft")
  public static let hard = Self(name: "hard")
}

public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let minimize = Self(name: "minimize")
}

extension View {
  /// How what is scrolled below the bar at the top is seen; at the other edges nothing lies over it.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    topEdgeEffect(edges.contains(.top) && style != nil ? (style == .hard ? .hard : .soft) : nil)
  }

  /// Shows what is scrolled below the bar at the top as it is.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
    -> some View
  { topEdgeEffect(hidden && edges.contains(.top) ? .hidden : nil) }
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  nonisolated public func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> some View {
    self
  }
  /// Says whether one searches as soon as the tab to search with is chosen.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    searchesInChosenTab(activation.isBySelection)
  }

  /// A bar of one's own at an edge: content scrolls below it.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

public struct TabSearchActivation: Sendable {
  let isBySelection: Bool
  public static let automatic = Self(isBySelection: false)
  public static let searchTabSelection = Self(isBySelection: true)
}

extension ToolbarContent {
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some ToolbarContent
  { self }
}

/// An item that the system would put into the bar by itself: it stays where it is here.
nonisolated public struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
  private let placement: ToolbarItemPlacement

  nonisolated public init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) { self.placement = placement }

  @MainActor public var body: some CustomizableToolbarContent {
    ToolbarItem(id: "default", placement: placement) { EmptyView() }
  }
}

extension CustomizableToolbarContent {
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some CustomizableToolbarContent
  { self }
}
