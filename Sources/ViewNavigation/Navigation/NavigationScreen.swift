import Combine
import Foundation
import Geometry
import Motion
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// One screen below its bar, and above the bar at the bottom where it has one.
struct NavigationScreen<Content: View>: View {
  /// 0 is the root.
  let index: Int
  let screens: ScreenBars
  /// Shows the screen before; nil where there is none.
  let goBack: (@MainActor () -> Void)?
  let content: Content
  // Not observed here: what the content asks of the bars must not make the content anew.
  @State private var bars = BarModel()
  @State private var collapse = TitleCollapse()
  @State private var ownEditMode = EditMode.inactive
  @State private var appearance = AppearanceScope()
  @State private var noTabs = TabBarModel()
  @Environment(\.editMode) private var editMode
  @Environment(\.keepsFieldsAtTop) private var keepsFieldsAtTop
  @Environment(\.tabBarModel) private var tabs
  @Environment(\.navigationModel) private var model
  @Environment(\.appearanceScope) private var outerAppearance

  /// A field below the title keeps its place as long as it is there.
  private var hasFieldBelowTitle: Bool {
    bars.content.search.map { !$0.isAtBottom(inTab: keepsFieldsAtTop) } ?? false
  }

  var body: some View {
    screens.note(bars, at: index)
    model?.note(appearance, at: index, in: outerAppearance)
    return VStack(spacing: 0) {
      // Above the content, whose background may reach up to the window's edge.
      TopBar(bars: bars, collapse: collapse, tabs: tabs ?? noTabs, goBack: goBack).zIndex(1)
      ImplicitStack(.vertical, standsEmpty: true, content: content)
        .fillingPlace()
        .overlay { SearchSuggestionList(bars: bars) }
        .modifier(OuterBarModifier(index: index))
        .environment(\.barModel, bars)
        .environment(\.pickerLink) { AnyView(PickerLinkRow(link: $0)) }
        .environment(\.appearanceScope, appearance)
        // What scrolls below the large title takes it along.
        .modifier(
          ScrollObservation(
            read: { CollapseReading($0) },
            action: { [collapse, bars] _, new in
              collapse.follow(
                new, titleHeight: LargeTitle.height(of: bars.content),
                mayCollapse: bars.isLarge && !hasFieldBelowTitle)
            })
        )
        .safeAreaInset(edge: .top, spacing: 0) {
          LargeTitle(bars: bars, collapse: collapse)
        }
        .modifier(BetweenBars())
    }
    .modifier(BottomBarSpace(bars: bars))
    // The screen's own, for a button in its bar and the list below it, where the program has none.
    .environment(\.editMode, editMode ?? $ownEditMode)
  }
}

/// What a screen's bar wants to know of what scrolls below it.
private struct CollapseReading: Equatable {
  /// How far it has gone up since it lay below the large title, in points.
  var offset: CGFloat
  var isAtRest: Bool
  weak var scroll: ScrollElement?

  @MainActor init(_ scroll: ScrollElement) {
    // One that lies elsewhere moves nothing; one below the small bar has nothing more to reach under.
    let isBelowBar = scroll.reach.top > 0 || scroll.roomAbove > 0 || scroll.frameInWindow.minY <= 0
    offset = isBelowBar ? scroll.presentedOffset.y + scroll.roomAbove : 0
    isAtRest = scroll.phase == .idle
    self.scroll = scroll
  }

  static func == (left: CollapseReading, right: CollapseReading) -> Bool {
    left.offset == right.offset && left.isAtRest == right.isAtRest
  }
}

/// How far the content of a screen is scrolled, and whether its large title has gone for that.
@MainActor
private final class TitleCollapse: ObservableObject {
  /// Points.
  @Published var offset: CGFloat = 0
  /// Whether the content has the room of the large title too. Recorded on iOS 26: what was scrolled past the
  /// title lies below the small bar from then on.
  @Published var isCollapsed = false
  nonisolated init() {}

  func follow(_ reading: CollapseReading, titleHeight: CGFloat, mayCollapse: Bool) {
    if offset != reading.offset { offset = reading.offset }
    guard reading.isAtRest, let scroll = reading.scroll else { return }
    let collapses = mayCollapse && reading.offset >= titleHeight - 0.01
    guard collapses != isCollapsed else { return }
    scroll.keepPlaceInWindow()
    isCollapsed = collapses
  }
}

/// The large title of a root screen, which scrolls away with the content, and the field to search with.
private struct LargeTitle: View {
  @ObservedObject var bars: BarModel
  @ObservedObject var collapse: TitleCollapse
  @Environment(\.keepsFieldsAtTop) private var keepsFieldsAtTop

  var body: some View {
    let content = bars.content
    if !content.isHidden, !bars.hidesTitle(inTab: keepsFieldsAtTop) {
      VStack(alignment: .leading, spacing: 0) {
        if bars.isLarge, let title = content.title {
          let height = Self.height(of: content)
          VStack(alignment: .leading, spacing: 0) {
            title.titled(SystemBars.largeTitle, usually: .largeTitle.bold()).lineLimit(1)
              .minimumScaleFactor(0.6)
              .frame(height: Self.titleHeight)
              .accessibilityAddTraits(.isHeader)
            if let subtitle = content.subtitle {
              subtitle.font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
                .frame(height: Self.subtitleHeight, alignment: .top)
            }
          }
          .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
          .padding(.horizontal, 16)
          .frame(height: height)
          // Recorded: it goes up with the content, and fades on the way.
          .opacity(1 - min(1, max(0, collapse.offset / height)))
          .frame(height: collapse.isCollapsed ? 0 : height, alignment: .top)
        }
        if let search = content.search, !search.isAtBottom(inTab: keepsFieldsAtTop) {
          SearchBar(field: search, bars: bars).padding(.horizontal, 16).padding(.bottom, 8)
        }
        if content.searchScopes != nil { SearchScopeBar(bars: bars) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .offset(y: -collapse.offset)
      // A field goes below the bar above, not over it.
      .clipShape(BelowTop(isClipping: content.search != nil))
      .background {
        if let background = Self.background(content), collapse.offset <= 0 {
          Rectangle().fill(background)
        }
      }
      .barColorScheme(content.topColorScheme)
    }
  }

  /// Points.
  static let titleHeight: CGFloat = 52.5
  /// Points, by eye: nothing is recorded.
  private static let subtitleHeight: CGFloat = 24

  /// What the screen wants behind the bar, else what the program wants behind all.
  static func background(_ content: BarContent) -> AnyShapeStyle? {
    content.background ?? SystemBars.navigationBackground.map { AnyShapeStyle($0) }
  }

  /// Points, with the subtitle.
  static func height(of content: BarContent) -> CGFloat {
    titleHeight + (content.subtitle == nil ? 0 : subtitleHeight)
  }
}

/// Everything below the upper edge, or above it too.
private struct BelowTop: Shape {
  let isClipping: Bool

  func path(in rect: CGRect) -> Path {
    let far: CGFloat = 10_000
    let above = isClipping ? 0 : far
    return Path(
      CGRect(x: rect.minX, y: rect.minY - above, width: rect.width, height: above + far))
  }
}

/// The bar at the top: a row of 44 points with ten above and below.
private struct TopBar: View {
  /// Points.
  private static let height: CGFloat = 64
  @ObservedObject var bars: BarModel
  @ObservedObject var collapse: TitleCollapse
  /// The tabs around, whose bar may stand in the same row.
  @ObservedObject var tabs: TabBarModel
  let goBack: (@MainActor () -> Void)?
  @Environment(\.topBarMargin) private var margin
  @Environment(\.keepsFieldsAtTop) private var keepsFieldsAtTop
  @Environment(\.isSidebarColumn) private var isSidebarColumn

  private var sharesRow: Bool { tabs.place == .top && !tabs.isHidden }

  var body: some View {
    let content = bars.content
    if bars.hidesTitle(inTab: keepsFieldsAtTop) {
      SearchScopeBar(bars: bars, standsAlone: true).padding(.top, margin)
    } else if !content.isHidden {
      VStack(alignment: .leading, spacing: 0) {
        row(content).barWords().environment(\.sharesBarGlass, false)
          .transformEnvironment(\.tintStyle) { tint in
            if tint == nil { tint = SystemBars.navigationTint.map { AnyShapeStyle($0) } }
          }
      }
      .padding(.top, sharesRow && !isEmpty(content) ? margin - Self.height : margin)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background { background(content) }
      .barColorScheme(content.topColorScheme)
    }
  }

  /// What the program wants behind the bar; else what dims content that is scrolled below it, full after a
  /// quarter of the way on which a large title collapses, as recorded.
  @ViewBuilder private func background(_ content: BarContent) -> some View {
    if let background = LargeTitle.background(content) {
      Rectangle().fill(background).ignoresSafeArea()
    } else if collapse.offset > 0, content.edgeEffect != .hidden, !isEmpty(content) {
      let strength = min(1, collapse.offset / (LargeTitle.titleHeight / 4))
      if isSidebarColumn {
        // The panel, whose upper corners are round.
        let radius = ListMetrics.cornerRadius
        UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius)
          .fill(Color(.system(.secondaryGroupedBackground)))
      } else if content.edgeEffect == .hard {
        Rectangle().fill(Material.bar)
          .overlay(alignment: .bottom) { Divider() }
          .opacity(strength)
          .ignoresSafeArea(edges: .top)
      } else {
        ScrollEdgeShade()
          .padding(.bottom, -ScrollEdgeShade.overhang)
          .opacity(strength)
          .ignoresSafeArea(edges: .top)
      }
    }
  }

  private func isEmpty(_ content: BarContent) -> Bool {
    content.title == nil && (goBack == nil || content.isBackButtonHidden)
      && !content.items.contains {
        [.leading, .trailing, .overflow, .principal].contains($0.place)
      }
  }

  private func items(_ content: BarContent, _ place: BarItem.Place) -> [BarItem] {
    content.items.filter { $0.place == place }
  }

  /// The button that opens the menu of less important actions; none without such.
  private func overflow(_ content: BarContent) -> [BarItem] {
    let items = items(content, .overflow)
    guard !items.isEmpty else { return [] }
    let menu = Menu {
      ForEach(items) { $0.content }
    } label: {
      Image(systemName: "ellipsis")
    }
    .accessibilityLabel(Text(verbatim: "More"))
    return [BarItem(id: "overflow", place: .trailing, content: AnyView(menu))]
  }

  private func row(_ content: BarContent) -> some View {
    let goBack = content.isBackButtonHidden ? nil : goBack
    let isEmpty = isEmpty(content)
    return BarRowLayout {
      ZStack {
        if let principal = items(content, .principal).first {
          principal.content
        } else if let title = content.title, !sharesRow {
          // A large title that has scrolled away comes back small.
          let isSmall = !bars.isLarge || collapse.offset > LargeTitle.height(of: content) - 12
          SmallTitle(content: content, title: title)
            .accessibilityAddTraits(.isHeader)
            .opacity(isSmall ? 1 : 0)
            .animation(.easeInOut(duration: 0.2), value: isSmall)
        }
      }
      HStack(spacing: 8) {
        if let goBack {
          Button {
            goBack()
          } label: {
            Chevron(direction: .leading, size: 21)
          }
          .buttonStyle(BarButtonStyle())
          .accessibilityLabel(Text(verbatim: "Back"))
        }
        BarGroup(items: items(content, .leading))
        if let title = content.title, sharesRow, !bars.isLarge {
          SmallTitle(content: content, title: title).accessibilityAddTraits(.isHeader)
        }
      }
      BarGroup(items: items(content, .trailing) + overflow(content))
    }
    .padding(.horizontal, 10)
    .frame(height: isEmpty ? 0 : Self.height)
    .opacity(isEmpty ? 0 : 1)
  }
}
