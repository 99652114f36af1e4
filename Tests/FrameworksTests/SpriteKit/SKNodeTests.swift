import CoreGraphics
import Foundation
@testable import SpriteKit
import Testing
import UIKit

@MainActor @Suite("Nodes of scenes")
struct SKNodeTests {
  private func node(_ name: String, in parent: SKNode? = nil) -> SKNode {
    let node = SKNode()
    node.name = name
    parent?.addChild(node)
    return node
  }

  private func square(
    _ name: String, _ side: CGFloat, at place: CGPoint = .zero, in parent: SKNode
  ) -> SKSpriteNode {
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: side, height: side))
    (sprite.name, sprite.position) = (name, place)
    parent.addChild(sprite)
    return sprite
  }

  @Test("A tree knows parents, children, scenes and ancestors")
  func tree() {
    let scene = SKScene(size: CGSize(width: 10, height: 10))
    let outer = node("outer", in: scene)
    let inner = node("inner", in: outer)
    #expect(inner.parent === outer && inner.scene === scene)
    #expect(inner.inParentHierarchy(scene) && inner.inParentHierarchy(outer))
    #expect(!outer.inParentHierarchy(inner))
    let first = node("first")
    outer.insertChild(first, at: 0)
    #expect(outer.children.map(\.name) == ["first", "inner"])
    outer.removeAllChildren()
    #expect(outer.children.isEmpty && inner.parent == nil && inner.scene == nil)
  }

  @Test("A node that moves to another parent keeps its place in the scene")
  func newParent() {
    let scene = SKScene(size: CGSize(width: 10, height: 10))
    let (left, right) = (node("left", in: scene), node("right", in: scene))
    left.position = CGPoint(x: 10, y: 0)
    right.position = CGPoint(x: 50, y: 20)
    right.setScale(2)
    let child = node("child", in: left)
    child.position = CGPoint(x: 5, y: 5)
    child.move(toParent: right)
    #expect(child.parent === right)
    #expect(scene.convert(.zero, from: child) == CGPoint(x: 15, y: 5))
  }

  // MARK: Names

  /// A root with two ships that have guns, and a station with a gun in it.
  private func fleet() -> SKScene {
    let scene = SKScene(size: CGSize(width: 10, height: 10))
    for name in ["ship1", "ship2"] { _ = node("gun", in: node(name, in: scene)) }
    let station = node("station", in: scene)
    _ = node("gun", in: node("tower", in: station))
    return scene
  }

  private func count(_ search: String, from name: String? = nil) -> Int {
    let scene = fleet()
    let start = name.flatMap { scene.childNode(withName: $0) } ?? scene
    return start[search].count
  }

  @Test("A name alone is that of a child, not of one further below")
  func childNames() {
    #expect(count("ship1") == 1)
    #expect(count("gun") == 0)
    #expect(count("gun", from: "ship1") == 1)
  }

  @Test("A slash goes on to children, two to all below; at the start both begin at the root")
  func slashes() {
    #expect(count("ship1/gun") == 1)
    #expect(count("station/gun") == 0 && count("station/tower/gun") == 1)
    #expect(count("station//gun") == 1)
    #expect(count("//gun") == 3)
    #expect(count("//gun", from: "ship1") == 3)
    #expect(count("/ship2", from: "ship1") == 1)
    #expect(count(".//gun", from: "station") == 1)
    #expect(count("//tower/gun") == 1)
  }

  @Test("Two points go up to the parent")
  func parents() {
    #expect(count("..", from: "ship1") == 1)
    #expect(count("../ship2", from: "ship1") == 1)
    // The scene, two ships, the station and its tower are somebody's parents.
    #expect(count("//..") == 5)
  }

  @Test("A star stands for any letters, brackets for one of several")
  func patterns() {
    #expect(count("*") == 3)
    #expect(count("ship*") == 2 && count("*1") == 1 && count("s*p*2") == 1)
    #expect(count("ship[0-9]") == 2 && count("ship[2,3]") == 1 && count("ship[3-9]") == 0)
    #expect(count("*/gun") == 2)
    #expect(count("//*") == 7)
  }

  @Test("A search stops when it is told")
  func stopping() {
    var seen = 0
    fleet().enumerateChildNodes(withName: "//gun") { _, stop in
      seen += 1
      if seen == 2 { stop.pointee = true }
    }
    #expect(seen == 2)
    #expect(fleet().childNode(withName: "nothing") == nil)
  }

  // MARK: Places

  @Test("A sprite's frame is its size about its anchor, scaled and turned")
  func frames() {
    let scene = SKScene(size: CGSize(width: 10, height: 10))
    let sprite = square("a", 10, at: CGPoint(x: 100, y: 50), in: scene)
    #expect(sprite.frame == CGRect(x: 95, y: 45, width: 10, height: 10))
    sprite.anchorPoint = .zero
    sprite.xScale = 3
    #expect(sprite.frame == CGRect(x: 100, y: 50, width: 30, height: 10))
    sprite.zRotation = .pi / 2
    let turned = sprite.frame
    #expect(abs(turned.minX - 90) < 1e-6 && abs(turned.height - 30) < 1e-6)
  }

  @Test("The frame of all below it is around them, in the parent's points")
  func accumulated() {
    let scene = SKScene(size: CGSize(width: 10, height: 10))
    let group = node("group", in: scene)
    group.position = CGPoint(x: 100, y: 0)
    group.setScale(2)
    _ = square("a", 10, at: CGPoint(x: -20, y: 0), in: group)
    _ = square("b", 10, at: CGPoint(x: 20, y: 5), in: group)
    #expect(group.calculateAccumulatedFrame() == CGRect(x: 50, y: -10, width: 100, height: 30))
    #expect(group.contains(CGPoint(x: 100, y: 0)) && !group.contains(CGPoint(x: 40, y: 0)))
  }

  @Test("Points of one node are those of another, through scales and turns")
  func conversions() {
    let scene = SKScene(size: CGSize(width: 10, height: 10))
    let (left, right) = (node("left", in: scene), node("right", in: scene))
    left.position = CGPoint(x: 10, y: 10)
    left.zRotation = .pi / 2
    right.position = CGPoint(x: 0, y: 30)
    right.setScale(0.5)
    // (4, 0) of the left one is (10, 14) of the scene, and (20, −32) of the right one.
    let place = left.convert(CGPoint(x: 4, y: 0), to: right)
    #expect(abs(place.x - 20) < 1e-9 && abs(place.y + 32) < 1e-9)
    let back = left.convert(place, from: right)
    #expect(abs(back.x - 4) < 1e-9 && abs(back.y) < 1e-9)
  }

  @Test("At a point are the visible nodes, a group's by what lies in it; hidden ones are not")
  func hits() {
    let scene = SKScene(size: CGSize(width: 10, height: 10))
    let group = node("group", in: scene)
    let sprite = square("sprite", 10, in: group)
    let hidden = square("hidden", 10, in: scene)
    hidden.isHidden = true
    _ = square("inside", 10, in: hidden)
    #expect(scene.nodes(at: .zero).map(\.name) == ["sprite", "group"])
    #expect(scene.atPoint(.zero) === sprite)
    #expect(scene.atPoint(CGPoint(x: 50, y: 0)) === scene)
  }

  @Test("Of nodes in one depth the later one, and of a parent and its child the child, is in front")
  func order() {
    let scene = SKScene(size: CGSize(width: 10, height: 10))
    let back = square("back", 20, in: scene)
    _ = square("child", 10, in: back)
    _ = square("late", 10, in: scene)
    #expect(scene.nodes(at: .zero).map(\.name) == ["late", "child", "back"])
    // Depths add up along the tree.
    back.zPosition = 5
    #expect(scene.nodes(at: .zero).map(\.name) == ["child", "back", "late"])
  }

  @Test("Nodes intersect where their frames do")
  func intersections() {
    let scene = SKScene(size: CGSize(width: 10, height: 10))
    let one = square("a", 10, in: scene)
    let two = square("b", 10, at: CGPoint(x: 8, y: 0), in: scene)
    #expect(one.intersects(two))
    two.position.x = 11
    #expect(!one.intersects(two))
  }
}
