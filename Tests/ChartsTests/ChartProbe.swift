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
}
