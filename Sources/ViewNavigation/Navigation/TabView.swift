import Foundation
import Geometry
import Motion
import ViewContent
import ViewControls
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// Screens of which one is shown: chosen in a bar, or swiped through as pages.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: PickerSelection?
  let content: Content
  @Environment(\.tabViewStyle) private var style
  @Environment(\.horizontalSizeClass) private var sizeClass
  /// The tag or number of the tab shown, where the program keeps no selection.
  @State private var own: AnyHashable?
  @State private var bar = TabBarModel()
  @State private var appearance = AppearanceScope()
  @Environment(\.appearanceScope) private var outerAppearance

  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
  {
    self.selection = selection.map { PickerSelection($0) }
    self.content = content()
  }

  nonisolated init(selection: PickerSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  @MainActor public var body: some View {
    ChildrenView(content.modifier(TabSurroundings(bar: bar, appearance: appearance, style: style)))
    {
      tabs in
      let shown = shownIndex(tabs)
      let _ = shows(tabs, shown)
      screens(tabs, shown)
        .overlay { TabAccessory(bar: bar, hasSearch: tabs.contains { $0.isSearch }) }
    }
  }

  @ViewBuilder @MainActor private func screens(_ tabs: [ChildView], _ shown: Int) -> some View {
    switch style {
    case .automatic: barScreens(tabs, shown)
    case .sidebarAdaptable:
      SplitSizeReader { isWide in
        if isWide, tabs.contains(where: { $0.trait(TabSectionTrait.self) != nil }) {
          let _ = bar.stand(.side)
          TabSidebar(tabs: tabs, shown: shown) { choose(tabs, $0) }
        } else {
          barScreens(tabs, shown)
        }
      }
    case .page(let dots): Pages(tabs: tabs, shown: shown, dots: dots) { choose(tabs, $0) }
    case .verticalPage:
      Pages(tabs: tabs, shown: shown, dots: .automatic, axis: .vertical) { choose(tabs, $0) }
    }
  }

  /// With a bar at the bottom, or on an iPad at the top.
  @ViewBuilder @MainActor private func barScreens(_ tabs: [ChildView], _ shown: Int) -> some View {
    let isAtTop = sizeClass == .regular
    let _ = bar.stand(isAtTop ? .top : .bottom)
    if isAtTop {
      TopTabScreens(tabs: tabs, shown: shown, bar: bar) { choose(tabs, $0) }
    } else {
      TabScreens(tabs: tabs, shown: shown, bar: bar) { choose(tabs, $0) }
    }
  }

  /// The views of the other tabs are there, but have disappeared, or not appeared yet.
  @MainActor private func shows(_ tabs: [ChildView], _ shown: Int) {
    let part = tabs.indices.contains(shown) ? tabs[shown].part : .nothing
    appearance.show(part, in: outerAppearance)
    bar.show(part)
  }

  @MainActor private func key(_ tabs: [ChildView], _ index: Int) -> AnyHashable {
    tabs[index].tag ?? AnyHashable(index)
  }

  @MainActor private func shownIndex(_ tabs: [ChildView]) -> Int {
    guard let value = selection?.value() ?? own else { return 0 }
    return tabs.indices.first { tabs[$0].isTagged(value) || key(tabs, $0) == value } ?? 0
  }

  @MainActor private func choose(_ tabs: [ChildView], _ index: Int) {
    guard tabs.indices.contains(index) else { return }
    if let selection { selection.select(key(tabs, index)) } else { own = key(tabs, index) }
  }
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// What the screens of all tabs find around themselves.
private struct TabSurroundings: ViewModifier {
  let bar: TabBarModel
  let appearance: AppearanceScope
  let style: TabViewStyleKind

  @MainActor func body(content: Content) -> some View {
    content
      .environment(\.tabViewStyle, .automatic)
      .environment(\.isInTab, style == .automatic || style == .sidebarAdaptable)
      .environment(\.tabBarModel, bar)
      .environment(\.appearanceScope, appearance)
  }
}

enum TabItemTrait: ElementTrait { typealias Value = AnyView }

/// A tab with its title: what iOS 18 writes for a view with a `tabItem`.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View> {
  let value: Value?
  let content: Content
  let label: Label
  var badge: Text?
  var role: TabRole?

  nonisolated init(value: Value?, content: Content, label: Label) {
    (self.value, self.content, self.label) = (value, content, label)
  }

  /// What it shows, with its title.
  @ViewBuilder @MainActor var screen: some View {
    let screen = ImplicitStack(.vertical, content: content)
      .environment(\.isInSearchTab, role == .search)
    if let value {
      screen.tabItem { label }.tag(value).badge(badge)
        .modifier(TraitModifier(TabRoleTrait.self, value: role))
    } else {
      screen.tabItem { label }.badge(badge)
        .modifier(TraitModifier(TabRoleTrait.self, value: role))
    }
  }
}

extension View {
  /// Sets the title and the symbol of a tab.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TraitModifier(TabItemTrait.self, value: AnyView(label())))
  }
}

/// How tabs are shown.
public protocol TabViewStyle {}

enum TabViewStyleKind: Equatable {
  case automatic
  case sidebarAdaptable
  case page(PageTabViewStyle.IndexDisplayMode.Kind)
  case verticalPage
}

protocol SystemTabViewStyle: TabViewStyle {
  var kind: TabViewStyleKind { get }
}

nonisolated public struct DefaultTabViewStyle: SystemTabViewStyle {
  var kind: TabViewStyleKind { .automatic }
  nonisolated public init() {}
}

/// A sidebar in a wide window where there are sections of tabs; in a narrow one, such as a phone's, a bar.
nonisolated public struct SidebarAdaptableTabViewStyle: SystemTabViewStyle {
  var kind: TabViewStyleKind { .sidebarAdaptable }
  nonisolated public init() {}
}

nonisolated public struct TabBarOnlyTabViewStyle: SystemTabViewStyle {
  var kind: TabViewStyleKind { .automatic }
  nonisolated public init() {}
}

nonisolated public struct PageTabViewStyle: SystemTabViewStyle {
  nonisolated public struct IndexDisplayMode: Sendable {
    enum Kind { case automatic, always, never }
    let kind: Kind
    public static let automatic = IndexDisplayMode(kind: .automatic)
    public static let always = IndexDisplayMode(kind: .always)
    public static let never = IndexDisplayMode(kind: .never)
  }

  let mode: IndexDisplayMode
  var kind: TabViewStyleKind { .page(mode.kind) }
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }
  nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode)
    -> PageTabViewStyle
  {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

public protocol IndexViewStyle {}
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  nonisolated public struct BackgroundDisplayMode: Sendable {
    let isShown: Bool
    public static let automatic = BackgroundDisplayMode(isShown: false)
    public static let interactive = BackgroundDisplayMode(isShown: false)
    public static let always = BackgroundDisplayMode(isShown: true)
    public static let never = BackgroundDisplayMode(isShown: false)
  }
  let mode: BackgroundDisplayMode
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private struct TabViewStyleKey: EnvironmentKey {
  static var defaultValue: TabViewStyleKind { .automatic }
}
private struct IndexBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var tabViewStyle: TabViewStyleKind {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
  var hasPageIndexBackground: Bool {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the tab views inside.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let kind = (style as? any SystemTabViewStyle)?.kind ?? .automatic
    return modifier(EnvironmentModifier { $0.tabViewStyle = kind })
  }

  /// Sets the look of the dots below pages.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.hasPageIndexBackground, (style as? PageIndexViewStyle)?.mode.isShown ?? false)
  }
}
