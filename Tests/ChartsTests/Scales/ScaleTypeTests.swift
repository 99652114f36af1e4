import Foundation
import Testing

@testable import Charts

@Suite("Types of scales")
struct ScaleTypeTests {
  private func scale(_ type: ScaleType, _ lower: Double, _ upper: Double) -> PositionScale {
    var scale = PositionScale(kind: .number, lower: lower, upper: upper)
    scale.curve = type.curve
    return scale
  }

  @Test("A square root places a quarter of the domain in the middle")
  func squareRoot() {
    #expect(abs(scale(.squareRoot, 0, 100).position(25, over: 300) - 150) < 1e-9)
  }

  @Test("A power of two places half of the domain at a quarter")
  func power() {
    #expect(abs(scale(.power(exponent: 2), 0, 10).position(5, over: 400) - 100) < 1e-9)
  }

  @Test("A symmetric logarithm is sign(x) · ln(1 + slope · |x|), zero in its middle")
  func symmetricLog() {
    let scale = scale(.symmetricLog(slopeAtZero: 2), -10, 10)
    #expect(abs(scale.position(0, over: 200) - 100) < 1e-9)
    for value in [-7.0, -0.3, 0.01, 4] {
      let part = (value < 0 ? -1 : 1) * log(1 + 2 * abs(value)) / log(1 + 2 * 10.0)
      #expect(abs(scale.position(value, over: 200) - (100 + 100 * part)) < 1e-9)
    }
  }

  @Test("What is said of no slope has the slope one")
  func standardSlope() {
    #expect(ScaleType.symmetricLog == .symmetricLog(slopeAtZero: 1))
    let curve = ScaleType.symmetricLog.curve
    #expect(abs(curve.transform(1e-6) / 1e-6 - 1) < 1e-5)
  }

  @Test(
    "Every curve grows, and its inverse finds the value again",
    arguments: [
      ScaleType.linear, .log, .squareRoot, .power(exponent: 3), .symmetricLog,
      .symmetricLog(slopeAtZero: 0.1),
    ])
  func inverse(type: ScaleType) {
    let values = [0.001, 0.5, 1, 3, 250, 1e6]
    let places = values.map(type.curve.transform)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
    for (value, place) in zip(values, places) {
      #expect(abs(type.curve.inverse(place) - value) < 1e-9 * max(1, value))
    }
  }

  @Test(
    "Values below zero mirror those above it", arguments: [ScaleType.squareRoot, .symmetricLog])
  func mirrored(type: ScaleType) {
    #expect(type.curve.transform(-4) == -type.curve.transform(4))
    #expect(abs(type.curve.inverse(-1.5) + type.curve.inverse(1.5)) < 1e-12)
  }
}
