import Foundation
import Geometry
import Motion
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// One screen, and a bar of glass that floats above its end.
struct TabScreens: View {
  let tabs: [ChildView]
  let shown: Int
  @ObservedObject var bar: TabBarModel
  let choose: @MainActor (Int) -> Void
  @Environment(\.tabAccessoryRoom) private var accessoryRoom
  /// Whether the tabs behind "More" are listed.
  @State private var listsMore = false

  var body: some View {
    let hasBar = !SystemBars.hideTabBars && !bar.isHidden
    let more = MoreTabs(tabs)
    let isMore = !more.behind.isEmpty && (listsMore || more.isBehind(shown))
    let _ = remember()
    ZStack(alignment: .bottom) {
      Group {
        if isMore {
          MoreTabsScreen(tabs: more, shown: shown, isListed: $listsMore, choose: choose)
        } else if tabs.indices.contains(shown) {
          ForEach([tabs[shown]]) { $0 }
        }
      }
      .fillingPlace()
      .safeAreaPadding(.bottom, hasBar ? Self.barRoom + accessoryRoom : 0)
      .modifier(TabBarMinimizer(bar: bar))
      if hasBar, let bars = bar.searchBars, tabs.indices.contains(shown), tabs[shown].isSearch {
        let back = tabs.shownInBar.first { $0.index == bar.latest }
        SearchTabBar(back: back?.tab, bars: bars) { choose(bar.latest) }
      } else if hasBar {
        TabBar(tabs: tabs, more: more, shown: isMore ? nil : shown, bar: bar) { index in
          listsMore = index == nil
          if let index { choose(index) }
        }
      }
    }
    // The bar stands over the home indicator, and its room begins at the window's edge.
    .ignoresSafeArea(.container, edges: hasBar ? .bottom : [])
  }

  private func remember() {
    if tabs.indices.contains(shown), !tabs[shown].isSearch { bar.latest = shown }
  }

  /// What the bar covers, in points: recorded on iOS 26.
  static let barRoom: CGFloat = 83
}

private struct IsInTabKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether this stands in a screen of a tab bar.
  var isInTab: Bool {
    get { self[IsInTabKey.self] }
    set { self[IsInTabKey.self] = newValue }
  }
}

/// Sizes of a bar of tabs, in points: recorded on iOS 26, but for those of a small one.
enum TabBarMetrics {
  static let height: CGFloat = 58
  static let slot: CGFloat = 86
  static let end: CGFloat = 6
  static let below: CGFloat = 23
  static let margin: CGFloat = 21
  static let spacing: CGFloat = 8
  static let pillHeight: CGFloat = 53.5
  /// How far the darker capsule reaches over its tab's part of the bar, on both sides together.
  static let pillOverlap: CGFloat = 7.5
  static let textFont = Font.system(size: 10, weight: .medium)
  static let symbolFont = Font.system(size: 19, weight: .medium)
  static let symbolHeight: CGFloat = 24
  static let titleSpacing: CGFloat = 2
  /// By eye.
  static let minimizedHeight: CGFloat = 48
}

/// The titles of all tabs on a capsule, the chosen one on a darker capsule. Figures are those recorded on iOS 26:
/// three tabs on 270 points.
private struct TabBar: View {
  let tabs: [ChildView]
  let more: MoreTabs
  /// Nil for what is behind "More".
  let shown: Int?
  @ObservedObject var bar: TabBarModel
  /// Takes nil for "More".
  let choose: @MainActor (Int?) -> Void
  @Environment(\.colorScheme) private var colorScheme

  private typealias Metrics = TabBarMetrics

  private var height: CGFloat { bar.isMinimized ? Metrics.minimizedHeight : Metrics.height }

  var body: some View {
    let search = tabs.shownInBar.first { $0.tab.isSearch }
    HStack(spacing: Metrics.spacing) {
      capsule
      if search != nil || bar.isMinimized { Spacer(minLength: 0) }
      if let search {
        circle(search.index, search.tab)
      }
    }
    .accessibilityContainer(.tabBar) { element, _ in element.traits.insert(.isTabBar) }
    .padding(.horizontal, Metrics.margin)
    .padding(.bottom, Metrics.below)
    .background { wishedBackground }
  }

  /// What the program wants behind all bars of tabs: from edge to edge, and down to the window's.
  @ViewBuilder private var wishedBackground: some View {
    if let color = SystemBars.tabBarBackground {
      Rectangle().fill(color).padding(.top, height + Metrics.below - TabScreens.barRoom)
        .ignoresSafeArea(edges: .bottom)
    }
  }

  /// The tab to search with, on glass of its own at the bar's end.
  private func circle(_ index: Int, _ tab: ChildView) -> some View {
    TabCircle(tab: tab, side: height, isShown: index == shown) { choose(index) }
      .font(.system(size: 21, weight: .medium))
  }

  /// What stands in the capsule: a tab, or "More".
  private struct Item: Identifiable {
    /// Nil for "More".
    var index: Int?
    var tab: ChildView?
    var id: ObjectIdentifier? { tab?.id }
  }

  /// The items in the capsule: of a small one the chosen tab, or the first while one searches.
  private var items: [Item] {
    var all = more.inBar.map { Item(index: $0.index, tab: $0.tab) }
    if !more.behind.isEmpty { all.append(Item()) }
    guard bar.isMinimized else { return all }
    return Array((all.filter { $0.index == shown } + all).prefix(1))
  }

  private var capsule: some View {
    HStack(spacing: 0) {
      ForEach(items) { item in
        view(of: item, isShown: item.index == shown)
          .frame(
            maxWidth: bar.isMinimized ? height : Metrics.slot, minHeight: height, maxHeight: height
          )
          .background(alignment: .top) {
            if item.index == shown, !bar.isMinimized {
              Capsule(style: .circular).fill(.black.opacity(colorScheme == .dark ? 0.3 : 0.086))
                .frame(height: Metrics.pillHeight)
                .padding(.horizontal, -Metrics.pillOverlap / 2)
                .padding(.top, 2)
            }
          }
          .contentShape(Rectangle())
          .gesture(ButtonGesture(onPressingChanged: { _ in }, action: { touch(item.index) }))
          .accessibilityOption(isSelected: item.index == shown) { touch(item.index) }
          .modifier(TabBadgeValue(badge: item.tab?.trait(BadgeTrait.self) ?? nil))
      }
    }
    .padding(.horizontal, bar.isMinimized ? 0 : Metrics.end)
    .background { TabBarGlass() }
  }

  /// A small bar becomes large; a large one chooses the tab.
  private func touch(_ index: Int?) {
    if bar.isMinimized {
      withAnimation(.smooth(duration: 0.35)) { bar.isMinimized = false }
    } else {
      choose(index)
    }
  }

  private func view(of item: Item, isShown: Bool) -> some View {
    let label =
      item.tab.map { $0.trait(TabItemTrait.self) ?? AnyView(EmptyView()) }
      ?? AnyView(Label("More", systemImage: "ellipsis"))
    return
      label
      .labelStyle(TabLabelStyle(showsTitle: !bar.isMinimized))
      .environment(\.isInTabItem, true)
      // Symbols are filled in a bar of tabs, where the program does not say otherwise further inside.
      .symbolVariant(.fill)
      .fixedFonts(text: TabBarMetrics.textFont, symbol: TabBarMetrics.symbolFont)
      .foregroundStyle(tabStyle(isShown: isShown))
      // As in UIKit, a title of several words is cut, not broken.
      .lineLimit(1)
      .modifier(StackedTabItem(showsTitle: !bar.isMinimized))
      .overlay(alignment: .top) {
        if let badge = item.tab?.trait(BadgeTrait.self) ?? nil {
          // Recorded: it begins 7.5 beside the middle of the symbol, and 4.5 above it.
          TabBadge(label: badge)
            .alignmentGuide(HorizontalAlignment.center) { $0[.leading] - 7.5 }
            .offset(y: -4.5)
        }
      }
  }
}

/// The symbol of a tab that stands apart from the others, on glass of its own.
struct TabCircle: View {
  let tab: ChildView
  /// In points.
  let side: CGFloat
  let isShown: Bool
  let choose: @MainActor () -> Void

  var body: some View {
    (tab.trait(TabItemTrait.self) ?? AnyView(EmptyView()))
      .labelStyle(.iconOnly)
      .environment(\.isInTabItem, true)
      .foregroundStyle(tabStyle(isShown: isShown))
      .frame(width: side, height: side)
      .background { TabBarGlass() }
      .contentShape(Circle())
      .gesture(ButtonGesture(onPressingChanged: { _ in }, action: choose))
      .accessibilityOption(isSelected: isShown, action: choose)
  }
}

/// What a bar of tabs lies on.
struct TabBarGlass: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ButtonBackground(
      kind: .glass, shape: .capsule,
      fill: AnyShapeStyle(
        colorScheme == .dark ? Color(white: 0.17).opacity(0.9) : .white.opacity(0.9)))
  }
}

extension ChildView {
  /// Whether it is a tab to search with.
  @MainActor var isSearch: Bool { (trait(TabRoleTrait.self) ?? nil) == .search }
}

extension [ChildView] {
  /// Those tabs that stand in a bar, with their numbers among all.
  @MainActor var shownInBar: [(index: Int, tab: ChildView)] {
    enumerated().filter { $0.element.trait(TabHiddenTrait.self) != true }
      .map { (index: $0.offset, tab: $0.element) }
  }
}

/// A symbol above its title, however the two were written. Titles stand on one line, however tall their symbols are.
private struct StackedTabItem: ViewModifier {
  let showsTitle: Bool

  @MainActor func body(content: Content) -> some View {
    ChildrenView(content) { parts in
      // A single one is a label, which places its parts itself.
      if parts.count == 1 {
        parts[0]
      } else {
        let symbols = parts.filter { !$0.isText }
        VStack(spacing: TabBarMetrics.titleSpacing) {
          ForEach(symbols) { $0.frame(height: TabBarMetrics.symbolHeight) }
          if showsTitle || symbols.isEmpty { ForEach(parts.filter(\.isText)) { $0 } }
        }
      }
    }
  }
}

private struct TabLabelStyle: LabelStyle {
  let showsTitle: Bool
  nonisolated init(showsTitle: Bool) { self.showsTitle = showsTitle }
  @MainActor func makeBody(configuration: LabelStyleConfiguration) -> some View {
    VStack(spacing: TabBarMetrics.titleSpacing) {
      configuration.icon.frame(height: TabBarMetrics.symbolHeight)
      if showsTitle { configuration.title }
    }
  }
}

/// The colour of a tab's symbol and word.
@MainActor
private func tabStyle(isShown: Bool) -> AnyShapeStyle {
  isShown
    ? SystemBars.selectedTab.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
    : AnyShapeStyle(SystemBars.unselectedTab ?? Color.primary)
}
