import CoreGraphics
import Foundation
@testable import SpriteKit
import Testing
import UIKit

/// After the documentation of `SKAction`'s class methods.
@MainActor @Suite("What actions do, and what takes them back")
struct SKActionMakersTests {
  private func run(_ node: SKNode, _ seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) { node.runActions(1.0 / 60) }
  }

  /// A node after an action has run for so many seconds.
  @discardableResult
  private func node(
    _ action: SKAction, after seconds: Double, _ change: (SKNode) -> Void = { _ in }
  ) -> SKNode {
    let node = SKNode()
    change(node)
    node.run(action)
    run(node, seconds)
    return node
  }

  private func isNear(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 1e-5 }

  @Test("Turns by and to an angle; the shorter way only where that is asked for")
  func rotation() {
    #expect(isNear(node(.rotate(byAngle: 3, duration: 1), after: 0.5).zRotation, 1.5))
    let far = node(.rotate(toAngle: 3, duration: 1), after: 0.5) { $0.zRotation = -3 }
    #expect(isNear(far.zRotation, 0))
    // From −3 to 3 it is 2π − 6 backwards.
    let near = node(.rotate(toAngle: 3, duration: 1, shortestUnitArc: true), after: 1) {
      $0.zRotation = -3
    }
    #expect(isNear(near.zRotation, -3 - (2 * .pi - 6)))
  }

  @Test("A scale by a factor multiplies, one to a value ends there")
  func scale() {
    let grown = node(.scale(by: 3, duration: 1), after: 1) { $0.setScale(2) }
    #expect(isNear(grown.xScale, 6) && isNear(grown.yScale, 6))
    let half = node(.scaleX(to: 4, y: 1, duration: 1), after: 0.5) { $0.setScale(2) }
    #expect(isNear(half.xScale, 3) && isNear(half.yScale, 1.5))
    let back = SKAction.sequence([
      .scale(by: 4, duration: 0.25), SKAction.scale(by: 4, duration: 0.25).reversed(),
    ])
    #expect(isNear(node(back, after: 1).xScale, 1))
  }

  @Test("Fading in and out ends at 1 and 0, by an amount adds")
  func fades() {
    #expect(isNear(node(.fadeOut(withDuration: 1), after: 0.25).alpha, 0.75))
    #expect(
      isNear(node(.fadeOut(withDuration: 1).reversed(), after: 2) { $0.alpha = 0.2 }.alpha, 1))
    #expect(isNear(node(.fadeIn(withDuration: 1).reversed(), after: 2).alpha, 0))
    #expect(isNear(node(.fadeAlpha(by: -0.4, duration: 1), after: 1).alpha, 0.6))
    #expect(isNear(node(.fadeAlpha(to: 0.5, duration: 1), after: 0.5).alpha, 0.75))
  }

  @Test("To hide is taken back by showing, and the other way round")
  func hiding() {
    #expect(node(.hide(), after: 0.1).isHidden)
    #expect(!node(.hide().reversed(), after: 0.1) { $0.isHidden = true }.isHidden)
    #expect(node(.unhide().reversed(), after: 0.1).isHidden)
  }

  @Test("What goes to a place is its own reverse, what goes by an amount goes back")
  func reversedMoves() {
    let to = SKAction.moveTo(x: 50, duration: 0.5)
    #expect(isNear(node(to.reversed(), after: 1).position.x, 50))
    let by = SKAction.sequence([
      .moveBy(x: 10, y: 0, duration: 0.2), .moveBy(x: 0, y: 5, duration: 0.2),
    ])
    let back = node(by.reversed(), after: 1).position
    #expect(isNear(back.x, -10) && isNear(back.y, -5))
  }

  @Test("A reversed sequence runs its actions' reverses from the last to the first")
  func reversedSequence() {
    var order: [String] = []
    let steps = ["a", "b", "c"].map { name in SKAction.run { order.append(name) } }
    node(SKAction.sequence(steps).reversed(), after: 0.5)
    #expect(order == ["c", "b", "a"])
  }

  @Test("A group takes as long as its longest action")
  func group() {
    let both = SKAction.group([.wait(forDuration: 0.3), .moveBy(x: 1, y: 0, duration: 0.8)])
    #expect(both.duration == 0.8)
    #expect(node(both, after: 0.7).hasActions() && !node(both, after: 0.9).hasActions())
    #expect(SKAction.repeat(both, count: 3).duration == 0.8 * 3)
    #expect(SKAction.sequence([both, both]).duration == 1.6)
  }

  @Test("Each wait of a range has another length, none beyond half of the range")
  func randomWaits() {
    final class Clock {
      var time = 0.0
      var beats: [Double] = []
    }
    let clock = Clock()
    let node = SKNode()
    node.run(
      .repeatForever(
        .sequence([
          .wait(forDuration: 1, withRange: 0.5), .run { clock.beats.append(clock.time) },
        ])))
    for _ in 0..<3_000 {
      clock.time += 0.01
      node.runActions(0.01)
    }
    let lengths = zip(clock.beats, clock.beats.dropFirst()).map { $1 - $0 }
    #expect(lengths.count > 20)
    #expect(lengths.allSatisfy { $0 > 0.75 - 0.011 && $0 < 1.25 + 0.011 })
    #expect(lengths.max()! - lengths.min()! > 0.1)
  }

  @Test("A child's action takes no time of its parent's, and is the child's own")
  func children() {
    let parent = SKNode()
    let child = SKNode()
    child.name = "child"
    parent.addChild(child)
    var isDone = false
    parent.run(
      .sequence([
        .run(.moveBy(x: 10, y: 0, duration: 1), onChildWithName: "child"), .run { isDone = true },
      ]))
    run(parent, 0.1)
    #expect(isDone && !parent.hasActions() && child.hasActions())
    run(parent, 1)
    #expect(isNear(child.position.x, 10))
    parent.run(
      SKAction.run(.moveBy(x: 10, y: 0, duration: 0.5), onChildWithName: "child").reversed())
    run(parent, 1)
    #expect(isNear(child.position.x, 0))
  }

  @Test("A path is followed at an even speed, from where the node is or from where the path is")
  func paths() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 200, y: 0))
    path.addLine(to: CGPoint(x: 200, y: 100))
    let there = SKAction.follow(path, asOffset: false, orientToPath: true, duration: 2)
    let quarter = node(there, after: 0.5)
    #expect(abs(quarter.position.x - 150) < 0.1 && abs(quarter.zRotation) < 1e-3)
    let late = node(there, after: 1.5)
    #expect(abs(late.position.y - 50) < 0.1 && abs(late.zRotation - .pi / 2) < 1e-3)
    let offset = SKAction.follow(path, asOffset: true, orientToPath: false, duration: 1)
    let end = node(offset, after: 1.1) { $0.position = CGPoint(x: 5, y: 5) }
    #expect(abs(end.position.x - 105) < 0.1 && abs(end.position.y - 105) < 0.1)
    #expect(end.zRotation == 0)
    // 200 points at 50 a second.
    let speed = SKAction.follow(path, asOffset: false, orientToPath: false, speed: 50)
    #expect(abs(speed.duration - 4) < 0.05)
  }

  @Test("A path is followed backwards to take it back")
  func reversedPath() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    let back = SKAction.follow(path, asOffset: false, orientToPath: true, duration: 1).reversed()
    let quarter = node(back, after: 0.25)
    #expect(abs(quarter.position.x - 75) < 0.1)
    #expect(abs(abs(quarter.zRotation) - .pi) < 1e-3)
    #expect(abs(node(back, after: 1.1).position.x) < 0.1)
  }

  @Test("A custom action is told how many of its seconds have passed")
  func custom() {
    var times: [CGFloat] = []
    node(.customAction(withDuration: 0.5) { _, time in times.append(time) }, after: 1)
    #expect(times.last == 0.5)
    #expect(times == times.sorted() && times.allSatisfy { (0...0.5).contains($0) })
  }

  @Test("Speed is that of actions, nodes and the nodes around, multiplied")
  func speeds() {
    let action = SKAction.moveBy(x: 100, y: 0, duration: 10)
    action.speed = 2
    let parent = SKNode()
    let child = SKNode()
    (parent.speed, child.speed) = (0.5, 3)
    parent.addChild(child)
    child.run(action)
    run(parent, 1)
    #expect(isNear(child.position.x, 30))
  }

  @Test("A speed is led to another one, or by so much")
  func changedSpeed() {
    #expect(isNear(node(.speed(to: 3, duration: 0), after: 0.1).speed, 3))
    #expect(isNear(node(.speed(by: -0.5, duration: 0), after: 0.1).speed, 0.5))
  }

  @Test("A paused node's actions stand, and its children's")
  func paused() {
    let parent = SKNode()
    let child = SKNode()
    parent.addChild(child)
    parent.isPaused = true
    child.run(.moveBy(x: 100, y: 0, duration: 1))
    run(parent, 0.5)
    #expect(child.position.x == 0)
    parent.isPaused = false
    run(parent, 0.5)
    #expect(isNear(child.position.x, 50))
  }

  @Test("An action under a key takes the place of the one before, and can be taken away")
  func keys() {
    let node = SKNode()
    node.run(.moveBy(x: 100, y: 0, duration: 1), withKey: "move")
    run(node, 0.5)
    node.run(.moveBy(x: 0, y: 100, duration: 1), withKey: "move")
    run(node, 0.5)
    #expect(isNear(node.position.x, 50) && isNear(node.position.y, 50))
    #expect(node.action(forKey: "move") != nil)
    node.removeAction(forKey: "move")
    #expect(!node.hasActions())
  }

  @Test("A completion is called once, after the action")
  func completion() {
    let node = SKNode()
    var calls = 0
    node.run(.wait(forDuration: 0.5)) { calls += 1 }
    run(node, 0.4)
    #expect(calls == 0)
    run(node, 1)
    #expect(calls == 1)
  }

  @Test("Timing modes begin and end slowly, and pass the middle at half of the time or not")
  func timing() {
    func half(_ mode: SKActionTimingMode) -> CGFloat {
      let move = SKAction.moveBy(x: 100, y: 0, duration: 1)
      move.timingMode = mode
      return node(move, after: 0.5).position.x
    }
    #expect(isNear(half(.linear), 50) && isNear(half(.easeInEaseOut), 50))
    #expect(half(.easeIn) < 40 && half(.easeOut) > 60)
    let move = SKAction.moveBy(x: 100, y: 0, duration: 1)
    move.timingFunction = { $0 * $0 * $0 }
    #expect(abs(node(move, after: 0.5).position.x - 12.5) < 0.01)
  }
}
