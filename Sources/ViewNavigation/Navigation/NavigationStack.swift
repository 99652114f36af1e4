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
    nonisolated(unsafe) let path = path
    self.path = PathBinding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.root = root()
  }

  @MainActor public var body: some View {
    model.path = path
    return NavigationScreens(model: model, root: root)
      .onChange(of: path?.get() ?? [], initial: true) { old, new in
        if path != nil { model.follow(new, isAnimated: old != new) }
      }
  }
}

/// A screen with a bar, or screens above one another: what `NavigationStack` is now.
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { NavigationStack { content } }
}

/// Columns on a wide window, screens above one another on a narrow one; here always the latter.
nonisolated public struct NavigationSplitView<Sidebar: View, Detail: View>: View {
  let sidebar: Sidebar

  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
  }

  @MainActor public var body: some View { NavigationStack { sidebar } }
}

public protocol NavigationViewStyle {}
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  nonisolated public static var automatic: DefaultNavigationViewStyle {
    DefaultNavigationViewStyle()
  }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// On a narrow window all styles are stacks.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}

/// The screens side by side: the one on top in place, those above it to the right.
private struct NavigationScreens<Root: View>: View {
  @ObservedObject var model: NavigationModel
  let root: Root
  @State private var bars = ScreenBars()
  @Environment(\.layoutDirection) private var direction

  /// Screens come in from the trailing edge and push the others to the leading one.
  private var side: CGFloat { direction == .rightToLeft ? -1 : 1 }

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        let bounds = proxy.frame(in: .global)
        screen(0, item: nil, bounds: bounds) { root }
        ForEach(Array(model.items.enumerated()), id: \.element.id) { index, item in
          screen(index + 1, item: item, bounds: bounds) { model.view(for: item) }
            .zIndex(Double(index + 1))
        }
      }
    }
    .environment(\.navigationModel, model)
  }

  private func screen<Content: View>(
    _ index: Int, item: NavigationItem?, bounds: CGRect, @ViewBuilder content: () -> Content
  ) -> some View {
    let isCovered = index < model.depth
    let isPushed = isCovered && model.items[index].zoom.key == nil
    return NavigationScreen(
      index: index, screens: bars, goBack: { model.pop() }, content: content()
    )
    .frame(width: bounds.width, height: bounds.height)
    .background(Color(.system(.background)))
    .overlay {
      Color.black.opacity(isCovered ? 0.1 : 0).ignoresSafeArea().allowsHitTesting(false)
    }
    .offset(x: isPushed ? side * -bounds.width * 0.3 : 0)
    .transition(ScreenTransition(target: item?.zoom, bounds: bounds))
    .allowsHitTesting(index == model.depth)
    .accessibilityHidden(isCovered)
    .environment(\.isPresented, index > 0)
    .environment(\.zoomTarget, item?.zoom)
    .transformEnvironment(\.dismiss) { dismiss in
      if let item { dismiss = DismissAction { model.pop(item.id) } }
    }
  }
}
