import Foundation
import Geometry
import ViewCatalog
import ViewRuntime

/// What the modifiers around a chart say.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var styles = StyleScale<AnyShapeStyle>()
  /// True when the program gave colours for numbers as a gradient.
  var styleRamp: ColorRamp?
  var symbols = StyleScale<AnyChartSymbolShape>()
  var symbolViews: ((_PlottedValue) -> AnyView)?
  /// In square points.
  var symbolAreas = StyleScale<CGFloat>()
  var symbolAreaRange: ClosedRange<CGFloat>?
  var lineStyles = StyleScale<StrokeStyle>()
  var legend = LegendSettings()
  var plotStyles: [@MainActor (ChartPlotContent) -> AnyView] = []
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  var selection = ChartSelection()
  var gestures: [@MainActor (ChartProxy) -> ChartGesture] = []
  var scrollableAxes: Axis.Set = []
  var scroll = ChartScrollSettings()
}

/// A view in front of a chart, or behind it.
struct ChartLayer {
  var alignment: Alignment
  var content: @MainActor (ChartProxy) -> AnyView
}

/// What is said of one axis.
struct AxisSettings {
  var scale = ScaleSettings()
  var visibility = Visibility.automatic
  /// The marks of the axis; nil for the standard ones.
  var content: (any AxisContent)?
  var labels: [AxisTitle] = []
  var styles: [@MainActor (ChartAxisContent) -> AnyView] = []
}

/// A label beside a whole axis.
struct AxisTitle {
  var position: AnnotationPosition
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  /// Says something about the charts inside.
  nonisolated func chartSetting(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
