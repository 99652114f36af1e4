import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// Two or three columns side by side in a wide window; in a narrow one screens above one another, of which
/// choosing something in one column shows the next.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  /// Nil where there are two columns.
  let content: Content?
  let detail: Detail
  @StateObject private var model = SplitModel()

  nonisolated init(
    _ bindings: SplitBindings, sidebar: Sidebar, content: Content?, detail: Detail
  ) {
    (visibility, compactColumn) = (bindings.visibility, bindings.compactColumn)
    (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
  }

  @MainActor public var body: some View {
    let columns: [NavigationSplitViewColumn] =
      content == nil ? [.sidebar, .detail] : [.sidebar, .content, .detail]
    SplitSizeReader { isWide in
      let _ = model.prepare(columns: columns, isCompact: !isWide)
      if isWide {
        WideColumns(model: model, columns: columns, visibility: visibility) { column($0) }
      } else {
        StackedColumns(model: model, stack: model.stack, preferred: compactColumn) { column($0) }
      }
    }
  }

  /// What a column shows, with its place among the others.
  @MainActor private func column(_ column: NavigationSplitViewColumn) -> AnyView {
    let view =
      switch column {
      case .sidebar: AnyView(sidebar)
      case .content: AnyView(content)
      default: AnyView(detail)
      }
    return AnyView(
      ImplicitStack(.vertical, content: view)
        .environment(\.splitPlace, SplitPlace(model: model, column: column)))
  }
}

/// What a program says about a split view's columns from outside.
nonisolated struct SplitBindings {
  var visibility: Binding<NavigationSplitViewVisibility>?
  var compactColumn: Binding<NavigationSplitViewColumn>?
}
