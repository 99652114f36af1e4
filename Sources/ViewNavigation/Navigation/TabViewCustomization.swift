import Foundation
import ViewContent
import ViewInteraction
import ViewLayout
import ViewRuntime

/// What a user has changed about the tabs of a sidebar: kept, and shown where there is a sidebar.
nonisolated public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// What was changed about one tab.
  nonisolated public struct TabCustomization: Codable, Equatable, Sendable {
    private var inSidebar: Bool?
    private var inTabBar: Bool?

    public var sidebarVisibility: Visibility {
      get { Self.visibility(inSidebar) }
      set { inSidebar = Self.flag(newValue) }
    }
    public var tabBarVisibility: Visibility {
      get { Self.visibility(inTabBar) }
      set { inTabBar = Self.flag(newValue) }
    }

    private static func visibility(_ flag: Bool?) -> Visibility {
      flag.map { $0 ? .visible : .hidden } ?? .automatic
    }
    private static func flag(_ visibility: Visibility) -> Bool? {
      visibility == .automatic ? nil : visibility == .visible
    }
  }

  /// What was changed about one section.
  nonisolated public struct SectionCustomization: Codable, Equatable, Sendable {
    /// The tabs in the order that the user gave them; nil where it is the program's.
    public private(set) var tabOrder: [String]?
    public mutating func resetTabOrder() { tabOrder = nil }
  }

  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  public init() {}

  public subscript(tab id: String) -> TabCustomization? {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }
  public subscript(section id: String) -> SectionCustomization? {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue }
  }
  public subscript(sidebarVisibility id: String) -> Visibility? {
    get { tabs[id]?.sidebarVisibility }
    set { tabs[id, default: TabCustomization()].sidebarVisibility = newValue ?? .automatic }
  }
  public subscript(tabBarVisibility id: String) -> Visibility? {
    get { tabs[id]?.tabBarVisibility }
    set { tabs[id, default: TabCustomization()].tabBarVisibility = newValue ?? .automatic }
  }

  public mutating func resetVisibility() { tabs = [:] }
  public mutating func resetSectionOrder() { sections = [:] }
  public mutating func resetSectionOrder(for sectionID: String) { sections[sectionID] = nil }
  /// The tabs of a section in the order that the user gave them; nil where it is the program's.
  public subscript(sectionID id: String) -> [String]? { sections[id]?.tabOrder }
}

/// What kind of bar shows the tabs.
nonisolated public struct TabBarPlacement: Hashable, Sendable {
  private enum Kind: Sendable { case topBar, bottomBar, sidebar, ornament, pageIndicator }
  private let kind: Kind
  public static let topBar = TabBarPlacement(kind: .topBar)
  public static let bottomBar = TabBarPlacement(kind: .bottomBar)
  public static let sidebar = TabBarPlacement(kind: .sidebar)
  public static let ornament = TabBarPlacement(kind: .ornament)
  public static let pageIndicator = TabBarPlacement(kind: .pageIndicator)
}

extension EnvironmentValues {
  /// Where the bar of the tabs around stands; nil outside of any.
  public var tabBarPlacement: TabBarPlacement? {
    guard isInTab else { return nil }
    let model = tabBarModel
    let place = assumeMainActor { model?.place }
    if place == .side { return .sidebar }
    return horizontalSizeClass == .regular ? .topBar : .bottomBar
  }

  /// Whether the tab view around shows its sections: a bar does not.
  public var isTabBarShowingSections: Bool { false }
}

extension AppStorage where Value == TabViewCustomization {
  /// What a user has changed about the tabs, as it was left.
  nonisolated public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) { self.init(kept: wrappedValue, key) }
}

extension View {
  /// Keeps what a user has changed about the tabs of a sidebar. A narrow window has none.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?)
    -> some View
  { self }

  /// Views above, below and under the tabs of a sidebar, of which a narrow window has none.
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  { self }
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  { self }
  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  { self }
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    self
  }
}
