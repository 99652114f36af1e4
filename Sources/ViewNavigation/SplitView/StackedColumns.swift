import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// The columns of a split view in a narrow window: screens above one another.
struct StackedColumns: View {
  let model: SplitModel
  @ObservedObject var stack: NavigationModel
  let preferred: Binding<NavigationSplitViewColumn>?
  let view: @MainActor (NavigationSplitViewColumn) -> AnyView

  var body: some View {
    let root = ColumnScreen(goBack: nil, leadingItem: nil, barsBelow: nil)
    NavigationScreens(
      model: stack, root: view(.sidebar).environment(\.columnScreen, root), columnView: view
    )
    .environment(\.isSidebarColumn, false)
    .onChange(of: preferred?.wrappedValue, initial: true) { old, new in
      if let new { model.show(new, isAnimated: old != new) }
    }
    .onChange(of: stack.columns) { old, new in
      model.columnsChanged(from: old, to: new)
      if let preferred, preferred.wrappedValue != new.last ?? .sidebar {
        preferred.wrappedValue = new.last ?? .sidebar
      }
    }
  }
}
