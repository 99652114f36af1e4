import SwiftUI
import Testing

@testable import Charts

@Suite("Where marks are placed")
@MainActor
struct PlotBuilderTests {
  private func probe(@ChartContentBuilder _ content: () -> some ChartContent) -> ChartProbe {
    // 30 points for one of x, 20 for one of y, which grows upwards.
    ChartProbe(settings: ChartProbe.tens, content: content)
  }

  @Test("A point stands at its values, y from the lower edge up")
  func point() {
    let found = probe { PointMark(x: .value("x", 2), y: .value("y", 3)) }
    #expect(found.symbolCenters == [CGPoint(x: 60, y: 140)])
  }

  @Test("A point without a value of one axis stands in the middle, or where it says in points")
  func absent() {
    let found = probe {
      PointMark(x: .value("x", 2))
      PointMark(y: .value("y", 3))
      PointMark(x: .value("x", 2), y: CGFloat(25))
      PointMark(x: CGFloat(10), y: .value("y", 3))
    }
    #expect(
      found.symbolCenters == [
        CGPoint(x: 60, y: 100), CGPoint(x: 150, y: 140), CGPoint(x: 60, y: 25),
        CGPoint(x: 10, y: 140),
      ])
  }

  @Test("A line goes through its points in their order, one line for each series")
  func lines() {
    let found = probe {
      LineMark(x: .value("x", 0), y: .value("y", 0), series: .value("s", "a"))
      LineMark(x: .value("x", 1), y: .value("y", 5), series: .value("s", "b"))
      LineMark(x: .value("x", 2), y: .value("y", 10), series: .value("s", "a"))
      LineMark(x: .value("x", 3), y: .value("y", 5), series: .value("s", "b"))
    }
    #expect(
      found.lines.map(\.points) == [
        [CGPoint(x: 0, y: 200), CGPoint(x: 60, y: 0)],
        [CGPoint(x: 30, y: 100), CGPoint(x: 90, y: 100)],
      ])
  }

  @Test("A style by value tells lines apart where no series is named")
  func styledLines() {
    let found = probe {
      ForEach(["a", "b"], id: \.self) { name in
        LineMark(x: .value("x", 0), y: .value("y", 0)).foregroundStyle(by: .value("s", name))
        LineMark(x: .value("x", 9), y: .value("y", 0)).foregroundStyle(by: .value("s", name))
      }
    }
    #expect(found.lines.map(\.points.count) == [2, 2])
  }

  @Test("An area reaches from zero up, the next one from the first")
  func areas() {
    let found = probe {
      ForEach(["a", "b"], id: \.self) { name in
        AreaMark(x: .value("x", 0), y: .value("y", 2)).foregroundStyle(by: .value("s", name))
        AreaMark(x: .value("x", 10), y: .value("y", 4)).foregroundStyle(by: .value("s", name))
      }
    }
    #expect(
      found.areas.map(\.lower) == [
        [CGPoint(x: 0, y: 200), CGPoint(x: 300, y: 200)],
        [CGPoint(x: 0, y: 160), CGPoint(x: 300, y: 120)],
      ])
    #expect(found.areas[1].upper == [CGPoint(x: 0, y: 120), CGPoint(x: 300, y: 40)])
  }

  @Test("An area between two values reaches from one to the other")
  func rangeArea() {
    let found = probe {
      AreaMark(x: .value("x", 0), yStart: .value("y", 1), yEnd: .value("y", 3))
      AreaMark(x: .value("x", 10), yStart: .value("y", 2), yEnd: .value("y", 6))
    }
    #expect(found.areas[0].lower.map(\.y) == [180, 160])
    #expect(found.areas[0].upper.map(\.y) == [140, 80])
  }

  @Test("A rule crosses the whole plot at its value, or goes from one value to another")
  func rules() {
    let found = probe {
      RuleMark(y: .value("y", 4))
      RuleMark(x: .value("x", 4))
      RuleMark(xStart: .value("x", 1), xEnd: .value("x", 3), y: .value("y", 5))
      RuleMark(x: .value("x", 5), yStart: .value("y", 2), yEnd: .value("y", 8))
    }.rules
    #expect(found[0].from == CGPoint(x: 0, y: 120) && found[0].to == CGPoint(x: 300, y: 120))
    #expect(Set([found[1].from.y, found[1].to.y]) == [0, 200] && found[1].from.x == 120)
    #expect(found[2].from == CGPoint(x: 30, y: 100) && found[2].to == CGPoint(x: 90, y: 100))
    #expect(found[3].from == CGPoint(x: 150, y: 160) && found[3].to == CGPoint(x: 150, y: 40))
  }

  @Test("A rule is one point thick, or as it says")
  func ruleStyle() {
    let widths = probe {
      RuleMark(y: .value("y", 4))
      RuleMark(y: .value("y", 4)).lineStyle(StrokeStyle(lineWidth: 5, dash: [2]))
    }.builder.marks.compactMap { mark -> CGFloat? in
      if case .rule(_, _, let stroke) = mark.form { stroke.lineWidth } else { nil }
    }
    #expect(widths == [1, 5])
  }

  @Test("A bar at a number below zero hangs from zero")
  func negative() {
    var settings = ChartProbe.tens
    settings.y.scale.domain = (-10.0...10.0)._domain
    let box = ChartProbe(settings: settings) {
      BarMark(x: .value("x", 5), y: .value("y", -6))
    }.boxes[0]
    #expect(box.minY == 100 && box.maxY == 160)
  }

  @Test("A rectangle between four values covers them, whichever comes first")
  func rectangle() {
    let box = probe {
      RectangleMark(
        xStart: .value("x", 6), xEnd: .value("x", 2), yStart: .value("y", 1), yEnd: .value("y", 9))
    }.boxes[0]
    #expect(box == CGRect(x: 60, y: 20, width: 120, height: 160))
  }

  @Test("Bars of groups stand side by side, in equal shares of one bar's breadth")
  func sideBySide() {
    let boxes = ChartProbe {
      ForEach(["u", "v"], id: \.self) { group in
        ForEach(["a", "b"], id: \.self) { name in
          BarMark(x: .value("x", name), y: .value("y", 5))
            .position(by: .value("g", group), span: .ratio(1))
        }
      }
    }.boxes
    // Two bands of 150 points, each for two bars.
    #expect(boxes.map(\.midX) == [37.5, 187.5, 112.5, 262.5])
    #expect(boxes.allSatisfy { $0.height == boxes[0].height })
  }

  @Test("Bars side by side are not stacked, those of one group are")
  func stackedGroups() {
    let extents = ChartProbe {
      BarMark(x: .value("x", "a"), y: .value("y", 1)).position(by: .value("g", "u"))
      BarMark(x: .value("x", "a"), y: .value("y", 2)).position(by: .value("g", "v"))
      BarMark(x: .value("x", "a"), y: .value("y", 4)).position(by: .value("g", "u"))
    }.data.marks.map { [$0.record.y.start, $0.record.y.end] }
    #expect(extents == [[0, 1], [0, 2], [1, 5]])
  }

  @Test("Bars at names of y lie, and stack to the right")
  func lying() {
    let probe = ChartProbe {
      BarMark(x: .value("x", 3), y: .value("y", "a"))
      BarMark(x: .value("x", 4), y: .value("y", "a"))
    }
    #expect(probe.data.marks.allSatisfy { $0.isHorizontal })
    #expect(probe.boxes[0].minX == 0)
    #expect(probe.boxes[1].minX == probe.boxes[0].maxX)
  }
}
