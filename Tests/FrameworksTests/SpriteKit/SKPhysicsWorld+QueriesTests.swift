import Foundation
@testable import SpriteKit
import Testing
import UIKit

@MainActor @Suite("What is where in a world")
struct SKPhysicsWorldQueriesTests {
  @Test("A world tells what is at a point, in a rectangle and along a ray")
  func queries() {
    let stage = PhysicsStage()
    for x in [50, 150, 250] {
      stage.add(
        SKPhysicsBody(rectangleOf: CGSize(width: 40, height: 40)), at: CGPoint(x: x, y: 0),
        name: "\(x)")
    }
    let world = stage.world
    #expect(world.body(at: CGPoint(x: 160, y: 10))?.node?.name == "150")
    #expect(world.body(at: CGPoint(x: 100, y: 0)) == nil)
    #expect(world.body(in: CGRect(x: 190, y: -5, width: 45, height: 10))?.node?.name == "250")
    let (start, end) = (CGPoint(x: 400, y: 0), CGPoint(x: 0, y: 0))
    #expect(world.body(alongRayStart: start, end: end)?.node?.name == "250")
    var met: [String] = []
    var (place, normal) = (CGPoint.zero, CGVector.zero)
    world.enumerateBodies(alongRayStart: start, end: end) { body, point, direction, stop in
      met.append(body.node?.name ?? "")
      (place, normal) = (point, direction)
      if met.count == 2 { stop.pointee = true }
    }
    #expect(met == ["250", "150"])
    #expect(isNear(place.x, 170, within: 0.5) && isNear(normal.dx, 1, within: 1e-4))
    var inside = 0
    world.enumerateBodies(in: CGRect(x: 0, y: -9, width: 200, height: 18)) { _, _ in inside += 1 }
    #expect(inside == 2)
  }
}
