import Testing
import SwiftUI
@testable import Charts

@Suite @MainActor struct SmokeTests {
  struct Item: Identifiable { let id = UUID(); let type: String; let count: Double }
  @Test func collect() {
    let items = [Item(type: "Cube", count: 5), Item(type: "Sphere", count: 4), Item(type: "Cube", count: 3)]
    var list = _MarkList()
    Chart(items) { BarMark(x: .value("Shape", $0.type), y: .value("Count", $0.count)).foregroundStyle(by: .value("Color", $0.type)) }.content._append(to: &list)
    let data = ChartData(list)
    #expect(data.marks.count == 3)
    let model = ChartModel(data, ChartSettings(), size: CGSize(width: 300, height: 200), offsets: ScrollOffsets())
    let builder = PlotBuilder(data, model.scales, size: CGSize(width: 300, height: 200))
    #expect(builder.marks.count == 3)
    #expect(LegendEntry.entries(data, model.scales).count == 1)
  }
}
