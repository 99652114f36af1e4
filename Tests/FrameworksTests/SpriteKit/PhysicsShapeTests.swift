import Foundation
@testable import SpriteKit
import Testing
import UIKit

@MainActor @Suite("Shapes of bodies")
struct PhysicsShapeTests {
  private let rectangle: [CGPoint] = [
    CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 2), CGPoint(x: 5, y: 4), CGPoint(x: 1, y: 4),
  ]

  @Test("A rectangle has its middle, its area, and a twelfth of its sides' squares as inertia")
  func rectangles() {
    let mass = MassDistribution([.polygon(rectangle)])
    #expect(mass.area == 8 && mass.center == CGPoint(x: 3, y: 3))
    #expect(isNear(mass.inertia, (16 + 4) / 12.0, within: 1e-9))
  }

  @Test("A disc has half of its radius' square as inertia, wherever it lies")
  func discs() {
    let mass = MassDistribution([.circle(center: CGPoint(x: 7, y: -3), radius: 2)])
    #expect(isNear(mass.center.x, 7, within: 1e-9) && isNear(mass.center.y, -3, within: 1e-9))
    #expect(isNear(mass.inertia, 2, within: 1e-9))
  }

  @Test("Edges have no mass, and a loop has a line for each of its points")
  func edges() {
    let loop = PhysicsShape.edges(rectangle, isClosed: true)
    #expect(!loop.isVolume && loop.segments.count == 4 && MassDistribution([loop]).area == 0)
    #expect(PhysicsShape.edges(rectangle, isClosed: false).segments.count == 3)
  }

  @Test("A mirrored polygon still runs counterclockwise, and a stretched circle keeps its area")
  func transforms() {
    let mirror = CGAffineTransform(scaleX: -2, y: 1)
    guard case .polygon(let corners) = PhysicsShape.polygon(rectangle).applying(mirror),
      case .circle(_, let radius) = PhysicsShape.circle(center: .zero, radius: 3)
        .applying(CGAffineTransform(scaleX: 4, y: 1))
    else { return #expect(Bool(false)) }
    #expect(PolygonPieces.signedArea(corners) == 16 && isNear(radius, 6, within: 1e-9))
  }
}
