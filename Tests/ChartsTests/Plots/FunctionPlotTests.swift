import Foundation
import SwiftUI
import Testing

@testable import Charts

@Suite("Plots of functions")
@MainActor
struct FunctionPlotTests {
  private func path(@ChartContentBuilder _ content: () -> some ChartContent) -> Path? {
    ChartProbe(settings: ChartProbe.tens, content: content).builder.marks.compactMap { mark in
      if case .path(let path, _) = mark.form { path } else { nil }
    }.first
  }

  @Test("A function is drawn over its domain, each point where its value stands")
  func line() throws {
    let path = try #require(
      path { LinePlot(x: "x", y: "y", domain: 2...8) { $0 * $0 / 10 } })
    let points = path.elements.compactMap(\.end)
    #expect(points.first == CGPoint(x: 60, y: 200 - 0.4 * 20))
    #expect(abs(try #require(points.last).x - 240) < 1e-9)
    for point in points {
      let x = Double(point.x) / 30
      #expect(abs(Double(point.y) - (200 - 20 * x * x / 10)) < 1e-9)
    }
  }

  @Test("Without a domain a function is drawn over the whole axis")
  func wholeAxis() throws {
    let box = try #require(path { LinePlot(x: "x", y: "y") { $0 } }).boundingRect
    #expect(box.minX == 0 && box.maxX == 300)
  }

  @Test("Where a function has no value its line is broken")
  func broken() throws {
    let path = try #require(
      path { LinePlot(x: "x", y: "y") { $0 > 4 && $0 < 6 ? .nan : 5 } })
    let moves = path.elements.filter { if case .move = $0 { true } else { false } }
    #expect(moves.count == 2)
    let places = path.elements.compactMap(\.end).map(\.x)
    #expect(!places.contains { $0 > 121 && $0 < 179 })
  }

  @Test("An area lies between the function and zero, a band between both of its edges")
  func areas() throws {
    let area = try #require(path { AreaPlot(x: "x", y: "y") { _ in 4 } })
    #expect(area.boundingRect == CGRect(x: 0, y: 120, width: 300, height: 80))
    let band = try #require(
      path { AreaPlot(x: "x", yStart: "a", yEnd: "b") { _ in (yStart: 2, yEnd: 5) } })
    #expect(band.boundingRect == CGRect(x: 0, y: 100, width: 300, height: 60))
  }

  @Test("A curve of a parameter goes wherever both of its functions lead")
  func parametric() throws {
    let path = try #require(
      path {
        LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) {
          (x: 5 + 3 * cos($0), y: 5 + 3 * sin($0))
        }
      })
    let box = path.boundingRect
    // A circle of radius 3 around the middle.
    #expect(abs(box.minX - 60) < 0.1 && abs(box.maxX - 240) < 0.1)
    #expect(abs(box.minY - 40) < 0.1 && abs(box.maxY - 160) < 0.1)
  }

  @Test("The axis of y reaches as far as the function does")
  func domain() {
    var settings = ChartSettings()
    settings.x.scale.domain = (0.0...4.0)._domain
    let scale = ChartProbe(settings: settings) { LinePlot(x: "x", y: "y") { $0 * $0 } }
      .model.scales.y
    #expect(scale.lower == 0 && scale.upper >= 16 && scale.upper <= 20)
  }
}

extension Path.Element {
  /// Where the element ends; nil for one that closes.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: nil
    }
  }
}
