import Foundation
import Geometry
import ViewGraphics
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
  /// The length of a pixel of the display, in points.
  var pixelLength: CGFloat = 1 / 3
  var plotStyles: [@MainActor (ChartPlotContent) -> AnyView] = []
  var selection = ChartSelection()
  var gestures: [@MainActor (ChartProxy) -> ChartGesture] = []
  var scrollableAxes: Axis.Set = []
  var scroll = ChartScrollSettings()
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

extension AxisSettings {
  /// The groups of marks that the program gave; nil for the standard ones.
  @MainActor var groups: [AxisMarkGroup]? {
    content.map { content in
      var list = _AxisList()
      content._append(to: &list)
      return list.groups
    }
  }

  /// How the ends of a domain found in the data are rounded: to the values of the axis, and not where there
  /// is none.
  @MainActor func rounding(count: Int) -> DomainRounding {
    guard visibility != .hidden else { return DomainRounding(count: count, ends: .none) }
    guard let groups else { return DomainRounding(count: count) }
    guard let values = groups.first?.values else {
      return DomainRounding(count: count, ends: .none)
    }
    switch values.kind {
    case .automatic(let wished, _):
      return DomainRounding(count: wished ?? count, ends: values.rounding)
    case .stride(let step): return DomainRounding(count: count, step: step, ends: values.rounding)
    case .list(let list):
      return DomainRounding(count: count, ends: .none, included: list.compactMap(\.number))
    case .calendar: return DomainRounding(count: count)
    }
  }
}

/// How far the domain of an axis reaches beyond its data.
struct DomainRounding {
  /// About how many values there are.
  var count: Int
  /// The step of the values; nil for one that gives `count` of them.
  var step: Double?
  var ends = NiceNumbers.Rounding()
  /// Values that the axis shows, wherever the data ends.
  var included: [Double] = []
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
