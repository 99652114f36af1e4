import Foundation
import Testing

@testable import Geometry

@Suite("Trimmed paths")
struct PathTrimmingTests {
  private let rect = Path(CGRect(x: 0, y: 0, width: 100, height: 60))

  @Test("The line that closes a subpath counts, and stays a line when it is cut")
  func closingLine() {
    expectPath(
      rect.trimmedPath(from: 0, to: 0.999), "0 0 m 100 0 l 100 60 l 0 60 l 0 0.32 l")
    expectPath(rect.trimmedPath(from: 0.9, to: 1), "0 32 m 0 0 l")
  }

  @Test("An empty or backward span leaves nothing", arguments: [(0.5, 0.5), (0.7, 0.2), (2, 3)])
  func emptySpan(from: CGFloat, to: CGFloat) {
    #expect(rect.trimmedPath(from: from, to: to).isEmpty)
  }

  @Test("Fractions that are not numbers leave nothing or everything, and never crash")
  func notANumber() {
    #expect(rect.trimmedPath(from: .nan, to: .nan).elements.count <= 5)
    #expect(rect.trimmedPath(from: -.infinity, to: .infinity) == rect)
  }

  @Test("A part of a path has its part of the length", arguments: [0.1, 0.37, 0.5, 0.99])
  func lengths(fraction: Double) {
    var path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 40))
    path.move(to: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 50, y: 90), control1: CGPoint(x: 100, y: 0), control2: CGPoint(x: -60, y: 10))
    path.addQuadCurve(to: CGPoint(x: 0, y: 0), control: CGPoint(x: 30, y: 200))
    let trimmed = path.trimmedPath(from: 0, to: CGFloat(fraction))
    #expect(abs(trimmed.length - path.length * fraction) < 1e-3 * path.length)
    let rest = path.trimmedPath(from: CGFloat(fraction), to: 1)
    #expect(abs(rest.length + trimmed.length - path.length) < 1e-6 * path.length)
  }

  @Test("A circle is cut where SwiftUI cuts it")
  func circle() {
    expectPath(
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).trimmedPath(from: 0.2, to: 0.8),
      "65.4856 97.5557 m 60.6098 99.1423 55.4051 100 50 100 c 22.3858 100 0 77.6142 0 50 c "
        + "0 22.3858 22.3858 0 50 0 c 55.4051 0 60.6098 0.857649 65.4856 2.44428 c")
  }

  @Test("A subpath that is kept whole stays closed, and its neighbour is cut")
  func severalSubpaths() {
    var path = rect
    path.addRect(CGRect(x: 200, y: 0, width: 100, height: 60))
    expectPath(
      path.trimmedPath(from: 0, to: 0.75),
      "0 0 m 100 0 l 100 60 l 0 60 l h 200 0 m 300 0 l 300 60 l")
  }

  @Test("A length is that of the circle, the parabola and the line")
  func arcLength() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(abs(circle.length / (200 * .pi) - 1) < 3e-4)
    // The parabola y = x² from 0 to 1: √5/2 + asinh(2)/4.
    let parabola = BezierCurve(quadratic: Vector(0, 0), Vector(0.5, 0), Vector(1, 1))
    #expect(abs(parabola.length() - (5.0.squareRoot() / 2 + asinh(2) / 4)) < 1e-9)
    #expect(BezierCurve(line: Vector(0, 0), Vector(3, 4)).length() == 5)
  }
}
