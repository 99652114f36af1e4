import Foundation

/// A rectangle between values, or around one.
nonisolated public struct RectangleMark: ValueMark {
  public typealias Body = Never
  static var kind: MarkKind { .rectangle }
  let values: MarkValues

  private init(
    _ values: MarkValues, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    edges: MarkEdges = MarkEdges()
  ) {
    var values = values
    if width != .automatic || height != .automatic || edges != MarkEdges() {
      let options = MarkOptions()
      options.edges = edges
      options.width = width
      options.height = height
      values.options = options
    }
    self.values = values
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    self.init(MarkValues(x: x.datum, y: y.datum), width: width, height: height)
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(
      MarkValues(x: xStart.datum, xEnd: xEnd.datum, y: yStart.datum, yEnd: yEnd.datum))
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(MarkValues(x: xStart.datum, xEnd: xEnd.datum, y: y.datum), height: height)
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(MarkValues(x: x.datum, y: yStart.datum, yEnd: yEnd.datum), width: width)
  }

  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    self.init(
      MarkValues(x: xStart.datum, xEnd: xEnd.datum), edges: MarkEdges(yStart: yStart, yEnd: yEnd))
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(
      MarkValues(y: yStart.datum, yEnd: yEnd.datum), edges: MarkEdges(xStart: xStart, xEnd: xEnd))
  }

  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    self.init(MarkValues(x: x.datum), width: width, edges: MarkEdges(yStart: yStart, yEnd: yEnd))
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(MarkValues(y: y.datum), height: height, edges: MarkEdges(xStart: xStart, xEnd: xEnd))
  }

  /// A rectangle at places of the plot, in points from its upper left corner; nil is the plot's own edge.
  public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(
      MarkValues(), edges: MarkEdges(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd))
  }
}
