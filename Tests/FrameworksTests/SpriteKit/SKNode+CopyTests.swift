import SpriteKit
import Testing
import UIKit

@MainActor @Suite("Copies of nodes")
struct SKNodeCopyTests {
  final class Ship: SKSpriteNode { var shots = 3 }

  @Test("A copy is like its node, has copies of its children, and no parent")
  func copies() throws {
    let ring = SKShapeNode(circleOfRadius: 10)
    (ring.position, ring.lineWidth, ring.strokeColor) = (CGPoint(x: 3, y: 4), 2.5, .red)
    ring.run(.fadeOut(withDuration: 1), withKey: "fade")
    let label = SKLabelNode(text: "A")
    label.fontSize = 12
    ring.addChild(label)
    SKNode().addChild(ring)
    let copy = try #require(ring.copy() as? SKShapeNode)
    #expect(copy !== ring && copy.parent == nil && copy.position == ring.position)
    #expect(copy.path?.boundingBox == ring.path?.boundingBox && copy.lineWidth == 2.5)
    #expect(copy.action(forKey: "fade") != nil)
    let inner = try #require(copy.children.first as? SKLabelNode)
    #expect(inner !== label && inner.text == "A" && inner.fontSize == 12)
  }

  @Test("A program's own node is copied as one of its class")
  func own() throws {
    let ship = Ship(color: .blue, size: CGSize(width: 8, height: 9))
    let copy = try #require(ship.copy() as? Ship)
    #expect(copy.size == ship.size && copy.color == .blue && copy.shots == 3)
  }
}
