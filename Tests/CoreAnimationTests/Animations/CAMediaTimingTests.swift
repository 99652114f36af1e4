import CoreAnimation
import Foundation
import Testing

@Suite("Timing functions")
struct CAMediaTimingTests {
  /// The control points that the documentation of the names gives.
  @Test(
    "The named curves have the control points of their documentation",
    arguments: [
      (CAMediaTimingFunctionName.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ] as [(CAMediaTimingFunctionName, [Float])])
  func names(name: CAMediaTimingFunctionName, points: [Float]) {
    let function = CAMediaTimingFunction(name: name)
    var found: [[Float]] = []
    for index in 0..<4 {
      var point: [Float] = [-1, -1]
      function.getControlPoint(at: index, values: &point)
      found.append(point)
    }
    #expect(found == [[0, 0], [points[0], points[1]], [points[2], points[3]], [1, 1]])
  }

  @Test(
    "A curve's value is its y where its x is the time",
    arguments: [[0.42, 0, 1, 1], [0.25, 0.1, 0.25, 1], [0.5, -0.6, 0.3, 1.8], [0, 1, 1, 0]]
      as [[Float]])
  func values(points: [Float]) {
    let function = CAMediaTimingFunction(
      controlPoints: points[0], points[1], points[2], points[3])
    func bezier(_ first: Float, _ second: Float, _ t: Double) -> Double {
      let u = 1 - t
      return 3 * u * u * t * Double(first) + 3 * u * t * t * Double(second) + t * t * t
    }
    for step in 0...20 {
      let t = Double(step) / 20
      let found = function.value(at: bezier(points[0], points[2], t))
      #expect(abs(found - bezier(points[1], points[3], t)) < 1e-4)
    }
  }

  @Test("An even pace is its own time, and all curves begin at 0 and end at 1")
  func ends() {
    let linear = CAMediaTimingFunction(name: .linear)
    for time in [0, 0.1, 0.5, 0.9, 1] { #expect(abs(linear.value(at: time) - time) < 1e-9) }
    for name in [CAMediaTimingFunctionName.easeIn, .easeOut, .easeInEaseOut, .default] {
      let function = CAMediaTimingFunction(name: name)
      #expect(abs(function.value(at: 0)) < 1e-9 && abs(function.value(at: 1) - 1) < 1e-9)
    }
  }
}
