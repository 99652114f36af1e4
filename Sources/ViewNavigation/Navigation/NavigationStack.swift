import Foundation
import Geometry
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// Screens one above the other, each with a bar.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  let path: PathBinding?
  let root: Root
  @StateObject private var model = NavigationModel()
  @Environment(\.columnScreen) private var column

  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = PathBinding(
      get: { path.wrappedValue.elements },
      set: { elements in
        var new = NavigationPath()
        new.elements = elements
        path.wrappedValue = new
      })
    self.root = root()
  }

  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    // Both closures below are called on the main actor alone.
    nonisolated(unsafe) let path = path
    self.path = PathBinding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.root = root()
  }

  @MainActor public var body: some View {
    model.path = path
    return NavigationScreens(model: model, root: root, column: column)
      // In a column of a split view this stack's bars take the place of the column's own.
      .modifier(BarModifier { bar in if column != nil { bar.isHidden = true } })
      .onChange(of: path?.get() ?? [], initial: true) { old, new in
        if path != nil { model.follow(new, isAnimated: old != new) }
      }
  }
}
