import Foundation
import Geometry
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// The titles of all tabs below one another on a panel, those of a section below its header, and beside them
/// the chosen screen.
struct TabSidebar: View {
  let tabs: [ChildView]
  let shown: Int
  let choose: @MainActor (Int) -> Void

  /// Points: as wide as the sidebar of a split view, on a panel as far in.
  private static let width: CGFloat = 320
  private static let panelInset: CGFloat = 8

  var body: some View {
    HStack(spacing: 0) {
      panel.frame(width: Self.width + Self.panelInset).zIndex(1)
      Group {
        if tabs.indices.contains(shown) { ForEach([tabs[shown]]) { $0 } }
      }
      .fillingPlace()
    }
    .background(Color(.system(.background)).ignoresSafeArea())
    .environment(\.tabViewStyle, .automatic)
  }

  private var panel: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(entries) { entry in
          if let header = entry.header {
            header.font(.body.weight(.semibold)).systemForegroundStyle(.secondary)
              .padding(.horizontal, ListMetrics.inset)
              .padding(.top, 20)
              .padding(.bottom, ListMetrics.belowHeader)
              .accessibilityAddTraits(.isHeader)
          }
          row(entry)
        }
      }
      .padding(.top, ListMetrics.firstHeaderGap)
      .padding(.horizontal, ListMetrics.sidebarMargin)
    }
    .padding(.vertical, Self.panelInset)
    .padding(.leading, Self.panelInset)
    .background { SidebarPanel(inset: Self.panelInset) }
  }

  private func row(_ entry: Entry) -> some View {
    let isShown = entry.index == shown
    return HStack(spacing: 8) {
      entry.title.environment(\.isInListRow, true)
      Spacer(minLength: 8)
      if let badge = entry.tab.trait(BadgeTrait.self) ?? nil {
        badge.systemForegroundStyle(.secondary)
      }
    }
    .padding(.horizontal, ListMetrics.inset)
    .frame(height: ListMetrics.sidebarRowHeight)
    .background {
      if isShown { Capsule(style: .circular).fill(Color(.system(.secondaryFill))) }
    }
    .contentShape(Rectangle())
    .gesture(ButtonGesture(onPressingChanged: { _ in }, action: { choose(entry.index) }))
    .accessibilityOption(isSelected: isShown) { choose(entry.index) }
  }

  /// A tab's row, and the header above it where a section begins with it.
  private struct Entry: Identifiable {
    let index: Int
    let tab: ChildView
    let header: AnyView?
    var id: ObjectIdentifier { tab.id }
    @MainActor var title: AnyView { tab.trait(TabItemTrait.self) ?? AnyView(EmptyView()) }
  }

  private var entries: [Entry] {
    var entries: [Entry] = []
    var section: TabSectionTrait.Section?
    for (index, tab) in tabs.enumerated() where tab.trait(TabHiddenTrait.self) != true {
      let own = tab.trait(TabSectionTrait.self)
      entries.append(
        Entry(index: index, tab: tab, header: own?.section === section ? nil : own?.header))
      section = own?.section
    }
    return entries
  }
}

/// What the rows of a sidebar lie on.
struct SidebarPanel: View {
  /// Points around it.
  let inset: CGFloat

  var body: some View {
    RoundedRectangle(cornerRadius: ListMetrics.cornerRadius)
      .fill(Color(.system(.secondaryGroupedBackground)))
      .shadow(color: .black.opacity(0.12), radius: 12)
      .padding(.vertical, inset)
      .padding(.leading, inset)
      .ignoresSafeArea()
  }
}
