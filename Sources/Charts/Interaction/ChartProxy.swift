import Foundation
import Geometry
import ViewGraphics
import ViewRuntime

/// What is known of a chart that is laid out: where values stand, and which value stands where.
///
/// Positions are in points from the top left corner of the plot.
nonisolated public struct ChartProxy: @unchecked Sendable {
  let model: ChartModel

  @MainActor init(model: ChartModel) { self.model = model }

  public var plotSize: CGSize {
    let model = model
    return assumeMainActor { model.plotProxy?.size ?? .zero }
  }

  @available(*, deprecated, renamed: "plotSize")
  public var plotAreaSize: CGSize { plotSize }

  /// The plot's box; nil while there is none.
  public var plotFrame: Anchor<CGRect>? {
    let model = model
    return assumeMainActor {
      model.plotProxy.flatMap { $0.anchor(for: CGRect(origin: .zero, size: $0.size)) }
    }
  }

  @available(*, deprecated, renamed: "plotFrame")
  public var plotAreaFrame: Anchor<CGRect> { plotFrame! }

  /// The middle of the plot for its container, as a fraction of the plot.
  public var plotContainerFrame: Anchor<CGRect>? { plotFrame }

  // MARK: Positions

  private var scales: ChartScales {
    let model = model
    return assumeMainActor { model.scales }
  }

  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    let scale = scales.x
    return scale.number(of: value.plotted).map {
      CGFloat(scale.position($0, over: Double(plotSize.width)))
    }
  }

  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    scales.y.number(of: value.plotted).map { CGFloat(scales.yPlace($0, plotSize.height)) }
  }

  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// From where to where a value's band reaches; a value without a band is where it is.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    guard let middle = position(forX: value) else { return nil }
    let half = CGFloat(scales.x.bandLength(over: Double(plotSize.width))) / 2
    return (middle - half)...(middle + half)
  }

  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    guard let middle = position(forY: value) else { return nil }
    let half = CGFloat(scales.y.bandLength(over: Double(plotSize.height))) / 2
    return (middle - half)...(middle + half)
  }

  // MARK: Values

  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    plotted(atX: position).flatMap { P(plotted: $0) }
  }

  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    plotted(atY: position).flatMap { P(plotted: $0) }
  }

  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  func plotted(atX position: CGFloat) -> _PlottedValue? {
    scales.x.value(at: Double(position), over: Double(plotSize.width))
  }

  func plotted(atY position: CGFloat) -> _PlottedValue? {
    let scale = scales.y
    let place = scale.runsDown ? position : plotSize.height - position
    return scale.value(at: Double(place), over: Double(plotSize.height))
  }

  // MARK: Angles

  /// The angle of a point from the middle of the plot: 0 on top, clockwise.
  public func angle(at position: CGPoint) -> Angle {
    let (x, y) = (position.x - plotSize.width / 2, position.y - plotSize.height / 2)
    let angle = atan2(Double(x), Double(-y))
    return .radians(angle < 0 ? angle + 2 * .pi : angle)
  }

  /// The value at an angle: how much of the sum of all sectors lies before it.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    let model = model
    let total = assumeMainActor { model.data.angleTotal }
    return P(plotted: .number(angle.radians / (2 * .pi) * total))
  }

  // MARK: Styles

  /// The style that a value is shown with.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    scales.styles.style(for: value.plotted)
  }

  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
    scales.symbolAreas.style(for: value.plotted)
  }

  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    scales.lineStyles.style(for: value.plotted)
  }

  // MARK: Domains

  /// The values of an axis: all categories, or the two ends.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(scales.x) }
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(scales.y) }

  private func domain<P: Plottable>(_ scale: PositionScale) -> [P] {
    switch scale.kind {
    case .category: scale.categories.compactMap { P(plotted: .category($0)) }
    case .number: [scale.lower, scale.upper].compactMap { P(plotted: .number($0)) }
    case .date: [scale.lower, scale.upper].compactMap { P(plotted: .date($0)) }
    }
  }

  // MARK: Selection

  public func selectXValue(at position: CGFloat) {
    if let value = plotted(atX: position) { select(\.x, value) }
  }

  public func selectYValue(at position: CGFloat) {
    if let value = plotted(atY: position) { select(\.y, value) }
  }

  public func selectAngleValue(at angle: Angle) {
    let model = model
    let total = assumeMainActor { model.data.angleTotal }
    select(\.angle, .number(angle.radians / (2 * .pi) * total))
  }

  public func selectXRange(from: CGFloat, to: CGFloat) {
    selectRange(\.xRange, plotted(atX: min(from, to)), plotted(atX: max(from, to)))
  }

  public func selectYRange(from: CGFloat, to: CGFloat) {
    selectRange(\.yRange, plotted(atY: max(from, to)), plotted(atY: min(from, to)))
  }

  private func select(
    _ path: KeyPath<ChartSelection, (@MainActor (_PlottedValue?) -> Void)?>, _ value: _PlottedValue
  ) {
    let (model, path) = (model, Carried(path))
    assumeMainActor { model.settings.selection[keyPath: path.value]?(value) }
  }

  private func selectRange(
    _ path: KeyPath<ChartSelection, (@MainActor ((_PlottedValue, _PlottedValue)?) -> Void)?>,
    _ lower: _PlottedValue?, _ upper: _PlottedValue?
  ) {
    guard let lower, let upper else { return }
    let (model, path) = (model, Carried(path))
    assumeMainActor { model.settings.selection[keyPath: path.value]?((lower, upper)) }
  }
}
