import CoreAnimation
import Foundation
@testable import SceneKit
import Testing

@Suite("Nodes of scenes in three dimensions") struct SCNNodeTests {
  private func node(_ name: String, in parent: SCNNode? = nil) -> SCNNode {
    let node = SCNNode()
    node.name = name
    parent?.addChildNode(node)
    return node
  }

  @Test("Nodes are put at places, moved to other parents, and replaced")
  func tree() {
    let (root, other) = (node("root"), node("other"))
    let a = node("a", in: root)
    _ = node("b", in: root)
    root.insertChildNode(node("first"), at: 0)
    #expect(root.childNodes.map(\.name) == ["first", "a", "b"])
    root.replaceChildNode(a, with: node("new"))
    #expect(root.childNodes.map(\.name) == ["first", "new", "b"] && a.parent == nil)
    other.addChildNode(root.childNodes[0])
    #expect(root.childNodes.map(\.name) == ["new", "b"] && other.childNodes.count == 1)
  }

  @Test("No node is put below itself")
  func cycles() {
    let root = node("root")
    let child = node("child", in: root)
    child.addChildNode(root)
    root.addChildNode(root)
    #expect(root.parent == nil && root.childNodes.map(\.name) == ["child"])
  }

  @Test("All below a node are visited, parents first, until somebody stops")
  func visits() {
    let root = node("root")
    _ = node("a1", in: node("a", in: root))
    _ = node("b", in: root)
    var names: [String?] = []
    root.enumerateChildNodes { node, _ in names.append(node.name) }
    #expect(names == ["a", "a1", "b"])
    names = []
    root.enumerateHierarchy { node, stop in
      names.append(node.name)
      if node.name == "a" { stop.pointee = true }
    }
    #expect(names == ["root", "a"])
    #expect(root.childNodes { node, _ in node.name?.hasPrefix("a") == true }.count == 2)
    #expect(root.childNode(withName: "a1", recursively: false) == nil)
    #expect(root.childNode(withName: "a1", recursively: true) != nil)
  }

  @Test("A clone has copies of all below it, which share their shapes")
  func clones() {
    let root = node("root")
    root.position = SCNVector3(1, 2, 3)
    let child = node("child", in: root)
    child.geometry = SCNBox()
    let clone = root.clone()
    #expect(clone.position.y == 2 && clone.childNodes.count == 1)
    #expect(clone.childNodes[0] !== child && clone.childNodes[0].geometry === child.geometry)
    #expect((root.copy() as? SCNNode)?.childNodes.isEmpty == true)
  }

  @Test("A hierarchy's place in the scene is the product of its transforms")
  func worldPlaces() {
    let parent = node("parent")
    parent.position = SCNVector3(10, 0, 0)
    parent.eulerAngles.z = .pi / 2
    parent.scale = SCNVector3(2, 2, 2)
    let child = node("child", in: parent)
    child.position = SCNVector3(3, 0, 0)
    // Turned by a quarter the child's x points upwards.
    #expect(simd_distance(child.simdWorldPosition, SIMD3(10, 6, 0)) < 1e-4)
    child.worldPosition = SCNVector3(10, 2, 0)
    #expect(simd_distance(child.simdPosition, SIMD3(1, 0, 0)) < 1e-4)
    let there = child.convertPosition(SCNVector3(1, 0, 0), to: nil)
    #expect(simd_distance(SIMD3(there), SIMD3(10, 4, 0)) < 1e-4)
    let back = child.convertPosition(there, from: nil)
    #expect(simd_distance(SIMD3(back), SIMD3(1, 0, 0)) < 1e-4)
  }

  @Test("Local moves go along the node's own axes, turns about a point carry it around")
  func moves() {
    let node = node("node")
    node.eulerAngles.y = .pi / 2
    node.localTranslate(by: SCNVector3(0, 0, -2))
    // Its front points along −x.
    #expect(simd_distance(node.simdPosition, SIMD3(-2, 0, 0)) < 1e-4)
    let quarter = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 1, 0))
    node.simdRotate(by: quarter, aroundTarget: .zero)
    #expect(simd_distance(node.simdPosition, SIMD3(0, 0, 2)) < 1e-4)
    #expect(simd_distance(node.simdWorldFront, SIMD3(0, 0, 1)) < 1e-4)
  }

  @Test("Each wait of a range has another length, none beyond half of the range")
  func randomWaits() {
    let node = SCNNode()
    var (time, beats): (Double, [Double]) = (0, [])
    node.runAction(
      .repeatForever(
        .sequence([.wait(duration: 1, withRange: 0.5), .run { _ in beats.append(time) }])))
    for _ in 0..<3_000 {
      time += 0.01
      node.runActions(0.01)
    }
    let lengths = zip(beats, beats.dropFirst()).map { $1 - $0 }
    #expect(lengths.count > 20)
    #expect(lengths.allSatisfy { $0 > 0.75 - 0.011 && $0 < 1.25 + 0.011 })
    #expect(lengths.max()! - lengths.min()! > 0.1)
  }

  @Test("Values at key paths are those of places, turns, sizes, and of lights and cameras")
  func keyPaths() {
    let node = SCNNode()
    node.position = SCNVector3(1, 2, 3)
    node.scale = SCNVector3(4, 5, 6)
    node.eulerAngles = SCNVector3(0, 1, 0)
    node.opacity = 0.5
    #expect(node.numbers(at: "position") == [1, 2, 3] && node.numbers(at: "position.z") == [3])
    #expect(node.numbers(at: "scale.y") == [5] && node.numbers(at: "opacity") == [0.5])
    #expect(node.numbers(at: "transform.translation.x") == [1])
    #expect(abs((node.numbers(at: "eulerAngles.y")?.first ?? 0) - 1) < 1e-5)
    #expect(node.numbers(at: "nonsense") == nil)
    #expect(node.show([7], at: "position.x") && !node.show([7], at: "nonsense"))
    #expect(node.presentation.position.x == 7 && node.position.x == 1)
    #expect(node.show(nil, at: "position.x") && node.presentation.position.x == 1)
  }
}
