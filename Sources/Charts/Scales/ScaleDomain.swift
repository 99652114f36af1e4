import Foundation

/// Which values a scale has.
nonisolated public protocol ScaleDomain {
  var _domain: _ScaleDomain { get }
}

nonisolated public struct _ScaleDomain: Sendable {
  /// The values given: the ends of numbers and dates, or all categories; nil to find them in the data.
  var values: [_PlottedValue]?
  var includesZero: Bool?
  var isReversed = false
  /// What the program makes of the domain that was found in the data.
  var modify: (@Sendable ([_PlottedValue]) -> [_PlottedValue])?
}

extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _ScaleDomain { _ScaleDomain(values: map(\.plotted)) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain {
    _ScaleDomain(values: [lowerBound.plotted, upperBound.plotted])
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain {
    _ScaleDomain(values: [lowerBound.plotted, upperBound.plotted])
  }
}

/// A domain found in the data.
nonisolated public struct AutomaticScaleDomain: ScaleDomain, Sendable {
  public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { automatic() }

  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil)
    -> AutomaticScaleDomain
  {
    AutomaticScaleDomain(
      _domain: _ScaleDomain(
        values: nil, includesZero: includesZero, isReversed: reversed ?? false))
  }

  /// The domain that `modifyInferredDomain` makes of the one found in the data.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type = DataValue.self,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    let change = Carried { (found: [_PlottedValue]) in
      var values = found.compactMap { DataValue(plotted: $0) }
      modifyInferredDomain(&values)
      return values.map(\.plotted)
    }
    return AutomaticScaleDomain(
      _domain: _ScaleDomain(
        includesZero: includesZero, isReversed: reversed ?? false,
        modify: { change.value($0) }))
  }
}

/// What the values of a scale become.
nonisolated public protocol ScaleRange {
  associatedtype VisualValue
}

/// Where along its axis a scale lies.
nonisolated public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
  var _range: _PositionRange { get }
}

nonisolated public struct _PositionRange: Sendable {
  var startPadding = 0.0
  var endPadding = 0.0
  var fixed: ClosedRange<Double>?
}

/// The whole plot, less a padding at both ends.
nonisolated public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
  public typealias VisualValue = CGFloat
  public let _range: _PositionRange
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
    -> PlotDimensionScaleRange
  {
    PlotDimensionScaleRange(
      _range: _PositionRange(startPadding: Double(startPadding), endPadding: Double(endPadding)))
  }
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
  public typealias VisualValue = CGFloat
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  public var _range: _PositionRange {
    _PositionRange(fixed: Double(lowerBound)...Double(upperBound))
  }
}
