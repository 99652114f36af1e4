import Foundation
import Geometry

/// Bars and rectangles.
extension PlotBuilder {
  mutating func placeRectangle(_ mark: ChartData.Mark, isBar: Bool) {
    let look = data.looks[mark.look]
    let ratio = StandardStyles.barRatio
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
      .snapped(isBar ? (mark.isHorizontal ? .horizontal : .vertical) : nil, to: pixelLength)
    let points = isBar ? barCorners(mark, look, box) : .zero
    let style = look.corners?.style ?? .continuous
    let corners =
      !isBar && look.corners != nil
      ? RectangleCornerRadii(all: look.corners!.radius) : points
    add(mark, .rectangle(box, corners, style))
    annotate(mark, look, box, isRectangle: true)
  }

  private func span(
    _ mark: ChartData.Mark, _ axis: Axis, isValue: Bool, _ look: MarkLook, ratio: CGFloat
  ) -> (CGFloat, CGFloat)? {
    let extent = axis == .horizontal ? mark.record.x : mark.record.y
    if extent.form == .range { return edges(extent, axis) }
    let options = mark.record.options
    if extent.isAbsent, let given = options?.edges, given != MarkEdges() {
      return axis == .horizontal
        ? (given.xStart ?? 0, given.xEnd ?? size.width)
        : (given.yStart ?? 0, given.yEnd ?? size.height)
    }
    let dimension = (axis == .horizontal ? options?.width : options?.height) ?? .automatic
    guard let whole = band(extent, axis) else { return nil }
    var (center, step) = whole
    var part = extent.isAbsent ? 1 : ratio
    if let group = look.positionGroup, let slot = mark.slot,
      group.axis == nil || group.axis == axis
    {
      // Side by side in the part of the band that one bar has, each with the same part of its own place.
      let count = CGFloat(max(1, data.slots.values.count))
      let room = group.span.length(of: step, automatic: step * StandardStyles.barRatio)
      center += room * ((CGFloat(slot) + 0.5) / count - 0.5)
      step = room / count
      part = StandardStyles.barRatio
    }
    var standard = step * part
    let scale = axis == .horizontal ? scales.x : scales.y
    if mark.record.kind == .bar, extent.form == .value, scale.kind != .category, mark.slot == nil {
      standard = min(standard, StandardStyles.barLength)
    }
    let length = dimension.length(of: step, automatic: standard)
    return (center - length / 2, center + length / 2)
  }

  /// The end away from zero is rounded where no other bar of the stack goes on; ranges are at both ends, and so are
  /// stacks around the middle.
  private func barCorners(_ mark: ChartData.Mark, _ look: MarkLook, _ box: CGRect)
    -> RectangleCornerRadii
  {
    if let corners = look.corners { return RectangleCornerRadii(all: corners.radius) }
    let thickness = mark.isHorizontal ? box.height : box.width
    let isCross = (mark.isHorizontal ? mark.record.y : mark.record.x).isAbsent
    let radius = isCross ? 0 : min(StandardStyles.barRadius, thickness / 5)
    guard radius > 0 else { return .zero }
    guard mark.isStacked else { return RectangleCornerRadii(all: radius) }
    let start = mark.beginsCenteredStack ? radius : 0
    let end = mark.isCovered ? 0 : radius
    let extent = mark.isHorizontal ? mark.record.x : mark.record.y
    let scale = mark.isHorizontal ? scales.x : scales.y
    let isBackwards = (extent.end < extent.start) != scale.isReversed
    let (low, high) = isBackwards ? (end, start) : (start, end)
    return mark.isHorizontal
      ? RectangleCornerRadii(
        topLeading: low, bottomLeading: low, bottomTrailing: high, topTrailing: high)
      : RectangleCornerRadii(
        topLeading: high, bottomLeading: low, bottomTrailing: low, topTrailing: high)
  }
}

extension CGRect {
  /// With its ends along `axis` at ends of pixels, so that no line is seen between two bars of a stack: in
  /// pictures of Swift Charts the ends of amounts are sharp, while the sides of bars are not.
  fileprivate func snapped(_ axis: Axis?, to pixel: CGFloat) -> CGRect {
    func snap(_ place: CGFloat) -> CGFloat { (place / pixel).rounded() * pixel }
    var box = self
    switch axis {
    case .horizontal:
      box.origin.x = snap(minX)
      box.size.width = snap(maxX) - box.minX
    case .vertical:
      box.origin.y = snap(minY)
      box.size.height = snap(maxY) - box.minY
    case nil: break
    }
    return box
  }
}
