import Foundation
import Geometry
import ViewGraphics
import ViewInteraction
import ViewRuntime

/// What lies over a plot to be touched: a scroll view, a selection, gestures of the program.
struct PlotTouches: View {
  let model: ChartModel
  /// Of the plot, in points.
  let size: CGSize
  @Binding var offsets: ScrollOffsets

  var body: some View {
    let settings = model.settings
    if !settings.scrollableAxes.isEmpty {
      ChartScroller(model: model, size: size, offsets: $offsets)
        .frame(width: size.width, height: size.height)
        .simultaneousGesture(tap, including: settings.selection.isEmpty ? .subviews : .all)
    } else if !settings.gestures.isEmpty {
      withGestures
    } else if !settings.selection.isEmpty {
      surface.gesture(drag)
    }
  }

  private var surface: some View {
    Color.clear.frame(width: size.width, height: size.height).contentShape(Rectangle())
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { drag in
        model.settings.selection.select(
          ChartProxy(model: model), from: drag.startLocation, to: drag.location)
      }
      .onEnded { _ in model.settings.selection.clear() }
  }

  private var tap: some Gesture {
    SpatialTapGesture().onEnded { tap in
      model.settings.selection.select(
        ChartProxy(model: model), from: tap.location, to: tap.location)
    }
  }

  private var withGestures: AnyView {
    let proxy = ChartProxy(model: model)
    return model.settings.gestures.reduce(AnyView(surface)) { view, gesture in
      gesture(proxy).attach(view)
    }
  }
}
