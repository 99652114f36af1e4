import SwiftUI
import Testing

@testable import Charts

@Suite("Scales of positions")
@MainActor
struct PositionScaleTests {
  @Test("Categories share the axis, and a bar takes seven tenths of its band")
  func bands() {
    let probe = ChartProbe {
      BarMark(x: .value("x", "a"), y: .value("y", 5))
      BarMark(x: .value("x", "b"), y: .value("y", 10))
    }
    // Two bands of 150 points; the axis reaches to 10 over 200 points.
    #expect(probe.boxes[0] == CGRect(x: 22.5, y: 100, width: 105, height: 100))
    #expect(probe.boxes[1] == CGRect(x: 172.5, y: 0, width: 105, height: 200))
  }

  @Test("A given domain orders the categories and leaves others out")
  func givenCategories() {
    var settings = ChartSettings()
    settings.x.scale.domain = ["b", "c"]._domain
    let probe = ChartProbe(settings: settings) {
      BarMark(x: .value("x", "a"), y: .value("y", 5))
      BarMark(x: .value("x", "b"), y: .value("y", 10))
    }
    #expect(probe.boxes.count == 1)
    #expect(probe.boxes[0].midX == 75)
  }

  @Test("Automatic numbers include zero unless they are told not to")
  func zero() {
    @ChartContentBuilder func line() -> some ChartContent {
      LineMark(x: .value("x", "a"), y: .value("y", 100))
      LineMark(x: .value("x", "b"), y: .value("y", 140))
    }
    #expect(ChartProbe(content: line).model.scales.y.lower == 0)
    var settings = ChartSettings()
    settings.y.scale.domain = AutomaticScaleDomain.automatic(includesZero: false)._domain
    #expect(ChartProbe(settings: settings, content: line).model.scales.y.lower == 100)
  }

  @Test("Logarithms place powers of ten at equal distances, and find them again")
  func logarithm() {
    var scale = PositionScale(kind: .number, lower: 1, upper: 1_000)
    scale.curve = .log
    #expect(abs(scale.position(10, over: 300) - 100) < 1e-9)
    guard case .number(let value)? = scale.value(at: 200, over: 300) else {
      Issue.record("A place has no value")
      return
    }
    #expect(abs(value - 100) < 1e-9)
  }

  @Test("A place within a band has its category, one outside none")
  func inverse() {
    var scale = PositionScale(kind: .category, lower: 0, upper: 2)
    scale.categories = ["a", "b"]
    #expect(scale.value(at: 149, over: 300) == .category("a"))
    #expect(scale.value(at: 151, over: 300) == .category("b"))
    #expect(scale.value(at: 301, over: 300) == nil)
  }

  @Test("A window shows its part over the whole length")
  func window() {
    var scale = PositionScale(kind: .number, lower: 0, upper: 100)
    scale.window = (0.5, 0.25)
    #expect(scale.position(50, over: 200) == 0)
    #expect(scale.position(75, over: 200) == 200)
    #expect(scale.value(at: 100, over: 200) == .number(62.5))
  }

  @Test("Every week of two months has dates on its axis where a week is seen at once")
  func datesOfWindow() {
    let day = 86_400.0
    var scale = PositionScale(kind: .date, lower: 0, upper: 60 * day)
    scale.window = (0.5, 7.0 / 60)
    let ticks = AxisTicks(AxisMarkValues.automatic, scale: scale, count: 60, isNormalized: false)
    let numbers = ticks.values.compactMap(\.number)
    #expect(numbers.count > 8)
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $1 - $0 <= 7 * day })
  }
}
