import SwiftUI
import Testing

@testable import Charts

@Suite("Marks on their way")
@MainActor
struct PlotSceneMixingTests {
  private func mark(_ form: PlacedMark.Form, _ color: Color = .red, opacity: Double = 1)
    -> PlacedMark
  {
    var mark = PlacedMark(identity: 1, form: form, style: AnyShapeStyle(color))
    mark.opacity = opacity
    return mark
  }

  private func mixed(_ old: PlacedMark, _ new: PlacedMark, _ part: Double) throws -> PlacedMark {
    let scene = PlotScene.mix(
      PlotScene(size: .zero, marks: [old]), PlotScene(size: .zero, marks: [new]), part)
    return try #require(scene.marks.first)
  }

  @Test("Points, rules and their sizes are as far as time is, springs go beyond")
  func places() throws {
    let circle = AnyChartSymbolShape(BasicChartSymbolShape.circle)
    func point(_ x: CGFloat, _ side: CGFloat) -> PlacedMark {
      mark(.symbol(center: CGPoint(x: x, y: 0), size: CGSize(width: side, height: side), circle))
    }
    guard case .symbol(let center, let size, _) = try mixed(point(0, 10), point(100, 20), 1.1).form
    else {
      Issue.record("no symbol")
      return
    }
    #expect(abs(center.x - 110) < 1e-9 && abs(size.width - 21) < 1e-9)
    let stroke = StrokeStyle(lineWidth: 1)
    let (old, new) = (
      mark(.rule(.zero, CGPoint(x: 10, y: 0), stroke)),
      mark(.rule(CGPoint(x: 0, y: 8), CGPoint(x: 10, y: 20), stroke))
    )
    guard case .rule(let from, let to, _) = try mixed(old, new, 0.25).form
    else {
      Issue.record("no rule")
      return
    }
    #expect(from == CGPoint(x: 0, y: 2) && to == CGPoint(x: 10, y: 5))
  }

  @Test("Sectors turn and grow, and never end before they begin")
  func sectors() throws {
    func sector(_ start: Double, _ end: Double, _ radius: CGFloat) -> PlacedMark {
      mark(
        .sector(
          SectorShape(
            center: .zero, start: start, end: end, innerRadius: 0, outerRadius: radius, inset: 0,
            cornerRadius: 0)))
    }
    guard
      case .sector(let half) = try mixed(sector(0, 0.5, 10), sector(0.5, 0.75, 30), 0.5).form
    else {
      Issue.record("no sector")
      return
    }
    #expect((half.start, half.end, half.outerRadius) == (0.25, 0.625, 20))
    guard case .sector(let over) = try mixed(sector(0, 0.5, 10), sector(0, 0, 10), 1.2).form
    else {
      Issue.record("no sector")
      return
    }
    #expect(over.end >= over.start)
  }

  @Test("Opacities move between their ends, colours by their components")
  func styles() throws {
    let box = PlacedMark.Form.rectangle(
      CGRect(x: 0, y: 0, width: 1, height: 1), RectangleCornerRadii(), .continuous)
    let half = try mixed(mark(box, opacity: 1), mark(box, opacity: 0.5), 0.5)
    #expect(half.opacity == 0.75)
    let (black, white) = (Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1))
    let grey = try mixed(mark(box, black), mark(box, white), 0.25).style.plainColor
    let resolved = try #require(grey).resolve(in: EnvironmentValues())
    #expect(abs(resolved.red - 0.25) < 0.01 && abs(resolved.blue - 0.25) < 0.01)
  }

  @Test("What becomes of another form fades out while the new one fades in")
  func forms() {
    let box = PlacedMark.Form.rectangle(
      CGRect(x: 0, y: 0, width: 1, height: 1), RectangleCornerRadii(), .continuous)
    let scene = PlotScene.mix(
      PlotScene(size: .zero, marks: [mark(box)]),
      PlotScene(
        size: .zero, marks: [mark(.rule(.zero, .zero, StrokeStyle(lineWidth: 1)))]), 0.25)
    #expect(scene.marks.map(\.opacity) == [0.75, 0.25])
  }

  @Test("At the end a scene is the new one, with nothing of the old")
  func end() {
    let box = PlacedMark.Form.rectangle(
      CGRect(x: 0, y: 0, width: 1, height: 1), RectangleCornerRadii(), .continuous)
    let scene = PlotScene.mix(PlotScene(size: .zero, marks: [mark(box)]), PlotScene(), 1)
    #expect(scene.marks.isEmpty)
  }

  @Test("Paths of as many lines move point by point, others do not")
  func paths() {
    var (first, second, third) = (Path(), Path(), Path())
    first.addLines([.zero, CGPoint(x: 10, y: 0)])
    second.addLines([CGPoint(x: 0, y: 4), CGPoint(x: 20, y: 0)])
    third.addLines([.zero, .zero, .zero])
    #expect(
      PathMixing.mix(first, second, 0.5)?.elements == [
        .move(to: CGPoint(x: 0, y: 2)), .line(to: CGPoint(x: 15, y: 0)),
      ])
    #expect(PathMixing.mix(first, third, 0.5) == nil)
  }
}
