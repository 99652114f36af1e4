import Foundation
import SwiftUI
import Testing

@testable import Charts

/// Areas of three series at three places.
@Suite("Stacks of several series")
@MainActor
struct ChartDataTests {
  private let data: [(name: String, values: [Double])] = [
    ("a", [1, 2, 3]), ("b", [3, 2, 1]), ("c", [4, 4, 0]),
  ]

  private func extents(_ method: MarkStackingMethod) -> [[ClosedRange<Double>]] {
    let probe = ChartProbe {
      ForEach(data, id: \.name) { series in
        ForEach(Array(series.values.enumerated()), id: \.offset) { place, value in
          AreaMark(x: .value("x", place), y: .value("y", value), stacking: method)
            .foregroundStyle(by: .value("s", series.name))
        }
      }
    }
    let all = probe.data.marks.map {
      min($0.record.y.start, $0.record.y.end)...max($0.record.y.start, $0.record.y.end)
    }
    return stride(from: 0, to: 9, by: 3).map { Array(all[$0..<$0 + 3]) }
  }

  @Test("At each place a series begins where the one before it ends")
  func standard() {
    #expect(
      extents(.standard) == [
        [0...1, 0...2, 0...3], [1...4, 2...4, 3...4], [4...8, 4...8, 4...4],
      ])
  }

  @Test("Shares add up to one at each place")
  func normalized() {
    let found = extents(.normalized)
    for place in 0..<3 {
      #expect(found[0][place].lowerBound == 0)
      #expect(abs(found[2][place].upperBound - 1) < 1e-12)
      #expect(found[0][place].upperBound == found[1][place].lowerBound)
    }
    #expect(abs(found[1][2].upperBound - found[1][2].lowerBound - 0.25) < 1e-12)
  }

  @Test("Around the middle as much lies above zero as below, at each place")
  func center() {
    let found = extents(.center)
    for (place, total) in [(0, 8.0), (1, 8), (2, 4)] {
      #expect(abs(found[0][place].lowerBound + total / 2) < 1e-12)
      #expect(abs(found[2][place].upperBound - total / 2) < 1e-12)
    }
  }

  @Test("Unstacked each series begins at zero")
  func unstacked() {
    #expect(extents(.unstacked).allSatisfy { $0.allSatisfy { $0.lowerBound == 0 } })
  }

  @Test("The scale of stacked areas reaches to the highest sum")
  func domain() {
    let probe = ChartProbe {
      ForEach(data, id: \.name) { series in
        ForEach(Array(series.values.enumerated()), id: \.offset) { place, value in
          AreaMark(x: .value("x", place), y: .value("y", value))
            .foregroundStyle(by: .value("s", series.name))
        }
      }
    }
    #expect(probe.model.scales.y.upper >= 8 && probe.model.scales.y.upper <= 10)
    #expect(probe.data.seriesCount == 3)
  }
}
