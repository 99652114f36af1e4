import Foundation
import Geometry

/// Lines and areas, which many marks make together, and functions.
extension PlotBuilder {
  struct CurveCollection {
    var first: ChartData.Mark?
    var upper = CurvePoints()
    var lower: [CGPoint] = []
    var isEmpty: Bool { first == nil }
  }

  mutating func add(_ mark: ChartData.Mark, to curve: inout CurveCollection) {
    let look = data.looks[mark.look]
    if curve.isEmpty { curve.first = mark }
    let identity = mark.record.identity
    if mark.record.kind == .line {
      guard let place = point(mark, look) else { return }
      curve.upper.append(place, identity)
      if look.symbol != nil || look.symbolGroup != nil { addSymbol(mark, look, at: place) }
      annotate(mark, look, CGRect(origin: place, size: .zero))
      return
    }
    guard
      let middle = band(
        mark.isHorizontal ? mark.record.y : mark.record.x,
        mark.isHorizontal ? .vertical : .horizontal)?.center,
      let ends = edges(
        mark.isHorizontal ? mark.record.x : mark.record.y,
        mark.isHorizontal ? .horizontal : .vertical)
    else { return }
    if mark.isHorizontal {
      curve.upper.append(CGPoint(x: ends.1, y: middle), identity)
      curve.lower.append(CGPoint(x: ends.0, y: middle))
    } else {
      curve.upper.append(CGPoint(x: middle, y: ends.1), identity)
      curve.lower.append(CGPoint(x: middle, y: ends.0))
    }
    annotate(mark, look, CGRect(origin: curve.upper.points.last!, size: .zero))
  }

  func finish(_ curve: CurveCollection) -> PlacedMark? {
    guard let first = curve.first else { return nil }
    let look = data.looks[first.look]
    let method = look.interpolation ?? .linear
    let form: PlacedMark.Form
    if first.record.kind == .line {
      let standard = StrokeStyle(
        lineWidth: StandardStyles.lineWidth, lineCap: .round, lineJoin: .round)
      form = .line(curve.upper, method, lineStyle(look, standard: standard))
    } else {
      form = .area(curve.upper, curve.lower, method, isHorizontal: first.isHorizontal)
    }
    return placed(first, form, identity: MarkIdentity.join(0x11E, first.series))
  }

  mutating func placeFunction(_ mark: ChartData.Mark) {
    guard let plot = mark.record.options?.function else { return }
    let look = data.looks[mark.look]
    let count = max(2, Int(size.width / 2))
    let samples = plot.samples(
      over: scales.x.lower...max(scales.x.lower, scales.x.upper), count: count)
    let frozen = self
    let builder = FunctionPathBuilder(plot: plot) { CGPoint(x: frozen.x($0), y: frozen.y($1)) }
    let stroke =
      plot.form == .line
      ? lineStyle(look, standard: StrokeStyle(lineWidth: StandardStyles.lineWidth)) : nil
    add(mark, .path(builder.path(samples), stroke))
  }
}
