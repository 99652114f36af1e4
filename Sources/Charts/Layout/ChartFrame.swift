import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewLayout
import ViewRuntime

/// Everything of a chart: plot, axes, titles and legend.
struct ChartFrame: View {
  let model: ChartModel
  let history: SceneHistory
  @Binding var offsets: ScrollOffsets
  @Binding var plotSize: CGSize?
  @Binding var annotationSizes: AnnotationSizes
  let hasPlot: Bool

  var body: some View {
    let legend = ChartLegend(model: model)
    let placement = legend.placement
    let outer = legend.isShown && !placement.isOverlay
    VStack(alignment: .leading, spacing: 0) {
      if outer, placement.edge == .top { legend.padding(.bottom, legend.spacing) }
      HStack(alignment: placement.vertical, spacing: 0) {
        // Beside the plot it is as wide as its names.
        let column = legend.fixedSize(horizontal: true, vertical: false)
        if outer, placement.edge == .leading { column.padding(.trailing, legend.spacing) }
        titledPlot.layoutPriority(1)
        if outer, placement.edge == .trailing { column.padding(.leading, legend.spacing) }
      }
      // The plot takes what legend and titles leave.
      .layoutPriority(1)
      if outer, placement.edge == .bottom { legend.padding(.top, legend.spacing) }
    }
    .overlay(alignment: placement.overlayAlignment) {
      if legend.isShown, placement.isOverlay { legend.padding(4) }
    }
    .preference(key: ChartProxyKey.self, value: hasPlot ? ChartProxy(model: model) : nil)
  }

  // MARK: Titles of the axes

  private var titledPlot: some View {
    let titles =
      model.settings.x.labels.map { ($0, Axis.horizontal) }
      + model.settings.y.labels.map { ($0, Axis.vertical) }
    return VStack(alignment: .leading, spacing: AxisAppearance.titleSpacing) {
      titleRow(titles, .top)
      HStack(spacing: AxisAppearance.titleSpacing) {
        titleColumn(titles, .leading)
        plotWithAxes.layoutPriority(1)
        titleColumn(titles, .trailing)
      }
      .layoutPriority(1)
      titleRow(titles, .bottom)
    }
  }

  private func edge(_ title: AxisTitle, _ axis: Axis) -> Edge {
    let unit = title.position.unit
    if title.position.isAutomatic, axis == .horizontal { return .bottom }
    if unit.y == 0 { return .top }
    if unit.y == 1 { return .bottom }
    return unit.x == 0 ? .leading : .trailing
  }

  @ViewBuilder
  private func titleRow(_ titles: [(AxisTitle, Axis)], _ edge: Edge) -> some View {
    let shown = titles.filter { self.edge($0.0, $0.1) == edge }
    ForEach(Array(shown.enumerated()), id: \.offset) { _, entry in
      let standard: Alignment = entry.1 == .horizontal ? .center : .trailing
      entry.0.content.frame(maxWidth: .infinity, alignment: entry.0.alignment ?? standard)
    }
  }

  @ViewBuilder
  private func titleColumn(_ titles: [(AxisTitle, Axis)], _ edge: Edge) -> some View {
    let shown = titles.filter { self.edge($0.0, $0.1) == edge }
    ForEach(Array(shown.enumerated()), id: \.offset) { _, entry in
      QuarterTurn(isClockwise: edge == .trailing) { entry.0.content }
        .frame(maxHeight: .infinity, alignment: entry.0.alignment ?? .center)
    }
  }

  // MARK: Plot and axes

  private var plotWithAxes: some View {
    AxesLayout(model: model) {
      plot
      axisLabels(model.xAxis, styles: model.settings.x.styles)
      axisLabels(model.yAxis, styles: model.settings.y.styles)
    }
  }

  private var plot: AnyView {
    let content = ChartPlotContent(
      model: model, history: history, offsets: $offsets, plotSize: $plotSize,
      annotationSizes: $annotationSizes)
    var styled: AnyView?
    for style in model.settings.plotStyles {
      styled = style(ChartPlotContent(content: styled ?? AnyView(content)))
    }
    return styled ?? AnyView(content)
  }

  /// The labels of an axis one by one, or as strips where it has a style.
  @ViewBuilder
  private func axisLabels(
    _ axis: ResolvedAxis, styles: [@MainActor (ChartAxisContent) -> AnyView]
  ) -> some View {
    let labels = model.visibleLabels(axis)
    if styles.isEmpty {
      AxisLabels(labels: labels)
    } else {
      ForEach(ResolvedAxis.Side.allCases, id: \.self) { side in
        let own = labels.filter { $0.side == side }
        if !own.isEmpty {
          styled(AxisStrip(model: model, side: side, labels: own), styles)
            .layoutValue(key: AxisStripValue.self, value: side)
        }
      }
    }
  }

  private func styled(
    _ strip: AxisStrip, _ styles: [@MainActor (ChartAxisContent) -> AnyView]
  ) -> AnyView {
    styles.reduce(AnyView(strip)) { $1(ChartAxisContent(content: $0)) }
  }
}

/// Labels, each with what the layout is to know of it.
struct AxisLabels: View {
  let labels: [ResolvedAxis.Label]

  var body: some View {
    ForEach(labels) { label in
      AxisLabelView(label: label)
        .layoutValue(key: AxisLabelValue.self, value: label)
        .transition(.opacity)
    }
  }
}

/// The plot of a chart, to be given a style.
nonisolated public struct ChartPlotContent: View {
  let content: AnyView

  init(content: AnyView) { self.content = content }

  @MainActor
  init(
    model: ChartModel, history: SceneHistory, offsets: Binding<ScrollOffsets>,
    plotSize: Binding<CGSize?>, annotationSizes: Binding<AnnotationSizes>
  ) {
    content = AnyView(
      PlotView(
        model: model, history: history, offsets: offsets, plotSize: plotSize,
        annotationSizes: annotationSizes))
  }

  @MainActor public var body: some View { content }
}

/// An axis of a chart, to be given a style.
nonisolated public struct ChartAxisContent: View {
  let content: AnyView
  @MainActor public var body: some View { content }
}

/// A view turned by a quarter, which takes the room that it has then.
private struct QuarterTurn<Content: View>: View {
  let isClockwise: Bool
  @ViewBuilder let content: () -> Content

  var body: some View {
    QuarterTurnLayout() { content().fixedSize().rotationEffect(.degrees(isClockwise ? 90 : -90)) }
  }
}

struct QuarterTurnLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}

extension ChartModel {
  /// The labels that lie in the part of the chart that is seen.
  func visibleLabels(_ axis: ResolvedAxis) -> [ResolvedAxis.Label] {
    axis.labels.filter { label in
      let scale = label.side.isHorizontal ? scales.x : scales.y
      guard scale.window != nil else { return true }
      let fraction = scale.fraction(
        label.place.number(isCentered: label.label.isCentered ?? false))
      return fraction > -0.001 && fraction < 1.001
    }
  }
}

/// A label of an axis in its font and colour.
private struct AxisLabelView: View {
  let label: ResolvedAxis.Label

  var body: some View {
    let content = Group {
      if let view = label.label.view {
        view
      } else {
        Text(verbatim: label.label.text ?? "").lineLimit(1)
      }
    }
    .font(label.label.font ?? AxisAppearance.font)
    .foregroundStyle(label.label.style ?? AnyShapeStyle(.secondary))
    .offset(label.label.offset)
    switch label.label.orientation.kind {
    case .vertical: QuarterTurn(isClockwise: true) { content }
    case .verticalReversed: QuarterTurn(isClockwise: false) { content }
    case .automatic, .horizontal: content
    }
  }
}

/// Which label a view is, for the layout.
struct AxisLabelValue: LayoutValueKey {
  static var defaultValue: ResolvedAxis.Label? { nil }
}
