import Foundation
@testable import SpriteKit
import Testing

@MainActor @Suite struct SKActionTests {
  /// A node after an action has run for so many seconds, in frames of a sixtieth.
  private func node(_ action: SKAction, after seconds: Double) -> SKNode {
    let node = SKNode()
    node.run(action)
    for _ in 0..<Int((seconds * 60).rounded()) { node.runActions(1.0 / 60) }
    return node
  }

  @Test("A movement is half done after half of its time, and done after all of it")
  func moving() {
    let move = SKAction.move(to: CGPoint(x: 100, y: 40), duration: 2)
    #expect(abs(node(move, after: 1).position.x - 50) < 0.01)
    #expect(node(move, after: 3).position == CGPoint(x: 100, y: 40))
    #expect(!node(move, after: 3).hasActions())
  }

  @Test("Movements by amounts add up")
  func adding() {
    let both = SKAction.group([
      .moveBy(x: 10, y: 0, duration: 1), .moveBy(x: 5, y: 3, duration: 0.5),
    ])
    let place = node(both, after: 2).position
    #expect(abs(place.x - 15) < 1e-6 && abs(place.y - 3) < 1e-6)
  }

  @Test("A sequence spends what is left of a frame on its next action")
  func sequence() {
    let steps = SKAction.sequence([.wait(forDuration: 0.5), .rotate(byAngle: 2, duration: 1)])
    #expect(abs(node(steps, after: 1).zRotation - 1) < 0.01)
  }

  @Test("What is repeated runs as often as it is told, also where it takes no time")
  func repeating() {
    var count = 0
    _ = node(.repeat(.run { count += 1 }, count: 7), after: 1)
    #expect(count == 7)
    count = 0
    let beat = SKAction.repeatForever(.sequence([.run { count += 1 }, .wait(forDuration: 0.25)]))
    _ = node(beat, after: 1.1)
    #expect(count == 5)
  }

  @Test("A reversed movement goes back where it came from")
  func reversing() {
    let there = SKAction.moveBy(x: 30, y: 0, duration: 0.5)
    #expect(abs(node(.sequence([there, there.reversed()]), after: 2).position.x) < 1e-6)
  }

  @Test("A point of a turned node's parent comes back to itself")
  func converting() {
    let (scene, node) = (SKScene(size: CGSize(width: 100, height: 100)), SKNode())
    scene.addChild(node)
    node.position = CGPoint(x: 20, y: 30)
    node.zRotation = .pi / 2
    let inside = node.convert(CGPoint(x: 20, y: 35), from: scene)
    #expect(abs(inside.x - 5) < 1e-9 && abs(inside.y) < 1e-9)
    let back = node.convert(inside, to: scene)
    #expect(abs(back.x - 20) < 1e-9 && abs(back.y - 35) < 1e-9)
  }

  @Test("The foremost node at a point is the one of greatest depth")
  func hitting() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    for (name, depth) in [("front", 2), ("back", 1)] {
      let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
      sprite.name = name
      sprite.zPosition = CGFloat(depth)
      scene.addChild(sprite)
    }
    #expect(scene.nodes(at: .zero).map(\.name) == ["front", "back"])
    #expect(scene.atPoint(CGPoint(x: 50, y: 50)) === scene)
  }
}
