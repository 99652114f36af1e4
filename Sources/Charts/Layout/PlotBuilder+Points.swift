import Foundation
import Geometry

/// Points and rules: marks at one place.
extension PlotBuilder {
  func point(_ mark: ChartData.Mark, _ look: MarkLook) -> CGPoint? {
    guard let horizontal = band(mark.record.x, .horizontal),
      let vertical = band(mark.record.y, .vertical)
    else { return nil }
    var point = CGPoint(x: horizontal.center, y: vertical.center)
    if let given = mark.record.options?.edges {
      if mark.record.x.isAbsent, let x = given.xStart { point.x = x }
      if mark.record.y.isAbsent, let y = given.yStart { point.y = y }
    }
    if let group = look.positionGroup, let slot = mark.slot {
      let count = CGFloat(max(1, data.slots.values.count))
      let isVertical =
        group.axis.map { $0 == .vertical }
        ?? (scales.x.kind != .category && scales.y.kind == .category)
      let step = isVertical ? vertical.step : horizontal.step
      let room = group.span.length(of: step, automatic: step * 0.8)
      let shift = room * ((CGFloat(slot) + 0.5) / count - 0.5)
      if isVertical { point.y += shift } else { point.x += shift }
    }
    point.x += look.offset.xStart
    point.y += look.offset.yStart
    return point
  }

  mutating func placePoint(_ mark: ChartData.Mark) {
    let look = data.looks[mark.look]
    guard let center = point(mark, look) else { return }
    addSymbol(mark, look, at: center)
    let size = symbolSize(look)
    annotate(
      mark, look,
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height))
  }

  private func symbolSize(_ look: MarkLook) -> CGSize {
    if let size = look.symbolSize { return size }
    if let group = look.symbolSizeGroup, let area = scales.symbolAreas.style(for: group) {
      return SymbolSize.ofArea(area)
    }
    return SymbolSize.standard
  }

  mutating func addSymbol(_ mark: ChartData.Mark, _ look: MarkLook, at center: CGPoint) {
    var shape = AnyChartSymbolShape(BasicChartSymbolShape.circle)
    switch look.symbol {
    case .view(let view):
      views.append(PlacedView(mark.record.identity, view, at: center))
      return
    case .shape(let given): shape = given
    case .some(.none): return
    case nil:
      if let group = look.symbolGroup {
        if let view = scales.symbolView?(group) {
          views.append(PlacedView(mark.record.identity, view, at: center))
          return
        }
        shape = scales.symbols.style(for: group) ?? shape
      }
    }
    add(mark, .symbol(center: center, size: symbolSize(look), shape))
  }

  mutating func placeRule(_ mark: ChartData.Mark) {
    let look = data.looks[mark.look]
    let record = mark.record
    let given = record.options?.edges ?? MarkEdges()
    let isVertical = record.y.isAbsent || record.y.form == .range
    let stroke = lineStyle(look, standard: StrokeStyle(lineWidth: 1))
    let from: CGPoint
    let to: CGPoint
    if isVertical, !record.x.isAbsent {
      guard let place = band(record.x, .horizontal)?.center else { return }
      let ends =
        record.y.isAbsent
        ? (given.yStart ?? size.height, given.yEnd ?? 0) : edges(record.y, .vertical)
      guard let ends else { return }
      // Of a rule across the whole plot the start is its upper end, as of a rectangle.
      let isWhole = record.y.isAbsent && given.yStart == nil && given.yEnd == nil
      let (first, second) =
        isWhole
        ? (look.offset.yEnd, look.offset.yStart) : (look.offset.yStart, look.offset.yEnd)
      from = CGPoint(x: place + look.offset.xStart, y: ends.0 + first)
      to = CGPoint(x: place + look.offset.xStart, y: ends.1 + second)
    } else {
      guard let place = band(record.y, .vertical)?.center else { return }
      let ends =
        record.x.isAbsent
        ? (given.xStart ?? 0, given.xEnd ?? size.width) : edges(record.x, .horizontal)
      guard let ends else { return }
      from = CGPoint(x: ends.0 + look.offset.xStart, y: place + look.offset.yStart)
      to = CGPoint(x: ends.1 + look.offset.xEnd, y: place + look.offset.yStart)
    }
    add(mark, .rule(from, to, stroke))
    annotate(
      mark, look,
      CGRect(
        x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x),
        height: abs(to.y - from.y)))
  }

  func lineStyle(_ look: MarkLook, standard: StrokeStyle) -> StrokeStyle {
    if let style = look.lineStyle { return style }
    return look.lineStyleGroup.flatMap { scales.lineStyles.style(for: $0) } ?? standard
  }
}
