import Foundation
import Geometry
import Motion
import ViewGraphics
import ViewLayout
import ViewRuntime

/// Where the part of a chart that is seen begins, in the numbers of its scales; nil before the first
/// movement.
struct ScrollOffsets: Equatable {
  var x: Double?
  var y: Double?
}

/// What is said about scrolling.
struct ChartScrollSettings {
  var initialX: _PlottedValue?
  var initialY: _PlottedValue?
  var readX: (@MainActor () -> _PlottedValue)?
  var readY: (@MainActor () -> _PlottedValue)?
  var writeX: (@MainActor (_PlottedValue) -> Void)?
  var writeY: (@MainActor (_PlottedValue) -> Void)?
  var behavior: (any ScrollTargetBehavior)?
}

extension ChartSettings {
  /// The part of an axis that is seen, in fractions of its domain; nil for all of it.
  ///
  /// Without a length given, all is seen.
  @MainActor
  func window(_ scale: PositionScale, _ axis: Axis, _ offsets: ScrollOffsets)
    -> (start: Double, length: Double)?
  {
    let isHorizontal = axis == .horizontal
    guard scrollableAxes.contains(isHorizontal ? .horizontal : .vertical),
      let visible = (isHorizontal ? x : y).scale.visibleLength, visible > 0
    else { return nil }
    let whole =
      scale.kind == .category
      ? Double(scale.categories.count) : abs(scale.upper - scale.lower)
    guard whole > visible else { return nil }
    let length = visible / whole
    let moved = isHorizontal ? offsets.x : offsets.y
    let initial = isHorizontal ? scroll.initialX : scroll.initialY
    let start =
      moved ?? asked(scale, axis) ?? initial.flatMap { fraction(of: $0, scale) } ?? 0
    return (min(1 - length, max(0, start)), length)
  }

  /// Where the program's binding says that what is seen begins, in fractions of the domain; nil without one.
  @MainActor
  func asked(_ scale: PositionScale, _ axis: Axis) -> Double? {
    let read = axis == .horizontal ? scroll.readX : scroll.readY
    return read.flatMap { fraction(of: $0(), scale) }
  }

  /// Where a value begins, in fractions of the domain; a category begins before its middle.
  private func fraction(of value: _PlottedValue, _ scale: PositionScale) -> Double? {
    guard let number = scale.number(of: value) else { return nil }
    return scale.fraction(scale.kind == .category ? number - 0.5 : number)
  }
}

/// A scroll view without anything to see: the chart follows it.
struct ChartScroller: View {
  let model: ChartModel
  /// Of the plot, in points.
  let size: CGSize
  @Binding var offsets: ScrollOffsets
  @State private var position = ScrollPosition()
  /// The size of the content that the scroll view was brought to its place in, in points; nil before it is.
  @State private var placed: CGSize?
  /// Where the scroll view is on its way to because the program, and no finger, wants it there; in points.
  @State private var target: CGPoint?
  /// What the bindings said after the last finger's movement was written to them.
  @State private var written = ScrollOffsets()
  /// How the program's own change of the place moves.
  @State private var program = OwnMotion()

  private final class OwnMotion {
    var animation: Animation?
  }

  var body: some View {
    let axes = model.settings.scrollableAxes
    let content = CGSize(
      width: size.width / CGFloat(model.scales.x.window?.length ?? 1),
      height: size.height / CGFloat(model.scales.y.window?.length ?? 1))
    scrollView(axes, content)
      .scrollPosition($position)
      .onScrollGeometryChange(for: CGPoint.self) {
        $0.contentOffset
      } action: { _, offset in
        // Where the plot has become broader or narrower, the scroll view's place is one in the plot as it was.
        if content == placed { follow(offset, content) }
      }
      .onScrollPhaseChange { _, phase in
        if phase == .interacting { target = nil }
      }
      .onAppear {
        written = asked
        place(at: start, content)
      }
      .onChange(of: content) { place(at: start, content) }
      .transaction(value: asked) { program.animation = $0.animation }
      .onChange(of: asked) { _, asked in
        guard asked != written else { return }
        written = asked
        withAnimation(program.animation) { place(at: point(asked), content) }
      }
  }

  @ViewBuilder
  private func scrollView(_ axes: Axis.Set, _ content: CGSize) -> some View {
    let view = ScrollView(axes, showsIndicators: false) {
      Color.clear.frame(width: content.width, height: content.height)
    }
    if let behavior = model.settings.scroll.behavior {
      view.scrollTargetBehavior(ChartScrollTarget(model: model, behavior: behavior))
    } else {
      view
    }
  }

  /// What the program's bindings say.
  private var asked: ScrollOffsets {
    ScrollOffsets(
      x: model.settings.asked(model.scales.x.whole, .horizontal),
      y: model.settings.asked(model.scales.y.whole, .vertical))
  }

  /// Where the window of the scales begins, in parts of the whole from the upper leading corner.
  private var start: CGPoint {
    CGPoint(x: model.scales.x.window?.start ?? 0, y: model.yScrollStart)
  }

  private func point(_ asked: ScrollOffsets) -> CGPoint {
    var point = start
    if let x = asked.x, let x = model.scales.x.windowStart(near: x) { point.x = x }
    if let y = asked.y, let y = model.scales.y.windowStart(near: y) { point.y = model.turned(y) }
    return point
  }

  /// Brings the scroll view to a place, in parts of the whole.
  private func place(at start: CGPoint, _ content: CGSize) {
    let point = CGPoint(x: start.x * content.width, y: start.y * content.height)
    position.scrollTo(point: point)
    target = point
    placed = content
  }

  private func follow(_ offset: CGPoint, _ content: CGSize) {
    var next = offsets
    let scroll = model.settings.scroll
    // The program knows where it wanted the chart; on the way there it is not told where it is.
    let isOwn = target == nil
    if let start = model.scales.x.windowStart(near: Double(offset.x / content.width)) {
      next.x = start
      if isOwn, let value = model.value(model.scales.x, at: start) { scroll.writeX?(value) }
    }
    if let top = model.scales.y.windowStart(near: Double(offset.y / content.height)) {
      let start = model.turned(top)
      next.y = start
      if isOwn, let value = model.value(model.scales.y, at: start) { scroll.writeY?(value) }
    }
    if let target, abs(target.x - offset.x) < 0.5, abs(target.y - offset.y) < 0.5 {
      self.target = nil
    }
    if isOwn { written = asked }
    if next != offsets { offsets = next }
  }
}

extension PositionScale {
  /// Where what is seen may begin that is nearest to `start`, in parts of the whole; nil where all is seen.
  fileprivate func windowStart(near start: Double) -> Double? {
    window.map { min(1 - $0.length, max(0, start)) }
  }

  /// The scale as it is without scrolling and without room at its ends.
  var whole: PositionScale {
    var whole = self
    whole.window = nil
    whole.startPadding = 0
    whole.endPadding = 0
    return whole
  }
}

extension ChartModel {
  /// How far down what is seen begins, in parts of the whole.
  var yScrollStart: Double {
    scales.y.window.map { turned($0.start) } ?? 0
  }

  /// From how far up what is seen begins to how far down, and back, in parts of the whole.
  func turned(_ start: Double) -> Double {
    guard let window = scales.y.window, !scales.y.runsDown else { return start }
    return 1 - window.length - start
  }

  /// The value at a part of the whole domain.
  func value(_ scale: PositionScale, at fraction: Double) -> _PlottedValue? {
    scale.whole.value(at: min(fraction + 1e-9, 1 - 1e-9), over: 1)
  }
}

extension View {
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartSetting { $0.scrollableAxes = axes }
  }

  /// - Parameter length: in the axis's measure: seconds for dates, a count for categories.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartSetting { $0.x.scale.visibleLength = length.plotted.number }
  }

  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartSetting { $0.y.scale.visibleLength = length.plotted.number }
  }

  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    let x = Carried(x)
    return chartSetting {
      $0.scroll.readX = { x.value.wrappedValue.plotted }
      $0.scroll.writeX = { if let value = P(plotted: $0) { x.value.wrappedValue = value } }
    }
  }

  nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    let y = Carried(y)
    return chartSetting {
      $0.scroll.readY = { y.value.wrappedValue.plotted }
      $0.scroll.writeY = { if let value = P(plotted: $0) { y.value.wrappedValue = value } }
    }
  }

  nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    chartSetting { $0.scroll.initialX = initialX.plotted }
  }

  nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    chartSetting { $0.scroll.initialY = initialY.plotted }
  }

  nonisolated public func chartScrollTargetBehavior(_ behavior: some ScrollTargetBehavior)
    -> some View
  {
    chartSetting { $0.scroll.behavior = behavior }
  }
}
