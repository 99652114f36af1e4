import SwiftUI
import Testing

@testable import Charts

@Suite("How broad bars are")
@MainActor
struct BarBreadthTests {
  private func breadths(_ probe: ChartProbe) -> [CGFloat] { probe.boxes.map(\.width) }

  // 30 bars 35.17 pixels apart at 3 pixels a point, and 5 bars 37.08 points apart, were 8 points broad each.
  @Test("Bars at numbers are 8 points broad, however far apart", arguments: [5, 12, 20])
  func numbers(count: Int) {
    let probe = ChartProbe {
      ForEach(0..<count, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
    }
    #expect(breadths(probe).allSatisfy { abs($0 - 8) < 1e-9 })
  }

  @Test("So are those at dates without a unit, and rows at numbers")
  func datesAndRows() {
    let dates = ChartProbe {
      ForEach(0..<10, id: \.self) {
        BarMark(
          x: .value("x", Date(timeIntervalSinceReferenceDate: Double($0) * 86_400)),
          y: .value("y", 1))
      }
    }
    #expect(breadths(dates).allSatisfy { abs($0 - 8) < 1e-9 })
    let rows = ChartProbe {
      ForEach(0..<5, id: \.self) {
        BarMark(xStart: .value("x", 0), xEnd: .value("x", 3), y: .value("y", $0))
      }
    }
    #expect(rows.boxes.allSatisfy { abs($0.height - 8) < 1e-9 })
  }

  @Test("Where they stand closer they are 0.7 of the distance, as in bands")
  func close() {
    let probe = ChartProbe {
      ForEach(0..<100, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
    }
    let apart = probe.boxes[1].midX - probe.boxes[0].midX
    #expect(breadths(probe).allSatisfy { abs($0 - 0.7 * apart) < 1e-6 })
    let bands = ChartProbe {
      ForEach(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
    }
    #expect(breadths(bands).allSatisfy { abs($0 - 70) < 1e-6 })
  }

  @Test("A breadth that is given, and one of a unit of time, stay what they are")
  func given() {
    let fixed = ChartProbe {
      ForEach(0..<5, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1), width: 20) }
    }
    #expect(breadths(fixed).allSatisfy { $0 == 20 })
    let days = ChartProbe {
      ForEach(0..<5, id: \.self) {
        BarMark(
          x: .value("x", Date(timeIntervalSinceReferenceDate: Double($0) * 86_400), unit: .day),
          y: .value("y", 1))
      }
    }
    let apart = days.boxes[1].midX - days.boxes[0].midX
    #expect(breadths(days).allSatisfy { abs($0 - 0.7 * apart) < 1e-6 })
  }
}
