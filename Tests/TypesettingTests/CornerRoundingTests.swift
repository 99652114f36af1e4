import Foundation
import Geometry
import Testing

@testable import Typesetting

@Suite("Rounded corners")
struct CornerRoundingTests {
  private func square(_ side: Double) -> [Path.Element] {
    [
      .move(to: .zero), .line(to: CGPoint(x: side, y: 0)), .line(to: CGPoint(x: side, y: side)),
      .line(to: CGPoint(x: 0, y: side)), .closeSubpath,
    ]
  }

  @Test("A square loses (4 − π)·r² at its corners", arguments: [5.0, 20, 40])
  func squareArea(radius: Double) {
    let rounded = Path(elements: CornerRounding(radius: radius).apply(to: square(100)))
    let expected = 100 * 100 - (4 - Double.pi) * radius * radius
    #expect(abs(rounded.area - expected) < expected * 0.0005)
  }

  @Test("A square with corners of half its side is a circle, and a larger radius changes nothing")
  func squareToCircle() {
    for radius in [50.0, 500] {
      let rounded = Path(elements: CornerRounding(radius: radius).apply(to: square(100)))
      #expect(abs(rounded.area - .pi * 2500) < 5)
      #expect(rounded.box.width == 100)
    }
  }

  @Test("Corners that point inwards stay sharp, whichever way the outline runs")
  func inwardCorners() {
    let bend: [CGPoint] = [
      CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 40), CGPoint(x: 40, y: 40),
      CGPoint(x: 40, y: 100), CGPoint(x: 0, y: 100),
    ]
    for points in [bend, bend.reversed()] {
      let elements =
        [Path.Element.move(to: points[0])] + points.dropFirst().map { .line(to: $0) }
        + [.closeSubpath]
      let rounded = Path(elements: CornerRounding(radius: 10).apply(to: elements))
      #expect(rounded.allPoints.contains(CGPoint(x: 40, y: 40)))
      #expect(!rounded.allPoints.contains(CGPoint(x: 100, y: 0)))
      #expect(abs(rounded.area - (6400 - 5 * (1 - .pi / 4) * 100)) < 2)
    }
  }

  @Test("A circle has no corners and stays as it is")
  func circle() {
    let k = 55.228
    let elements: [Path.Element] = [
      .move(to: CGPoint(x: 100, y: 0)),
      .curve(
        to: CGPoint(x: 0, y: 100), control1: CGPoint(x: 100, y: k), control2: CGPoint(x: k, y: 100)),
      .curve(
        to: CGPoint(x: -100, y: 0), control1: CGPoint(x: -k, y: 100),
        control2: CGPoint(x: -100, y: k)),
      .curve(
        to: CGPoint(x: 0, y: -100), control1: CGPoint(x: -100, y: -k),
        control2: CGPoint(x: -k, y: -100)),
      .curve(
        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: k, y: -100),
        control2: CGPoint(x: 100, y: -k)),
      .closeSubpath,
    ]
    #expect(CornerRounding(radius: 20).apply(to: elements) == elements)
  }
}
