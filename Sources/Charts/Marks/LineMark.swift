import Foundation

/// A point of a line. Those of one series are connected in the order in which they come.
nonisolated public struct LineMark: ValueMark {
  public typealias Body = Never
  static var kind: MarkKind { .line }
  let values: MarkValues

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    values = MarkValues(x: x.datum, y: y.datum)
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    values = MarkValues(x: x.datum, y: y.datum, series: series.datum.value)
  }
}
