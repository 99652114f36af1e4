import SwiftUI
import Testing

@testable import Charts

private struct Weather: ChartContent {
  let isCold: Bool
  var body: some ChartContent {
    if isCold {
      PointMark(x: .value("x", 1), y: .value("y", 1))
    } else {
      PointMark(x: .value("x", 9), y: .value("y", 9))
      PointMark(x: .value("x", 8), y: .value("y", 8))
    }
  }
}

@Suite("Contents of charts")
@MainActor
struct ChartContentTests {
  private func places(@ChartContentBuilder _ content: () -> some ChartContent) -> [CGFloat] {
    ChartProbe(settings: ChartProbe.tens, content: content).symbolCenters.map(\.x)
  }

  @Test("Conditions, optionals and contents of a program's own add their marks")
  func builder() {
    let value: Double? = 5
    let none: Double? = nil
    let found = places {
      Weather(isCold: true)
      Weather(isCold: false)
      if let value { PointMark(x: .value("x", value), y: .value("y", 1)) }
      if let none { PointMark(x: .value("x", none), y: .value("y", 1)) }
      if #available(iOS 16, *) { PointMark(x: .value("x", 0), y: .value("y", 1)) }
    }
    #expect(found == [30, 270, 240, 150, 0])
  }

  @Test("Plots of collections have a mark for each element, as a loop has")
  func plots() {
    let data = [1.0, 4, 6]
    let looped = places {
      ForEach(data, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
    }
    #expect(looped == [30, 120, 180])
    struct Item: Identifiable {
      var id: Double { x }
      let x: Double
    }
    let plotted = places {
      PointPlot(data.map(Item.init), x: .value("x", \.x), y: .value("y", \.x))
    }
    #expect(plotted == looped)
  }

  @Test("Marks keep their identity when others come before them")
  func identity() {
    func identities(_ data: [Int]) -> [Int] {
      ChartProbe {
        ForEach(data, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", 1)) }
      }.builder.marks.map(\.identity)
    }
    let (few, many) = (identities([2, 3]), identities([1, 2, 3]))
    #expect(Array(many.dropFirst()) == few)
    #expect(Set(many).count == 3)
  }

  @Test("Opacities multiply along the modifiers, a style of the inside wins")
  func attributes() {
    let probe = ChartProbe {
      PointMark(x: .value("x", 1), y: .value("y", 1))
        .foregroundStyle(.red).foregroundStyle(.green)
        .opacity(0.5).opacity(0.5)
    }
    #expect(probe.builder.marks[0].style.plainColor == .red)
    #expect(probe.builder.marks[0].opacity == 0.25)
  }

  @Test("Higher marks are drawn later, those of one height in their order")
  func zIndex() {
    let probe = ChartProbe(settings: ChartProbe.tens) {
      PointMark(x: .value("x", 1), y: .value("y", 1)).zIndex(1)
      PointMark(x: .value("x", 2), y: .value("y", 1))
      PointMark(x: .value("x", 3), y: .value("y", 1)).zIndex(-1)
      PointMark(x: .value("x", 4), y: .value("y", 1))
    }
    #expect(probe.symbolCenters.map(\.x) == [90, 60, 120, 30])
  }

  @Test("Offsets move marks in points, down where they are positive, and their ends apart")
  func offset() {
    func rectangle() -> RectangleMark {
      RectangleMark(
        xStart: .value("x", 2), xEnd: .value("x", 4), yStart: .value("y", 0), yEnd: .value("y", 5))
    }
    let probe = ChartProbe(settings: ChartProbe.tens) {
      PointMark(x: .value("x", 5), y: .value("y", 5)).offset(x: 7, y: 4)
      rectangle().offset(CGSize(width: 10, height: -20))
      rectangle().offset(xStart: -5, xEnd: 5, yStart: 1, yEnd: 3)
    }
    #expect(probe.symbolCenters == [CGPoint(x: 157, y: 104)])
    #expect(probe.boxes[0] == CGRect(x: 70, y: 80, width: 60, height: 100))
    #expect(probe.boxes[1] == CGRect(x: 55, y: 101, width: 70, height: 102))
  }
}
