import Foundation
@_spi(Runtime) import ViewRuntime

/// Something that describes a chart in words and numbers.
public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// A chart in words and numbers.
public final class AXChartDescriptor {
  public enum ContentDirection: Int, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise
    case radialCounterClockwise
  }

  public var title: String?
  public var summary: String?
  public var contentDirection = ContentDirection.leftToRight
  public var xAxis: any AXDataAxisDescriptor
  public var yAxis: AXNumericDataAxisDescriptor?
  public var additionalAxes: [any AXDataAxisDescriptor]
  public var series: [AXDataSeriesDescriptor]

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary) = (title, summary)
    (self.xAxis, self.yAxis, self.additionalAxes) = (xAxis, yAxis, additionalAxes)
    self.series = series
  }
}

public protocol AXDataAxisDescriptor: AnyObject {
  var title: String { get set }
}

public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  public enum ScaleType: Int, Sendable { case linear, log10, ln }

  public var title: String
  public var range: ClosedRange<Double>
  public var gridlinePositions: [Double]
  public var scaleType = ScaleType.linear
  public var valueDescriptionProvider: (Double) -> String

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double] = [],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  public var title: String
  public var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
  }
}

public final class AXDataSeriesDescriptor {
  public var name: String
  public var isContinuous: Bool
  public var dataPoints: [AXDataPoint]

  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

public final class AXDataPoint {
  /// A number or a category.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case category(String)
  }

  public var xValue: Value
  public var yValue: Double?
  public var additionalValues: [Value]
  public var label: String?

  public init(
    x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    (xValue, yValue) = (.number(x), y)
    (self.additionalValues, self.label) = (additionalValues, label)
  }

  public init(
    x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    (xValue, yValue) = (.category(x), y)
    (self.additionalValues, self.label) = (additionalValues, label)
  }
}

extension View {
  /// Describes the chart that this view is.
  nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    nonisolated(unsafe) let representable = representable
    return accessibilityAttribute { element, _ in
      let chart = representable.makeChartDescriptor()
      element.chart = chart.title ?? ""
      if element.label == nil { element.label = chart.title }
      if let summary = chart.summary { element.value = summary }
      for series in chart.series {
        element.customContent.append(
          AccessibilityElement.CustomContent(
            label: series.name, value: "\(series.dataPoints.count) points", isImportant: false))
      }
    }
  }
}
