import Foundation
import HalcyonTesting
import SwiftUI
import Testing

@testable import Charts

/// What a chart of 300 x 200 points without axes tells of itself.
@MainActor
private final class Told {
  var proxy: ChartProxy?
  var frame: CGRect?
}

@Suite("What a chart tells of its places")
@MainActor
struct ChartProxyTests {
  private let told = Told()

  /// The stage is to be kept as long as the proxy is asked.
  private func stage(
    @ChartContentBuilder _ content: @escaping () -> some ChartContent,
    _ change: (AnyView) -> AnyView = { $0 }
  ) -> Stage {
    let told = told
    let chart = Chart(content: content)
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      .chartOverlay { proxy in
        GeometryReader { geometry in
          let _ = told.proxy = proxy
          let _ = told.frame = proxy.plotFrame.map { geometry[$0] }
          Color.clear
        }
      }
    let stage = Stage(
      change(AnyView(chart)).ignoresSafeArea(), size: CGSize(width: 300, height: 200))
    stage.advance(by: 0.1)
    return stage
  }

  @Test("Positions and values of numbers are each other's inverse, y from the top down")
  func numbers() throws {
    let stage = stage {
      PointMark(x: .value("x", 1), y: .value("y", 1))
    } _: {
      AnyView($0.chartXScale(domain: 0...10).chartYScale(domain: 0...4))
    }
    defer { withExtendedLifetime(stage) {} }
    let proxy = try #require(told.proxy)
    #expect(proxy.plotSize == CGSize(width: 300, height: 200))
    #expect(told.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(proxy.position(forX: 2.5) == 75)
    #expect(proxy.position(forY: 1) == 150)
    #expect(proxy.position(for: (x: 5, y: 4)) == CGPoint(x: 150, y: 0))
    #expect(proxy.value(atX: 75, as: Double.self) == 2.5)
    #expect(proxy.value(atY: 150, as: Double.self) == 1)
    let point = try #require(proxy.value(at: CGPoint(x: 300, y: 200), as: (Double, Int).self))
    #expect(point == (10, 0))
    #expect(proxy.value(atX: 75, as: String.self) == nil)
    #expect(proxy.xDomain(dataType: Double.self) == [0, 10])
  }

  @Test("A name's range is its band, its position the middle of that")
  func names() throws {
    let stage = stage {
      BarMark(x: .value("x", "a"), y: .value("y", 1))
      BarMark(x: .value("x", "b"), y: .value("y", 1))
      BarMark(x: .value("x", "c"), y: .value("y", 1))
    }
    defer { withExtendedLifetime(stage) {} }
    let proxy = try #require(told.proxy)
    #expect(proxy.position(forX: "b") == 150)
    #expect(proxy.positionRange(forX: "b") == 100...200)
    #expect(proxy.position(forX: "d") == nil)
    #expect(proxy.value(atX: 99, as: String.self) == "a")
    #expect(proxy.value(atX: 101, as: String.self) == "b")
    #expect(proxy.xDomain(dataType: String.self) == ["a", "b", "c"])
  }

  @Test("Angles are measured from the top, clockwise, and values by the sum of all sectors")
  func angles() throws {
    let stage = stage {
      SectorMark(angle: .value("a", 30))
      SectorMark(angle: .value("a", 10))
    }
    defer { withExtendedLifetime(stage) {} }
    let proxy = try #require(told.proxy)
    let places = [
      CGPoint(x: 150, y: 0), CGPoint(x: 300, y: 100), CGPoint(x: 150, y: 200),
      CGPoint(x: 0, y: 100),
    ]
    #expect(places.map { proxy.angle(at: $0).degrees.rounded() } == [0, 90, 180, 270])
    let value = try #require(proxy.value(atAngle: .degrees(90), as: Double.self))
    #expect(abs(value - 10) < 1e-9)
  }

  @Test("A finger selects the value that lies under it, and lets it go")
  func selection() {
    var selected: [Double?] = []
    let binding = Binding<Double?>(get: { nil }, set: { selected.append($0) })
    let stage = stage {
      PointMark(x: .value("x", 1), y: .value("y", 1))
    } _: {
      AnyView($0.chartXScale(domain: 0...10).chartXSelection(value: binding))
    }
    stage.drag(from: CGPoint(x: 60, y: 100), to: CGPoint(x: 240, y: 100), duration: 1)
    stage.advance(by: 0.5)
    let values = selected.compactMap { $0 }
    #expect(values.allSatisfy { (2...8.01).contains($0) })
    #expect(values == values.sorted())
    #expect(abs((values.last ?? 0) - 8) < 0.1)
    #expect(selected.last == .some(nil))
  }
}
