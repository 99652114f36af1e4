import Foundation
import Testing

@testable import Geometry

@Suite("Transforms")
struct TransformTests {
  private func close(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  @Test("A quarter turn takes x to y")
  func rotation() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(close(CGPoint(x: 1, y: 0).applying(turn), CGPoint(x: 0, y: 1)))
  }

  @Test("Concatenating applies the first, then the second; translatedBy comes first")
  func order() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let move = CGAffineTransform(translationX: 10, y: 20)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 12, y: 23))
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 22, y: 63))
    #expect(scale.translatedBy(x: 10, y: 20) == move.concatenating(scale))
    #expect(move.scaledBy(x: 2, y: 3) == scale.concatenating(move))
    let turn = CGAffineTransform(rotationAngle: 0.3)
    #expect(move.rotated(by: 0.3) == turn.concatenating(move))
  }

  @Test("The inverse undoes, and a flat transform is its own")
  func inverse() {
    let transform = CGAffineTransform(2, 1, -1, 3, 5, 7)
    let point = CGPoint(x: 4, y: -9)
    #expect(close(point.applying(transform).applying(transform.inverted()), point))
    let flat = CGAffineTransform(1, 2, 2, 4, 0, 0)
    #expect(flat.inverted() == flat)
  }

  @Test("Sizes and rectangles are mapped")
  func sizesAndRects() {
    let transform = CGAffineTransform(translationX: 5, y: 5).scaledBy(x: -2, y: 3)
    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: -2, height: 3))
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10).applying(transform)
    #expect(rect == CGRect(x: -15, y: 5, width: 20, height: 30))
    #expect(CGRect.null.applying(transform).isNull)
  }

  @Test("The largest scale is the larger singular value")
  func largestScale() {
    #expect(CGAffineTransform(scaleX: 2, y: -5).rotated(by: 0).largestScale == 5)
    let turned = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 5).rotated(by: 1.1)
    #expect(abs(turned.largestScale - 5) < 1e-12)
    #expect(CGAffineTransform(rotationAngle: 1).scaledBy(x: -3, y: 3).isSimilarity)
    #expect(!turned.isSimilarity)
  }

  @Test("A transform is made again from its components")
  func components() {
    let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: -5)
      .translatedBy(x: 3, y: 4)
    let sheared = CGAffineTransform(1, 0, 0.4, 1, 0, 0).concatenating(transform)
    let again = CGAffineTransform(sheared.decomposed())
    let point = CGPoint(x: 3, y: -2)
    #expect(close(point.applying(again), point.applying(sheared)))
  }

  @Test("A projection divides by its third component")
  func projection() {
    var transform = ProjectionTransform()
    transform.m13 = 0.01
    #expect(!transform.isAffine && !transform.isIdentity)
    #expect(CGPoint(x: 100, y: 50).applying(transform) == CGPoint(x: 50, y: 25))
    let back = transform.inverted()
    #expect(close(CGPoint(x: 50, y: 25).applying(back), CGPoint(x: 100, y: 50)))
    let both = transform.concatenating(back)
    #expect(close(CGPoint(x: 7, y: 8).applying(both), CGPoint(x: 7, y: 8)))
  }

  @Test("A projection of an affine transform is that transform")
  func affineProjection() {
    let affine = CGAffineTransform(2, 1, -1, 3, 5, 7)
    let projection = ProjectionTransform(affine)
    let point = CGPoint(x: 4, y: -9)
    #expect(projection.isAffine && projection.affine == affine)
    #expect(point.applying(projection) == point.applying(affine))
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isInverted = flat.invert()
    #expect(!isInverted)
  }

  @Test("A turn in space about z is a turn of the plane")
  func turnAboutZ() {
    let space = ProjectionTransform(CATransform3DMakeRotation(0.5, 0, 0, 1))
    let plane = CGAffineTransform(rotationAngle: 0.5)
    let point = CGPoint(x: 3, y: 4)
    #expect(close(point.applying(space), point.applying(plane)))
  }

  @Test("Perspective makes the far side of a turned card smaller")
  func perspective() {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    transform = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
    let projection = ProjectionTransform(transform)
    // A point at x lies at z = −x·sin 45°, and is seen at x·cos 45° / (1 − z/500).
    for x in [-100.0, 100] {
      let z = -x * sin(Double.pi / 4)
      let expected = x * cos(Double.pi / 4) / (1 - z / 500)
      #expect(abs(CGPoint(x: x, y: 0).applying(projection).x - expected) < 1e-9)
    }
  }

  @Test("A 3D transform and its inverse are the identity")
  func inverse3D() {
    var transform = CATransform3DMakeTranslation(1, 2, 3)
    transform = CATransform3DRotate(transform, 0.7, 1, 2, 3)
    transform = CATransform3DScale(transform, 2, 3, 4)
    transform.m34 = -0.002
    let product = ProjectionTransform(
      CATransform3DConcat(transform, CATransform3DInvert(transform)))
    #expect(close(CGPoint(x: 3, y: 4).applying(product), CGPoint(x: 3, y: 4)))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    let affine = CGAffineTransform(2, 1, -1, 3, 5, 7)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(affine)) == affine)
  }

  @Test("A transform of space is one of the plane where nothing of it leaves the plane")
  func affine3D() {
    let affine = CGAffineTransform(2, 1, -1, 3, 5, 7)
    #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(affine)))
    // m33 is the height of what is flat; every other number of the third row and column, and of the last column,
    // has no place in a matrix of the plane.
    let others: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m13, \.m23, \.m31, \.m32, \.m34, \.m43, \.m14, \.m24,
    ]
    for number in others {
      var transform = CATransform3DMakeAffineTransform(affine)
      transform[keyPath: number] = -0.002
      #expect(!CATransform3DIsAffine(transform))
    }
  }

  @Test("Two projections after each other are the product of their matrices, number by number")
  func product() {
    var (first, second) = (ProjectionTransform(), ProjectionTransform())
    let numbers: [WritableKeyPath<ProjectionTransform, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33,
    ]
    for (index, number) in numbers.enumerated() {
      first[keyPath: number] = [2, 3, 5, 7, 11, 13, 17, 19, 23][index]
      second[keyPath: number] = [29, 31, 37, 41, 43, 47, 53, 59, 61][index]
    }
    let product = first.concatenating(second)
    for row in 0..<3 {
      for column in 0..<3 {
        let expected = (0..<3).reduce(0.0) {
          $0 + Double(first[keyPath: numbers[3 * row + $1]])
            * Double(second[keyPath: numbers[3 * $1 + column]])
        }
        #expect(Double(product[keyPath: numbers[3 * row + column]]) == expected)
      }
    }
  }
}
