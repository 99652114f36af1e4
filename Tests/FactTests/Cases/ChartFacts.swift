import Charts
import Foundation
import HalcyonTesting
import SwiftUI

/// Axes, legends and numbers of marks in pictures that Swift Charts drew on Apple's devices, published by
/// repositories of examples. Charts are made anew of data with the same ends, numbers and names.
@MainActor let chartFacts = FactFamily("chart") { family in
  addLines(to: &family)
  addAreas(to: &family)
  addBars(to: &family)
  addRanges(to: &family)
  addPoints(to: &family)
  addRectanglesAndSectors(to: &family)
}

extension FactFamily {
  /// A case whose subjects are the labels of both axes that are seen (x from the leading end, y from the
  /// top), the legend's entries and how many marks there are.
  ///
  /// - Parameters:
  ///   - width: of the chart, in points: that of a row in the picture.
  ///   - height: in points.
  ///   - hasAxes: false where texts below the plot are the legend's.
  fileprivate mutating func chart<Content: View>(
    _ name: String, width: CGFloat = 341, height: CGFloat = 200, hasAxes: Bool = true,
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) {
    values(name) {
      let size = CGSize(width: width, height: height)
      let plot = PlotFrame()
      let stage = Stage(
        content().chartOverlay { proxy in
          GeometryReader { geometry in
            Color.clear.onAppear { plot.frame = proxy.plotFrame.map { geometry[$0] } ?? .zero }
          }
        }, size: size)
      stage.settle()
      return answers(stage, plot.frame, hasAxes: hasAxes)
    }
  }
}

@MainActor private final class PlotFrame {
  var frame = CGRect.zero
}

/// Labels of y stand beside the plot, or above marks in their band; labels of x below or above it, nearer
/// than the legend.
@MainActor private func answers(_ stage: Stage, _ plot: CGRect, hasAxes: Bool)
  -> FactFamily.Answers
{
  var (x, y, legend): ([StageElement], [StageElement], [StageElement]) = ([], [], [])
  let texts = stage[.role(.text)].all.filter { $0.frame.minX > -1_000 }
  for text in texts {
    let middle = text.frame.midY
    if !hasAxes {
      legend.append(text)
    } else if middle > plot.minY - 10, middle < plot.maxY + 7 {
      y.append(text)
    } else if middle > plot.maxY, middle < plot.maxY + 20 {
      x.append(text)
    } else {
      legend.append(text)
    }
  }
  func words(_ elements: [StageElement]) -> String {
    // The space before AM is a narrow one that no picture tells from others.
    elements.compactMap { $0.label?.replacing("\u{202F}", with: " ") }.joined(separator: " | ")
  }
  return [
    "x": words(x.sorted { $0.frame.minX < $1.frame.minX }),
    "y": words(y.sorted { $0.frame.minY < $1.frame.minY }),
    "legend": words(legend),
    "marks": "\(stage[.role(.element)].all.count)",
  ]
}

// MARK: Data

private struct Sample: Identifiable {
  var id: Int
  var date: Date
  var value: Double
  var low: Double = 0
  var series = ""
}

private func date(_ year: Int, _ month: Int, _ day: Int = 1) -> Date {
  Calendar.current.date(from: DateComponents(year: year, month: month, day: day))!
}

/// `count` samples, a unit of the calendar apart, whose values go from `low` to `high`.
private func samples(
  _ count: Int, by unit: Calendar.Component = .day, from start: Date, _ low: Double,
  _ high: Double, bottom: Double = 0, series: String = ""
) -> [Sample] {
  (0..<count).map { index in
    let share = count == 1 ? 1 : Double(index) / Double(count - 1)
    return Sample(
      id: index, date: Calendar.current.date(byAdding: unit, value: index, to: start)!,
      value: low + (high - low) * share, low: bottom, series: series)
  }
}

private let week = date(2022, 5, 2)
private let month = date(2022, 5, 8)
private let year = date(2021, 7)
private let cities = [
  samples(7, from: week, 42, 125, series: "Cupertino"),
  samples(7, from: week, 52, 137, series: "San Francisco"),
]

private let dishes = [
  ("China", 916), ("India", 850), ("Crêpe", 802), ("Jian Bing", 753), ("Dosa", 654),
  ("American", 618),
]

// MARK: Cases

@MainActor private func addLines(to family: inout FactFamily) {
  family.chart("line of a week") {
    Chart(samples(7, from: week, 42, 125)) {
      LineMark(x: .value("Day", $0.date, unit: .day), y: .value("Sales", $0.value))
        .interpolationMethod(.monotone)
    }
  }
  family.chart("two lines with symbols") {
    Chart(cities.flatMap { $0 }.indexed) {
      LineMark(x: .value("Day", $0.date, unit: .day), y: .value("Sales", $0.value))
        .foregroundStyle(by: .value("City", $0.series))
        .symbol(by: .value("City", $0.series))
    }
  }
  family.chart("line of a month with symbols") {
    Chart(samples(30, from: month, 104, 250)) {
      LineMark(x: .value("Day", $0.date, unit: .day), y: .value("Sales", $0.value))
        .symbol(Circle().strokeBorder(lineWidth: 2))
    }
  }
  family.chart("line of days as moments", width: 309) {
    Chart(samples(7, from: week, 42, 125)) {
      LineMark(x: .value("Day", $0.date), y: .value("Sales", $0.value))
    }
  }
  family.chart("cubic with a point") {
    Chart {
      ForEach(-100...100, id: \.self) { index in
        LineMark(
          x: .value("x", Double(index) / 100), y: .value("y", pow(Double(index) / 100, 3)))
      }
      PointMark(x: .value("x", 0.3), y: .value("y", 0.027))
    }
  }
  family.chart("hours of a day") {
    Chart(samples(24, by: .hour, from: date(2022, 6, 1), 0, 12)) {
      LineMark(x: .value("Hour", $0.date), y: .value("Index", $0.value))
    }
  }
  family.chart("three dashed lines", width: 294) {
    Chart {
      ForEach(["a", "b", "c"], id: \.self) { series in
        ForEach(0..<4) { index in
          LineMark(
            x: .value("x", index * 10), y: .value("y", series == "c" ? 50 - index * 10 : index * 10)
          )
          .lineStyle(by: .value("Series", series))
        }
      }
    }
  }
  family.chart("steps", width: 294) {
    Chart(0..<4, id: \.self) { index in
      LineMark(x: .value("x", index * 10), y: .value("y", [10, 0, 30, 20][index]))
        .interpolationMethod(.stepCenter)
    }
  }
  family.chart("line of a given range", width: 294, height: 180) {
    Chart(samples(8, from: date(2025, 4, 1), 1_000, 5_000)) {
      LineMark(x: .value("Day", $0.date), y: .value("Sales", Int($0.value)))
    }
    .chartXScale(domain: date(2025, 4, 1)...date(2025, 4, 8))
    .chartYScale(domain: 0...6_000)
    .chartYAxis {
      AxisMarks(preset: .aligned) { _ in
        AxisGridLine()
        AxisValueLabel(horizontalSpacing: 16)
      }
    }
  }
}

@MainActor private func addAreas(to family: inout FactFamily) {
  family.chart("range of a year") {
    Chart(samples(12, by: .month, from: year, 184, 250, bottom: 93)) {
      AreaMark(
        x: .value("Month", $0.date, unit: .month), yStart: .value("Least", $0.low),
        yEnd: .value("Most", $0.value))
    }
  }
  family.chart("three ranges") {
    Chart(
      (0..<3).flatMap { index in
        samples(
          9, by: .month, from: year, 88, [280, 190, 120][index], bottom: 45,
          series: "Series\(index + 1)")
      }.indexed
    ) {
      AreaMark(
        x: .value("Month", $0.date, unit: .month), yStart: .value("Least", $0.low),
        yEnd: .value("Most", $0.value)
      )
      .foregroundStyle(by: .value("Series", $0.series))
    }
  }
  family.chart("area of a month") {
    Chart(samples(30, from: month, 104, 250)) {
      AreaMark(x: .value("Day", $0.date, unit: .day), y: .value("Sales", $0.value))
        .interpolationMethod(.catmullRom)
    }
  }
  family.chart("area with its line") {
    Chart(samples(30, from: month, 104, 250)) {
      AreaMark(x: .value("Day", $0.date, unit: .day), y: .value("Sales", $0.value))
      LineMark(x: .value("Day", $0.date, unit: .day), y: .value("Sales", $0.value))
        .lineStyle(StrokeStyle(lineWidth: 3))
    }
  }
}

@MainActor private func addBars(to family: inout FactFamily) {
  family.chart("bars that lie") {
    Chart(dishes, id: \.0) { BarMark(x: .value("Sales", $0.1), y: .value("Name", $0.0)) }
  }
  family.chart("bars with an extended axis") {
    Chart(dishes, id: \.0) { BarMark(x: .value("Name", $0.0), y: .value("Sales", $0.1)) }
      .chartYAxis { AxisMarks(preset: .extended, position: .leading) }
  }
  family.chart("bars of two cities") {
    Chart(cities.flatMap { $0 }.indexed) {
      BarMark(
        x: .value("Day", $0.date, unit: .day), y: .value("Sales", min($0.value, 104))
      )
      .foregroundStyle(by: .value("City", $0.series))
    }
  }
  family.chart("bars of two cities side by side") {
    Chart(cities.flatMap { $0 }.indexed) {
      BarMark(x: .value("Day", $0.date, unit: .day), y: .value("Sales", $0.value))
        .foregroundStyle(by: .value("City", $0.series))
        .position(by: .value("City", $0.series))
    }
  }
  family.chart("bars to both sides") {
    Chart(cities.flatMap { $0 }.indexed) {
      BarMark(
        xStart: .value("Sales", 0),
        xEnd: .value("Sales", $0.series == "Cupertino" ? $0.value : -$0.value),
        y: .value("Day", $0.date, unit: .day)
      )
      .foregroundStyle(by: .value("City", $0.series))
    }
    .chartYAxis { AxisMarks(preset: .aligned) { _ in AxisValueLabel(centered: true) } }
    .chartXAxis {
      AxisMarks(preset: .aligned) { value in
        AxisGridLine()
        AxisValueLabel("\(abs(value.as(Int.self)!))")
      }
    }
    .chartLegend(position: .top, alignment: .center)
  }
  family.chart("bars around the middle", width: 309) {
    Chart(0..<9, id: \.self) {
      BarMark(
        x: .value("x", $0), y: .value("y", 2 + min($0, 8 - $0)), width: 20, stacking: .center)
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
  }
  family.chart("one bar", width: 309, height: 64, hasAxes: false) {
    Chart([("Apps", 61), ("Photos", 10), ("iOS", 8), ("System Data", 3.6)], id: \.0) {
      BarMark(x: .value("Size", $0.1)).foregroundStyle(by: .value("Kind", $0.0))
    }
    .chartXAxis(.hidden)
  }
  family.chart("stacked kinds", width: 294) {
    Chart(
      [
        ("a", "x", 3), ("a", "z", 2), ("a", "y", 1), ("a", "z", 3), ("b", "z", 4), ("b", "x", 2),
        ("c", "x", 4),
      ].enumerated().map { $0 }, id: \.offset
    ) {
      BarMark(x: .value("Name", $0.element.0), y: .value("Count", $0.element.2))
        .foregroundStyle(by: .value("Kind", $0.element.1))
    }
  }
  family.chart("kinds side by side", width: 294) {
    Chart(
      [("a", "x", 3), ("a", "z", 5), ("a", "y", 1), ("b", "x", 2), ("b", "z", 4), ("c", "x", 4)]
        .enumerated().map { $0 }, id: \.offset
    ) {
      BarMark(x: .value("Name", $0.element.0), y: .value("Count", $0.element.2))
        .foregroundStyle(by: .value("Kind", $0.element.1))
        .position(by: .value("Kind", $0.element.1))
    }
  }
  family.chart("three bars", width: 294) {
    Chart([("a", 10), ("b", 30), ("c", 20)], id: \.0) {
      BarMark(x: .value("Name", $0.0), y: .value("Count", $0.1))
    }
  }
  family.chart("three bars with their amounts", width: 294) {
    Chart([("a", 10), ("b", 30), ("c", 20)], id: \.0) { bar in
      BarMark(x: .value("Name", bar.0), y: .value("Count", bar.1))
        .annotation(position: .top) { Color.clear.frame(width: 30, height: 20) }
    }
  }
}

@MainActor private func addRanges(to family: inout FactFamily) {
  family.chart("times of three months") {
    Chart([(7, 10, 54), (7, 66, 120), (9, 130, 214), (9, 236, 333), (11, 340, 380)], id: \.1) {
      BarMark(
        xStart: .value("Least", $0.1), xEnd: .value("Most", $0.2),
        y: .value("Month", date(2021, $0.0), unit: .month))
    }
  }
  family.chart("ranges of all months") {
    Chart(samples(12, by: .month, from: year, 184, 250, bottom: 93)) {
      BarMark(
        x: .value("Month", $0.date, unit: .month), yStart: .value("Least", $0.low),
        yEnd: .value("Most", $0.value), width: .fixed(10))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.month(.narrow))
      }
    }
  }
  family.chart("two ranges a month") {
    Chart(
      (samples(6, by: .month, from: year, 152, 203, bottom: 104)
        + samples(6, by: .month, from: year, 90, 104, bottom: 10)).indexed
    ) {
      BarMark(
        x: .value("Month", $0.date, unit: .month), yStart: .value("Least", $0.low),
        yEnd: .value("Most", $0.value), width: .fixed(10))
    }
  }
  family.chart("candles") {
    Chart(samples(5, from: month, 18, 28, bottom: 16)) {
      BarMark(
        x: .value("Day", $0.date, unit: .day), yStart: .value("Open", $0.low),
        yEnd: .value("Close", $0.value), width: 8)
      BarMark(
        x: .value("Day", $0.date, unit: .day), yStart: .value("Least", $0.low),
        yEnd: .value("Most", $0.value), width: 2)
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 10...30)
  }
  family.chart("ranges with points") {
    Chart(samples(12, by: .month, from: year, 184, 250, bottom: 93)) { sample in
      BarMark(
        x: .value("Month", sample.date, unit: .month), yStart: .value("Least", sample.low),
        yEnd: .value("Most", sample.value), width: .fixed(10))
      ForEach(0..<3) { step in
        PointMark(
          x: .value("Month", sample.date, unit: .month),
          y: .value("Value", sample.low + Double(step) * 40))
      }
    }
  }
}

@MainActor private func addPoints(to family: inout FactFamily) {
  family.chart("points of months") {
    Chart(samples(12, by: .month, from: year, 1_023, 4_559)) {
      PointMark(x: .value("Month", $0.date), y: .value("Sales", Int($0.value)))
    }
  }
  family.chart("points of two cities") {
    Chart(cities.flatMap { $0 }.indexed) {
      PointMark(x: .value("Day", $0.date, unit: .day), y: .value("Sales", $0.value))
        .foregroundStyle(by: .value("City", $0.series))
        .symbol(by: .value("City", $0.series))
    }
  }
  family.chart("ten points", width: 294) {
    Chart(0..<10, id: \.self) {
      PointMark(
        x: .value("x", 2.3 + Double($0) * 1.75), y: .value("y", 4 + Double($0) * 1.63))
    }
  }
  family.chart("ten points of three kinds", width: 294) {
    Chart(0..<10, id: \.self) {
      PointMark(
        x: .value("x", 2.3 + Double($0) * 1.75), y: .value("y", 4 + Double($0) * 1.63)
      )
      .foregroundStyle(by: .value("Kind", ["b", "a", "c"][$0 % 3]))
      .symbol(by: .value("Kind", ["b", "a", "c"][$0 % 3]))
    }
  }
  family.chart("ten points on one axis", width: 294, height: 40) {
    Chart(0..<10, id: \.self) { PointMark(x: .value("x", 2.3 + Double($0) * 1.75)) }
  }
}

@MainActor private func addRectanglesAndSectors(to family: inout FactFamily) {
  family.chart("one rectangle") {
    Chart { RectangleMark(xStart: .value("0", 0), xEnd: .value("100", 100)) }
  }
  family.chart("heat map", width: 294) {
    Chart(0..<9, id: \.self) {
      RectangleMark(
        x: .value("x", ["a", "b", "c"][$0 % 3]), y: .value("y", ["a", "b", "c"][$0 / 3]),
        width: .ratio(0.7), height: .ratio(0.7)
      )
      .foregroundStyle(by: .value("Value", Double($0) * 17.5 - 40))
    }
  }
  family.chart("rectangles behind points", width: 294) {
    Chart {
      RectangleMark(yStart: .value("y", -3), yEnd: .value("y", 3))
      RectangleMark(
        xStart: .value("x", -5), xEnd: .value("x", 5), yStart: .value("y", -5),
        yEnd: .value("y", 5))
      ForEach(0..<10) {
        PointMark(
          x: .value("x", -6.2 + Double($0) * 1.75), y: .value("y", -8.1 + Double($0) * 2))
      }
    }
  }
  for (name, hole) in [("pie", 0.0), ("donut", 0.5)] {
    family.chart(name, width: 294, height: 240, hasAxes: false) {
      Chart([("Apple", 57), ("Google", 5.5), ("Microsoft", 9), ("Amazon", 28.5)], id: \.0) {
        SectorMark(angle: .value("Share", $0.1), innerRadius: .ratio(hole))
          .foregroundStyle(by: .value("Name", $0.0))
      }
    }
  }
}

extension [Sample] {
  /// The same with identities of their own.
  fileprivate var indexed: [Sample] {
    enumerated().map { index, sample in
      var copy = sample
      copy.id = index
      return copy
    }
  }
}
