import Foundation
import Geometry
import ViewCatalog
import ViewRuntime

extension ChartContent {
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    attributed(.symbol(.shape(AnyChartSymbolShape(symbol))))
  }

  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    attributed(.symbolBy(value.datum.value))
  }

  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    attributed(.symbol(.view(AnyView(symbol()))))
  }

  /// - Parameter area: in square points.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    attributed(.symbolSize(SymbolSize.ofArea(area)))
  }

  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    attributed(.symbolSize(size))
  }

  nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
  {
    attributed(.symbolSizeBy(value.datum.value))
  }
}

enum SymbolSize {
  /// The size of a circle's box whose square has this area, in points.
  static func ofArea(_ area: CGFloat) -> CGSize {
    let side = max(0, area).squareRoot()
    return CGSize(width: side, height: side)
  }
}

/// What stands at a point of a chart.
enum ChartSymbol {
  case shape(AnyChartSymbolShape)
  case view(AnyView)
  /// Nothing, as for a line whose symbols were not asked for.
  case none
}

/// A shape that can be a symbol of a chart.
nonisolated public protocol ChartSymbolShape: Shape {
  /// The part of the box that the symbol fills, so that all symbols look equally large.
  var perceptualUnitRect: CGRect { get }
}

extension Circle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

nonisolated struct AnyChartSymbolShape: Sendable {
  let shape: any ChartSymbolShape

  init(_ shape: any ChartSymbolShape) { self.shape = shape }

  /// The outline of a symbol of `size` points around `center`.
  func path(center: CGPoint, size: CGSize) -> Path {
    let unit = shape.perceptualUnitRect
    let (width, height) = (size.width * unit.width, size.height * unit.height)
    return shape.path(
      in: CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height))
  }
}

/// A symbol of which only the outline is seen, and which lines do not cross.
nonisolated protocol HollowSymbol {
  /// The symbol with what its outline encloses; nil where it has no outline.
  var filled: (any ChartSymbolShape)? { get }
}

extension AnyChartSymbolShape {
  /// What lines leave free: the symbol with its inside; nil where they go on under it.
  var hole: AnyChartSymbolShape? {
    (shape as? any HollowSymbol)?.filled.map { AnyChartSymbolShape($0) }
  }
}

extension BasicChartSymbolShape: HollowSymbol {
  var filled: (any ChartSymbolShape)? {
    guard lineWidth != nil else { return nil }
    var copy = self
    copy.lineWidth = nil
    return copy
  }
}

/// The symbols that every chart knows.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Hashable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind
  var lineWidth: CGFloat?

  /// In the order in which `symbol(by:)` gives them to values of points.
  static let ofPoints: [BasicChartSymbolShape] = [
    .circle, .cross, .triangle, .square, .diamond, .pentagon, .plus, .asterisk,
  ]

  /// The same for points of lines, which are hollow.
  static let ofLines: [BasicChartSymbolShape] = [circle, square, triangle, diamond, pentagon].map {
    $0.strokeBorder(lineWidth: 1.5)
  }

  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }

  /// The outline of the symbol as a symbol.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    var copy = self
    copy.lineWidth = lineWidth
    return copy
  }

  /// Shapes with corners are a little larger or smaller than a circle to look like one in size.
  public var perceptualUnitRect: CGRect {
    let scale: CGFloat =
      switch kind {
      case .circle: 1
      case .square: 0.9
      case .plus, .cross, .asterisk: 1.15
      case .triangle, .diamond: 1.1
      case .pentagon: 1.05
      }
    return CGRect(x: (1 - scale) / 2, y: (1 - scale) / 2, width: scale, height: scale)
  }

  public func path(in rect: CGRect) -> Path {
    guard let lineWidth else { return outline(in: rect) }
    return outline(in: rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2))
      .strokedPath(StrokeStyle(lineWidth: lineWidth))
  }

  private func outline(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: polygon(corners: 3, in: rect)
    case .diamond: polygon(corners: 4, in: rect)
    case .pentagon: polygon(corners: 5, in: rect)
    case .plus: strokes(at: [0, 90], in: rect)
    case .cross: strokes(at: [45, 135], in: rect)
    case .asterisk: strokes(at: [0, 60, 120], in: rect)
    }
  }

  /// Corners on the ellipse in `rect`, the first on top.
  private func polygon(corners: Int, in rect: CGRect) -> Path {
    Path { path in
      path.addLines(
        (0..<corners).map { point(degrees: Double($0) * 360 / Double(corners) - 90, in: rect) })
      path.closeSubpath()
    }
  }

  /// Bars through the middle, three tenths of the size thick.
  private func strokes(at angles: [Double], in rect: CGRect) -> Path {
    var path = Path()
    for angle in angles {
      path.move(to: point(degrees: angle, in: rect))
      path.addLine(to: point(degrees: angle + 180, in: rect))
    }
    return path.strokedPath(StrokeStyle(lineWidth: min(rect.width, rect.height) * 0.3))
  }

  private func point(degrees: Double, in rect: CGRect) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(
      x: rect.midX + rect.width / 2 * CGFloat(cos(angle)),
      y: rect.midY + rect.height / 2 * CGFloat(sin(angle)))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// The outline of the shape as a symbol.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    OutlinedSymbol(shape: self, style: style)
  }
}

/// A symbol of which only the outline is seen.
nonisolated struct OutlinedSymbol<Symbol: ChartSymbolShape & InsettableShape>: ChartSymbolShape,
  HollowSymbol
{
  let shape: Symbol
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
  var filled: (any ChartSymbolShape)? { shape }

  func path(in rect: CGRect) -> Path {
    shape.inset(by: style.lineWidth / 2).path(in: rect).strokedPath(style)
  }
}
