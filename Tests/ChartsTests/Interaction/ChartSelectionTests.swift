import HalcyonTesting
import SwiftUI
import Testing

@testable import Charts

@Suite("What fingers select in charts")
@MainActor
struct ChartSelectionTests {
  /// All values that were written, in order.
  @MainActor private final class Written<Value> {
    var values: [Value?] = []
    var binding: Binding<Value?> { Binding(get: { nil }, set: { self.values.append($0) }) }
    var last: Value? { values.compactMap { $0 }.last }
  }

  /// A chart of 300 x 200 points without axes, of numbers from 0 to 10 on both.
  private func drag(
    from start: CGPoint, to end: CGPoint, _ change: (AnyView) -> some View
  ) {
    let chart = Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    let stage = Stage(
      change(AnyView(chart)).ignoresSafeArea(), size: CGSize(width: 300, height: 200))
    stage.drag(from: start, to: end, duration: 0.5)
    stage.advance(by: 0.5)
  }

  @Test("A value of y is that of the height above the lower edge")
  func vertical() throws {
    let written = Written<Double>()
    drag(from: CGPoint(x: 150, y: 180), to: CGPoint(x: 150, y: 40)) {
      $0.chartYSelection(value: written.binding)
    }
    #expect(abs(try #require(written.last) - 8) < 0.1)
    #expect(written.values.last == .some(nil))
  }

  @Test("A range goes from where the finger came down to where it is, the lesser first")
  func ranges() throws {
    let written = Written<ClosedRange<Double>>()
    drag(from: CGPoint(x: 240, y: 100), to: CGPoint(x: 60, y: 100)) {
      $0.chartXSelection(range: written.binding)
    }
    let range = try #require(written.last)
    #expect(abs(range.lowerBound - 2) < 0.1 && abs(range.upperBound - 8) < 0.1)
  }

  @Test("Whole numbers are the nearest ones")
  func whole() throws {
    let written = Written<Int>()
    drag(from: CGPoint(x: 30, y: 100), to: CGPoint(x: 100, y: 100)) {
      $0.chartXSelection(value: written.binding)
    }
    // 100 points are 3.33.
    #expect(written.last == 3)
  }

  @Test("A value of another type than the axis's is none")
  func otherType() {
    let written = Written<String>()
    drag(from: CGPoint(x: 30, y: 100), to: CGPoint(x: 100, y: 100)) {
      $0.chartXSelection(value: written.binding)
    }
    #expect(written.last == nil)
  }

  @Test("Around a circle the value is the part of all that lies before the finger")
  func angles() throws {
    let written = Written<Double>()
    let chart = Chart {
      SectorMark(angle: .value("a", 30))
      SectorMark(angle: .value("a", 10))
    }
    .chartLegend(.hidden)
    .chartAngleSelection(value: written.binding)
    let stage = Stage(chart.ignoresSafeArea(), size: CGSize(width: 200, height: 200))
    // To the right of the middle is a quarter, to the left three.
    stage.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 101), duration: 0.2)
    stage.advance(by: 0.2)
    #expect(abs(try #require(written.last) - 10) < 0.2)
    stage.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 20, y: 101), duration: 0.2)
    stage.advance(by: 0.2)
    #expect(abs(try #require(written.last) - 30) < 0.2)
  }
}
