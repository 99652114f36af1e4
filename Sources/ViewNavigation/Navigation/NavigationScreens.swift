import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// The screens side by side: the one on top in place, those above it to the right.
struct NavigationScreens<Root: View>: View {
  @ObservedObject var model: NavigationModel
  let root: Root
  /// The column of a split view whose root this stack's root is; nil elsewhere.
  var column: ColumnScreen?
  /// What columns of a split view show that are pushed as screens.
  var columnView: (@MainActor (NavigationSplitViewColumn) -> AnyView)?
  var background: AnyShapeStyle = AnyShapeStyle(Color(.system(.background)))
  @State private var bars = ScreenBars()
  @Environment(\.layoutDirection) private var direction

  /// Screens come in from the trailing edge and push the others to the leading one.
  private var side: CGFloat { direction == .rightToLeft ? -1 : 1 }

  var body: some View {
    bars.below = column?.barsBelow
    return GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        let bounds = proxy.frame(in: .global)
        screen(0, item: nil, bounds: bounds) {
          root.modifier(ColumnBarItem(item: column?.leadingItem))
        }
        ForEach(Array(model.items.enumerated()), id: \.element.id) { index, item in
          screen(index + 1, item: item, bounds: bounds) { content(of: item, index) }
            .zIndex(Double(index + 1))
        }
      }
    }
    .environment(\.navigationModel, model)
    .environment(\.columnScreen, nil)
  }

  private func content(of item: NavigationItem, _ index: Int) -> AnyView {
    guard case .column(let column) = item.content, let columnView else {
      return model.view(for: item)
    }
    let screen = ColumnScreen(
      goBack: { [model] in model.pop() }, leadingItem: nil, barsBelow: bars.bars(at: index))
    return AnyView(columnView(column).environment(\.columnScreen, screen))
  }

  private func goBack(from index: Int) -> (@MainActor () -> Void)? {
    if index == 0 { return column?.goBack }
    return { model.pop() }
  }

  private func screen<Content: View>(
    _ index: Int, item: NavigationItem?, bounds: CGRect, @ViewBuilder content: () -> Content
  ) -> some View {
    let isCovered = index < model.depth
    let isPushed = isCovered && model.items[index].zoom.key == nil
    return NavigationScreen(
      index: index, screens: bars, goBack: goBack(from: index), content: content()
    )
    .frame(width: bounds.width, height: bounds.height)
    .background(background)
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

/// A button of a split view in the bar of a column's root.
private struct ColumnBarItem: ViewModifier {
  let item: AnyView?

  func body(content: Content) -> some View {
    content.modifier(
      BarModifier { bar in
        guard let item else { return }
        bar.items.insert(
          BarItem(id: BarContent.sidebarToggleID, place: .leading, content: item), at: 0)
      })
  }
}
