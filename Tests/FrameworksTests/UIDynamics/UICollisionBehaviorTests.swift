import Foundation
import Testing
import UIKit

@testable import UIDynamics

@Suite("What items strike")
@MainActor
struct UICollisionBehaviorTests {
  private let stage = DynamicStage()

  @Test("Nobody says otherwise: items and boundaries, none of which there are")
  func standard() {
    let collision = UICollisionBehavior(items: [])
    #expect(collision.collisionMode == .everything)
    #expect(!collision.translatesReferenceBoundsIntoBoundary)
    #expect((collision.boundaryIdentifiers ?? []).isEmpty)
  }

  @Test("The edges of the reference view stand further in by insets, also those set while it runs")
  func insets() {
    let ball = stage.view(150, 0, 50)
    let collision = UICollisionBehavior(items: [ball])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 300, right: 0))
    #expect(collision.translatesReferenceBoundsIntoBoundary)
    stage.add(UIGravityBehavior(items: [ball]), collision)
    stage.run(4)
    #expect(abs(ball.frame.maxY - 700) < 1)
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0))
    stage.run(4)
    #expect(abs(ball.frame.maxY - 900) < 1)
  }

  @Test("An item rests on a path, between its ends, and falls beside it")
  func paths() {
    let (over, beside) = (stage.view(100, 0, 40), stage.view(300, 0, 40))
    let collision = UICollisionBehavior(items: [over, beside])
    let table = UIBezierPath(rect: CGRect(x: 50, y: 500, width: 150, height: 20))
    collision.addBoundary(withIdentifier: "table" as NSString, for: table)
    stage.add(UIGravityBehavior(items: [over, beside]), collision)
    stage.run(2)
    #expect(abs(over.frame.maxY - 500) < 1)
    #expect(beside.frame.minY > 1_000)
  }

  @Test("A boundary of a name takes the place of the one before, and can be asked for")
  func names() {
    let collision = UICollisionBehavior(items: [])
    let name = "line" as NSString
    collision.addBoundary(withIdentifier: name, from: .zero, to: CGPoint(x: 10, y: 0))
    collision.addBoundary(withIdentifier: name, from: .zero, to: CGPoint(x: 0, y: 30))
    collision.addBoundary(withIdentifier: 7 as NSNumber, from: .zero, to: CGPoint(x: 5, y: 5))
    #expect(collision.boundaryIdentifiers?.count == 2)
    #expect(collision.boundary(withIdentifier: name)?.bounds.height == 30)
    collision.removeAllBoundaries()
    #expect((collision.boundaryIdentifiers ?? []).isEmpty)
    #expect(collision.boundary(withIdentifier: name) == nil)
  }

  @Test("A delegate hears where a contact begins, and that it ends")
  func contacts() throws {
    let ball = stage.view(180, 300, 40)
    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 500),
      to: CGPoint(x: 400, y: 500))
    let log = CollisionLog()
    collision.collisionDelegate = log
    let look = UIDynamicItemBehavior(items: [ball])
    look.elasticity = 1
    stage.add(UIGravityBehavior(items: [ball]), collision, look)
    // 160 points of fall take 0.57 s.
    stage.run(0.7)
    #expect(log.lines == ["begins floor", "ends floor"])
    let place = try #require(log.places.first)
    #expect(abs(place.y - 500) < 3 && place.x >= 180 && place.x <= 220)
  }

  @Test("Of two equal items the one that is struck goes on with the speed of the other")
  func exchange() {
    let (moving, resting) = (stage.view(0, 100, 50), stage.view(200, 100, 50))
    let collision = UICollisionBehavior(items: [moving, resting])
    let log = CollisionLog()
    collision.collisionDelegate = log
    let look = UIDynamicItemBehavior(items: [moving, resting])
    (look.elasticity, look.friction, look.allowsRotation) = (1, 0, false)
    look.addLinearVelocity(CGPoint(x: 300, y: 0), for: moving)
    stage.add(collision, look)
    stage.run(1)
    #expect(abs(look.linearVelocity(for: moving).x) < 3)
    #expect(abs(look.linearVelocity(for: resting).x - 300) < 3)
    #expect(log.lines == ["items begin", "items end"])
  }

  @Test("A heavier item keeps its way: speeds after an elastic stroke follow from both masses")
  func masses() {
    // 100 x 100 points have four times the mass of 50 x 50.
    let (heavy, light) = (stage.view(0, 100, 100), stage.view(200, 125, 50))
    let look = UIDynamicItemBehavior(items: [heavy, light])
    (look.elasticity, look.friction, look.allowsRotation) = (1, 0, false)
    look.addLinearVelocity(CGPoint(x: 200, y: 0), for: heavy)
    stage.add(UICollisionBehavior(items: [heavy, light]), look)
    stage.run(1)
    // (m₁ − m₂) / (m₁ + m₂) · v and 2 m₁ / (m₁ + m₂) · v
    #expect(abs(look.linearVelocity(for: heavy).x - 120) < 3)
    #expect(abs(look.linearVelocity(for: light).x - 320) < 3)
  }

  @Test("Items of different behaviours pass through each other")
  func strangers() {
    let (upper, lower) = (stage.view(100, 0, 50), stage.view(100, 300, 50))
    let look = UIDynamicItemBehavior(items: [lower])
    look.isAnchored = true
    stage.add(
      UIGravityBehavior(items: [upper]), UICollisionBehavior(items: [upper]),
      UICollisionBehavior(items: [lower]), look)
    stage.run(1)
    #expect(upper.frame.minY > 350)
  }
}
