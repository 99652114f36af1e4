import HalcyonTesting
import SwiftUI
import Testing

@testable import Charts

/// A year of days of which thirty are seen, and what the program and the chart say to each other.
@MainActor
private final class Year: ObservableObject {
  @Published var width: CGFloat = 340
  @Published var first = 120 {
    didSet { changes += 1 }
  }
  var changes = 0
  /// What stands at the leading edge of the plot.
  var edge = 0.0
}

private struct YearView: View {
  @ObservedObject var year: Year

  var body: some View {
    Chart(Array(0..<365), id: \.self) { day in
      BarMark(x: .value("Day", day), y: .value("Steps", day % 7 + 3))
    }
    .chartYAxis(.hidden)
    .chartXAxis { AxisMarks(preset: .inset) }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 30)
    .chartScrollPosition(x: $year.first)
    .chartOverlay { proxy in
      let edge = proxy.value(atX: 0, as: Double.self)
      Color.clear.onChange(of: edge, initial: true) { year.edge = edge ?? .nan }
    }
    .frame(width: year.width, height: 200)
  }
}

@Suite("Scrolled charts")
@MainActor
struct ChartScrollingTests {
  private let year = Year()

  private func stage() -> Stage {
    Stage(YearView(year: year), size: CGSize(width: 400, height: 300))
  }

  @Test("A chart begins where the program's binding says, and does not write to it")
  func start() {
    let stage = stage()
    stage.advance(by: 0.5)
    #expect(abs(year.edge - 120) < 0.1)
    #expect(year.changes == 0)
  }

  @Test("A program that writes its binding brings the chart there, at once or with its animation")
  func program() {
    let stage = stage()
    stage.advance(by: 0.1)
    year.first = 200
    stage.advance(by: 0.1)
    #expect(abs(year.edge - 200) < 0.1)
    withAnimation(.linear(duration: 1)) { year.first = 100 }
    stage.advance(by: 0.5)
    #expect(abs(year.edge - 150) < 5)
    stage.advance(by: 0.7)
    #expect(abs(year.edge - 100) < 0.1)
    #expect(year.changes == 2)
    year.first = 1000
    stage.advance(by: 0.1)
    // The axis reaches to the round number behind the last day, 400.
    #expect(abs(year.edge - 370) < 1)
  }

  @Test("A chart that becomes narrower shows from the same value on, and is not told where it is")
  func width() {
    let stage = stage()
    stage.advance(by: 0.1)
    year.width = 240
    stage.advance(by: 0.1)
    #expect(abs(year.edge - 120) < 0.1)
    withAnimation(.linear(duration: 1)) { year.width = 340 }
    for _ in 0..<12 {
      stage.advance(by: 0.1)
      #expect(abs(year.edge - 120) < 0.5)
    }
    #expect(year.changes == 0)
  }

  @Test("A finger's movement is written, also after the program's")
  func finger() {
    let stage = stage()
    stage.advance(by: 0.1)
    year.first = 60
    stage.advance(by: 0.1)
    stage.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 130, y: 150), duration: 1)
    stage.advance(by: 3)
    // 170 points are fifteen of the thirty days; less what makes a touch a drag, more what it rolls on.
    #expect(year.first > 70 && year.first < 90)
    #expect(abs(year.edge - Double(year.first)) < 1)
  }
}
