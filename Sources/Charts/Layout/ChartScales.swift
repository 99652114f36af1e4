import Foundation
import Geometry
import ViewGraphics
import ViewRuntime

/// The scales of a chart, found in its data and settings.
struct ChartScales {
  var x: PositionScale
  var y: PositionScale
  var styles: ResolvedStyleScale<AnyShapeStyle>
  var symbols: ResolvedStyleScale<AnyChartSymbolShape>
  let symbolView: ((_PlottedValue) -> AnyView)?
  var symbolAreas: ResolvedStyleScale<CGFloat>
  var lineStyles: ResolvedStyleScale<StrokeStyle>
  /// 0.25…1 over the values that opacity stands for.
  var opacities: ResolvedStyleScale<Double>
  /// About how many automatic ticks the axes have.
  let xCount: Int
  let yCount: Int

  /// About how many values an axis of y has in a chart of so many points: in pictures of Swift Charts three in 150,
  /// four in 180 to 250.
  static func valueCount(height: CGFloat) -> Int {
    min(6, max(2, Int(min((height + 20) / 50, (height + 120) / 75))))
  }

  @MainActor
  init(
    _ data: ChartData, _ settings: ChartSettings, size: CGSize,
    annotationSizes: AnnotationSizes = [:]
  ) {
    xCount = min(5, max(2, Int(size.width / 60)))
    yCount = Self.valueCount(height: size.height)
    var (xFinder, yFinder) = (DomainFinder(kind: data.x.kind), DomainFinder(kind: data.y.kind))
    xFinder.isNormalized = data.normalizedAxis == .horizontal
    yFinder.isNormalized = data.normalizedAxis == .vertical
    for index in data.marks.indices {
      let kind = data.marks[index].record.kind
      Self.include(data.marks[index].record.x, kind, in: &xFinder)
      Self.include(data.marks[index].record.y, kind, in: &yFinder)
    }
    Self.includeFunctions(data, settings, &xFinder, &yFinder)
    if !annotationSizes.isEmpty {
      AnnotationRoom(sizes: annotationSizes, plot: size).include(data, &xFinder, &yFinder)
    }
    x = xFinder.scale(
      settings.x.scale, categories: data.x.categories, rounding: settings.x.rounding(count: xCount))
    y = yFinder.scale(
      settings.y.scale, categories: data.y.categories,
      rounding: settings.y.rounding(count: yCount))
    let showsCategories = settings.y.visibility != .hidden && settings.y.content == nil
    if y.kind == .category, showsCategories { y.labelRoom = AxisAppearance.categoryRoom }
    styles = Self.styles(data, settings)
    let standard =
      data.hasSymbolPoints ? BasicChartSymbolShape.ofPoints : BasicChartSymbolShape.ofLines
    symbols = ResolvedStyleScale(settings.symbols, values: data.symbolValues.values) {
      AnyChartSymbolShape(standard[$0 % standard.count])
    }
    symbolView = settings.symbolViews
    let areas = settings.symbolAreaRange ?? 20...200
    symbolAreas = ResolvedStyleScale(
      settings.symbolAreas, values: data.sizeValues.values,
      standard: { areas.lowerBound + CGFloat($0) * 40 },
      continuous: { areas.lowerBound + CGFloat($0) * (areas.upperBound - areas.lowerBound) })
    lineStyles = ResolvedStyleScale(
      settings.lineStyles, values: data.lineStyleValues.values, standard: StandardStyles.lineStyle)
    let count = max(1, data.opacityValues.values.count)
    opacities = ResolvedStyleScale(
      StyleScale(), values: data.opacityValues.values,
      standard: { 1 - 0.75 * Double($0) / Double(count) }, continuous: { 0.25 + 0.75 * $0 })
  }

  /// Lines and points stand in the middle of their unit, bars fill it.
  private static func include(_ extent: Extent, _ kind: MarkKind, in finder: inout DomainFinder) {
    switch extent.form {
    case .absent: return
    case .value, .range, .unit:
      if extent.form == .unit, kind == .rule { return finder.include(extent.middle) }
      finder.include(extent.start)
      finder.include(extent.end)
    }
  }

  private static func includeFunctions(
    _ data: ChartData, _ settings: ChartSettings, _ x: inout DomainFinder, _ y: inout DomainFinder
  ) {
    for index in data.marks.indices {
      guard let plot = data.marks[index].record.options?.function else { continue }
      let given = settings.x.scale.domain.values?.compactMap(\.number) ?? []
      let known = x.lower < x.upper ? x.lower...x.upper : 0...1
      let axis = given.count == 2 ? min(given[0], given[1])...max(given[0], given[1]) : known
      for point in plot.samples(over: axis, count: 200) {
        x.include(point.x)
        y.include(point.y)
      }
    }
  }

  private static func styles(_ data: ChartData, _ settings: ChartSettings)
    -> ResolvedStyleScale<AnyShapeStyle>
  {
    let ramp = settings.styleRamp ?? .standard
    let last = Double(max(1, data.styleValues.values.count - 1))
    return ResolvedStyleScale(
      settings.styles, values: data.styleValues.values,
      // Categories stand along the program's own gradient at equal distances.
      standard: { index in
        settings.styleRamp.map { AnyShapeStyle($0.color(at: Double(index) / last)) }
          ?? StandardStyles.color(index)
      },
      continuous: { fraction in AnyShapeStyle(ramp.color(at: fraction)) })
  }
}
