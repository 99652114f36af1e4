import Foundation
import SwiftUI
import Testing

@testable import Charts

@Suite("Labels of values")
@MainActor
struct AxisValueLabelTests {
  private func texts(
    _ marks: some AxisContent, _ domain: ClosedRange<Double> = 0...10
  ) -> [String?] {
    var settings = ChartSettings()
    settings.x.scale.domain = (0...1)._domain
    settings.y.scale.domain = domain._domain
    settings.y.content = marks
    return ChartProbe(settings: settings) { PointMark(x: .value("x", 1), y: .value("y", 1)) }
      .model.yAxis.labels.map(\.label.text)
  }

  private let english = Locale(identifier: "en_US")

  @Test("Values are written as numbers are, with as many digits as one of them needs")
  func standard() {
    #expect(texts(AxisMarks(values: [0, 2.5, 10]) { AxisValueLabel() }).count == 3)
    #expect(
      texts(AxisMarks(values: [0, 1_000, 2_000]) { AxisValueLabel() }, 0...2_000).last == "2,000")
  }

  @Test("A format writes each value, of a label or of all marks")
  func formats() {
    let percent = FloatingPointFormatStyle<Double>.Percent(locale: english)
    #expect(
      texts(AxisMarks(values: [0, 0.5, 1]) { AxisValueLabel(format: percent) }, 0...1)
        == ["0%", "50%", "100%"])
    let dollars = FloatingPointFormatStyle<Double>.Currency(code: "USD", locale: english)
      .precision(.fractionLength(0))
    #expect(
      texts(AxisMarks(format: dollars, values: [0, 5])).compactMap { $0 } == ["$0", "$5"])
  }

  @Test("A program's own view takes the place of a text")
  func views() {
    let marks = AxisMarks(values: [0, 5]) { value in
      AxisValueLabel { Text("n\(value.index)") }
    }
    #expect(texts(marks) == [nil, nil])
  }

  @Test("Fonts, styles and offsets of marks are those of the labels in them")
  func attributes() throws {
    var settings = ChartProbe.tens
    settings.y.content = AxisMarks(values: [5]) {
      AxisValueLabel().font(.headline).foregroundStyle(.red).offset(x: 3, y: -2).offset(x: 1)
    }
    let label = try #require(
      ChartProbe(settings: settings) { PointMark(x: .value("x", 1), y: .value("y", 1)) }
        .model.yAxis.labels.first
    ).label
    #expect(label.font == .headline && label.style?.plainColor == .red)
    #expect(label.offset == CGSize(width: 4, height: -2))
  }

  @Test("Marks of an axis are conditional, and come in groups")
  func groups() {
    struct Both: AxisContent {
      let isDense: Bool
      var body: some AxisContent {
        AxisMarks(values: [0, 10]) { AxisGridLine() }
        if isDense { AxisMarks(values: [2, 4, 6]) { AxisTick() } }
      }
    }
    func count(_ isDense: Bool) -> [Bool] {
      var settings = ChartProbe.tens
      settings.y.content = Both(isDense: isDense)
      return ChartProbe(settings: settings) { PointMark(x: .value("x", 1), y: .value("y", 1)) }
        .model.yAxis.lines.map(\.line.isTick)
    }
    #expect(count(false) == [false, false])
    #expect(count(true) == [false, false, true, true, true])
  }
}
