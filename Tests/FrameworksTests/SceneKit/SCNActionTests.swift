import Foundation
@testable import SceneKit
import Testing

@Suite("Actions of scenes") struct SCNActionTests {
  private func node(_ action: SCNAction, after seconds: Double, from start: SCNNode = SCNNode())
    -> SCNNode
  {
    start.runAction(action)
    for _ in 0..<Int((seconds * 60).rounded()) { start.runActions(1.0 / 60) }
    return start
  }

  @Test("A movement is half done after half of its time, and done after all of it")
  func moving() {
    let move = SCNAction.move(to: SCNVector3(8, 4, 2), duration: 2)
    #expect(abs(node(move, after: 1).position.x - 4) < 0.01)
    let done = node(move, after: 3)
    #expect(SCNVector3EqualToVector3(done.position, SCNVector3(8, 4, 2)) && !done.hasActions)
  }

  @Test("Movements by amounts add up")
  func adding() {
    let both = SCNAction.group([
      .moveBy(x: 1, y: 0, z: 0, duration: 1), .moveBy(x: 0.5, y: 3, z: -1, duration: 0.5),
    ])
    let place = node(both, after: 2).position
    #expect(simd_distance(SIMD3<Float>(place), SIMD3(1.5, 3, -1)) < 1e-5)
  }

  @Test("A turn that repeats has gone as far as its time")
  func turning() {
    let spin = SCNAction.repeatForever(.rotateBy(x: 0, y: .pi, z: 0, duration: 1))
    let turned = node(spin, after: 2.5)
    // Two and a half halves of a turn: x points along −z.
    #expect(simd_distance(turned.simdWorldRight, SIMD3(0, 0, -1)) < 1e-3)
    #expect(turned.hasActions)
  }

  @Test("The shortest way is less than half a turn, the other way goes by the numbers")
  func shortest() {
    let start = SCNNode()
    start.eulerAngles.y = 3
    let short = SCNAction.rotateTo(x: 0, y: -3, z: 0, duration: 1, usesShortestUnitArc: true)
    #expect(abs(abs(node(short, after: 0.5, from: start).eulerAngles.y)) < 3.15)
    #expect(simd_distance(start.simdWorldFront, SIMD3(0, 0, 1)) < 1e-2)
    let other = SCNNode()
    other.eulerAngles.y = 3
    let long = SCNAction.rotateTo(x: 0, y: -3, z: 0, duration: 1)
    #expect(abs(node(long, after: 0.5, from: other).eulerAngles.y) < 1e-3)
  }

  @Test("A sequence goes on with what is left of a frame, and its reverse takes it back")
  func sequences() {
    let steps = SCNAction.sequence([
      .moveBy(x: 2, y: 0, z: 0, duration: 0.5), .fadeOpacity(to: 0.5, duration: 1), .hide(),
    ])
    let there = node(steps, after: 1)
    #expect(abs(there.opacity - 0.75) < 0.01 && !there.isHidden)
    for _ in 0..<31 { there.runActions(1.0 / 60) }
    #expect(there.isHidden)
    let move = SCNAction.moveBy(x: 2, y: 0, z: 0, duration: 0.5)
    #expect(abs(node(.sequence([move, move.reversed()]), after: 2).position.x) < 1e-5)
  }

  @Test("Timing modes are easy at the ends that they name")
  func timing() {
    func x(_ mode: SCNActionTimingMode) -> Float {
      let move = SCNAction.moveBy(x: 1, y: 0, z: 0, duration: 1)
      move.timingMode = mode
      return node(move, after: 0.25).position.x
    }
    #expect(abs(x(.linear) - 0.25) < 1e-3 && abs(x(.easeIn) - 0.0625) < 1e-3)
    #expect(abs(x(.easeOut) - 0.4375) < 1e-3 && abs(x(.easeInEaseOut) - 0.125) < 1e-3)
  }

  @Test("What ends tells so once; what has the same key gives way")
  func keys() {
    let node = SCNNode()
    var ends = 0
    node.runAction(.wait(duration: 0.1), forKey: "a") { ends += 1 }
    node.runAction(.wait(duration: 9), forKey: "b")
    node.runAction(.run { $0.name = "ran" }, forKey: "b")
    for _ in 0..<20 { node.runActions(1.0 / 60) }
    #expect(ends == 1 && node.name == "ran" && node.actionKeys.isEmpty)
    node.runAction(.removeFromParentNode())
    let parent = SCNNode()
    parent.addChildNode(node)
    parent.runActions(1.0 / 60)
    #expect(parent.childNodes.isEmpty)
  }
}
