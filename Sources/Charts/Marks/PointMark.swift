import Foundation

/// A symbol at a point.
nonisolated public struct PointMark: ValueMark {
  public typealias Body = Never
  static var kind: MarkKind { .point }
  let values: MarkValues

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    values = MarkValues(x: x.datum, y: y.datum)
  }

  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    values = MarkValues(x: x.datum, options: y.map { MarkOptions(edges: MarkEdges(yStart: $0)) })
  }

  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    values = MarkValues(y: y.datum, options: x.map { MarkOptions(edges: MarkEdges(xStart: $0)) })
  }
}
