import SwiftUI
import Testing

@testable import Charts

@Suite("Scenes that move")
@MainActor
struct PlotSceneTests {
  private func scene(_ values: [(String, Double)]) -> PlotScene {
    var settings = ChartSettings()
    settings.y.scale.domain = (0.0...10.0)._domain
    settings.x.scale.domain = ["a", "b"]._domain
    let probe = ChartProbe(settings: settings) {
      ForEach(values, id: \.0) { BarMark(x: .value("x", $0.0), y: .value("y", $0.1)) }
    }
    return PlotScene(size: CGSize(width: 300, height: 200), marks: probe.builder.marks)
  }

  @Test("A mark of one identity grows from its old value to its new one")
  func grows() {
    let mixed = PlotScene.mix(scene([("a", 2)]), scene([("a", 6)]), 0.5)
    guard case .rectangle(let box, _, _) = mixed.marks[0].form else { return }
    // 4 of 10 over 200 points.
    #expect(abs(box.height - 80) < 1e-9)
  }

  @Test("What comes and what goes fades")
  func fades() {
    let mixed = PlotScene.mix(scene([("a", 2)]), scene([("b", 6)]), 0.25)
    #expect(mixed.marks.map(\.opacity) == [0.75, 0.25])
  }

  @Test("A rule across the plot starts at its upper end")
  func rules() {
    var settings = ChartSettings()
    settings.x.scale.domain = (0.0...10.0)._domain
    settings.y.scale.domain = (0.0...10.0)._domain
    let probe = ChartProbe(settings: settings) {
      RuleMark(x: .value("x", 5.0)).offset(yStart: -10, yEnd: 3)
    }
    guard case .rule(let from, let to, _) = probe.builder.marks.first?.form else {
      Issue.record("no rule")
      return
    }
    // The plot is 200 points high.
    #expect(min(from.y, to.y) == -10 && max(from.y, to.y) == 203)
  }

  @Test("Points of a line keep their marks when one is taken out")
  func points() {
    var old = CurvePoints()
    for index in 0..<3 { old.append(CGPoint(x: index, y: 0), index) }
    var new = CurvePoints()
    new.append(CGPoint(x: 0, y: 4), 0)
    new.append(CGPoint(x: 2, y: 8), 2)
    let mixed = CurvePoints.mix(old, new, 0.5)
    #expect(mixed.points == [CGPoint(x: 0, y: 2), CGPoint(x: 2, y: 4)])
  }
}
