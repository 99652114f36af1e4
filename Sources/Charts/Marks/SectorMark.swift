import Foundation

/// A piece of a pie: as much of the circle as its value is of the sum of all.
nonisolated public struct SectorMark: PrimitiveChartContent {
  public typealias Body = Never
  let angle: (start: Double, end: Double?)
  let options: MarkOptions

  /// - Parameters:
  ///   - innerRadius: the radius of the hole; a ratio is one of the largest radius that fits.
  ///   - angularInset: how far the straight edges are moved inwards, in points.
  public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    self.init(
      (angle.datum.value.number ?? 0, nil), innerRadius, outerRadius, angularInset)
  }

  public init<V: Plottable>(
    angleStart: PlottableValue<V>, angleEnd: PlottableValue<V>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    self.init(
      (angleStart.datum.value.number ?? 0, angleEnd.datum.value.number), innerRadius, outerRadius,
      angularInset)
  }

  private init(
    _ angle: (Double, Double?), _ innerRadius: MarkDimension, _ outerRadius: MarkDimension,
    _ angularInset: CGFloat?
  ) {
    self.angle = angle
    options = MarkOptions()
    options.innerRadius = innerRadius
    options.outerRadius = outerRadius
    options.angularInset = angularInset ?? 0
    options.angle =
      angle.1.map { .range(angle.0, $0) }
      ?? Extent(form: .value, start: angle.0, end: angle.0)
  }

  @MainActor public func _append(to list: inout _MarkList) {
    list.append(.sector) { record, _ in record.options = options }
  }
}
