import Foundation
import Geometry
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// The plot itself: what is drawn, the views at marks, and what is touched.
struct PlotView: View {
  let model: ChartModel
  let history: SceneHistory
  @Binding var offsets: ScrollOffsets
  @Binding var plotSize: CGSize?
  @Binding var annotationSizes: AnnotationSizes

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      let (scene, builder) = prepare(geometry)
      PlotCanvas(history: history, version: history.show(scene), builder: builder)
        .frame(width: size.width, height: size.height)
        .modifier(
          AccessibilityModifier { elements, context in
            elements = builder.accessibilityElements(in: context)
          }
        )
        .modifier(ScrollingClip(isScrolling: !model.settings.scrollableAxes.isEmpty))
      PlacedViewsLayout(size: size) {
        ForEach(builder.views.filter { isInSight($0, size) }) { view in
          view.content()
            .modifier(AnnotationMeasure(view: view, sizes: $annotationSizes))
            .layoutValue(key: PlacedViewValue.self, value: view)
            .transition(.opacity)
        }
      }
      .frame(width: size.width, height: size.height)
      PlotTouches(model: model, size: size, offsets: $offsets)
    }
    .onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      plotSize = $0
    }
  }

  /// Where marks scroll, a view goes with its mark when that has left the plot.
  private func isInSight(_ view: PlacedView, _ size: CGSize) -> Bool {
    let axes = model.settings.scrollableAxes
    let (box, isSymbol) = (view.box, view.isSymbol)
    func overlaps(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> Bool {
      isSymbol || start == end ? start >= 0 && end <= length : start < length && end > 0
    }
    return (!axes.contains(.horizontal) || overlaps(box.minX, box.maxX, size.width))
      && (!axes.contains(.vertical) || overlaps(box.minY, box.maxY, size.height))
  }

  private func prepare(_ geometry: GeometryProxy) -> (PlotScene, PlotBuilder) {
    model.plotProxy = geometry
    return model.scene(geometry.size)
  }
}

/// What scrolls is cut off at the sides of the plot; its labels below are not part of it.
private struct ScrollingClip: ViewModifier {
  let isScrolling: Bool

  func body(content: Content) -> some View {
    if isScrolling { content.clipped() } else { content }
  }
}

/// Notes how large an annotation is where the scale is to make room for it.
private struct AnnotationMeasure: ViewModifier {
  let view: PlacedView
  @Binding var sizes: AnnotationSizes

  func body(content: Content) -> some View {
    if view.padsScale {
      content.onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        sizes[view.id] = $0
      }
    } else {
      content
    }
  }
}

struct PlacedViewValue: LayoutValueKey {
  static var defaultValue: PlacedView? { nil }
}

/// Puts views where their marks are.
struct PlacedViewsLayout: Layout {
  /// Of the plot, in points.
  let size: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      guard let view = subview[PlacedViewValue.self] else { continue }
      let offered = view.fillsBox ? ProposedViewSize(view.box.size) : .unspecified
      let size = subview.sizeThatFits(offered)
      if view.isSymbol {
        subview.place(
          at: CGPoint(x: bounds.minX + view.box.minX, y: bounds.minY + view.box.minY),
          anchor: .center, proposal: .unspecified)
        continue
      }
      let origin = view.origin(size, in: self.size)
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: offered)
    }
  }
}
