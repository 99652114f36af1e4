import Foundation
import SwiftUI
import Testing

@testable import Charts

@Suite("Domains of scales")
@MainActor
struct ScaleDomainTests {
  @ChartContentBuilder private func bars() -> some ChartContent {
    BarMark(x: .value("x", "a"), y: .value("y", 20))
    BarMark(x: .value("x", "b"), y: .value("y", 70))
  }

  private func probe(_ change: (inout ChartSettings) -> Void) -> ChartProbe {
    var settings = ChartSettings()
    change(&settings)
    return ChartProbe(settings: settings, content: bars)
  }

  @Test("A reversed domain of numbers has its first value on top, bars hang from there")
  func reversedNumbers() {
    let boxes = probe {
      $0.y.scale.domain = AutomaticScaleDomain.automatic(reversed: true)._domain
    }.boxes
    #expect(boxes.allSatisfy { $0.minY == 0 })
    #expect(abs(boxes[1].height / boxes[0].height - 3.5) < 0.02)
  }

  @Test("A reversed domain of names has the first one at the end")
  func reversedNames() {
    let boxes = probe {
      $0.x.scale.domain = AutomaticScaleDomain.automatic(reversed: true)._domain
    }.boxes
    #expect(boxes.map(\.midX) == [225, 75])
  }

  @Test("A list of two numbers whose first is larger runs backwards")
  func backwards() {
    let scale = probe { $0.y.scale.domain = [100, 0]._domain }.model.scales.y
    #expect(scale.position(100, over: 200) == 0 && scale.position(0, over: 200) == 200)
    #expect(scale.contains(50) && !scale.contains(101) && !scale.contains(-1))
  }

  @Test("A program changes the domain that was found in the data")
  func modifiedNumbers() {
    let found = Box<[Double]>([])
    let scale = probe {
      $0.y.scale.domain =
        AutomaticScaleDomain.automatic(dataType: Double.self) { domain in
          found.value = domain
          domain.append(500)
        }._domain
    }.model.scales.y
    // What was found reaches from zero to the largest bar at least.
    #expect(found.value.min() == 0)
    #expect((found.value.max() ?? 0) >= 70 && (found.value.max() ?? 0) <= 100)
    #expect(scale.lower == 0 && scale.upper == 500)
  }

  @Test("A program adds a name to those of the data")
  func modifiedNames() {
    let probe = probe {
      $0.x.scale.domain =
        AutomaticScaleDomain.automatic(dataType: String.self) { domain in
          domain.insert("first", at: 0)
        }._domain
    }
    #expect(probe.model.scales.x.categories == ["first", "a", "b"])
    #expect(probe.boxes.map(\.midX) == [150, 250])
  }

  @Test("A range between two points of the plot holds the whole domain")
  func fixedRange() {
    let boxes = probe {
      $0.x.scale.range = (CGFloat(100)...CGFloat(200))._range
    }.boxes
    #expect(boxes.map(\.midX) == [125, 175])
  }

  @Test("Padding leaves room at both ends, or as much at each as is said")
  func padding() {
    let both = probe {
      $0.x.scale.range = PlotDimensionScaleRange.plotDimension(padding: 50)._range
    }
    #expect(both.boxes.map(\.midX) == [100, 200])
    let start = probe {
      $0.x.scale.range =
        PlotDimensionScaleRange.plotDimension(startPadding: 100, endPadding: 0)._range
    }
    #expect(start.boxes.map(\.midX) == [150, 250])
  }

  @Test("The domain of a logarithm reaches to powers of ten around the data")
  func logarithm() {
    var settings = ChartSettings()
    settings.y.scale.type = .log
    let scale = ChartProbe(settings: settings) {
      PointMark(x: .value("x", 1), y: .value("y", 0.3))
      PointMark(x: .value("x", 2), y: .value("y", 4_200))
    }.model.scales.y
    #expect(abs(scale.lower - 0.1) < 1e-12 && abs(scale.upper - 10_000) < 1e-6)
  }

  @Test("Dates reach from the first to the last, one alone stands in the middle")
  func dates() {
    func scale(_ seconds: [Double]) -> PositionScale {
      ChartProbe {
        ForEach(seconds, id: \.self) {
          PointMark(
            x: .value("x", Date(timeIntervalSinceReferenceDate: $0)), y: .value("y", 1))
        }
      }.model.scales.x
    }
    let several = scale([300, 100, 200])
    #expect(several.lower == 100 && several.upper == 300)
    #expect(scale([500]).position(500, over: 300) == 150)
  }

  @Test("Stacked bars reach as high as their sum, shares as high as one")
  func stacks() {
    func upper(_ method: MarkStackingMethod) -> Double {
      ChartProbe {
        BarMark(x: .value("x", "a"), y: .value("y", 40), stacking: method)
        BarMark(x: .value("x", "a"), y: .value("y", 60), stacking: method)
      }.model.scales.y.upper
    }
    #expect(upper(.standard) == 100)
    #expect(upper(.normalized) == 1)
    #expect(upper(.unstacked) < 100)
  }
}

/// What a closure leaves behind.
@MainActor
private final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
