import Foundation
import TestSupport
import Testing

@testable import Geometry

@Suite("Flattened paths")
struct PathFlatteningTests {
  @Test("Segments stay within the tolerance of the curve", arguments: [1, 0.1, 0.01])
  func tolerance(tolerance: Double) {
    let curve = BezierCurve(
      cubic: Vector(0, 0), Vector(150, 300), Vector(-50, 300), Vector(100, 0))
    let path = Path {
      $0.move(to: curve.start.point)
      $0.add(curve)
    }
    let line = path.flattened(tolerance: tolerance)
    for step in 0...200 {
      #expect(line.distance(to: curve.point(at: Double(step) / 200)) <= tolerance)
    }
  }

  @Test("Segments grow as one over the root of the tolerance")
  func count() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 300, height: 300))
    let coarse = circle.flattened(tolerance: 0.4).points.count
    let fine = circle.flattened(tolerance: 0.1).points.count
    #expect(abs(Double(fine) / Double(coarse) - 2) < 0.2)
  }

  @Test("The area of a circle is right to the tolerance")
  func area() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let area = circle.flattened(tolerance: 0.001).signedArea
    // Four cubics enclose 1.000274 of the circle at most, and about 1.0002 on average.
    #expect(abs(area / (2500 * .pi) - 1) < 3e-4)
  }

  @Test("A closed subpath does not repeat its start")
  func closed() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addLine(to: CGPoint(x: 5, y: 5))
    let line = path.flattened(tolerance: 0.1)
    #expect(line.subpaths.map(\.isClosed) == [true, false])
    #expect(line.subpaths.map(\.range.count) == [4, 2])
    #expect(line.points[4] == Vector(0, 0))
  }

  @Test("The transform is applied before the tolerance")
  func transformed() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scaled = circle.flattened(
      transform: CGAffineTransform(scaleX: 4, y: 4), tolerance: 0.1)
    let direct = Path(ellipseIn: CGRect(x: 0, y: 0, width: 400, height: 400))
      .flattened(tolerance: 0.1)
    #expect(scaled.points.count == direct.points.count)
    #expect(scaled.bounds == direct.bounds)
  }

  @Test("A curve out of sight is one line and changes no winding in sight")
  func outOfSight() {
    let path = Path(ellipseIn: CGRect(x: -1000, y: -1000, width: 1400, height: 1400))
    let visible = CGRect(x: 0, y: 0, width: 500, height: 500)
    var seen = FlattenedPath()
    path.flattened(tolerance: 0.1, visible: visible, into: &seen)
    let all = path.flattened(tolerance: 0.1)
    #expect(seen.points.count < all.points.count / 2)
    var random = SplitMix(seed: 1)
    for _ in 0..<100 {
      let point = Vector(random.unit() * 500, random.unit() * 500)
      #expect(seen.winding(around: point) == all.winding(around: point))
    }
  }
}

extension Path {
  fileprivate mutating func add(_ curve: BezierCurve) { editableElements.add(curve) }
}
