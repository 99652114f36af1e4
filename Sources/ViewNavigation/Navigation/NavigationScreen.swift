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
  @Environment(\.editMode) private var editMode
  @Environment(\.isInTab) private var isInTab
  @Environment(\.navigationModel) private var model
  @Environment(\.appearanceScope) private var outerAppearance

  /// A field below the title keeps its place as long as it is there.
  private var hasFieldBelowTitle: Bool {
    bars.content.search.map { !$0.isAtBottom(inTab: isInTab) } ?? false
  }

  var body: some View {
    screens.note(bars, at: index)
    model?.note(appearance, at: index, in: outerAppearance)
    return VStack(spacing: 0) {
      // Above the content, whose background may reach up to the window's edge.
      TopBar(bars: bars, collapse: collapse, goBack: goBack).zIndex(1)
      ImplicitStack(.vertical, content: content)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .environment(\.barModel, bars)
        .environment(\.appearanceScope, appearance)
        // What scrolls below the large title takes it along.
        .modifier(
          ScrollObservation(
            read: { CollapseReading($0) },
            action: { [collapse, bars] _, new in
              collapse.follow(new, mayCollapse: bars.isLarge && !hasFieldBelowTitle)
            })
        )
        .safeAreaInset(edge: .top, spacing: 0) {
          LargeTitle(bars: bars, collapse: collapse)
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { BottomSearchBar(bars: bars) }
        .modifier(BetweenBars())
      BottomBar(bars: bars).zIndex(1)
    }
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

  func follow(_ reading: CollapseReading, mayCollapse: Bool) {
    if offset != reading.offset { offset = reading.offset }
    guard reading.isAtRest, let scroll = reading.scroll else { return }
    let collapses = mayCollapse && reading.offset >= LargeTitle.height - 0.01
    guard collapses != isCollapsed else { return }
    scroll.keepPlaceInWindow()
    isCollapsed = collapses
  }
}

/// The large title of a root screen, which scrolls away with the content, and the field to search with.
private struct LargeTitle: View {
  @ObservedObject var bars: BarModel
  @ObservedObject var collapse: TitleCollapse
  @Environment(\.isInTab) private var isInTab

  var body: some View {
    let content = bars.content
    if !content.isHidden {
      VStack(alignment: .leading, spacing: 0) {
        if bars.isLarge, let title = content.title {
          title.font(.largeTitle.bold()).lineLimit(1).minimumScaleFactor(0.6)
            .padding(.horizontal, 16)
            .frame(height: LargeTitle.height)
            .frame(height: collapse.isCollapsed ? 0 : LargeTitle.height, alignment: .top)
            .accessibilityAddTraits(.isHeader)
        }
        if let search = content.search, !search.isAtBottom(inTab: isInTab) {
          SearchBar(field: search, bars: bars).padding(.horizontal, 16).padding(.bottom, 8)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .offset(y: -collapse.offset)
      // It goes below the bar above, not over it.
      .clipShape(BelowTop())
      .background {
        if let background = content.background, collapse.offset <= 0 {
          Rectangle().fill(background)
        }
      }
    }
  }

  /// Points.
  static let height: CGFloat = 52.5
}

/// Everything below the upper edge.
private struct BelowTop: Shape {
  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 10_000))
  }
}

/// The bar at the top: a row of 44 points with ten above and below.
private struct TopBar: View {
  /// Points.
  private static let height: CGFloat = 64
  @ObservedObject var bars: BarModel
  @ObservedObject var collapse: TitleCollapse
  let goBack: (@MainActor () -> Void)?
  @Environment(\.topBarMargin) private var margin

  var body: some View {
    let content = bars.content
    if !content.isHidden {
      VStack(alignment: .leading, spacing: 0) {
        row(content)
      }
      .padding(.top, margin)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background {
        if let background = content.background { Rectangle().fill(background).ignoresSafeArea() }
      }
    }
  }

  private func items(_ content: BarContent, _ place: BarItem.Place) -> [BarItem] {
    content.items.filter { $0.place == place }
  }

  private func row(_ content: BarContent) -> some View {
    let goBack = content.isBackButtonHidden ? nil : goBack
    let isEmpty = content.items.isEmpty && goBack == nil && content.title == nil
    return ZStack {
      if let principal = items(content, .principal).first {
        principal.content
      } else if let title = content.title {
        // A large title that has scrolled away comes back small.
        let isSmall = !bars.isLarge || collapse.offset > LargeTitle.height - 12
        TitleWithMenu(title: title, menu: content.titleMenu)
          .accessibilityAddTraits(.isHeader)
          .opacity(isSmall ? 1 : 0)
          .animation(.easeInOut(duration: 0.2), value: isSmall)
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
        Spacer(minLength: 8)
        BarGroup(items: items(content, .trailing))
      }
    }
    .padding(.horizontal, 10)
    .frame(height: isEmpty ? 0 : Self.height)
    .opacity(isEmpty ? 0 : 1)
  }
}

private struct BottomBar: View {
  @ObservedObject var bars: BarModel

  var body: some View {
    let items = bars.content.items.filter { $0.place == .bottom }
    if !items.isEmpty {
      HStack(spacing: 16) {
        ForEach(items) { $0.content }
      }
      .labelStyle(.iconOnly)
      .buttonStyle(BarButtonStyle())
      .frame(maxWidth: .infinity)
      .padding(.horizontal, 24)
      .frame(height: 60)
    }
  }
}

/// The items of one end of a bar.
private struct BarGroup: View {
  let items: [BarItem]

  var body: some View {
    HStack(spacing: 8) {
      ForEach(items) { $0.content }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(BarButtonStyle())
  }
}

/// A button of a bar: on a capsule of glass.
struct BarButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.tintStyle) private var tint
  nonisolated init() {}

  @MainActor func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label
      .font(.system(size: 17, weight: .medium))
      .lineLimit(1)
      .fixedSize()
      .foregroundStyle(style(configuration.role))
      .modifier(BarButtonFrame())
      .background {
        ButtonBackground(
          kind: .glass, shape: .capsule,
          fill: AnyShapeStyle(
            colorScheme == .dark ? Color.white.opacity(0.12) : .white.opacity(0.7)))
      }
      .contentShape(Capsule(style: .circular))
      .scaleEffect(configuration.isPressed ? 1.08 : 1)
      .animation(.snappy(duration: 0.2), value: configuration.isPressed)
  }

  private func style(_ role: ButtonRole?) -> AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
    return role == .destructive ? AnyShapeStyle(Color.red) : tint ?? AnyShapeStyle(Color.primary)
  }
}

/// A circle around a symbol, a longer capsule around words; 44 points tall.
nonisolated private struct BarButtonFrame: LayoutModifier {
  /// The widest symbol that a circle of 44 points holds, in points.
  private static let widestSymbol: CGFloat = 30

  @MainActor func size(of content: Element, for proposal: ProposedViewSize) -> CGSize {
    let size = content.size(for: .unspecified)
    return CGSize(
      width: size.width <= Self.widestSymbol ? 44 : size.width + 28, height: max(44, size.height))
  }

  @MainActor func placement(of content: Element, in size: CGSize, proposal: ProposedViewSize)
    -> ContentPlacement
  {
    let own = content.size(for: .unspecified)
    return ContentPlacement(
      origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
      proposal: .unspecified)
  }
}
