import Foundation
import Geometry
import Testing

@testable import Motion

/// What nothing was said about does not move.
private struct Still: Animatable {}

/// A vector is its own animatable data.
private struct Weight: VectorArithmetic, Animatable {
  var grams: Double
  static let zero = Weight(grams: 0)
  static func + (left: Self, right: Self) -> Self { Self(grams: left.grams + right.grams) }
  static func - (left: Self, right: Self) -> Self { Self(grams: left.grams - right.grams) }
  mutating func scale(by factor: Double) { grams *= factor }
  var magnitudeSquared: Double { grams * grams }
}

/// Whether setting what was read changes nothing, and setting other data comes back.
private func roundTrips<T: Animatable & Equatable>(_ value: T, _ other: T) -> Bool {
  var copy = value
  copy.animatableData = value.animatableData
  var changed = value
  changed.animatableData = other.animatableData
  return copy == value && changed.animatableData == other.animatableData
}

@Suite("Animatable")
struct AnimatableTests {
  @Test("Without animatable data nothing moves, and a vector is its own")
  func defaults() {
    #expect(Still().animatableData == EmptyAnimatableData())
    #expect(Still().animatableData.magnitudeSquared == 0)
    var weight = Weight(grams: 3)
    weight.animatableData = Weight(grams: 5)
    #expect(weight.grams == 5)
  }

  @Test("Numbers are their own data")
  func numbers() {
    #expect(roundTrips(1.5, 2.5))
    #expect(roundTrips(CGFloat(1.5), 2.5))
    #expect(roundTrips(Float(1.5), 2.5))
    #expect(Float(3).magnitudeSquared == 9)
    #expect(CGFloat(3).scaled(by: 2) == 6)
  }

  @Test("Angles and unit points are encoded times 128: a right angle is 201.0619")
  func unitScale() {
    #expect(abs(Angle.degrees(90).animatableData - 201.0619) < 0.0001)
    #expect(UnitPoint(x: 0.5, y: 1).animatableData == AnimatablePair(64, 128))
    #expect(roundTrips(Angle.degrees(30), .degrees(90)))
    #expect(roundTrips(UnitPoint.center, .topLeading))
  }

  @Test("Points, sizes, rectangles, insets and strokes are encoded as they are")
  func geometry() {
    #expect(CGPoint(x: 1, y: 2).animatableData == AnimatablePair(1, 2))
    #expect(CGSize(width: 1, height: 2).animatableData == AnimatablePair(1, 2))
    let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      rectangle.animatableData == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      insets.animatableData == AnimatablePair(1, AnimatablePair(2, AnimatablePair(3, 4))))
    #expect(roundTrips(rectangle, .zero))
    #expect(roundTrips(insets, EdgeInsets()))
    let stroke = StrokeStyle(lineWidth: 4, miterLimit: 5, dash: [6], dashPhase: 7)
    #expect(stroke.animatableData == AnimatablePair(4, AnimatablePair(5, 7)))
    #expect(roundTrips(stroke, StrokeStyle()))
  }

  @Test("Pairs of pairs add, subtract and scale component by component")
  func pairs() {
    typealias Four = AnimatablePair<AnimatablePair<Double, Float>, AnimatablePair<CGFloat, Double>>
    let first = Four(AnimatablePair(1, 2), AnimatablePair(3, 4))
    var second = Four(AnimatablePair(10, 20), AnimatablePair(30, 40))
    #expect(first + second == Four(AnimatablePair(11, 22), AnimatablePair(33, 44)))
    second -= first
    #expect(second == Four(AnimatablePair(9, 18), AnimatablePair(27, 36)))
    #expect(first.scaled(by: 2) == Four(AnimatablePair(2, 4), AnimatablePair(6, 8)))
    #expect(first.magnitudeSquared == 30)
    #expect(first.interpolated(towards: .zero, amount: 0.5) == first.scaled(by: 0.5))
  }

  @Test("Values of any number are a vector")
  func values() {
    var values = AnimatableValues(1.0, CGFloat(2), AnimatablePair(3.0, 4.0))
    values += values
    #expect(values == AnimatableValues(2.0, CGFloat(4), AnimatablePair(6.0, 8.0)))
    #expect(values.scaled(by: 0.5).magnitudeSquared == 30)
    #expect(values - values == .zero)
  }

  @Test("Arrays keep the length of the left side")
  func arrays() {
    var long = AnimatableArray([1.0, 2, 3])
    long += AnimatableArray([10])
    #expect(long.elements == [11, 2, 3])
    #expect((AnimatableArray([1.0]) - long).elements == [-10])
    #expect(long.zeroOfSameShape.elements == [0, 0, 0])
    var points = [CGPoint(x: 1, y: 2), .zero]
    points.animatableVector = AnimatableArray([AnimatablePair(5, 6)])
    #expect(points == [CGPoint(x: 5, y: 6), .zero])
  }

  @Test("Transforms come back from their vectors, and the middle is the mean of the components")
  func transforms() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    var middle = CGAffineTransform()
    middle.animatableVector = CGAffineTransform.identity.animatableVector.interpolated(
      towards: transform.animatableVector, amount: 0.5)
    #expect(middle == CGAffineTransform(a: 1, b: 1, c: 1.5, d: 2.5, tx: 2.5, ty: 3))
    var projection = ProjectionTransform(transform)
    (projection.m13, projection.m23, projection.m33) = (0.25, 0.5, 2)
    var copy = ProjectionTransform()
    copy.animatableVector = projection.animatableVector
    #expect(copy == projection)
  }
}
