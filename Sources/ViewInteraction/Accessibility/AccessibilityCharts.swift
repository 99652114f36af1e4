import Foundation
@_spi(Runtime) import ViewRuntime

/// Something that describes a chart in words and numbers.
nonisolated public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

nonisolated public protocol AXDataAxisDescriptor: AnyObject {
  var title: String { get set }
  var attributedTitle: NSAttributedString { get set }
}

nonisolated public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  public enum ScaleType: Int, Sendable { case linear, log10, ln }

  public var title: String
  public var attributedTitle: NSAttributedString
  public var scaleType = ScaleType.linear
  public var range: ClosedRange<Double>
  public var gridlinePositions: [Double]
  public var valueDescriptionProvider: (Double) -> String

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    attributedTitle = NSAttributedString(string: title)
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

nonisolated public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  public var title: String
  public var attributedTitle: NSAttributedString
  public var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    self.title = title
    attributedTitle = NSAttributedString(string: title)
    self.categoryOrder = categoryOrder
  }
}

nonisolated public final class AXDataPointValue {
  public var number: Double
  public var category: String

  init(number: Double = 0, category: String = "") {
    self.number = number
    self.category = category
  }
}

nonisolated public final class AXDataPoint {
  /// A number or a category, with what is added to it.
  public var label: String?
  public var xValue: AXDataPointValue
  public var yValue: AXDataPointValue?
  public var additionalValues: [AdditionalValue]

  public enum AdditionalValue: Sendable {
    case number(Double)
    case category(String)
  }

  public init(
    x: Double, y: Double? = nil, additionalValues: [AdditionalValue] = [], label: String? = nil
  ) {
    xValue = AXDataPointValue(number: x)
    yValue = y.map { AXDataPointValue(number: $0) }
    self.additionalValues = additionalValues
    self.label = label
  }

  public init(
    x: String, y: Double? = nil, additionalValues: [AdditionalValue] = [], label: String? = nil
  ) {
    xValue = AXDataPointValue(category: x)
    yValue = y.map { AXDataPointValue(number: $0) }
    self.additionalValues = additionalValues
    self.label = label
  }
}

nonisolated public final class AXDataSeriesDescriptor {
  public var name: String?
  public var isContinuous: Bool
  public var dataPoints: [AXDataPoint]

  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

nonisolated public final class AXChartDescriptor {
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
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

extension View {
  /// Describes the chart that this view is.
  nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    // Asked for its descriptor when elements are collected, on the main actor.
    nonisolated(unsafe) let representable = representable
    return accessibilityAttribute { element, _ in
      let chart = representable.makeChartDescriptor()
      element.chart = chart.title ?? ""
      if element.label == nil { element.label = chart.title }
      if let summary = chart.summary { element.value = summary }
      for series in chart.series {
        element.customContent.append(
          AccessibilityElement.CustomContent(
            label: series.name ?? "", value: "\(series.dataPoints.count) points", isImportant: false
          ))
      }
    }
  }
}
