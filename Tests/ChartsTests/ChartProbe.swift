import SwiftUI

@testable import Charts

/// A chart's data, scales and marks for tests, without a host.
@MainActor
struct ChartProbe {
  let data: ChartData
  let model: ChartModel
  let builder: PlotBuilder

  init<Content: ChartContent>(
    settings: ChartSettings = ChartSettings(), size: CGSize = CGSize(width: 300, height: 200),
    @ChartContentBuilder content: () -> Content
  ) {
    var list = _MarkList()
    content()._append(to: &list)
    data = ChartData(list)
    model = ChartModel(data, settings, size: size, offsets: ScrollOffsets())
    builder = PlotBuilder(data, model.scales, size: size)
  }

  /// The boxes of bars and rectangles, in order.
  var boxes: [CGRect] {
    builder.marks.compactMap { mark in
      if case .rectangle(let box, _, _) = mark.form { box } else { nil }
    }
  }

  /// The middles of the symbols, in order.
  var symbolCenters: [CGPoint] {
    builder.marks.compactMap { mark in
      if case .symbol(let center, _, _) = mark.form { center } else { nil }
    }
  }

  var symbolSizes: [CGSize] {
    builder.marks.compactMap { mark in
      if case .symbol(_, let size, _) = mark.form { size } else { nil }
    }
  }

  /// The points of each line, and how it is drawn.
  var lines: [(points: [CGPoint], stroke: StrokeStyle)] {
    builder.marks.compactMap { mark in
      if case .line(let curve, _, let stroke) = mark.form { (curve.points, stroke) } else { nil }
    }
  }

  /// Both edges of each area.
  var areas: [(upper: [CGPoint], lower: [CGPoint])] {
    builder.marks.compactMap { mark in
      if case .area(let upper, let lower, _, _) = mark.form { (upper.points, lower) } else { nil }
    }
  }

  /// From where to where each rule goes.
  var rules: [(from: CGPoint, to: CGPoint)] {
    builder.marks.compactMap { mark in
      if case .rule(let from, let to, _) = mark.form { (from, to) } else { nil }
    }
  }

  var sectors: [SectorShape] {
    builder.marks.compactMap { mark in
      if case .sector(let sector) = mark.form { sector } else { nil }
    }
  }

  /// Numbers from zero to ten on both axes.
  static var tens: ChartSettings {
    var settings = ChartSettings()
    settings.x.scale.domain = (0.0...10.0)._domain
    settings.y.scale.domain = (0.0...10.0)._domain
    return settings
  }
}
