import Foundation
import Geometry
import Testing

@testable import Drawing

@Suite("Projections that are drawn")
struct ProjectionTransformTests {
  /// Nine numbers that nothing cancels in, and no plane seen edge on.
  private let projection: ProjectionTransform = {
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (2, 3, 0.005)
    (result.m21, result.m22, result.m23) = (-7, 11, -0.013)
    (result.m31, result.m32, result.m33) = (17, -19, 1.25)
    return result
  }()

  @Test("A point that is projected there and back is where it was")
  func inverse() throws {
    let inverse = try #require(projection.inverse)
    for point in [CGPoint(x: 3, y: 4), CGPoint(x: -20, y: 31), CGPoint(x: 0, y: 0)] {
      let back = inverse.project(projection.project(point))
      #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    }
  }

  @Test(
    "A projection and its inverse, one after the other, are the same in all nine numbers as none")
  func product() throws {
    let none = projection.concatenating(try #require(projection.inverse))
    let scale = none.m33
    for number in [none.m12, none.m13, none.m21, none.m23, none.m31, none.m32] {
      #expect(abs(number / scale) < 1e-9)
    }
    #expect(abs(none.m11 / scale - 1) < 1e-9 && abs(none.m22 / scale - 1) < 1e-9)
  }

  @Test("A plane that is seen edge on has no inverse")
  func edgeOn() {
    var flat = ProjectionTransform()
    (flat.m11, flat.m22) = (0, 1)
    #expect(flat.inverse == nil)
  }
}
