import HalcyonTesting
import SwiftUI
import Testing

@testable import Charts

// What is expected here was read off pictures that Swift Charts drew.
@Suite("Ticks and labels of axes")
@MainActor
struct AxisMarksTests {
  /// What tells where it lies in a chart of 300 x 200 points.
  private func frames(_ chart: (Frames) -> some View) -> [String: CGRect] {
    let frames = Frames()
    let noted = chart(frames).frame(width: 300, height: 200).ignoresSafeArea()
    Stage(noted, size: CGSize(width: 300, height: 200)).advance(by: 0.1)
    return frames.named
  }

  @Test("Ticks stand at the numbers that a program lists, also where they are to be centred")
  func listedNumbers() {
    var settings = ChartSettings()
    settings.y.scale.domain = (0...600)._domain
    settings.y.content = AxisMarks(position: .leading, values: [0, 200, 400, 600]) {
      AxisTick(centered: true, length: 5)
    }
    let probe = ChartProbe(settings: settings) { PointMark(x: .value("x", 1), y: .value("y", 400)) }
    let (scene, _) = probe.model.scene(CGSize(width: 300, height: 200))
    let ticks = scene.lines.filter { $0.isTick && $0.key.axis == .vertical }
    // 200 points for 600.
    let places: [CGFloat] = [200, 200 - 200.0 / 3, 200.0 / 3, 0]
    #expect(ticks.count == 4)
    for (tick, place) in zip(ticks, places) { #expect(abs(tick.from.y - place) < 1e-9) }
    #expect(ticks.allSatisfy { min($0.from.x, $0.to.x) == -5 && max($0.from.x, $0.to.x) == 0 })
  }

  @Test("Labels stand 4 points beyond the longest tick on their side, whichever marks it is of")
  func labelsBeyondTicks() throws {
    func distance(_ ticks: [CGFloat?]) throws -> CGFloat {
      let found = frames { frames in
        Chart { PointMark(x: .value("x", 1), y: .value("y", 400)) }
          .chartYScale(domain: 0...600)
          .chartXAxis(.hidden)
          .chartYAxis {
            AxisMarks(position: .leading, values: [200]) {
              if let length = ticks[0] { AxisTick(length: length) }
              AxisValueLabel { Noted(name: "label", frames: frames, content: Text("200")) }
            }
            AxisMarks(position: .leading, values: [300]) {
              if let length = ticks[1] { AxisTick(length: length) }
            }
          }
          .chartPlotStyle { Noted(name: "plot", frames: frames, content: $0) }
      }
      return try #require(found["plot"]).minX - #require(found["label"]).maxX
    }
    #expect(abs(try distance([nil, nil]) - 4) < 0.01)
    #expect(abs(try distance([5, nil]) - 9) < 0.01)
    #expect(abs(try distance([5, 10]) - 14) < 0.01)
  }

  @Test("Room is made for the longest tick of a length of its own")
  func tickRoom() {
    func room(_ lengths: [AxisTick.Length]) -> [CGFloat] {
      var settings = ChartSettings()
      settings.y.scale.domain = (0...600)._domain
      settings.y.content = AxisMarks(position: .leading, values: [0, 300]) { value in
        AxisTick(length: lengths[value.index])
        AxisValueLabel()
      }
      let probe = ChartProbe(settings: settings) {
        PointMark(x: .value("x", 1), y: .value("y", 400))
      }
      return probe.model.yAxis.labels.map(\.tickRoom)
    }
    #expect(room([5, 10]) == [10, 10])
    // As long as labels are, whose room is theirs.
    #expect(room([.longestLabel, .automatic]) == [0, 0])
  }

  @Test("A label is shown that covers less than 0.4 of another, where both are empty")
  func sharedHeight() throws {
    /// Whether a label that hangs down from the second value is shown above the first one.
    func isShown(_ count: Int) throws -> Bool {
      let found = frames { frames in
        Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
          .chartYScale(domain: 0...count)
          .chartXAxis(.hidden)
          .chartYAxis {
            AxisMarks(position: .leading, values: [0, 1]) { value in
              AxisValueLabel(anchor: value.index == 1 ? .topLeading : nil) {
                let bar = Rectangle().frame(width: 10, height: 12)
                Noted(name: "\(value.index)", frames: frames, content: bar)
              }
            }
          }
      }
      return try #require(found["1"]).minX > -1000
    }
    // Of 200 points: a label from the value down by 12, and one 6 above and below the next value.
    #expect(try isShown(11))  // 18.2 apart
    #expect(try isShown(15))  // 13.3 apart, so that 4.7 of 12 are shared
    #expect(try !isShown(16))  // 12.5 apart, 5.5
  }

  @Test("A chart of 150 points has about three values of y, one of 180 to 250 about four")
  func valueCounts() {
    #expect(ChartScales.valueCount(height: 150) == 3)
    for height in [180, 200, 240, 250] {
      #expect(ChartScales.valueCount(height: CGFloat(height)) == 4)
    }
    let heights = stride(from: 0, through: 2000, by: 1).map { ChartScales.valueCount(height: $0) }
    #expect(heights == heights.sorted() && heights.first == 2 && heights.last == 6)
  }

  // Each row is an axis in a chart of 250 points: the largest of the data, which begin at zero, and the values.
  @Test(
    "Values of axes are those that were seen",
    arguments: [
      (240, [0, 100, 200, 300]), (90, [0, 25, 50, 75, 100]), (195, [0, 50, 100, 150, 200]),
      (7, [0, 2, 4, 6, 8]),
    ] as [(Double, [Double])])
  func seenValues(largest: Double, values: [Double]) {
    let probe = ChartProbe(size: CGSize(width: 300, height: 250)) {
      BarMark(x: .value("x", "a"), y: .value("y", largest))
    }
    #expect(probe.model.yAxis.labels.map(\.place.value) == values)
  }

  @Test("A domain from -10 to 50 in 240 points has values 20 apart")
  func seenDomain() {
    var settings = ChartSettings()
    settings.y.scale.domain = (-10...50)._domain
    let probe = ChartProbe(settings: settings, size: CGSize(width: 300, height: 240)) {
      PointMark(x: .value("x", "a"), y: .value("y", 3))
    }
    #expect(probe.model.yAxis.labels.map(\.place.value) == [0, 20, 40])
  }
}
