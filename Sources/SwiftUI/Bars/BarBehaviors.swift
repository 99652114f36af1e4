import ViewCatalog
import ViewRuntime

// How the bars of iOS 26 behave while their content moves. They stay as they are here: at rest they look alike.

public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let soft = Self(name: "soft")
  public static let hard = Self(name: "hard")
}

public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let onScrollDown = Self(name: "onScrollDown")
  public static let onScrollUp = Self(name: "onScrollUp")
  public static let never = Self(name: "never")
}

public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let minimize = Self(name: "minimize")
}

public enum TabViewBottomAccessoryPlacement: Sendable { case expanded, inline }

extension EnvironmentValues {
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
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
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    if behavior == .onScrollDown || behavior == .onScrollUp {
      Reports.once("tabBarMinimizeBehavior is left out: the bar keeps its size while one scrolls")
    }
    return self
  }
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }
  nonisolated public func backgroundExtensionEffect() -> some View {
    backgroundExtensionEffect(isEnabled: true)
  }
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    if isEnabled {
      Reports.once("backgroundExtensionEffect is left out: views end where they end")
    }
    return self
  }
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  nonisolated public func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> some View {
    self
  }
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    self
  }

  /// A view that floats over the tab bar.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    // A capsule of 48 points, 8 above the bar of tabs, which ends 81 above the window's edge.
    return environment(\.tabAccessoryRoom, 56)
      .overlay {
        content.frame(maxWidth: .infinity).frame(height: 48).glassEffect()
          .padding(.horizontal, 21).padding(.bottom, 89)
          .frame(maxHeight: .infinity, alignment: .bottom)
          .ignoresSafeArea(.container, edges: .bottom)
      }
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
  public static let automatic = Self()
  public static let searchTabSelection = Self()
}

extension ToolbarContent {
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some ToolbarContent
  { self }
}

public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  public static let search = Self(name: "search")
  public static let sidebarToggle = Self(name: "sidebarToggle")
  public static let title = Self(name: "title")
}

/// An item that the system would put into the bar by itself: the search field stays where it is here.
public func DefaultToolbarItem(
  kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
) -> some ToolbarContent {
  ToolbarItemGroup(placement: placement) { EmptyView() }
}
