import Foundation
import Geometry
import ViewGraphics
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
  /// The size of the box of a circle of this area, in square points.
  ///
  /// In pictures of Swift Charts a circle of `symbolSize(50)` is 8.0 points across, and so is one of which nothing
  /// is said: 2 √(50 / π) = 7.98.
  static func ofArea(_ area: CGFloat) -> CGSize {
    let side = 2 * (max(0, area) / .pi).squareRoot()
    return CGSize(width: side, height: side)
  }

  /// The size of a symbol of which nothing is said.
  static let standard = ofArea(50)
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
    $0.strokeBorder(lineWidth: 2)
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
  ///
  /// A square's side is 0.905 of the circle's diameter, the bars of a cross are 1.108 long, a triangle's sides 1.26:
  /// measured in pictures of Swift Charts. A diamond is the square turned; of a plus and an asterisk the bars are as
  /// long as a cross's, and a pentagon is as large as the circle (not measured).
  public var perceptualUnitRect: CGRect {
    let scale: CGFloat =
      switch kind {
      case .circle: 1
      case .square: 0.905
      case .plus, .cross, .asterisk: 1.108
      case .triangle: 1.26 * 2 / 3.0.squareRoot()
      case .diamond: 0.905 * 2.0.squareRoot()
      case .pentagon: 1.15
      }
    return CGRect(x: (1 - scale) / 2, y: (1 - scale) / 2, width: scale, height: scale)
  }

  public func path(in rect: CGRect) -> Path {
    guard let lineWidth else {
      return outline(in: rect, radius: cornerRadius(in: rect), inset: 0)
    }
    // The corners outside are as round as the joins of lines are, those inside are sharp.
    return outline(in: rect, radius: 0, inset: lineWidth / 2)
      .strokedPath(StrokeStyle(lineWidth: lineWidth, lineJoin: .round))
  }

  /// An eighth of the circle's diameter that the symbol stands for.
  private func cornerRadius(in rect: CGRect) -> CGFloat {
    min(rect.width, rect.height) / perceptualUnitRect.width / 8
  }

  /// The outline `inset` points inside of that of the symbol.
  private func outline(in rect: CGRect, radius: CGFloat, inset: CGFloat) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect.insetBy(dx: inset, dy: inset))
    case .square:
      Path(
        roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadius: radius, style: .circular)
    case .triangle: polygon(corners: 3, in: rect, radius: radius, inset: inset)
    case .diamond: polygon(corners: 4, in: rect, radius: radius, inset: inset)
    case .pentagon: polygon(corners: 5, in: rect, radius: radius, inset: inset)
    case .plus: bars(2, first: 0, in: rect, thickness: 0.357, radius: radius, inset: inset)
    case .cross: bars(2, first: 45, in: rect, thickness: 0.357, radius: radius, inset: inset)
    case .asterisk: bars(3, first: 30, in: rect, thickness: 0.25, radius: radius, inset: inset)
    }
  }

  /// Corners on the ellipse in `rect`, the first on top. Their edges move inwards by `inset`.
  private func polygon(corners count: Int, in rect: CGRect, radius: CGFloat, inset: CGFloat) -> Path
  {
    // An edge's distance from the middle is that of a corner times the cosine of half the angle between two.
    let inset = inset / CGFloat(cos(.pi / Double(count)))
    let rect = rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
    return Path(
      corners: (0..<count).map { index in
        (point(degrees: Double(index) * 360 / Double(count) - 90, in: rect), radius)
      })
  }

  /// The outline of `count` bars through the middle, as long as `rect` is wide, their ends rounded.
  ///
  /// - Parameters:
  ///   - first: where the first one lies, in degrees clockwise from the horizontal.
  ///   - thickness: as part of their length.
  private func bars(
    _ count: Int, first: Double, in rect: CGRect, thickness: CGFloat, radius: CGFloat,
    inset: CGFloat
  ) -> Path {
    let half = rect.width / 2 * thickness - inset
    let reach = rect.width / 2 - inset
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    guard half > 0 else { return Path() }
    let step = 180 / Double(count)
    // Where the sides of two neighbouring bars meet.
    let notch = half / CGFloat(sin(step / 2 * .pi / 180))
    var corners: [(CGPoint, CGFloat)] = []
    for index in 0..<2 * count {
      let angle = (first + Double(index) * step) * .pi / 180
      let along = CGPoint(x: cos(angle), y: sin(angle))
      for side in [-half, half] {
        let corner = CGPoint(
          x: middle.x + along.x * reach - along.y * side,
          y: middle.y + along.y * reach + along.x * side)
        corners.append((corner, min(radius, half)))
      }
      let between = angle + step / 2 * .pi / 180
      let place = CGPoint(
        x: middle.x + CGFloat(cos(between)) * notch, y: middle.y + CGFloat(sin(between)) * notch)
      corners.append((place, 0))
    }
    return Path(corners: corners)
  }

  private func point(degrees: Double, in rect: CGRect) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(
      x: rect.midX + rect.width / 2 * CGFloat(cos(angle)),
      y: rect.midY + rect.height / 2 * CGFloat(sin(angle)))
  }
}

extension Path {
  /// A closed line with corners that are rounded by radii of their own, in points.
  fileprivate init(corners: [(place: CGPoint, radius: CGFloat)]) {
    self.init()
    guard let first = corners.first, let last = corners.last else { return }
    move(
      to: CGPoint(
        x: (last.place.x + first.place.x) / 2, y: (last.place.y + first.place.y) / 2))
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count].place
      if corner.radius > 0 {
        addArc(tangent1End: corner.place, tangent2End: next, radius: corner.radius)
      } else {
        addLine(to: corner.place)
      }
    }
    closeSubpath()
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
