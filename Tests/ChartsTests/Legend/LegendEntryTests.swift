import SwiftUI
import Testing

@testable import Charts

@Suite("Entries of legends")
@MainActor
struct LegendEntryTests {
  private func entries(
    settings: ChartSettings = ChartSettings(),
    @ChartContentBuilder _ content: () -> some ChartContent
  ) -> [[LegendEntry]] {
    let probe = ChartProbe(settings: settings, content: content)
    return LegendEntry.entries(probe.data, probe.model.scales)
  }

  private func point(_ place: Int) -> PointMark {
    PointMark(x: .value("x", place), y: .value("y", 1))
  }

  @Test("Colours and symbols for the same values share their entries")
  func shared() {
    let found = entries {
      point(1).foregroundStyle(by: .value("s", "a")).symbol(by: .value("s", "a"))
      point(2).foregroundStyle(by: .value("s", "b")).symbol(by: .value("s", "b"))
    }
    #expect(found.map { $0.map(\.value.label) } == [["a", "b"]])
    #expect(found[0].allSatisfy { $0.symbol != nil })
    #expect(found[0].map(\.style.plainColor) == [.blue, .green])
  }

  @Test("Colours and symbols for different values are two groups")
  func apart() {
    let found = entries {
      point(1).foregroundStyle(by: .value("s", "a")).symbol(by: .value("k", "u"))
      point(2).foregroundStyle(by: .value("s", "b")).symbol(by: .value("k", "v"))
    }
    #expect(found.map { $0.map(\.value.label) } == [["a", "b"], ["u", "v"]])
    #expect(found[0].allSatisfy { $0.symbol == nil } && found[1].allSatisfy { $0.symbol != nil })
  }

  @Test("Numbers that colours stand for have no entries: they are along a line of colours")
  func numbers() {
    #expect(
      entries {
        point(1).foregroundStyle(by: .value("s", 1.5))
        point(2).foregroundStyle(by: .value("s", 3))
      }.isEmpty)
  }

  @Test("A domain says the order, and names values that no mark has")
  func domains() {
    var settings = ChartSettings()
    settings.styles.domain = [.category("b"), .category("c"), .category("a")]
    settings.styles.range = [.red, .green, .blue].map { (color: Color) in AnyShapeStyle(color) }
    let found = entries(settings: settings) {
      point(1).foregroundStyle(by: .value("s", "a"))
      point(2).foregroundStyle(by: .value("s", "b"))
    }
    #expect(found.map { $0.map(\.value.label) } == [["b", "c", "a"]])
    #expect(found[0].map(\.style.plainColor) == [.red, .green, .blue])
  }

  @Test("Lines told apart by their patterns have those in their entries")
  func patterns() {
    let found = entries {
      LineMark(x: .value("x", 0), y: .value("y", 0)).lineStyle(by: .value("s", "a"))
      LineMark(x: .value("x", 1), y: .value("y", 0)).lineStyle(by: .value("s", "b"))
    }
    #expect(found.count == 1 && found[0].map(\.value.label) == ["a", "b"])
    #expect(found[0].map { $0.lineStyle?.dash.isEmpty } == [true, false])
  }

  @Test("Without anything that stands for values there is no legend")
  func none() {
    #expect(entries { point(1).foregroundStyle(.red) }.isEmpty)
  }
}
