import Foundation
import Geometry
import ViewGraphics
import ViewRuntime

/// Places the marks of a chart in a plot.
struct PlotBuilder {
  let data: ChartData
  let scales: ChartScales
  let size: CGSize
  /// The length of a pixel, in points.
  let pixelLength: CGFloat
  private(set) var marks: [PlacedMark] = []
  var views: [PlacedView] = []
  private var gaps: (x: Double, y: Double) = (0, 0)

  init(_ data: ChartData, _ scales: ChartScales, size: CGSize, pixelLength: CGFloat = 1 / 3) {
    self.pixelLength = pixelLength
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

  /// Numbers grow upwards, dates and categories stand from the top down.
  func y(_ value: Double) -> CGFloat {
    let position = scales.y.position(value, over: Double(size.height))
    return CGFloat(scales.y.runsDown ? position : Double(size.height) - position)
  }

  private func smallestGap(_ axis: Axis) -> Double {
    var places: Set<Double> = []
    // Marks are copied only where they count: most charts of many points have none.
    for index in data.marks.indices
    where data.marks[index].record.kind == .bar || data.marks[index].record.kind == .rectangle {
      let mark = data.marks[index]
      let extent = axis == .horizontal ? mark.record.x : mark.record.y
      let crosses = mark.record.kind == .rectangle || mark.isHorizontal == (axis == .vertical)
      if extent.form == .value, crosses { places.insert(extent.start) }
    }
    let sorted = places.sorted()
    return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min() ?? 0
  }

  /// Where along an axis a mark stands, in points: its middle, and how much room there is for it.
  func band(_ extent: Extent, _ axis: Axis) -> (center: CGFloat, step: CGFloat)? {
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
  func edges(_ extent: Extent, _ axis: Axis) -> (CGFloat, CGFloat)? {
    let scale = axis == .horizontal ? scales.x : scales.y
    guard let start = scale.placed(extent.start), let end = scale.placed(extent.end) else {
      return nil
    }
    return axis == .horizontal ? (x(start), x(end)) : (y(start), y(end))
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

  // MARK: Results

  mutating func add(_ mark: ChartData.Mark, _ form: PlacedMark.Form) {
    marks.append(placed(mark, form, identity: mark.record.identity))
  }

  func placed(_ mark: ChartData.Mark, _ form: PlacedMark.Form, identity: Int) -> PlacedMark {
    let look = data.looks[mark.look]
    var result = PlacedMark(identity: identity, form: form, style: style(look))
    result.opacity = look.opacity
    if let group = look.opacityGroup { result.opacity *= scales.opacities.style(for: group) ?? 1 }
    result.zIndex = look.zIndex ?? 0
    result.effects = look.effects.isEmpty ? nil : look.effects
    return result
  }

  func style(_ look: MarkLook) -> AnyShapeStyle {
    if let style = look.style { return style }
    if let group = look.styleGroup, let style = scales.styles.style(for: group) { return style }
    return StandardStyles.automatic
  }

  mutating func annotate(
    _ mark: ChartData.Mark, _ look: MarkLook, _ box: CGRect, isRectangle: Bool = false
  ) {
    for (index, annotation) in look.annotations.enumerated() {
      views.append(
        PlacedView(
          MarkIdentity.join(mark.record.identity, index + 1), annotation, box,
          isRectangle: isRectangle))
    }
  }
}
