import Foundation
import Geometry
import Motion
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// The columns of a split view side by side: the sidebar on a panel, the others from edge to edge.
struct WideColumns: View {
  @ObservedObject var model: SplitModel
  let columns: [NavigationSplitViewColumn]
  let visibility: Binding<NavigationSplitViewVisibility>?
  let view: @MainActor (NavigationSplitViewColumn) -> AnyView
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var widths: [NavigationSplitViewColumn: ColumnWidth] = [:]
  @Environment(\.splitStyle) private var style
  @Environment(\.layoutDirection) private var direction

  /// Points around a sidebar's panel: recorded on macOS 26, where the next column begins at the panel's end.
  private static let panelInset: CGFloat = 8
  /// Points: UIKit's first and second columns. Not recorded in SwiftUI.
  private static let width: CGFloat = 320

  var body: some View {
    GeometryReader { proxy in
      let shown = shownColumns(in: proxy.size)
      let leading = leadingWidth(shown)
      ZStack(alignment: .topLeading) {
        detail(shown)
          .padding(.leading, coversDetail ? 0 : leading)
        if shown.contains(.content) {
          content.frame(width: width(.content))
            .padding(.leading, shown.contains(.sidebar) ? sidebarRoom : 0)
            .transition(.move(edge: .leading))
        }
        if shown.contains(.sidebar) {
          sidebar.frame(width: sidebarRoom).transition(.move(edge: .leading)).zIndex(1)
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
    }
    .background(Color(.system(.background)).ignoresSafeArea())
  }

  // MARK: Columns

  private var sidebar: some View {
    column(.sidebar, background: Color.clear, leadingItem: toggle(isSidebarShown: true))
      .environment(\.isSidebarColumn, true)
      .padding(.vertical, Self.panelInset)
      .padding(.leading, Self.panelInset)
      .background { SidebarPanel(inset: Self.panelInset) }
  }

  private var content: some View {
    column(.content, background: Color(.system(.background)), leadingItem: nil)
      .overlay(alignment: .trailing) { line }
  }

  private var line: some View {
    Color(.system(.separator)).frame(width: 1).ignoresSafeArea()
  }

  private func detail(_ shown: Set<NavigationSplitViewColumn>) -> some View {
    column(
      .detail, background: Color(.system(.background)),
      leadingItem: shown.contains(.sidebar) ? nil : toggle(isSidebarShown: false)
    )
    .environment(\.isSidebarColumn, false)
  }

  private func column(
    _ column: NavigationSplitViewColumn, background: Color, leadingItem: AnyView?
  ) -> some View {
    let screen = ColumnScreen(goBack: nil, leadingItem: leadingItem, barsBelow: nil)
    return ColumnScreens(
      replacement: model.replacements[column], content: view(column), screen: screen,
      background: AnyShapeStyle(background)
    )
    .environment(\.horizontalSizeClass, column == .detail ? .regular : .compact)
    // What is asked of all columns, as a field to search with, the first one shows.
    .modifier(
      EnvironmentModifier { if column != .sidebar { $0.outerBarChanges = OuterBarChanges() } }
    )
    .onPreferenceChange(ColumnWidthKey.self) { width in widths[column] = width }
  }

  /// Shows and hides the columns before the detail.
  private func toggle(isSidebarShown: Bool) -> AnyView {
    AnyView(
      Button {
        withAnimation(NavigationModel.animation) {
          let new = isSidebarShown ? hidden : .all
          if let visibility { visibility.wrappedValue = new } else { ownVisibility = new }
        }
      } label: {
        Image(systemName: "sidebar.leading")
      }
      .accessibilityLabel(Text(verbatim: isSidebarShown ? "Hide Sidebar" : "Show Sidebar")))
  }

  private var hidden: NavigationSplitViewVisibility {
    columns.count > 2 ? .doubleColumn : .detailOnly
  }

  // MARK: Places

  private var coversDetail: Bool { style == .prominentDetail }

  private var sidebarRoom: CGFloat { width(.sidebar) + Self.panelInset }

  private func width(_ column: NavigationSplitViewColumn) -> CGFloat {
    widths[column]?.shown ?? Self.width
  }

  private func leadingWidth(_ shown: Set<NavigationSplitViewColumn>) -> CGFloat {
    (shown.contains(.sidebar) ? sidebarRoom : 0) + (shown.contains(.content) ? width(.content) : 0)
  }

  /// Left alone, all columns are seen in a window that is wider than tall, and the detail alone in others or
  /// where nothing is to take room from it.
  private func shownColumns(in size: CGSize) -> Set<NavigationSplitViewColumn> {
    switch visibility?.wrappedValue ?? ownVisibility {
    case .detailOnly: [.detail]
    case .doubleColumn: Set(columns.suffix(2))
    case .all: Set(columns)
    default:
      style == .prominentDetail || (style == .automatic && size.height > size.width)
        ? [.detail] : Set(columns)
    }
  }
}

/// A column with its bar, and the screens that links in it push.
private struct ColumnScreens: View {
  let replacement: SplitModel.Replacement?
  let content: AnyView
  let screen: ColumnScreen
  let background: AnyShapeStyle
  @StateObject private var model = NavigationModel()

  var body: some View {
    NavigationScreens(
      model: model, root: root.environment(\.columnScreen, screen), column: screen,
      background: background)
  }

  @ViewBuilder private var root: some View {
    if let replacement {
      // Its place in the split view is that of the column, as the content's is.
      replacement.source.view(for: replacement.item).id(replacement.item.id)
    } else {
      content
    }
  }
}
