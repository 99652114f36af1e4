import Foundation
import Geometry
import Testing

@testable import CoreAnimation

@Suite("Transforms taken apart")
struct TransformPartsTests {
  private func isNear(_ a: CATransform3D, _ b: CATransform3D, _ tolerance: Double = 1e-9) -> Bool {
    let (a, b) = (a.rows, b.rows)
    return zip([a.first, a.second, a.third, a.fourth], [b.first, b.second, b.third, b.fourth])
      .allSatisfy { pair in (0..<4).allSatisfy { abs(pair.0[$0] - pair.1[$0]) <= tolerance } }
  }

  private static let turn = CATransform3DMakeRotation(0.7, 0.3, -0.5, 0.8)
  private static let cases: [CATransform3D] = {
    var perspective = CATransform3DMakeRotation(0.4, 0, 1, 0)
    perspective.m34 = -1 / 500
    var skewed = CATransform3DMakeScale(2, 3, 1)
    skewed.m21 = 1.5
    return [
      CATransform3DIdentity, CATransform3DMakeTranslation(3, -4, 5), turn,
      CATransform3DTranslate(CATransform3DScale(turn, 2, 0.5, 3), 7, 8, 9),
      CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeScale(1, -2, 1),
      CATransform3DMakeScale(1, 1, -1), perspective, skewed,
      CATransform3DMakeRotation(.pi, 0, 0, 1), CATransform3DMakeRotation(.pi, 1, 0, 0),
      CATransform3DMakeRotation(.pi, 0, 1, 0),
    ]
  }()

  @Test("What is taken apart can be put together again", arguments: cases.indices)
  func roundTrip(index: Int) throws {
    let transform = Self.cases[index]
    let parts = try #require(TransformParts(transform))
    #expect(isNear(parts.transform, transform))
  }

  @Test("A transform that flattens space has no parts")
  func flat() {
    #expect(TransformParts(CATransform3DMakeScale(0, 1, 1)) == nil)
    #expect(TransformParts(CATransform3DMakeScale(1, 1, 0)) == nil)
    var nothing = CATransform3DIdentity
    nothing.m44 = 0
    #expect(TransformParts(nothing) == nil)
  }

  @Test("The parts of a scale, a turn and a move are their numbers")
  func numbers() throws {
    var transform = CATransform3DMakeScale(2, 3, 4)
    transform = CATransform3DConcat(transform, CATransform3DMakeRotation(0.5, 0, 0, 1))
    transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(10, 20, 30))
    let parts = try #require(TransformParts(transform))
    #expect(abs(parts.scale.x - 2) < 1e-9 && abs(parts.scale.y - 3) < 1e-9)
    #expect(abs(parts.scale.z - 4) < 1e-9)
    #expect(parts.translation == SIMD3(10, 20, 30))
    #expect(abs(parts.angles.z - 0.5) < 1e-9 && abs(parts.angles.x) < 1e-9)
    #expect(abs(parts.skew.x) < 1e-9 && parts.perspective == SIMD4(0, 0, 0, 1))
  }

  @Test("Half of the way between two turns is half of the angle, by the shorter way")
  func turns() {
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(
      isNear(
        TransformParts.blend(CATransform3DIdentity, quarter, 0.5),
        CATransform3DMakeRotation(.pi / 4, 0, 0, 1)))
    let far = CATransform3DMakeRotation(1.5 * .pi, 0, 0, 1)
    #expect(
      isNear(
        TransformParts.blend(CATransform3DIdentity, far, 0.5),
        CATransform3DMakeRotation(-.pi / 4, 0, 0, 1)))
  }

  @Test("Scales and moves blend by their numbers, and go on beyond the ends")
  func scalesAndMoves() {
    let from = CATransform3DMakeScale(1, 1, 1)
    let to = CATransform3DTranslate(CATransform3DMakeScale(3, 2, 1), 10, 0, 0)
    let half = TransformParts.blend(from, to, 0.5)
    #expect(isNear(half, CATransform3D(scale: (2, 1.5), move: 15)))
    let beyond = TransformParts.blend(from, to, 1.5)
    #expect(isNear(beyond, CATransform3D(scale: (4, 2.5), move: 45)))
    #expect(isNear(TransformParts.blend(from, to, 0), from, 0))
    #expect(isNear(TransformParts.blend(from, to, 1), to, 0))
  }

  @Test("With a transform that flattens space, the numbers of the matrices blend")
  func flatBlend() {
    let half = TransformParts.blend(CATransform3DMakeScale(0, 0, 0), CATransform3DIdentity, 0.25)
    #expect(isNear(half, CATransform3DMakeScale(0.25, 0.25, 0.25)))
  }

  @Test("Angles about the three axes that are set are those that are read")
  func angles() throws {
    var parts = try #require(TransformParts(CATransform3DIdentity))
    parts.angles = SIMD3(0.3, -0.6, 1.1)
    let read = parts.angles
    #expect(abs(read.x - 0.3) < 1e-9 && abs(read.y + 0.6) < 1e-9 && abs(read.z - 1.1) < 1e-9)
    // Straight up, two of the angles turn about the same axis: one of them is said to be none.
    parts.angles = SIMD3(0.4, .pi / 2, 0)
    #expect(abs(parts.angles.y - .pi / 2) < 1e-6 && parts.angles.z == 0)
    #expect(abs(parts.angles.x - 0.4) < 1e-6)
  }
}

extension CATransform3D {
  /// A scale in x and y, and behind it a move along x.
  fileprivate init(scale: (CGFloat, CGFloat), move: CGFloat) {
    self = CATransform3DMakeScale(scale.0, scale.1, 1)
    m41 = move
  }
}
