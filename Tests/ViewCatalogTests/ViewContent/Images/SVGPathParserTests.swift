import Foundation
import Geometry
import Testing

@testable import ViewContent

@Suite("Paths of SVG")
struct SVGPathParserTests {
  @Test("A quarter of a circle reaches where the formula says")
  func circle() {
    let path = SVGPathParser.parse("M10 0 A10 10 0 0 1 0 10")
    #expect(isNear(path.currentPoint, 0, 10))
    #expect(
      isNear(
        path.trimmedPath(from: 0, to: 0.5).currentPoint, 10 * 0.5.squareRoot(),
        10 * 0.5.squareRoot()))
  }

  /// Ends of the arc at `from` and `to` degrees of an ellipse with radii 30 and 10 that is turned and moved.
  @Test("An arc of an ellipse that is turned lies on that ellipse", arguments: [0.0, 25, -70, 135])
  func turnedEllipse(turn: Double) {
    let (center, angle) = (CGPoint(x: 40, y: 60), turn * .pi / 180)
    func place(_ degrees: Double) -> CGPoint {
      let (x, y) = (30 * cos(degrees * .pi / 180), 10 * sin(degrees * .pi / 180))
      return CGPoint(
        x: center.x + cos(angle) * x - sin(angle) * y, y: center.y + sin(angle) * x + cos(angle) * y
      )
    }
    let (start, end) = (place(20), place(130))
    let path = SVGPathParser.parse("M\(start.x) \(start.y) A30 10 \(turn) 0 1 \(end.x) \(end.y)")
    #expect(isNear(path.currentPoint, end.x, end.y, 1e-6))
    for part in stride(from: 0.1, through: 0.9, by: 0.2) {
      guard let point = path.trimmedPath(from: 0, to: part).currentPoint else {
        Issue.record("nothing is drawn")
        return
      }
      let (dx, dy) = (point.x - center.x, point.y - center.y)
      let x = (cos(angle) * dx + sin(angle) * dy) / 30
      let y = (cos(angle) * dy - sin(angle) * dx) / 10
      #expect(abs(x * x + y * y - 1) < 1e-3)
    }
  }

  @Test("Radii that are too short grow until the arc reaches, and flat ones are a line")
  func shortRadii() {
    #expect(isNear(SVGPathParser.parse("M0 0 A1 1 0 0 1 40 0").boundingRect.origin, 0, -20, 0.01))
    #expect(SVGPathParser.parse("M0 0 A0 5 0 0 1 40 0").boundingRect.height == 0)
  }

  private func isNear(_ point: CGPoint?, _ x: CGFloat, _ y: CGFloat, _ most: CGFloat = 0.02) -> Bool
  {
    guard let point else { return false }
    return abs(point.x - x) < most && abs(point.y - y) < most
  }
}
