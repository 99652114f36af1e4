import Foundation

/// A bar from zero to a value, or from one value to another.
nonisolated public struct BarMark: ValueMark {
  public typealias Body = Never
  static var kind: MarkKind { .bar }
  let values: MarkValues

  private init(
    _ x: PlottedDatum?, _ xEnd: PlottedDatum? = nil, _ y: PlottedDatum?,
    _ yEnd: PlottedDatum? = nil, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard,
    edges: MarkEdges = MarkEdges()
  ) {
    var values = MarkValues(x: x, xEnd: xEnd, y: y, yEnd: yEnd)
    let isPlain = width == .automatic && height == .automatic && stacking == .standard
    if !isPlain || edges != MarkEdges() {
      let options = MarkOptions()
      options.edges = edges
      options.width = width
      options.height = height
      options.stacking = stacking
      values.options = options
    }
    self.values = values
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(x.datum, nil, y.datum, width: width, height: height, stacking: stacking)
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(xStart.datum, xEnd.datum, y.datum, height: height)
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(x.datum, nil, yStart.datum, yEnd.datum, width: width)
  }

  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(
      x.datum, nil, nil, width: width, stacking: stacking,
      edges: MarkEdges(yStart: yStart, yEnd: yEnd))
  }

  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    self.init(xStart.datum, xEnd.datum, nil, edges: MarkEdges(yStart: yStart, yEnd: yEnd))
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(
      nil, nil, y.datum, height: height, stacking: stacking,
      edges: MarkEdges(xStart: xStart, xEnd: xEnd))
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(
      nil, nil, yStart.datum, yEnd.datum, edges: MarkEdges(xStart: xStart, xEnd: xEnd))
  }
}
