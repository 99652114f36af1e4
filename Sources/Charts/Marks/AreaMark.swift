import Foundation

/// A point on the edge of an area, or on both of its edges.
nonisolated public struct AreaMark: ValueMark {
  public typealias Body = Never
  static var kind: MarkKind { .area }
  let values: MarkValues

  private init(_ values: MarkValues, stacking: MarkStackingMethod = .standard) {
    var values = values
    if stacking != .standard {
      let options = MarkOptions()
      options.stacking = stacking
      values.options = options
    }
    self.values = values
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(MarkValues(x: x.datum, y: y.datum), stacking: stacking)
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(
      MarkValues(x: x.datum, y: y.datum, series: series.datum.value), stacking: stacking)
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(MarkValues(x: x.datum, y: yStart.datum, yEnd: yEnd.datum))
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(
      MarkValues(x: x.datum, y: yStart.datum, yEnd: yEnd.datum, series: series.datum.value))
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(MarkValues(x: xStart.datum, xEnd: xEnd.datum, y: y.datum))
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(
      MarkValues(x: xStart.datum, xEnd: xEnd.datum, y: y.datum, series: series.datum.value))
  }
}
