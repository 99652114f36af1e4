import Foundation
import Geometry
import Motion
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// One screen, and a bar of glass that floats above its beginning: as tabs are shown on an iPad from iOS 18 on.
///
/// The bar stands in the row of the screen's own bar, whose buttons lie beside it. Its look is from pictures of
/// iPadOS 26: titles alone, the chosen one on a darker capsule; its height is that of a bar's buttons.
struct TopTabScreens: View {
  let tabs: [ChildView]
  let shown: Int
  @ObservedObject var bar: TabBarModel
  let choose: @MainActor (Int) -> Void

  /// The row of a bar at the top, in points.
  private static let row: CGFloat = 64

  var body: some View {
    ZStack(alignment: .top) {
      if tabs.indices.contains(shown) {
        ForEach([tabs[shown]]) { $0 }
          .fillingPlace()
          .safeAreaPadding(.top, bar.isHidden ? 0 : Self.row)
      }
      if !bar.isHidden {
        TopTabBar(tabs: tabs, shown: shown, choose: choose).frame(height: Self.row)
      }
    }
  }
}

private struct TopTabBar: View {
  let tabs: [ChildView]
  let shown: Int
  let choose: @MainActor (Int) -> Void

  var body: some View {
    HStack(spacing: 0) {
      ForEach(tabs.shownInBar, id: \.tab.id) { index, tab in
        item(tab, isShown: index == shown)
          .padding(.horizontal, 16)
          .frame(height: 38)
          .background {
            if index == shown { Capsule(style: .circular).fill(Color(.system(.secondaryFill))) }
          }
          .contentShape(Capsule(style: .circular))
          .gesture(ButtonGesture(onPressingChanged: { _ in }, action: { choose(index) }))
          .accessibilityOption(isSelected: index == shown) { choose(index) }
          .modifier(TabBadgeValue(badge: tab.trait(BadgeTrait.self) ?? nil))
      }
    }
    .accessibilityContainer(.tabBar) { element, _ in element.traits.insert(.isTabBar) }
    .padding(3)
    .background { TabBarGlass() }
  }

  private func item(_ tab: ChildView, isShown: Bool) -> some View {
    (tab.trait(TabItemTrait.self) ?? AnyView(EmptyView()))
      .labelStyle(TopTabLabelStyle(showsIcon: tab.isSearch))
      .environment(\.isInTabItem, true)
      .font(.system(size: 15, weight: isShown ? .semibold : .medium))
      .lineLimit(1)
      .fixedSize()
      .foregroundStyle(isShown ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
      .overlay(alignment: .topTrailing) {
        if let badge = tab.trait(BadgeTrait.self) ?? nil {
          TabBadge(label: badge).scaleEffect(0.8).offset(x: 16, y: -6)
        }
      }
  }
}

/// The title, or of a tab to search with the symbol.
private struct TopTabLabelStyle: LabelStyle {
  let showsIcon: Bool
  nonisolated init(showsIcon: Bool) { self.showsIcon = showsIcon }
  @MainActor func makeBody(configuration: LabelStyleConfiguration) -> some View {
    if showsIcon { configuration.icon } else { configuration.title }
  }
}
