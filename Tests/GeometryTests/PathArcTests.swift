import Foundation
import Testing

@testable import Geometry

@Suite("Arcs")
struct PathArcTests {
  @Test("An arc of no span adds its start only")
  func noSpan() {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(90), endAngle: .degrees(90),
        clockwise: false)
    }
    #expect(path.elements.count == 1)
  }

  @Test("Two turns clockwise are one, and do not close")
  func twoTurns() {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(720), clockwise: true)
    }
    #expect(path.elements.count == 5)
    #expect(path.elements.last != .closeSubpath)
  }

  @Test("A relative arc turns back for a negative delta")
  func relative() {
    let path = Path {
      $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90))
    }
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x) < 1e-12 && abs(end.y + 10) < 1e-12)
  }

  @Test("A rounded corner touches both lines at the radius")
  func tangents() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 30)
    }
    expectPath(path, "0 0 m 70 0 l 86.5685 0 100 13.4315 100 30 c")
  }

  @Test("A corner on one line is a line to it")
  func straightCorner() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 100, y: 0), radius: 30)
    }
    #expect(path.description == "0 0 m 50 0 l")
  }

  @Test(
    "Every point of an arc lies on its circle to a part in 3,000", arguments: [10, 75, 90, 300])
  func onCircle(degrees: Double) {
    let path = Path {
      $0.addRelativeArc(
        center: CGPoint(x: 5, y: 6), radius: 100, startAngle: .degrees(20),
        delta: .degrees(degrees))
    }
    for point in path.flattened(tolerance: 0.001).points {
      #expect(abs((point - Vector(5, 6)).length - 100) < 0.03)
    }
    #expect(abs(path.length / (degrees * .pi / 180 * 100) - 1) < 2e-4)
  }

  @Test("A transform maps the arc and not the point it starts from")
  func transformed() {
    let path = Path {
      $0.move(to: CGPoint(x: 1, y: 1))
      $0.addArc(
        center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: false,
        transform: CGAffineTransform(scaleX: 10, y: 20))
    }
    #expect(path.description.hasPrefix("1 1 m 10 0 l "))
    #expect(path.description.hasSuffix(" 20 c"))
  }

  @Test("Angles beyond reason are bounded", arguments: [1e6, 1e18, .infinity, .nan])
  func wildAngles(radians: Double) {
    let path = Path {
      $0.addRelativeArc(
        center: .zero, radius: 10, startAngle: .zero, delta: .radians(radians))
      $0.addArc(
        center: .zero, radius: 10, startAngle: .radians(radians), endAngle: .radians(-radians),
        clockwise: true)
    }
    #expect(path.elements.count < 1100)
  }
}

extension Path {
  /// The length of everything drawn, in points.
  var length: Double {
    var sum = 0.0
    compactElements.forEachStep { if $0.kind != .move { sum += $0.curve.length() } }
    return sum
  }
}
