import Foundation
import Testing

@testable import Motion

/// A vector of any length, of the kind that drawings declare themselves: zero has one element, sum
/// and difference have as many as the shorter one, and adding in place keeps the length.
struct ElasticVector: VectorArithmetic {
  var values: [Double]

  static let zero = ElasticVector(values: [0])

  static func + (left: Self, right: Self) -> Self {
    Self(values: zip(left.values, right.values).map { $0 + $1 })
  }

  static func - (left: Self, right: Self) -> Self {
    Self(values: zip(left.values, right.values).map { $0 - $1 })
  }

  static func += (left: inout Self, right: Self) {
    for index in 0..<min(left.values.count, right.values.count) {
      left.values[index] += right.values[index]
    }
  }

  static func -= (left: inout Self, right: Self) {
    for index in 0..<min(left.values.count, right.values.count) {
      left.values[index] -= right.values[index]
    }
  }

  mutating func scale(by factor: Double) { values = values.map { $0 * factor } }

  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

@Suite("Vectors of variable length")
struct VariableLengthTests {
  @Test("From one element to four the presented value has four and starts where the one was")
  func growing() {
    var film = Film(ElasticVector(values: [7]))
    let first = film.next(ElasticVector(values: [3, -9, 12, 30]), .easeInOut(duration: 6))
    #expect(first.values == [7, 0, 0, 0])
    #expect(film.next().values == [7, 0, 0, 0])
    let curve = CubicTimingCurve.easeInOut
    for (index, value) in film.next(count: 30).enumerated() {
      let progress = curve.value(at: Double(index + 1) / 360)
      let expected = [7 - 4 * progress, -9 * progress, 12 * progress, 30 * progress]
      #expect(zip(value.values, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }

  @Test(
    "Every element moves smoothly through one retarget after the other",
    arguments: [Animation.easeInOut(duration: 6), .spring(duration: 6), .interpolatingSpring])
  func retargeted(animation: Animation) {
    var film = Film(ElasticVector.zero)
    var generator = SystemRandomNumberGenerator()
    var last = [0.0, 0, 0, 0]
    var largestStep = 0.0
    for _ in 0..<24 {
      let target = (0..<4).map { _ in Double.random(in: -30...30, using: &generator) }
      for value in [film.next(ElasticVector(values: target), animation)] + film.next(count: 149) {
        #expect(value.values.count == 4)
        largestStep = zip(value.values, last).reduce(largestStep) { max($0, abs($1.0 - $1.1)) }
        last = value.values
      }
    }
    // The fastest of these crosses 60 points in half a second: no frame moves a tenth of them.
    #expect(largestStep > 0.01)
    #expect(largestStep < (animation == .interpolatingSpring ? 9 : 3))
    #expect(film.animator.runningAnimationCount <= 4)
  }

  @Test("From four elements to two the others are gone at once")
  func shrinking() {
    var film = Film(ElasticVector(values: [1, 2, 3, 4]))
    #expect(film.next(ElasticVector(values: [5, 6]), .linear(duration: 1)).values == [1, 2])
    _ = film.next(count: 31)
    #expect(film.next(ElasticVector(values: [0, 0, 0]), .linear(duration: 1)).values.count == 3)
  }

  @Test("Elements that are no numbers do not stay for ever")
  func notANumber() {
    var film = Film(0.0)
    _ = film.next(.infinity, .linear(duration: 1))
    _ = film.next(count: 10)
    _ = film.next(5, nil)
    film.animator.stop()
    #expect(film.next() == 5)
    #expect(film.next(10, .linear(duration: 0.5)) == 5)
    #expect(film.next(count: 60).last == 10)
  }
}
