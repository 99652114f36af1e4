import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewLayout
import ViewRuntime

/// What is said of a chart's legend.
struct LegendSettings {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  /// In points.
  var spacing: CGFloat?
  var content: AnyView?
}

/// A line of a legend.
struct LegendEntry: Identifiable {
  let value: _PlottedValue
  let style: AnyShapeStyle
  let symbol: AnyChartSymbolShape?
  let symbolView: AnyView?
  let lineStyle: StrokeStyle?

  var id: _PlottedValue { value }

  /// One entry for each value that marks are coloured, shaped or drawn by. Where two things stand for the
  /// same values they share their entries.
  @MainActor
  static func entries(_ data: ChartData, _ scales: ChartScales) -> [[LegendEntry]] {
    var groups: [[_PlottedValue]] = []
    let styles = scales.styles.isContinuous ? [] : scales.styles.domain
    for values in [styles, scales.symbols.domain, scales.lineStyles.domain] where !values.isEmpty {
      let isKnown = groups.contains { Set($0) == Set(values) }
      if !isKnown { groups.append(values) }
    }
    return groups.map { group in
      group.map { value in
        let symbol =
          data.symbolValues.index(of: value) == nil ? nil : scales.symbols.style(for: value)
        return LegendEntry(
          value: value, style: scales.styles.style(for: value) ?? AnyShapeStyle(.secondary),
          symbol: symbol, symbolView: symbol == nil ? nil : scales.symbolView?(value),
          lineStyle: data.lineStyleValues.index(of: value) == nil
            ? nil : scales.lineStyles.style(for: value))
      }
    }
  }
}

/// Where a legend stands.
struct LegendPlacement {
  let position: AnnotationPosition
  let alignment: Alignment?

  var isOverlay: Bool { position.isOverlay }

  var edge: Edge {
    if position.isAutomatic { return .bottom }
    if position.unit.y == 0 { return .top }
    if position.unit.y == 1 { return .bottom }
    return position.unit.x == 0 ? .leading : .trailing
  }

  var vertical: VerticalAlignment { alignment?.vertical ?? .top }
  var overlayAlignment: Alignment { alignment ?? .topTrailing }
}

/// The legend of a chart: a symbol and a name for each value.
struct ChartLegend: View {
  let model: ChartModel

  var placement: LegendPlacement {
    LegendPlacement(
      position: model.settings.legend.position, alignment: model.settings.legend.alignment)
  }

  var spacing: CGFloat { model.settings.legend.spacing ?? 8 }

  var isShown: Bool {
    let legend = model.settings.legend
    if legend.visibility == .hidden { return false }
    return legend.content != nil || !model.data.styleValues.values.isEmpty
      || !model.data.symbolValues.values.isEmpty || !model.data.lineStyleValues.values.isEmpty
  }

  var body: some View {
    let isVertical = placement.edge == .leading || placement.edge == .trailing
    Group {
      if let content = model.settings.legend.content {
        content
      } else if isVertical {
        VStack(alignment: .leading, spacing: 4) { entries }
      } else {
        LegendFlow { entries }
      }
    }
    .frame(
      maxWidth: isVertical || placement.isOverlay ? nil : .infinity,
      alignment: placement.alignment ?? .leading)
  }

  @ViewBuilder private var entries: some View {
    let groups = LegendEntry.entries(model.data, model.scales)
    ForEach(Array(groups.enumerated()), id: \.offset) { _, group in
      ForEach(group) { LegendEntryView(entry: $0) }
    }
    if model.scales.styles.isContinuous, model.data.styleValues.values.first?.kind == .number {
      LegendRamp(model: model)
    }
  }
}

private struct LegendEntryView: View {
  let entry: LegendEntry

  var body: some View {
    HStack(spacing: 5) {
      symbol
      Text(verbatim: entry.value.label).font(AxisAppearance.font).foregroundStyle(.secondary)
    }
  }

  @ViewBuilder private var symbol: some View {
    if let stroke = entry.lineStyle {
      LegendLine().stroke(entry.style, style: stroke).frame(width: 20, height: 8)
    } else if let view = entry.symbolView {
      view
    } else {
      let shape = entry.symbol ?? AnyChartSymbolShape(BasicChartSymbolShape.circle)
      LegendSymbol(symbol: shape).fill(entry.style).frame(width: 8, height: 8)
    }
  }
}

private struct LegendSymbol: Shape {
  let symbol: AnyChartSymbolShape
  func path(in rect: CGRect) -> Path {
    symbol.path(center: CGPoint(x: rect.midX, y: rect.midY), size: rect.size)
  }
}

private struct LegendLine: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

/// The colours of numbers from the least to the most.
private struct LegendRamp: View {
  let model: ChartModel

  var body: some View {
    let colors = (model.settings.styleRamp ?? .standard).colors
    let data = model.scales.styles.continuousBounds
    // The line reaches to round numbers; beyond the data it has the colours of its ends.
    let bounds =
      model.settings.styles.domain == nil
      ? NiceNumbers.widened(data.lower, data.upper, count: Self.count) : data
    let length = bounds.1 - bounds.0
    let step = NiceNumbers.step(
      from: bounds.0, to: bounds.1, values: Self.count, rounding: .none)
    let values = NiceNumbers.multiples(of: step, from: bounds.0, to: bounds.1)
    func place(_ value: Double) -> CGFloat {
      length == 0 ? 0 : CGFloat((value - bounds.0) / length)
    }
    return VStack(alignment: .leading, spacing: 0) {
      LinearGradient(
        stops: colors.enumerated().map { index, color in
          let share = colors.count == 1 ? 0 : Double(index) / Double(colors.count - 1)
          return Gradient.Stop(
            color: color, location: place(data.lower + (data.upper - data.lower) * share))
        }, startPoint: .leading, endPoint: .trailing
      )
      .frame(width: Self.width, height: 8)
      ZStack(alignment: .topLeading) {
        ForEach(values, id: \.self) { value in
          Rectangle().fill(AxisAppearance.lineStyle)
            .frame(width: 0.5, height: AxisAppearance.tickLength)
            .frame(width: 0).offset(x: place(value) * Self.width)
        }
        RampLabels(places: values.map { place($0) * Self.width }) {
          ForEach(NumberLabel.strings(values), id: \.self) { Text(verbatim: $0) }
        }
        .padding(.top, AxisAppearance.tickLength + 1)
      }
      .font(AxisAppearance.font).foregroundStyle(.secondary)
      .frame(width: Self.width, alignment: .leading)
    }
    .padding(.horizontal, 8)
  }

  /// In points.
  private static let width: CGFloat = 100
  /// About how many numbers stand below it.
  private static let count = 4
}
