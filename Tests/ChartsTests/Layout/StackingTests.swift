import SwiftUI
import Testing

@testable import Charts

@Suite("Stacks")
@MainActor
struct StackingTests {
  private func extents(_ method: MarkStackingMethod, _ values: [Double]) -> [[Double]] {
    ChartProbe {
      ForEach(Array(values.enumerated()), id: \.offset) { _, value in
        BarMark(x: .value("x", "a"), y: .value("y", value), stacking: method)
      }
    }.data.marks.map { [$0.record.y.start, $0.record.y.end] }
  }

  @Test("Bars at one place stand one upon another, and those below zero hang")
  func standard() {
    #expect(
      extents(.standard, [3, 4, -2, 5, -1]) == [[0, 3], [3, 7], [0, -2], [7, 12], [-2, -3]])
  }

  @Test("Normalized bars are parts of their sum")
  func normalized() {
    #expect(extents(.normalized, [1, 3]) == [[0, 0.25], [0.25, 1]])
  }

  @Test("Centred bars have their middle at zero")
  func center() {
    #expect(extents(.center, [2, 6]) == [[-4, -2], [-2, 4]])
  }

  @Test("Unstacked bars begin at zero each")
  func unstacked() { #expect(extents(.unstacked, [2, 6]) == [[0, 2], [0, 6]]) }

  @Test("Only the last bar of a stack has rounded corners, and only at its end")
  func corners() {
    let probe = ChartProbe {
      BarMark(x: .value("x", "a"), y: .value("y", 2))
      BarMark(x: .value("x", "a"), y: .value("y", 3))
    }
    let corners = probe.builder.marks.compactMap { mark -> RectangleCornerRadii? in
      if case .rectangle(_, let corners, _) = mark.form { corners } else { nil }
    }
    #expect(corners[0] == RectangleCornerRadii())
    #expect(corners[1].topLeading > 0 && corners[1].bottomLeading == 0)
  }

  @Test("A stack around the middle is rounded at both of its ends, a bar alone has both")
  func centeredCorners() {
    func corners(_ values: [Double]) -> [RectangleCornerRadii] {
      let probe = ChartProbe {
        ForEach(Array(values.enumerated()), id: \.offset) { _, value in
          BarMark(x: .value("x", "a"), y: .value("y", value), stacking: .center)
        }
      }
      return probe.builder.marks.compactMap { mark in
        if case .rectangle(_, let corners, _) = mark.form { corners } else { nil }
      }
    }
    let alone = corners([2])[0]
    #expect(alone.topLeading == 2 && alone.bottomTrailing == 2)
    let three = corners([2, 3, 1])
    #expect(three[0].bottomLeading == 2 && three[0].topLeading == 0)
    #expect(three[1] == RectangleCornerRadii())
    #expect(three[2].bottomLeading == 0 && three[2].topLeading == 2)
  }

  @Test("Sectors follow one another around the circle")
  func sectors() {
    let marks = ChartProbe {
      SectorMark(angle: .value("a", 1))
      SectorMark(angle: .value("a", 3))
    }.data.marks
    #expect(marks[0].turn == (0, 0.25))
    #expect(marks[1].turn == (0.25, 1))
  }
}
