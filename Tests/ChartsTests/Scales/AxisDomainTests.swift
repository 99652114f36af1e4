import Foundation
import SwiftUI
import Testing

@testable import Charts

// What is expected here was read off pictures that Swift Charts drew.
@Suite("Domains and bands of axes")
@MainActor
struct AxisDomainTests {
  @ChartContentBuilder private func bars() -> some ChartContent {
    BarMark(x: .value("x", "a"), y: .value("y", 137))
    BarMark(x: .value("x", "b"), y: .value("y", 20))
  }

  @Test("A domain is rounded to the values of its axis, and not where the axis is hidden")
  func hidden() {
    #expect(ChartProbe(content: bars).model.scales.y.upper == 150)
    var settings = ChartSettings()
    settings.y.visibility = .hidden
    #expect(ChartProbe(settings: settings, content: bars).model.scales.y.upper == 137)
  }

  @Test("Marks of an axis say how many values there are, and whether the ends are rounded to them")
  func marks() {
    var settings = ChartSettings()
    settings.y.content = AxisMarks(values: .automatic(desiredCount: 3))
    #expect(ChartProbe(settings: settings, content: bars).model.scales.y.upper == 200)
    settings.y.content = AxisMarks(values: .automatic(roundUpperBound: false))
    #expect(ChartProbe(settings: settings, content: bars).model.scales.y.upper == 137)
    settings.y.content = AxisMarks(values: .stride(by: 40))
    #expect(ChartProbe(settings: settings, content: bars).model.scales.y.upper == 160)
    settings.y.content = AxisMarks(values: [0, 170])
    #expect(ChartProbe(settings: settings, content: bars).model.scales.y.upper == 170)
  }

  @Test("Labels of an axis have as many digits as one of them needs, and zero none")
  func digits() {
    #expect(NumberLabel.strings([-1, -0.5, 0, 0.5]) == ["-1.0", "-0.5", "0", "0.5"])
    #expect(NumberLabel.strings([0, 250, 1_000]) == ["0", "250", "1,000"])
  }

  @Test("Dates on an axis of y run down")
  func dates() {
    let day = Date(timeIntervalSinceReferenceDate: 0)
    let probe = ChartProbe {
      PointMark(x: .value("x", 1), y: .value("y", day))
      PointMark(x: .value("x", 1), y: .value("y", day.addingTimeInterval(86_400)))
    }
    #expect(probe.builder.y(0) == 0)
    #expect(probe.builder.y(86_400) == 200)
  }

  @Test("Names on an axis of y stand in their bands, above bars of seven tenths of the rest")
  func names() {
    let probe = ChartProbe {
      BarMark(x: .value("x", 5), y: .value("y", "a"))
      BarMark(x: .value("x", 10), y: .value("y", "b"))
    }
    // Two bands of 100 points, of which 17.5 are the name's.
    #expect(abs(probe.boxes[0].height - 0.7 * 82.5) < 1e-9)
    #expect(abs(probe.boxes[1].midY - (100 + 17.5 + 82.5 / 2)) < 1e-9)
  }

  @Test("Lines of an axis of names stand between them and at both ends")
  func bands() {
    let lines = ChartProbe(content: bars).model.xAxis.lines.filter { !$0.line.isTick }
    #expect(lines.map(\.place.value) == [-0.5, 0.5, 1.5])
    #expect(lines.allSatisfy { $0.line.stroke.dash == [2, 2] })
  }

  @Test("A gradient gives categories its colours at equal distances")
  func gradient() {
    var settings = ChartSettings()
    settings.styleRamp = ColorRamp(colors: [.yellow, .blue])
    let probe = ChartProbe(settings: settings) {
      BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(by: .value("s", "one"))
      BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(by: .value("s", "two"))
    }
    #expect(probe.model.scales.styles.style(for: .category("two"))?.plainColor == .blue)
  }

  @Test("The second symbol of points is a cross, that of lines a hollow square")
  func symbols() {
    let points = ChartProbe {
      PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("s", "one"))
      PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("s", "two"))
    }
    let point = points.model.scales.symbols.style(for: .category("two"))?.shape
    #expect(point as? BasicChartSymbolShape == .cross)
    let lines = ChartProbe {
      LineMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("s", "one"))
      LineMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("s", "two"))
    }
    let line = lines.model.scales.symbols.style(for: .category("two"))?.shape
    #expect((line as? BasicChartSymbolShape)?.kind == .square)
    #expect((line as? BasicChartSymbolShape)?.lineWidth == 2)
  }

  @Test("Rectangles and bars end where the program says in points")
  func edges() {
    let probe = ChartProbe {
      RectangleMark(xStart: 30, xEnd: 70)
      BarMark(x: .value("x", "a"), yStart: 10, yEnd: 40)
    }
    #expect(probe.boxes[0] == CGRect(x: 30, y: 0, width: 40, height: 200))
    #expect(probe.boxes[1].minY == 10 && probe.boxes[1].maxY == 40)
  }
}
