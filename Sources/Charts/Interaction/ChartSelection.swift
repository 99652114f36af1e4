import Foundation
import Geometry
import ViewInteraction
import ViewRuntime

/// Where the values under a finger are written to.
struct ChartSelection {
  var x: (@MainActor (_PlottedValue?) -> Void)?
  var y: (@MainActor (_PlottedValue?) -> Void)?
  var angle: (@MainActor (_PlottedValue?) -> Void)?
  var xRange: (@MainActor ((_PlottedValue, _PlottedValue)?) -> Void)?
  var yRange: (@MainActor ((_PlottedValue, _PlottedValue)?) -> Void)?

  var isEmpty: Bool { x == nil && y == nil && angle == nil && xRange == nil && yRange == nil }

  /// Selects what lies under a finger that went down at `start` and is at `point` now.
  @MainActor
  func select(_ proxy: ChartProxy, from start: CGPoint, to point: CGPoint) {
    if x != nil { proxy.selectXValue(at: point.x) }
    if y != nil { proxy.selectYValue(at: point.y) }
    if angle != nil { proxy.selectAngleValue(at: proxy.angle(at: point)) }
    if xRange != nil { proxy.selectXRange(from: start.x, to: point.x) }
    if yRange != nil { proxy.selectYRange(from: start.y, to: point.y) }
  }

  /// Nothing is selected once the finger is gone.
  @MainActor
  func clear() {
    x?(nil)
    y?(nil)
    angle?(nil)
    xRange?(nil)
    yRange?(nil)
  }

  static func writer<P: Plottable>(_ binding: Binding<P?>)
    -> @MainActor (_PlottedValue?) -> Void
  {
    let binding = Carried(binding)
    return { binding.value.wrappedValue = $0.flatMap { P(plotted: $0) } }
  }

  static func rangeWriter<P: Plottable & Comparable>(_ binding: Binding<ClosedRange<P>?>)
    -> @MainActor ((_PlottedValue, _PlottedValue)?) -> Void
  {
    let binding = Carried(binding)
    return { values in
      guard let values, let lower = P(plotted: values.0), let upper = P(plotted: values.1) else {
        binding.value.wrappedValue = nil
        return
      }
      binding.value.wrappedValue = min(lower, upper)...max(lower, upper)
    }
  }
}

extension View {
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSetting { $0.selection.x = ChartSelection.writer(value) }
  }

  nonisolated public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chartSetting { $0.selection.xRange = ChartSelection.rangeWriter(range) }
  }

  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSetting { $0.selection.y = ChartSelection.writer(value) }
  }

  nonisolated public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chartSetting { $0.selection.yRange = ChartSelection.rangeWriter(range) }
  }

  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSetting { $0.selection.angle = ChartSelection.writer(value) }
  }

  /// Handles the touches of the plot with a gesture of one's own.
  nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G)
    -> some View
  {
    // Builders run on the main actor, where charts are laid out.
    nonisolated(unsafe) let gesture = gesture
    return chartSetting { settings in
      settings.gestures.append { proxy in
        ChartGesture { AnyView($0.gesture(gesture(proxy))) }
      }
    }
  }
}

/// A gesture whose type is hidden: it is attached to a view.
struct ChartGesture {
  let attach: @MainActor (AnyView) -> AnyView
}
