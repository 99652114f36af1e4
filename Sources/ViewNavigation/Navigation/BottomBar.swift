import Foundation
import Geometry
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// Leaves room for the bar at the bottom of a screen, where it has one: content goes on below the bar.
struct BottomBarSpace: ViewModifier {
  @ObservedObject var bars: BarModel
  @Environment(\.isInTab) private var isInTab
  @Environment(\.isInSearchTab) private var isInSearchTab

  /// What the bar takes of a window, in points: recorded on iOS 26, buttons of 48 and 28 below them.
  private static let room: CGFloat = 76
  /// While one searches, in points: recorded too.
  private static let roomOfSearch: CGFloat = 60

  @MainActor func body(content: Content) -> some View {
    let bar = bars.content
    let items = bar.isBottomHidden ? [] : bar.items.filter { $0.place == .bottom }
    let search = bar.search.flatMap { $0.isAtBottom(inTab: isInTab) ? $0 : nil }
    let isEmpty = items.isEmpty && search == nil
    let room = bars.hidesTitle(inTab: isInTab) ? Self.roomOfSearch : Self.room
    content
      .modifier(SearchTabModifier(isInSearchTab: isInSearchTab, bars: hasFieldForTab ? bars : nil))
      .safeAreaPadding(.bottom, isEmpty ? 0 : room)
      .overlay(alignment: .bottom) {
        if !isEmpty {
          BottomBar(items: items, search: search, bars: bars)
            .frame(height: room, alignment: .top)
        }
      }
      // It stands over the home indicator, and its room begins at the window's edge; or above the bar of tabs.
      .ignoresSafeArea(.container, edges: isEmpty || isInTab ? [] : .bottom)
  }
}

extension BottomBarSpace {
  /// Whether there is a field that may stand in place of the bar of tabs.
  private var hasFieldForTab: Bool { bars.content.search?.isAtBottom(inTab: false) == true }
}

/// Buttons of 48 points, 12 apart and 28 from the sides, as recorded; before them the field to search with.
private struct BottomBar: View {
  let items: [BarItem]
  let search: SearchField?
  @ObservedObject var bars: BarModel

  var body: some View {
    HStack(spacing: 12) {
      if let search { BottomSearchField(field: search, bars: bars) }
      if search != nil, bars.isSearching {
        EndSearchButton(bars: bars)
      } else {
        ForEach(items.filter { search == nil || $0.kind != .space }) { $0.content }
      }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(BarButtonStyle(height: 48))
    .toggleStyle(BarToggleStyle(height: 48))
    .controlGroupStyle(BarControlGroupStyle())
    .environment(\.isBarItem, true)
    .barWords()
    .environment(\.sharesBarGlass, false)
    .barColorScheme(bars.content.bottomColorScheme)
    .frame(maxWidth: .infinity)
    .padding(.horizontal, 28)
  }
}
