import Foundation
import TestSupport
import Testing

@testable import Geometry

@Suite("Fills combined as areas")
struct PathBooleanOperationsTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
  private let shifted = Path(CGRect(x: 50, y: 50, width: 100, height: 100))

  /// The area of a path without overlaps.
  private func area(_ path: Path) -> Double { path.flattened(tolerance: 1e-4).signedArea }

  @Test("Two squares that overlap, exactly")
  func squares() {
    expectPath(
      square.union(shifted), "0 0 m 100 0 l 100 50 l 150 50 l 150 150 l 50 150 l 50 100 l 0 100 l h"
    )
    expectPath(square.intersection(shifted), "50 50 m 100 50 l 100 100 l 50 100 l h")
    #expect(area(square.subtracting(shifted)) == 7500)
    #expect(area(square.symmetricDifference(shifted)) == 15000)
  }

  @Test("Areas of circles obey inclusion and exclusion")
  func circles() {
    let a = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let b = Path(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100))
    // The lens of two circles of radius r at distance d = r: 2r²·acos(1/2) − r²·√3/2.
    let lens = 2 * 2500 * acos(0.5) - 2500 * 3.0.squareRoot() / 2
    let circle = area(a)
    #expect(abs(area(a.intersection(b)) - lens) < 2)
    #expect(abs(area(a.union(b)) + area(a.intersection(b)) - 2 * circle) < 1e-2)
    #expect(abs(area(a.subtracting(b)) + area(a.intersection(b)) - circle) < 1e-2)
  }

  @Test("Curves stay curves and are cut where they cross")
  func curvesStay() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let result = circle.intersection(Path(CGRect(x: 50, y: -10, width: 100, height: 120)))
    #expect(result.elements.count == 4)
    #expect(result.elements.filter { if case .curve = $0 { true } else { false } }.count == 2)
    #expect(abs(area(result) - area(circle) / 2) < 1e-3)
  }

  @Test("A square inside another becomes a hole that either rule leaves empty")
  func hole() {
    let inner = Path(CGRect(x: 25, y: 25, width: 50, height: 50))
    let ring = square.subtracting(inner)
    for eoFill in [false, true] {
      #expect(!ring.contains(CGPoint(x: 50, y: 50), eoFill: eoFill))
      #expect(ring.contains(CGPoint(x: 10, y: 50), eoFill: eoFill))
    }
    #expect(area(ring) == 7500)
  }

  @Test("The even-odd rule decides the inside of both paths")
  func evenOdd() {
    var ring = square
    ring.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    #expect(area(ring.normalized(eoFill: true)) == 7500)
    #expect(area(ring.normalized(eoFill: false)) == 10000)
    #expect(area(ring.intersection(square, eoFill: true)) == 7500)
  }

  @Test("Sides that coincide vanish")
  func coincidentSides() {
    let neighbor = Path(CGRect(x: 100, y: 0, width: 100, height: 100))
    expectPath(square.union(neighbor), "0 0 m 200 0 l 200 100 l 0 100 l h")
    #expect(square.intersection(neighbor).isEmpty)
    #expect(square.subtracting(square).isEmpty)
    expectPath(square.union(square), "0 0 m 100 0 l 100 100 l 0 100 l h")
  }

  @Test("Squares that touch in a corner stay two")
  func touchingCorners() {
    let result = square.union(Path(CGRect(x: 100, y: 100, width: 10, height: 10)))
    #expect(result.elements.filter { $0 == .closeSubpath }.count == 2)
    #expect(area(result) == 10100)
  }

  @Test("A star that crosses itself loses its crossings")
  func star() {
    let star = Path {
      $0.addLines(
        (0..<5).map { index in
          let angle = Double(index) * 4 * .pi / 5
          return CGPoint(x: 50 * cos(angle), y: 50 * sin(angle))
        })
      $0.closeSubpath()
    }
    let outline = star.normalized(eoFill: false)
    // Ten triangles (centre, tip, inner corner) with sides 50 and 50·cos 72° / cos 36°, 36° between.
    let inner = 50 * cos(72 * Double.pi / 180) / cos(36 * Double.pi / 180)
    let expected = 5 * 50 * inner * sin(36 * Double.pi / 180)
    #expect(abs(area(outline) - expected) < 1e-6)
    #expect(outline.elements.count == 11)
  }

  @Test("Lines are kept inside or outside an area")
  func lines() {
    let line = Path {
      $0.move(to: CGPoint(x: -50, y: 50))
      $0.addLine(to: CGPoint(x: 150, y: 50))
    }
    expectPath(line.lineIntersection(square), "0 50 m 100 50 l")
    expectPath(line.lineSubtraction(square), "-50 50 m 0 50 l 100 50 m 150 50 l")
  }

  @Test("A circle's line inside a square is a piece of the circle")
  func circleLine() {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let quarter = circle.lineIntersection(Path(CGRect(x: 0, y: 0, width: 100, height: 100)))
    expectPath(quarter, "50 0 m 50 27.6142 27.6142 50 0 50 c")
    let rest = circle.lineSubtraction(Path(CGRect(x: 0, y: 0, width: 100, height: 100)))
    #expect(rest.elements.count == 4)
  }

  @Test("Random polygons obey inclusion and exclusion", arguments: 0..<20)
  func randomPolygons(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    func polygon() -> Path {
      Path {
        $0.addLines((0..<9).map { _ in CGPoint(x: random.unit() * 100, y: random.unit() * 100) })
        $0.closeSubpath()
      }
    }
    let a = polygon()
    let b = polygon()
    for eoFill in [false, true] {
      let both = area(a.union(b, eoFill: eoFill)) + area(a.intersection(b, eoFill: eoFill))
      let each = area(a.normalized(eoFill: eoFill)) + area(b.normalized(eoFill: eoFill))
      #expect(abs(both - each) < 1e-3)
      let rest = a.subtracting(b, eoFill: eoFill)
      let either = a.symmetricDifference(b, eoFill: eoFill)
      for _ in 0..<50 {
        let point = CGPoint(x: random.unit() * 100, y: random.unit() * 100)
        let inA = a.contains(point, eoFill: eoFill)
        let inB = b.contains(point, eoFill: eoFill)
        #expect(rest.contains(point) == (inA && !inB))
        #expect(either.contains(point) == (inA != inB))
      }
    }
  }
}
