import Foundation
import SwiftUI
import Testing

@testable import Charts

@Suite("Values of axes")
@MainActor
struct AxisMarkValuesTests {
  private func ticks(
    _ values: AxisMarkValues, _ lower: Double, _ upper: Double, kind: PlottedKind = .number,
    curve: ScaleCurve = .linear, count: Int = 5, isNormalized: Bool = false
  ) -> AxisTicks {
    var scale = PositionScale(kind: kind, lower: lower, upper: upper)
    scale.curve = curve
    return AxisTicks(values, scale: scale, count: count, isNormalized: isNormalized)
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "GMT")!
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }

  private func seconds(_ year: Int, _ month: Int, _ day: Int) -> Double {
    calendar.date(from: DateComponents(year: year, month: month, day: day))!
      .timeIntervalSinceReferenceDate
  }

  @Test("A stride has the multiples of its step, also those below zero and of a half")
  func stride() {
    #expect(ticks(.stride(by: 25), -30, 60).values.compactMap(\.number) == [-25, 0, 25, 50])
    #expect(ticks(.stride(by: 0.5), 0, 1.7).values.compactMap(\.number) == [0, 0.5, 1, 1.5])
  }

  @Test("A domain that runs backwards has the same values")
  func backwards() {
    #expect(
      Set(ticks(.stride(by: 5), 20, 0).values.compactMap(\.number)) == [0, 5, 10, 15, 20])
  }

  @Test("About as many automatic values as wished are round, and equally far apart")
  func automatic() {
    for (count, upper) in [(3, 100.0), (5, 37), (10, 1_234), (8, 0.06)] {
      let numbers = ticks(.automatic(desiredCount: count), 0, upper).values.compactMap(\.number)
      #expect(numbers.count >= 2 && abs(numbers.count - count) <= (count + 1) / 2)
      let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
      #expect(steps.allSatisfy { abs($0 - steps[0]) < 1e-9 * upper })
      // Round: 1, 2, 2.5 or 5 times a power of ten.
      let mantissa = steps[0] / pow(10, floor(log10(steps[0]) + 1e-9))
      #expect([1, 2, 2.5, 5].contains { abs($0 - mantissa) < 1e-6 })
    }
  }

  @Test("Automatic values are not closer than the least stride")
  func minimumStride() {
    let numbers = ticks(.automatic(minimumStride: 1, desiredCount: 10), 0, 3).values
    #expect(numbers.compactMap(\.number) == [0, 1, 2, 3])
  }

  @Test("Logarithms over more than a power of ten have powers of ten")
  func logarithm() {
    let numbers = ticks(.automatic, 1, 10_000, curve: .log).values.compactMap(\.number)
    #expect(numbers.map { ($0 * 1e6).rounded() / 1e6 } == [1, 10, 100, 1_000, 10_000])
  }

  @Test("Shares of a whole are percents, a quarter apart")
  func normalized() {
    let found = ticks(.automatic, 0, 1, isNormalized: true)
    #expect(found.values.compactMap(\.number) == [0, 0.25, 0.5, 0.75, 1])
    #expect(
      found.labels.map { $0.filter { !$0.isWhitespace } } == ["0%", "25%", "50%", "75%", "100%"])
  }

  @Test("A stride of the calendar has the first days of its units")
  func calendarStride() {
    let found = ticks(
      .stride(by: .month, count: 2, calendar: calendar), seconds(2024, 1, 1), seconds(2024, 12, 1),
      kind: .date)
    #expect(
      found.values.compactMap(\.number)
        == [1, 3, 5, 7, 9, 11].map { seconds(2024, $0, 1) })
    #expect(found.labels == ["Jan", "Mar", "May", "Jul", "Sep", "Nov"])
    // The step after the last one ends in January.
    #expect(found.end == seconds(2025, 1, 1))
  }

  @Test("Names have a value each, whatever is wished")
  func categories() {
    var scale = PositionScale(kind: .category, lower: 0, upper: 3)
    scale.categories = ["a", "b", "c"]
    let ticks = AxisTicks(.automatic(desiredCount: 1), scale: scale, count: 1, isNormalized: false)
    #expect(ticks.labels == ["a", "b", "c"])
  }

  @Test("A program sees of each value its place in the axis and its type")
  func axisValue() {
    let seen = Seen()
    var settings = ChartProbe.tens
    settings.y.content = AxisMarks(values: [0, 5, 10]) { value in
      let _ = seen.note(value)
      AxisGridLine()
    }
    _ = ChartProbe(settings: settings) { PointMark(x: .value("x", 1), y: .value("y", 1)) }
    #expect(seen.indices == [0, 1, 2])
    #expect(seen.counts == [3, 3, 3])
    #expect(seen.numbers == [0, 5, 10])
    #expect(seen.names == [nil, nil, nil])
  }

  @Test("Values outside of the domain have no marks")
  func outside() {
    var settings = ChartProbe.tens
    settings.y.content = AxisMarks(values: [-5, 0, 5, 15]) { AxisGridLine() }
    let probe = ChartProbe(settings: settings) { PointMark(x: .value("x", 1), y: .value("y", 1)) }
    #expect(probe.model.yAxis.lines.map(\.place.value) == [0, 5])
  }

  @Test("Marks stand on the side that is said, those of y on the trailing one else")
  func sides() {
    func side(_ position: AxisMarkPosition, _ axis: Axis) -> ResolvedAxis.Side? {
      var settings = ChartProbe.tens
      let marks = AxisMarks(position: position, values: [5]) { AxisValueLabel() }
      if axis == .horizontal { settings.x.content = marks } else { settings.y.content = marks }
      let probe = ChartProbe(settings: settings) {
        PointMark(x: .value("x", 1), y: .value("y", 1))
      }
      return (axis == .horizontal ? probe.model.xAxis : probe.model.yAxis).labels.first?.side
    }
    #expect(side(.automatic, .vertical) == .trailing)
    #expect(side(.leading, .vertical) == .leading)
    #expect(side(.automatic, .horizontal) == .bottom)
    #expect(side(.top, .horizontal) == .top)
  }
}

/// What a program is told of its axis's values.
@MainActor
private final class Seen {
  var indices: [Int] = []
  var counts: [Int] = []
  var numbers: [Double?] = []
  var names: [String?] = []

  func note(_ value: AxisValue) {
    indices.append(value.index)
    counts.append(value.count)
    numbers.append(value.as(Double.self))
    names.append(value.as(String.self))
  }
}
