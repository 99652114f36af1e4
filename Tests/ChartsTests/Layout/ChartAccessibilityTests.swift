import Charts
import Foundation
import HalcyonTesting
import SwiftUI
import Testing

/// What charts say to those who do not see them.
@MainActor @Suite("Accessibility of charts")
struct ChartAccessibilityTests {
  private func marks<Content: ChartContent>(
    @ChartContentBuilder _ content: () -> Content
  ) -> [StageElement] {
    let stage = Stage(
      Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden),
      size: CGSize(width: 300, height: 200))
    return stage[.role(.element)].all
  }

  @Test(
    "A mark is an element at its place, with its group in its label and its amount as its value")
  func bars() {
    let marks = marks {
      BarMark(x: .value("Day", "Mon"), y: .value("Count", 2))
        .foregroundStyle(by: .value("Kind", "Cats"))
      BarMark(x: .value("Day", "Mon"), y: .value("Count", 3))
        .foregroundStyle(by: .value("Kind", "Dogs"))
    }
    #expect(marks.map(\.label) == ["Mon, Cats", "Mon, Dogs"])
    // The second stands on the first, and is as much as it is long.
    #expect(marks.map(\.value) == ["2", "3"])
    #expect(abs(marks[0].frame.minY - marks[1].frame.maxY) < 0.01)
    #expect(marks[0].frame.maxY <= 200)
  }

  @Test("Bars that lie are called by the other axis, points of a line by theirs")
  func orientation() {
    let lying = marks { BarMark(x: .value("Count", 4), y: .value("Day", "Tue")) }
    #expect(lying.map(\.label) == ["Tue"])
    #expect(lying.map(\.value) == ["4"])
    let line = marks {
      LineMark(x: .value("x", 1), y: .value("y", 0.5))
      LineMark(x: .value("x", 2), y: .value("y", 1.5))
    }
    #expect(line.map(\.label) == ["1", "2"])
    #expect(line.map(\.value) == ["0.5", "1.5"])
    #expect(line[0].frame.midX < line[1].frame.midX)
    #expect(line[0].frame.midY > line[1].frame.midY)
  }

  @Test("A sector says what it is a part of by its group and its angle's value")
  func sectors() {
    let marks = marks {
      SectorMark(angle: .value("Votes", 30)).foregroundStyle(by: .value("Side", "Yes"))
      SectorMark(angle: .value("Votes", 10)).foregroundStyle(by: .value("Side", "No"))
    }
    #expect(marks.map(\.label) == ["Yes", "No"])
    #expect(marks.map(\.value) == ["30", "10"])
  }

  @Test(
    "What the program says goes before that, further in before further out; what is hidden is not there"
  )
  func said() {
    let marks = marks {
      ForEach(0..<2, id: \.self) { number in
        PointMark(x: .value("x", number), y: .value("y", number))
          .accessibilityLabel("Point \(number)")
      }
      .accessibilityLabel("A point")
      .accessibilityValue("there")
      PointMark(x: .value("x", 5), y: .value("y", 5)).accessibilityHidden(true)
    }
    #expect(marks.map(\.label) == ["Point 0", "Point 1"])
    #expect(marks.map(\.value) == ["there", "there"])
  }

  @Test("A label of the chart is that of its container, and leaves the marks theirs")
  func container() {
    let stage = Stage(
      Chart { BarMark(x: .value("Day", "Mon"), y: .value("Count", 2)) }
        .accessibilityLabel("Visitors"))
    #expect(stage["Visitors"].role == .group)
    #expect(stage[.role(.element)].all.map(\.label) == ["Mon"])
  }
}
