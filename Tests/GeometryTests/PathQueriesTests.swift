import Foundation
import TestSupport
import Testing

@testable import Geometry

@Suite("Bounds, hit tests and elements")
struct PathQueriesTests {
  @Test("Bounds hold the curve and not its control points")
  func bounds() {
    let path = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100),
        control2: CGPoint(x: 100, y: 100))
    }
    // The highest point of this curve is 3/4 of the controls' height.
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 75))
    #expect(path.controlBounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(Path().boundingRect.isNull)
  }

  @Test("Bounds leave out points that are not numbers")
  func boundsOfNaN() {
    var path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    path.move(to: CGPoint(x: CGFloat.nan, y: .nan))
    path.addLine(to: CGPoint(x: 2, y: 3))
    #expect(path.boundingRect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("A point is inside by the winding rule, or by the even-odd rule")
  func rules() {
    var path = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    #expect(path.contains(CGPoint(x: 50, y: 50)))
    #expect(!path.contains(CGPoint(x: 50, y: 50), eoFill: true))
    #expect(path.contains(CGPoint(x: 10, y: 50), eoFill: true))
    #expect(!path.contains(CGPoint(x: -1, y: 50)))
  }

  @Test("A circle contains just the points nearer than its radius", arguments: 0..<8)
  func circle(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    for _ in 0..<50 {
      let point = CGPoint(x: random.unit() * 110 - 55, y: random.unit() * 110 - 55)
      let distance = (point.x * point.x + point.y * point.y).squareRoot()
      // Four cubics stay within 0.014 of a circle of radius 50.
      if abs(distance - 50) > 0.02 { #expect(circle.contains(point) == (distance < 50)) }
    }
  }

  @Test("An open subpath is closed for a hit test")
  func openSubpath() {
    let triangle = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)]) }
    #expect(triangle.contains(CGPoint(x: 2, y: 2)))
    #expect(!triangle.contains(CGPoint(x: 8, y: 8)))
  }

  @Test("The current point is the last end, or the start of what was closed")
  func currentPoint() {
    var path = Path()
    #expect(path.currentPoint == nil)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(Path(CGRect(x: 5, y: 6, width: 7, height: 8)).currentPoint == CGPoint(x: 5, y: 6))
  }

  @Test("Copies part when one changes")
  func values() {
    var first = Path { $0.addLines([.zero, CGPoint(x: 1, y: 1)]) }
    let second = first
    first.addLine(to: CGPoint(x: 2, y: 2))
    #expect(second.elements.count == 2 && first.elements.count == 3)
    #expect(first != second)
  }

  @Test("Drawing without a current point does nothing")
  func noCurrentPoint() {
    let path = Path {
      $0.addLine(to: CGPoint(x: 1, y: 1))
      $0.addQuadCurve(to: .zero, control: CGPoint(x: 1, y: 1))
      $0.closeSubpath()
    }
    #expect(path.isEmpty)
  }

  @Test("A path made by one call equals the same path drawn")
  func equality() {
    let drawn = Path {
      $0.addLines([.zero, CGPoint(x: 2, y: 0), CGPoint(x: 2, y: 3), CGPoint(x: 0, y: 3)])
      $0.closeSubpath()
    }
    #expect(drawn == Path(CGRect(x: 0, y: 0, width: 2, height: 3)))
  }

  @Test("A point as high as a corner is inside or outside as its neighbours are")
  func levelWithCorners() {
    // A hexagon that stands on a corner: the ray to the right of points at y = 50 and 150 meets corners.
    var hexagon = Path()
    hexagon.addLines(
      [(100, 0), (180, 50), (180, 150), (100, 200), (20, 150), (20, 50)].map {
        CGPoint(x: $0.0, y: $0.1)
      })
    hexagon.closeSubpath()
    for y in [50.0, 150] {
      #expect(hexagon.contains(CGPoint(x: 100, y: y)) && hexagon.contains(CGPoint(x: 30, y: y)))
      #expect(!hexagon.contains(CGPoint(x: 5, y: y)) && !hexagon.contains(CGPoint(x: 190, y: y)))
    }
    #expect(!hexagon.contains(CGPoint(x: 20, y: 0)) && !hexagon.contains(CGPoint(x: 20, y: 200)))
    // A sawtooth, whose teeth end where the ray passes.
    var saw = Path()
    saw.addLines(
      [(0, 0), (20, 40), (40, 0), (60, 40), (80, 0), (80, 80), (0, 80)].map {
        CGPoint(x: $0.0, y: $0.1)
      })
    saw.closeSubpath()
    #expect(saw.contains(CGPoint(x: 5, y: 40)) && saw.contains(CGPoint(x: 40, y: 40)))
    #expect(!saw.contains(CGPoint(x: -5, y: 40)) && !saw.contains(CGPoint(x: -5, y: 0)))
  }
}
