import Foundation
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

private struct IsInSearchTabKey: EnvironmentKey { static var defaultValue: Bool { false } }

private struct SearchesInChosenTabKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Says whether one searches as soon as the tab to search with is chosen.
  nonisolated package func searchesInChosenTab(_ searches: Bool) -> some View {
    modifier(EnvironmentModifier { $0[SearchesInChosenTabKey.self] = searches })
  }
}

extension EnvironmentValues {
  fileprivate var searchesInChosenTab: Bool { self[SearchesInChosenTabKey.self] }

  /// Whether this stands in the tab to search with, whose field stands where the bar of tabs was.
  var isInSearchTab: Bool {
    get { self[IsInSearchTabKey.self] }
    set { self[IsInSearchTabKey.self] = newValue }
  }

  /// Whether fields to search with stand below the title: in screens of a bar of tabs, but for the tab to search with.
  var keepsFieldsAtTop: Bool { isInTab && !isInSearchTab }
}

/// Hands the bars of a screen, with the field to search with, to the bar of the tabs around.
nonisolated struct SearchTabModifier: PrimitiveModifier {
  /// Whether the screen is one of a tab to search with.
  let isInSearchTab: Bool
  /// Nil where the screen has no field: over another that has one, it gives the bar of tabs back.
  let bars: BarModel?

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    SearchTabNode(view, in: context)
  }
}

private final class SearchTabNode<Content: View>: ModifiedNode<Content, SearchTabModifier> {
  private var model: TabBarModel?

  override func willMakeContent() { tell() }

  override func modifierChanged(from old: SearchTabModifier) {
    if old.bars !== modifier.bars { tell() }
  }

  override func willBeRemoved() { model?.removeSearch(self) }

  private func tell() {
    guard modifier.isInSearchTab else { return }
    model = model ?? EnvironmentValues(scope: inherited.environment).tabBarModel
    model?.setSearch(modifier.bars, for: self)
  }
}

/// What stands in place of the bar of tabs while the tab to search with is chosen: the tab from which one came, and the
/// field. While one searches, the field and what ends it.
struct SearchTabBar: View {
  /// The tab from which one came; nil where there is no other.
  let back: ChildView?
  @ObservedObject var bars: BarModel
  let goBack: @MainActor () -> Void
  @Environment(\.searchesInChosenTab) private var searchesAtOnce
  @FocusState private var isFocused: Bool

  /// In points, of the field and of the circles: those of the field at the lower edge without tabs.
  private static let height: CGFloat = 48

  var body: some View {
    HStack(spacing: TabBarMetrics.spacing) {
      if let back, !bars.isSearching {
        TabCircle(tab: back, side: Self.height, isShown: false, choose: goBack)
          .symbolVariant(.fill)
          .font(TabBarMetrics.symbolFont)
      }
      if let search = bars.content.search {
        BottomSearchField(field: search, bars: bars)
          .focused($isFocused)
          .onAppear { if searchesAtOnce { isFocused = true } }
      }
      if bars.isSearching {
        EndSearchButton(bars: bars).labelStyle(.iconOnly)
          .buttonStyle(BarButtonStyle(height: Self.height))
      }
    }
    .padding(.horizontal, TabBarMetrics.margin)
    .padding(.bottom, TabBarMetrics.below + (TabBarMetrics.height - Self.height) / 2)
  }
}
