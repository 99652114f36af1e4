import Foundation
import Geometry
import Testing

@testable import Motion

/// The y of a cubic Bézier curve at x, by bisection in its parameter.
private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double
{
  func point(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * p1 + 3 * (1 - t) * t * t * p2 + t * t * t
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<100 {
    let middle = (low + high) / 2
    if point(middle, x1, x2) < x { low = middle } else { high = middle }
  }
  return point(low, y1, y2)
}

@Suite("Timing curves")
struct TimingCurveTests {
  @Test(
    "Each curve is the Bézier curve of its control points, at 100 points",
    arguments: [
      (Animation.linear(duration: 1), [0, 0, 1, 1]),
      (.easeIn(duration: 1), [0.42, 0, 1, 1]),
      (.easeOut(duration: 1), [0, 0, 0.58, 1]),
      (.easeInOut(duration: 1), [0.42, 0, 0.58, 1]),
      (.timingCurve(0.68, -0.6, 0.32, 1.6, duration: 1), [0.68, -0.6, 0.32, 1.6]),
      (.timingCurve(0.95, 0, 0.05, 1, duration: 1), [0.95, 0, 0.05, 1]),
      (.timingCurve(0, 1, 1, 0, duration: 1), [0, 1, 1, 0]),
    ] as [(Animation, [Double])])
  func curves(animation: Animation, points: [Double]) throws {
    for step in 0...100 {
      let x = Double(step) / 100
      var context = AnimationContext<Double>()
      let value = try #require(animation.animate(value: 1, time: x, context: &context))
      let expected = bezier(points[0], points[1], points[2], points[3], at: x)
      #expect(abs(value - expected) < 1e-7)
    }
  }

  @Test("Curves take 0.35 s unless they say otherwise")
  func defaultDuration() {
    for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut, .timingCurve(0, 0, 1, 1)] {
      var context = AnimationContext<Double>()
      #expect(animation.animate(value: 1, time: 0.35, context: &context) == 1)
      #expect(animation.animate(value: 1, time: 0.3501, context: &context) == nil)
    }
    #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
  }

  @Test("easeInOut is at 0.129162 after a quarter, and fastest in the middle")
  func easeInOut() {
    #expect(abs(UnitCurve.easeInOut.value(at: 0.25) - 0.129162) < 5e-7)
    #expect(abs(UnitCurve.easeInOut.velocity(at: 0.5) - 1.72) < 0.005)
  }

  @Test(
    "Unit curves have the values and velocities of SwiftUI's at the quarters",
    arguments: [
      (UnitCurve.linear, [0, 0.25, 0.5, 0.75, 1], [1, 1, 1, 1, 1]),
      (.easeIn, [0, 0.0935, 0.3154, 0.6219, 1], [0, 0.67, 1.07, 1.37, 0]),
      (.easeOut, [0, 0.3781, 0.6846, 0.9065, 1], [1, 1.37, 1.07, 0.67, 0]),
      (.easeInOut, [0, 0.1292, 0.5, 0.8708, 1], [0, 1.06, 1.72, 1.06, 0]),
      (.circularEaseIn, [0, 0.0318, 0.1340, 0.3386, 1], [0, 0.258, 0.577, 1.134, .infinity]),
      (.circularEaseOut, [0, 0.6614, 0.8660, 0.9682, 1], [.infinity, 1.134, 0.577, 0.258, 0]),
      (.circularEaseInOut, [0, 0.0670, 0.5, 0.9330, 1], [0, 0.577, .infinity, 0.577, 0]),
    ] as [(UnitCurve, [Double], [Double])])
  func unitCurves(curve: UnitCurve, values: [Double], velocities: [Double]) {
    for (index, (value, velocity)) in zip(values, velocities).enumerated() {
      let progress = Double(index) / 4
      #expect(abs(curve.value(at: progress) - value) < 1e-4)
      let actual = curve.velocity(at: progress)
      #expect(actual == velocity || abs(actual - velocity) < 0.011)
    }
  }

  @Test(
    "The velocity is the slope of the value",
    arguments: [
      UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut, .circularEaseInOut.inverse, .easeInOut.inverse,
    ])
  func slope(curve: UnitCurve) {
    for step in 1..<20 where step != 10 {
      let x = Double(step) / 20
      let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
      #expect(abs(curve.velocity(at: x) - slope) < 1e-3 * max(slope, 1))
    }
  }

  @Test(
    "The inverse tells when a value is reached",
    arguments: [
      UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut,
    ])
  func inverse(curve: UnitCurve) {
    for step in 0...40 {
      let x = Double(step) / 40
      #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
    }
    #expect(curve.inverse.inverse == curve)
  }

  @Test("A Bézier curve keeps the x of its control points within 0...1, and their y free")
  func bezierCurve() {
    let extreme = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
    #expect(abs(extreme.value(at: 0.5) - 0.5) < 1e-9)
    #expect(abs(extreme.velocity(at: 0.5) + 1) < 1e-9)
    #expect(extreme.value(at: 0.2) > 0.5)
    let gentle = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.75, y: 0.9))
    #expect(abs(gentle.velocity(at: 0.5) - 1.2) < 0.01)
    let swapped = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.1, y: 0.25), endControlPoint: UnitPoint(x: 0.9, y: 0.75))
    #expect(gentle.inverse == swapped)
  }

  @Test("Progress outside 0...1 is kept within it")
  func outside() {
    for curve in [UnitCurve.linear, .easeInOut, .circularEaseIn, .circularEaseInOut] {
      #expect(curve.value(at: -0.5) == 0)
      #expect(curve.value(at: 1.5) == 1)
    }
  }

  @Test("A unit curve is an animation, and knows its velocity")
  func unitCurveAnimation() throws {
    let animation = Animation.timingCurve(.circularEaseIn, duration: 2)
    var context = AnimationContext<Double>()
    let value = try #require(animation.animate(value: 10, time: 1, context: &context))
    #expect(abs(value - 10 * (1 - 0.75.squareRoot())) < 1e-9)
    let velocity = try #require(animation.velocity(value: 10, time: 1, context: context))
    #expect(abs(velocity - 10 * 0.5773502692 / 2) < 1e-9)
    #expect(animation.animate(value: 10, time: 2.1, context: &context) == nil)
  }
}
