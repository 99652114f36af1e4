import Foundation
import Geometry
import ViewLayout
import ViewRuntime

/// A chart's data, scales and axes for a size.
final class ChartModel: @unchecked Sendable {
  let data: ChartData
  let settings: ChartSettings
  let scales: ChartScales
  let xAxis: ResolvedAxis
  let yAxis: ResolvedAxis
  /// The plot's place; nil until it is laid out.
  var plotProxy: GeometryProxy?

  /// How large the axes' labels are.
  let labelSizes: AxisLabelSizes

  /// - Parameters:
  ///   - size: of the whole chart, in points.
  ///   - offsets: where the part that is seen begins, where the chart scrolls.
  ///   - labelSizes: where the layout writes how large labels are.
  ///   - annotationSizes: of annotations that were laid out, for which scales make room.
  @MainActor
  init(
    _ data: ChartData, _ settings: ChartSettings, size: CGSize, offsets: ScrollOffsets,
    labelSizes: AxisLabelSizes = AxisLabelSizes(), annotationSizes: AnnotationSizes = [:]
  ) {
    self.data = data
    self.labelSizes = labelSizes
    self.settings = settings
    var scales = ChartScales(data, settings, size: size, annotationSizes: annotationSizes)
    scales.x.window = settings.window(scales.x, .horizontal, offsets)
    scales.y.window = settings.window(scales.y, .vertical, offsets)
    self.scales = scales
    let hasMarks = !data.marks.isEmpty
    func isNeeded(_ kind: PlottedKind?, _ axis: AxisSettings) -> Bool {
      hasMarks ? kind != nil : axis.scale.domain.values != nil
    }
    func count(_ count: Int, _ scale: PositionScale) -> Int {
      min(1_000, Int(Double(count) / (scale.window?.length ?? 1)))
    }
    xAxis = ResolvedAxis(
      .horizontal, settings.x, scale: scales.x, count: count(scales.xCount, scales.x),
      isNormalized: data.normalizedAxis == .horizontal, isNeeded: isNeeded(data.x.kind, settings.x))
    yAxis = ResolvedAxis(
      .vertical, settings.y, scale: scales.y, count: count(scales.yCount, scales.y),
      isNormalized: data.normalizedAxis == .vertical, isNeeded: isNeeded(data.y.kind, settings.y))
  }

  /// The plot's picture for its size.
  @MainActor
  func scene(_ size: CGSize) -> (PlotScene, PlotBuilder) {
    let builder = PlotBuilder(data, scales, size: size, pixelLength: settings.pixelLength)
    var scene = PlotScene(size: size)
    scene.lines = lines(xAxis, size) + lines(yAxis, size)
    scene.marks = builder.marks
    return (scene, builder)
  }

  private func lines(_ axis: ResolvedAxis, _ size: CGSize)
    -> [PlotScene.GridLine]
  {
    axis.lines.compactMap { line in
      let number = line.place.number(isCentered: line.line.isCentered)
      let isHorizontal = line.side.isHorizontal
      let scale = isHorizontal ? scales.x : scales.y
      let length = Double(isHorizontal ? size.width : size.height)
      let along =
        line.place.isEdge ? scale.edge(number, over: length) : scale.position(number, over: length)
      let place = isHorizontal || scale.runsDown ? along : length - along
      // Where the chart scrolls, lines beyond its plot are known but not seen.
      guard place >= -0.01, place <= length + 0.01 else { return nil }
      let tick = line.line.length.points(
        label: labelSizes.size(isHorizontal), longest: labelSizes.size(isHorizontal))
      let ends = Self.ends(line, at: CGFloat(place), size, tick: tick)
      let offset = line.line.offset
      return PlotScene.GridLine(
        key: line.key, isTick: line.line.isTick,
        from: CGPoint(x: ends.0.x + offset.width, y: ends.0.y + offset.height),
        to: CGPoint(x: ends.1.x + offset.width, y: ends.1.y + offset.height),
        stroke: line.line.stroke, style: line.line.style)
    }
  }

  private static func ends(
    _ line: ResolvedAxis.Line, at place: CGFloat, _ size: CGSize, tick: CGFloat
  ) -> (CGPoint, CGPoint) {
    let isTick = line.line.isTick
    switch line.side {
    case .bottom:
      return (
        CGPoint(x: place, y: isTick ? size.height : 0),
        CGPoint(x: place, y: isTick ? size.height + tick : size.height)
      )
    case .top:
      return (
        CGPoint(x: place, y: isTick ? -tick : 0), CGPoint(x: place, y: isTick ? 0 : size.height)
      )
    case .leading:
      return (
        CGPoint(x: isTick ? -tick : 0, y: place), CGPoint(x: isTick ? 0 : size.width, y: place)
      )
    case .trailing:
      return (
        CGPoint(x: isTick ? size.width : 0, y: place),
        CGPoint(x: isTick ? size.width + tick : size.width, y: place)
      )
    }
  }
}

extension ChartScales {
  /// From the top of the plot, in points.
  func yPlace(_ value: Double, _ height: CGFloat) -> Double {
    let position = y.position(value, over: Double(height))
    return y.runsDown ? position : Double(height) - position
  }
}

/// How large the labels of the axes are, in points: ticks may be as long. It outlives the models of its chart,
/// since a plot may be drawn again before its new labels are measured.
final class AxisLabelSizes {
  private var width: CGFloat = 0
  private var height: CGFloat = 0
  /// Of the labels of x that lie in a strip of their own.
  var overhang = AxisOverhang()

  func take(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }

  func size(_ isHorizontalAxis: Bool) -> CGFloat { isHorizontalAxis ? height : width }
}

extension PlotBuilder {
  /// The marks of a mask, on the same axes, with the views at them.
  func mask(_ records: [MarkRecord]) -> PlotBuilder {
    var list = _MarkList()
    list.records = records
    list.x = data.x
    list.y = data.y
    return PlotBuilder(ChartData(list), scales, size: size)
  }

  /// The views at marks of masks, which show what they mask where they draw.
  var maskViews: [PlacedView] {
    marks.flatMap { $0.effects?.masks ?? [] }.flatMap { mask($0).views }
  }
}
