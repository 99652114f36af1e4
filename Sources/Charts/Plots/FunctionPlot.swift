import Foundation
import ViewContent

/// A function drawn as a line, or as an area under or between functions.
final class FunctionPlot: @unchecked Sendable {
  enum Form { case line, area, band }

  enum Curve {
    /// y for x.
    case function((Double) -> Double)
    /// Both edges for x.
    case band((Double) -> (yStart: Double, yEnd: Double))
    /// A point for a parameter.
    case parametric((Double) -> (x: Double, y: Double))
  }

  let form: Form
  let curve: Curve
  /// Where the function is asked; nil for the whole axis.
  let domain: ClosedRange<Double>?

  init(form: Form, curve: Curve, domain: ClosedRange<Double>?) {
    self.form = form
    self.curve = curve
    self.domain = domain
  }

  /// The y values over `range`, to find an axis for them.
  func samples(over range: ClosedRange<Double>, count: Int) -> [(x: Double, y: Double)] {
    let range = domain ?? range
    let step = (range.upperBound - range.lowerBound) / Double(max(1, count))
    return (0...count).flatMap { index -> [(x: Double, y: Double)] in
      let place = range.lowerBound + step * Double(index)
      switch curve {
      case .function(let function): return [(place, function(place))]
      case .band(let function):
        let edges = function(place)
        return [(place, edges.yStart), (place, edges.yEnd)]
      case .parametric(let function): return [function(place)]
      }
    }
  }
}

/// What a plot of a function is made of.
nonisolated public struct FunctionLinePlotContent: PrimitiveChartContent {
  public typealias Body = Never
  let plot: FunctionPlot

  @MainActor public func _append(to list: inout _MarkList) {
    list.append(.function) { record, list in
      let options = MarkOptions()
      options.function = plot
      record.options = options
      // What a function yields is numbers, on both axes.
      if list.x.kind == nil { _ = list.x.number(.number(0)) }
      if list.y.kind == nil { _ = list.y.number(.number(0)) }
    }
  }
}

public typealias FunctionAreaPlotContent = FunctionLinePlotContent

extension LinePlot where Content == FunctionLinePlotContent {
  private init(_ plot: FunctionPlot) {
    content = FunctionLinePlotContent(plot: plot)
    append = { content, list in content._append(to: &list) }
  }

  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(FunctionPlot(form: .line, curve: .function(function), domain: domain))
  }

  @_disfavoredOverload
  public init(
    x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(FunctionPlot(form: .line, curve: .function(function), domain: domain))
  }

  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(FunctionPlot(form: .line, curve: .parametric(function), domain: domain))
  }

  @_disfavoredOverload
  public init(
    x: some StringProtocol, y: some StringProtocol, t: some StringProtocol,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(FunctionPlot(form: .line, curve: .parametric(function), domain: domain))
  }
}

extension AreaPlot where Content == FunctionLinePlotContent {
  private init(_ plot: FunctionPlot) {
    content = FunctionLinePlotContent(plot: plot)
    append = { content, list in content._append(to: &list) }
  }

  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(FunctionPlot(form: .area, curve: .function(function), domain: domain))
  }

  @_disfavoredOverload
  public init(
    x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(FunctionPlot(form: .area, curve: .function(function), domain: domain))
  }

  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(FunctionPlot(form: .band, curve: .band(function), domain: domain))
  }

  @_disfavoredOverload
  public init(
    x: some StringProtocol, yStart: some StringProtocol, yEnd: some StringProtocol,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(FunctionPlot(form: .band, curve: .band(function), domain: domain))
  }
}
