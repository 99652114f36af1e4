import Foundation
import Geometry
import ViewCatalog
import ViewRuntime

/// Places the marks of a chart in a plot.
struct PlotBuilder {
  let data: ChartData
  let scales: ChartScales
  let size: CGSize
  private(set) var marks: [PlacedMark] = []
  private(set) var views: [PlacedView] = []
  private var gaps: (x: Double, y: Double) = (0, 0)

  init(_ data: ChartData, _ scales: ChartScales, size: CGSize) {
    self.data = data
    self.scales = scales
    self.size = size
    gaps = (smallestGap(.horizontal), smallestGap(.vertical))
    placeAll()
    // Stable: marks of one index keep their order.
    if marks.contains(where: { $0.zIndex != 0 }) {
      marks = marks.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }.map(\.element)
    }
  }

  private mutating func placeAll() {
    var curves = [CurveCollection](repeating: CurveCollection(), count: data.seriesCount)
    var order: [(series: Int, index: Int)] = []
    marks.reserveCapacity(min(data.marks.count, 4_096))
    for mark in data.marks {
      switch mark.record.kind {
      case .line, .area:
        if curves[mark.series].isEmpty { order.append((mark.series, marks.count)) }
        add(mark, to: &curves[mark.series])
      case .bar: placeRectangle(mark, isBar: true)
      case .rectangle: placeRectangle(mark, isBar: false)
      case .point: placePoint(mark)
      case .rule: placeRule(mark)
      case .sector: placeSector(mark)
      case .function: placeFunction(mark)
      }
    }
    // Each curve stands where its first mark stood.
    for (series, index) in order.reversed() {
      if let placed = finish(curves[series]) { marks.insert(placed, at: index) }
    }
  }

  // MARK: Positions

  func x(_ value: Double) -> CGFloat {
    CGFloat(scales.x.position(value, over: Double(size.width)))
  }

  /// Numbers and dates grow upwards, categories stand from the top down.
  func y(_ value: Double) -> CGFloat {
    let position = scales.y.position(value, over: Double(size.height))
    return CGFloat(scales.y.kind == .category ? position : Double(size.height) - position)
  }

  private func smallestGap(_ axis: Axis) -> Double {
    var places: Set<Double> = []
    for mark in data.marks where mark.record.kind == .bar || mark.record.kind == .rectangle {
      let extent = axis == .horizontal ? mark.record.x : mark.record.y
      let crosses = mark.record.kind == .rectangle || mark.isHorizontal == (axis == .vertical)
      if extent.form == .value, crosses { places.insert(extent.start) }
    }
    let sorted = places.sorted()
    return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min() ?? 0
  }

  /// Where along an axis a mark stands, in points: its middle, and how much room there is for it.
  private func band(_ extent: Extent, _ axis: Axis) -> (center: CGFloat, step: CGFloat)? {
    let scale = axis == .horizontal ? scales.x : scales.y
    let length = Double(axis == .horizontal ? size.width : size.height)
    func place(_ value: Double) -> CGFloat { axis == .horizontal ? x(value) : y(value) }
    switch extent.form {
    case .absent: return (CGFloat(length / 2), CGFloat(length))
    case .unit:
      let (start, end) = (place(extent.start), place(extent.end))
      return ((start + end) / 2, abs(end - start))
    case .value, .range:
      guard let number = scale.placed(extent.start) else { return nil }
      if scale.kind == .category {
        return (place(number), CGFloat(scale.bandLength(over: length)))
      }
      let gap = axis == .horizontal ? gaps.x : gaps.y
      let range = scale.range(over: length)
      let unit = abs(place(number + gap) - place(number))
      return (place(number), gap > 0 ? unit : CGFloat(range.end - range.start) / 8)
    }
  }

  /// From one edge to the other, in points; nil where the domain has not got both.
  private func edges(_ extent: Extent, _ axis: Axis) -> (CGFloat, CGFloat)? {
    let scale = axis == .horizontal ? scales.x : scales.y
    guard let start = scale.placed(extent.start), let end = scale.placed(extent.end) else {
      return nil
    }
    return axis == .horizontal ? (x(start), x(end)) : (y(start), y(end))
  }

  // MARK: Bars and rectangles

  private mutating func placeRectangle(_ mark: ChartData.Mark, isBar: Bool) {
    let look = data.looks[mark.look]
    let ratio = isBar ? StandardStyles.barRatio : 1
    guard
      let horizontal = span(
        mark, .horizontal, isValue: mark.isHorizontal && isBar, look, ratio: ratio),
      let vertical = span(
        mark, .vertical, isValue: !mark.isHorizontal && isBar, look, ratio: ratio)
    else { return }
    let offset = look.offset
    let box = CGRect(
      x: min(horizontal.0, horizontal.1) + offset.xStart,
      y: min(vertical.0, vertical.1) + offset.yStart,
      width: abs(horizontal.1 - horizontal.0) + offset.xEnd - offset.xStart,
      height: abs(vertical.1 - vertical.0) + offset.yEnd - offset.yStart
    ).standardized
    let points = isBar ? barCorners(mark, look, box) : .zero
    let style = look.corners?.style ?? .continuous
    let corners =
      !isBar && look.corners != nil
      ? RectangleCornerRadii(all: look.corners!.radius) : points
    add(mark, .rectangle(box, corners, style))
    annotate(mark, look, box)
  }

  private func span(
    _ mark: ChartData.Mark, _ axis: Axis, isValue: Bool, _ look: MarkLook, ratio: CGFloat
  ) -> (CGFloat, CGFloat)? {
    let extent = axis == .horizontal ? mark.record.x : mark.record.y
    if extent.form == .range { return edges(extent, axis) }
    let options = mark.record.options
    let dimension = (axis == .horizontal ? options?.width : options?.height) ?? .automatic
    guard let whole = band(extent, axis) else { return nil }
    var (center, step) = whole
    var part = extent.isAbsent ? 1 : ratio
    if let group = look.positionGroup, let slot = mark.slot,
      group.axis == nil || group.axis == axis
    {
      // Side by side in four fifths of the band, with a tenth of each between them.
      let count = CGFloat(max(1, data.slots.values.count))
      let room = group.span.length(of: step, automatic: step * 0.8)
      center += room * ((CGFloat(slot) + 0.5) / count - 0.5)
      step = room / count
      part = 0.9
    }
    let length = dimension.length(of: step, automatic: step * part)
    return (center - length / 2, center + length / 2)
  }

  /// The end away from zero is rounded where no other bar of the stack goes on; ranges are at both ends.
  private func barCorners(_ mark: ChartData.Mark, _ look: MarkLook, _ box: CGRect)
    -> RectangleCornerRadii
  {
    if let corners = look.corners { return RectangleCornerRadii(all: corners.radius) }
    let thickness = mark.isHorizontal ? box.height : box.width
    let isCross = (mark.isHorizontal ? mark.record.y : mark.record.x).isAbsent
    let radius = isCross ? 0 : min(4, thickness / 5)
    guard radius > 0, !mark.isCovered else { return .zero }
    let extent = mark.isHorizontal ? mark.record.x : mark.record.y
    guard mark.isStacked else { return RectangleCornerRadii(all: radius) }
    let isNegative = extent.end < extent.start
    var corners = RectangleCornerRadii.zero
    if mark.isHorizontal {
      if isNegative != scales.x.isReversed {
        (corners.topLeading, corners.bottomLeading) = (radius, radius)
      } else {
        (corners.topTrailing, corners.bottomTrailing) = (radius, radius)
      }
    } else if isNegative != scales.y.isReversed {
      (corners.bottomLeading, corners.bottomTrailing) = (radius, radius)
    } else {
      (corners.topLeading, corners.topTrailing) = (radius, radius)
    }
    return corners
  }

  // MARK: Points and rules

  private func point(_ mark: ChartData.Mark, _ look: MarkLook) -> CGPoint? {
    guard let horizontal = band(mark.record.x, .horizontal),
      let vertical = band(mark.record.y, .vertical)
    else { return nil }
    var point = CGPoint(x: horizontal.center, y: vertical.center)
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

  private mutating func placePoint(_ mark: ChartData.Mark) {
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
    return CGSize(width: StandardStyles.symbolSide, height: StandardStyles.symbolSide)
  }

  private mutating func addSymbol(_ mark: ChartData.Mark, _ look: MarkLook, at center: CGPoint) {
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

  private mutating func placeRule(_ mark: ChartData.Mark) {
    let look = data.looks[mark.look]
    let record = mark.record
    let isVertical = record.y.isAbsent || record.y.form == .range
    let stroke = lineStyle(look, standard: StrokeStyle(lineWidth: 1))
    let from: CGPoint
    let to: CGPoint
    if isVertical, !record.x.isAbsent {
      guard let place = band(record.x, .horizontal)?.center else { return }
      let ends = record.y.isAbsent ? (size.height, 0) : edges(record.y, .vertical)
      guard let ends else { return }
      from = CGPoint(x: place + look.offset.xStart, y: ends.0 + look.offset.yStart)
      to = CGPoint(x: place + look.offset.xStart, y: ends.1 + look.offset.yEnd)
    } else {
      guard let place = band(record.y, .vertical)?.center else { return }
      let ends = record.x.isAbsent ? (0, size.width) : edges(record.x, .horizontal)
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

  private func lineStyle(_ look: MarkLook, standard: StrokeStyle) -> StrokeStyle {
    if let style = look.lineStyle { return style }
    return look.lineStyleGroup.flatMap { scales.lineStyles.style(for: $0) } ?? standard
  }

  // MARK: Sectors

  private mutating func placeSector(_ mark: ChartData.Mark) {
    guard let options = mark.record.options else { return }
    let look = data.looks[mark.look]
    let most = min(size.width, size.height) / 2
    let outer = options.outerRadius.length(of: most, automatic: most)
    // An inset of the hole is measured from the outside.
    let inner =
      if case .inset(let value) = options.innerRadius.kind { max(0, outer - value) } else {
        options.innerRadius.length(of: most, automatic: 0)
      }
    let sector = SectorShape(
      center: CGPoint(
        x: size.width / 2 + look.offset.xStart, y: size.height / 2 + look.offset.yStart),
      start: mark.turn.start,
      end: mark.turn.end, innerRadius: inner, outerRadius: outer, inset: options.angularInset,
      cornerRadius: look.corners?.radius ?? 0)
    add(mark, .sector(sector))
    annotate(mark, look, CGRect(origin: sector.middle, size: .zero))
  }

  // MARK: Lines and areas

  private struct CurveCollection {
    var first: ChartData.Mark?
    var upper = CurvePoints()
    var lower: [CGPoint] = []
    var isEmpty: Bool { first == nil }
  }

  private mutating func add(_ mark: ChartData.Mark, to curve: inout CurveCollection) {
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

  private func finish(_ curve: CurveCollection) -> PlacedMark? {
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

  private mutating func placeFunction(_ mark: ChartData.Mark) {
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

  // MARK: Results

  private mutating func add(_ mark: ChartData.Mark, _ form: PlacedMark.Form) {
    marks.append(placed(mark, form, identity: mark.record.identity))
  }

  private func placed(_ mark: ChartData.Mark, _ form: PlacedMark.Form, identity: Int) -> PlacedMark
  {
    let look = data.looks[mark.look]
    var result = PlacedMark(identity: identity, form: form, style: style(look))
    result.opacity = look.opacity
    if let group = look.opacityGroup { result.opacity *= scales.opacities.style(for: group) ?? 1 }
    result.zIndex = look.zIndex ?? 0
    result.effects = look.effects.isEmpty ? nil : look.effects
    return result
  }

  private func style(_ look: MarkLook) -> AnyShapeStyle {
    if let style = look.style { return style }
    if let group = look.styleGroup, let style = scales.styles.style(for: group) { return style }
    return StandardStyles.automatic
  }

  private mutating func annotate(_ mark: ChartData.Mark, _ look: MarkLook, _ box: CGRect) {
    for (index, annotation) in look.annotations.enumerated() {
      views.append(
        PlacedView(MarkIdentity.join(mark.record.identity, index + 1), annotation, box))
    }
  }
}
