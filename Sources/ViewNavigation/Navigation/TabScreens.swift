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

  var body: some View {
    let hasBar = !SystemBars.hideTabBars && !bar.isHidden
    ZStack(alignment: .bottom) {
      if tabs.indices.contains(shown) {
        ForEach([tabs[shown]]) { $0 }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .safeAreaPadding(.bottom, hasBar ? Self.barRoom : 0)
      }
      if hasBar { TabBar(tabs: tabs, shown: shown, choose: choose) }
    }
    // The bar stands over the home indicator, and its room begins at the window's edge.
    .ignoresSafeArea(.container, edges: hasBar ? .bottom : [])
  }

  /// What the bar covers, in points: recorded on iOS 26.
  private static let barRoom: CGFloat = 83
}

private struct IsInTabKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether this stands in a screen of a tab bar.
  var isInTab: Bool {
    get { self[IsInTabKey.self] }
    set { self[IsInTabKey.self] = newValue }
  }
}

/// The titles of all tabs: a capsule of 62 points, the chosen one on a darker capsule.
private struct TabBar: View {
  let tabs: [ChildView]
  let shown: Int
  let choose: @MainActor (Int) -> Void
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack(spacing: 0) {
      ForEach(
        Array(tabs.enumerated()).filter { $0.element.trait(TabHiddenTrait.self) != true },
        id: \.element.id
      ) { index, tab in
        item(tab, isShown: index == shown)
          .frame(maxWidth: 110, minHeight: 54, maxHeight: 54)
          .background {
            if index == shown { Capsule(style: .circular).fill(Color(.system(.secondaryFill))) }
          }
          .contentShape(Rectangle())
          .gesture(ButtonGesture(onPressingChanged: { _ in }, action: { choose(index) }))
          .accessibilityOption(isSelected: index == shown) { choose(index) }
          .modifier(TabBadgeValue(badge: tab.trait(BadgeTrait.self) ?? nil))
      }
    }
    .accessibilityContainer(.tabBar) { element, _ in element.traits.insert(.isTabBar) }
    .padding(4)
    .background {
      ButtonBackground(
        kind: .glass, shape: .capsule,
        fill: AnyShapeStyle(
          colorScheme == .dark ? Color(white: 0.17).opacity(0.9) : .white.opacity(0.9)))
    }
    .padding(.horizontal, 21)
    .padding(.bottom, 21)
  }

  private func item(_ tab: ChildView, isShown: Bool) -> some View {
    (tab.trait(TabItemTrait.self) ?? AnyView(EmptyView()))
      .labelStyle(TabLabelStyle())
      .environment(\.isInTabItem, true)
      .font(.system(size: 10, weight: .semibold))
      .foregroundStyle(isShown ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
      .modifier(StackedTabItem())
      .overlay(alignment: .top) {
        if let badge = tab.trait(BadgeTrait.self) ?? nil { TabBadge(label: badge).offset(x: 14) }
      }
  }
}

/// A symbol above its title, however the two were written.
private struct StackedTabItem: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    ChildrenView(content) { parts in
      VStack(spacing: 2) { ForEach(parts) { $0 } }
    }
  }
}

private struct TabLabelStyle: LabelStyle {
  nonisolated init() {}
  @MainActor func makeBody(configuration: LabelStyleConfiguration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.system(size: 19, weight: .medium)).frame(height: 26)
      configuration.title
    }
  }
}

/// Screens side by side that are swiped through, with a dot for each.
struct Pages: View {
  let tabs: [ChildView]
  let shown: Int
  let dots: PageTabViewStyle.IndexDisplayMode.Kind
  let choose: @MainActor (Int) -> Void
  @State private var drag: CGFloat = 0
  @Environment(\.hasPageIndexBackground) private var hasBackground
  @Environment(\.layoutDirection) private var direction

  /// The pages follow one another from left to right, or from right to left.
  private var side: CGFloat { direction == .rightToLeft ? -1 : 1 }

  private static let animation = Animation.spring(response: 0.4, dampingFraction: 1)

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width
      HStack(spacing: 0) {
        ForEach(tabs) { tab in
          tab.frame(width: width, height: proxy.size.height)
        }
      }
      .offset(x: side * (drag - CGFloat(shown) * width))
      .animation(Self.animation, value: shown)
      .frame(width: width, height: proxy.size.height, alignment: .leading)
      .contentShape(Rectangle())
      .gesture(swiping(width: width))
    }
    .clipped()
    .overlay(alignment: .bottom) { if dots != .never, tabs.count > 1 || dots == .always { index } }
    .environment(\.tabViewStyle, .automatic)
  }

  private func swiping(width: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 10)
      .onChanged { value in
        let isAtEnd =
          (shown == 0 && side * value.translation.width > 0)
          || (shown == tabs.count - 1 && side * value.translation.width < 0)
        drag = side * value.translation.width * (isAtEnd ? 0.35 : 1)
      }
      .onEnded { value in
        let goal = side * value.predictedEndTranslation.width
        let step = goal < -width / 2 ? 1 : goal > width / 2 ? -1 : 0
        withAnimation(Self.animation) {
          drag = 0
          choose(min(tabs.count - 1, max(0, shown + step)))
        }
      }
  }

  private var index: some View {
    HStack(spacing: 9) {
      ForEach(0..<tabs.count, id: \.self) { page in
        Circle().fill(.white.opacity(page == shown ? 1 : 0.3)).frame(width: 8, height: 8)
      }
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 9)
    .background { if hasBackground { Capsule(style: .circular).fill(.black.opacity(0.25)) } }
    .padding(.bottom, 16)
  }
}
