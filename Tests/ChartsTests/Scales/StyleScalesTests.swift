import SwiftUI
import Testing

@testable import Charts

@Suite("Scales of styles")
@MainActor
struct StyleScalesTests {
  private func scale(
    _ values: [_PlottedValue], _ change: (inout StyleScale<Int>) -> Void = { _ in },
    continuous: ((Double) -> Int)? = nil
  ) -> ResolvedStyleScale<Int> {
    var scale = StyleScale<Int>()
    change(&scale)
    return ResolvedStyleScale(scale, values: values, standard: { 100 + $0 }, continuous: continuous)
  }

  private let names: [_PlottedValue] = [.category("a"), .category("b"), .category("c")]

  @Test("Values have the standard styles in the order in which they came")
  func standard() {
    let scale = scale(names)
    #expect(names.map { scale.style(for: $0) } == [100, 101, 102])
    #expect(scale.style(for: .category("d")) == nil)
  }

  @Test("A range with fewer styles than values begins again")
  func repeated() {
    let scale = scale(names) { $0.range = [1, 2] }
    #expect(names.map { scale.style(for: $0) } == [1, 2, 1])
  }

  @Test("A domain orders the values, and the rest come after it")
  func domain() {
    let scale = scale(names) {
      $0.domain = [.category("c"), .category("a")]
      $0.range = [1, 2, 3]
    }
    #expect(names.map { scale.style(for: $0) } == [2, 3, 1])
    #expect(scale.domain == [.category("c"), .category("a"), .category("b")])
  }

  @Test("A mapping is asked for each value, and others have the standard style")
  func mapping() {
    let scale = scale(names) { $0.mapping = { $0 == .category("b") ? 7 : nil } }
    #expect(names.map { scale.style(for: $0) } == [100, 7, 102])
  }

  @Test("Numbers lie between the ends of the domain, those outside at the ends")
  func continuous() {
    let scale = scale([.number(10), .number(30)], continuous: { Int(($0 * 100).rounded()) })
    #expect(scale.isContinuous)
    #expect([10, 15, 30, 50, -5].map { scale.style(for: .number($0)) } == [0, 25, 100, 100, 0])
    let given = self.scale(
      [.number(10), .number(30)], { $0.domain = [.number(0), .number(40)] },
      continuous: { Int(($0 * 100).rounded()) })
    #expect(given.style(for: .number(10)) == 25)
  }

  @Test("Names are never between the ends of anything")
  func categories() {
    #expect(!scale(names, continuous: { Int($0) }).isContinuous)
  }

  @Test("A ramp has its colours at equal distances")
  func ramp() {
    let ramp = ColorRamp(colors: [.red, .green, .blue])
    #expect(ramp.color(at: 0) == .red)
    #expect(ramp.color(at: 0.5) == .green)
    #expect(ramp.color(at: 1) == .blue)
    #expect(ColorRamp(colors: [.pink]).color(at: 0.7) == .pink)
  }

  @Test("The standard colours of values are seven, in Apple's order, and begin again")
  func colors() {
    let probe = ChartProbe {
      ForEach(0..<8, id: \.self) { number in
        PointMark(x: .value("x", number), y: .value("y", 1))
          .foregroundStyle(by: .value("s", "\(number)"))
      }
    }
    #expect(
      probe.builder.marks.map(\.style.plainColor)
        == [.blue, .green, .orange, .purple, .red, .cyan, .yellow, .blue])
  }

  @Test("A style of a mark's own is stronger than that of its value")
  func nearest() {
    let probe = ChartProbe {
      PointMark(x: .value("x", 1), y: .value("y", 1))
        .foregroundStyle(.pink)
        .foregroundStyle(by: .value("s", "a"))
    }
    #expect(probe.builder.marks[0].style.plainColor == .pink)
  }

  @Test("Areas of symbols grow with their values from the least to the greatest area")
  func symbolAreas() {
    var settings = ChartSettings()
    settings.symbolAreaRange = 100...400
    let probe = ChartProbe(settings: settings) {
      ForEach([0.0, 5, 10], id: \.self) { number in
        PointMark(x: .value("x", number), y: .value("y", 1))
          .symbolSize(by: .value("size", number))
      }
    }
    #expect(probe.symbolSizes.map { ($0.width * $0.height).rounded() }.count == 3)
    let areas = [0.0, 5, 10].map { probe.model.scales.symbolAreas.style(for: .number($0)) }
    #expect(areas == [100, 250, 400])
    // A circle's area is π/4 of its box's.
    for (size, area) in zip(probe.symbolSizes, [100.0, 250, 400]) {
      #expect(abs(Double(size.width * size.height) * .pi / 4 - area) < 1e-6)
    }
  }

  @Test("Lines told apart by their style have patterns of their own, the first is solid")
  func lineStyles() {
    let probe = ChartProbe {
      ForEach(["a", "b"], id: \.self) { name in
        LineMark(x: .value("x", 0), y: .value("y", 0)).lineStyle(by: .value("s", name))
        LineMark(x: .value("x", 1), y: .value("y", 1)).lineStyle(by: .value("s", name))
      }
    }
    let strokes = probe.lines.map(\.stroke)
    #expect(strokes.count == 2)
    #expect(strokes[0].dash.isEmpty && !strokes[1].dash.isEmpty)
    #expect(strokes.allSatisfy { $0.lineWidth == 2 })
  }
}
