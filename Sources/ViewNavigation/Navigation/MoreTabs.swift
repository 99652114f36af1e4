import Foundation
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// The tabs for which a bar of a phone's width has no room: they are listed behind a last tab, "More".
///
/// As UIKit has it: a bar holds five.
@MainActor
struct MoreTabs {
  static let room = 5

  /// The tabs that stand in the bar, that to search with left out.
  let inBar: [(index: Int, tab: ChildView)]
  /// Those behind "More"; none where all have room.
  let behind: [(index: Int, tab: ChildView)]

  init(_ tabs: [ChildView]) {
    let shown = tabs.shownInBar
    let plain = shown.filter { !$0.tab.isSearch }
    let room = Self.room - (shown.count - plain.count)
    guard plain.count > room else {
      (inBar, behind) = (plain, [])
      return
    }
    inBar = Array(plain.prefix(room - 1))
    behind = Array(plain.dropFirst(room - 1))
  }

  func isBehind(_ index: Int) -> Bool { behind.contains { $0.index == index } }
}

/// The list of the tabs behind "More", and the chosen one of them pushed over it.
struct MoreTabsScreen: View {
  let tabs: MoreTabs
  let shown: Int
  /// Whether the list is asked for, though one of its tabs is chosen.
  @Binding var isListed: Bool
  let choose: @MainActor (Int) -> Void

  private var path: Binding<[Int]> {
    Binding {
      !isListed && tabs.isBehind(shown) ? [shown] : []
    } set: { path in
      if path.isEmpty { isListed = true }
    }
  }

  var body: some View {
    NavigationStack(path: path) {
      List {
        ForEach(tabs.behind, id: \.tab.id) { index, tab in
          Button {
            choose(index)
            isListed = false
          } label: {
            HStack {
              MoreTabLabel(label: tab.trait(TabItemTrait.self) ?? AnyView(EmptyView()))
              Spacer(minLength: 8)
              Image(systemName: "chevron.forward")
                .font(.footnote.weight(.semibold))
                .systemForegroundStyle(.tertiary)
            }
            .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
        }
      }
      .listStyle(.plain)
      .navigationTitle("More")
      .navigationDestination(for: Int.self) { index in
        if let tab = tabs.behind.first(where: { $0.index == index })?.tab {
          ForEach([tab]) { $0 }.fillingPlace()
        }
      }
    }
  }
}

/// A tab's symbol and title in a row, however the two were written.
private struct MoreTabLabel: View {
  let label: AnyView

  var body: some View {
    ChildrenView(label) { parts in
      HStack(spacing: 16) {
        ForEach(parts.enumerated().map { Part(number: $0.offset, view: $0.element) }) { part in
          if parts.count > 1, part.number == 0 {
            part.view.foregroundStyle(TintShapeStyle()).frame(width: 28)
          } else {
            part.view
          }
        }
      }
    }
    .environment(\.isInListRow, true)
  }

  private struct Part: Identifiable {
    let number: Int
    let view: ChildView
    var id: ObjectIdentifier { view.id }
  }
}
