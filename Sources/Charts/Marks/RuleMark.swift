import Foundation

/// A straight line across the plot, or from one value to another.
nonisolated public struct RuleMark: ValueMark {
  public typealias Body = Never
  static var kind: MarkKind { .rule }
  let values: MarkValues

  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    let edges = MarkEdges(yStart: yStart, yEnd: yEnd)
    values = MarkValues(x: x.datum, options: MarkOptions(edges: edges))
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    values = MarkValues(x: x.datum, y: yStart.datum, yEnd: yEnd.datum)
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    let edges = MarkEdges(xStart: xStart, xEnd: xEnd)
    values = MarkValues(y: y.datum, options: MarkOptions(edges: edges))
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    values = MarkValues(x: xStart.datum, xEnd: xEnd.datum, y: y.datum)
  }
}
