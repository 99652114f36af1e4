@testable import SpriteKit
import Testing
import UIKit

@MainActor @Suite("Rules for places of nodes")
struct SKConstraintTests {
  /// A node in a scene of which one frame has passed.
  private func settled(
    _ constraint: SKConstraint, at point: CGPoint, turned angle: CGFloat = 0,
    beside other: SKNode? = nil
  ) -> SKNode {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let node = SKNode()
    (node.position, node.zRotation, node.constraints) = (point, angle, [constraint])
    scene.addChild(node)
    if let other { scene.addChild(other) }
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.presentScene(scene)
    scene.step(to: 1, after: 1.0 / 60)
    return node
  }

  @Test("A place stays between its limits")
  func positions() {
    let range = SKRange(lowerLimit: 10, upperLimit: 20)
    #expect(settled(.positionX(range), at: CGPoint(x: 50, y: 60)).position == CGPoint(x: 20, y: 60))
    #expect(
      settled(.positionX(range, y: SKRange(constantValue: 5)), at: .zero).position
        == CGPoint(x: 10, y: 5))
  }

  @Test("A node follows another at its distance, and looks at it")
  func distances() {
    let target = SKNode()
    target.position = CGPoint(x: 30, y: 0)
    let near = settled(.distance(SKRange(upperLimit: 10), to: target), at: .zero, beside: target)
    #expect(near.position == CGPoint(x: 20, y: 0))
    let other = SKNode()
    other.position = CGPoint(x: 0, y: 30)
    let turned = settled(
      .orient(to: other, offset: SKRange(constantValue: 0)), at: .zero, turned: 1, beside: other)
    #expect(abs(turned.zRotation - .pi / 2) < 1e-6)
  }

  @Test("A rule that is switched off does nothing")
  func disabled() {
    let constraint = SKConstraint.zRotation(SKRange(constantValue: 1))
    constraint.enabled = false
    #expect(settled(constraint, at: .zero).zRotation == 0)
  }
}
