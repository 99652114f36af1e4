import Foundation
@testable import SceneKit
import Testing

@Suite("Rules for nodes of scenes") struct SCNConstraintTests {
  private let scene = SCNScene()

  private func node(_ place: SCNVector3, in parent: SCNNode? = nil) -> SCNNode {
    let node = SCNNode()
    node.position = place
    (parent ?? scene.rootNode).addChildNode(node)
    return node
  }

  private func isNear(_ found: SIMD3<Float>, _ x: Float, _ y: Float, _ z: Float) -> Bool {
    simd_distance(found, SIMD3(x, y, z)) < 1e-4
  }

  private func apply(_ constraint: SCNConstraint, to node: SCNNode, from view: SCNNode? = nil) {
    constraint.apply(to: node, pointOfView: view)
  }

  @Test("A node looks at another one with its front, or with what is said to be that")
  func lookAt() {
    let (node, target) = (node(SCNVector3(1, 0, 0)), node(SCNVector3(1, 0, 5)))
    let constraint = SCNLookAtConstraint(target: target)
    apply(constraint, to: node)
    #expect(isNear(node.simdWorldFront, 0, 0, 1))
    constraint.targetOffset = SCNVector3(5, 0, -5)
    apply(constraint, to: node)
    #expect(isNear(node.simdWorldFront, 1, 0, 0))
    constraint.localFront = SCNVector3(0, 0, 1)
    apply(constraint, to: node)
    #expect(isNear(node.simdWorldFront, -1, 0, 0))
  }

  @Test("It looks there below a parent that is turned, too")
  func lookBelowTurned() {
    let parent = node(SCNVector3(0, 0, 0))
    parent.eulerAngles = SCNVector3(0.3, 1.1, -0.4)
    let node = node(SCNVector3(0, 0, 0), in: parent)
    apply(SCNLookAtConstraint(target: self.node(SCNVector3(0, 7, 0.001))), to: node)
    #expect(simd_dot(node.simdWorldFront, SIMD3(0, 1, 0)) > 0.999)
  }

  @Test("Half of the influence goes half of the way in each frame")
  func influence() {
    let (node, target) = (node(SCNVector3(0, 0, 16)), node(SCNVector3(0, 0, 0)))
    let constraint = SCNDistanceConstraint(target: target)
    constraint.maximumDistance = 8
    constraint.influenceFactor = 0.5
    apply(constraint, to: node)
    #expect(isNear(node.simdPosition, 0, 0, 12))
    apply(constraint, to: node)
    #expect(isNear(node.simdPosition, 0, 0, 10))
  }

  @Test("A distance is kept between its limits, along the line between both")
  func distances() {
    let (node, target) = (node(SCNVector3(6, 8, 0)), node(SCNVector3(0, 0, 0)))
    let constraint = SCNDistanceConstraint(target: target)
    constraint.maximumDistance = 5
    apply(constraint, to: node)
    #expect(isNear(node.simdPosition, 3, 4, 0))
    constraint.minimumDistance = 10
    constraint.maximumDistance = 20
    apply(constraint, to: node)
    #expect(isNear(node.simdPosition, 6, 8, 0))
    apply(constraint, to: node)
    #expect(isNear(node.simdPosition, 6, 8, 0))
  }

  @Test("A billboard faces the camera, about one axis only as far as that allows")
  func billboards() {
    let camera = SCNNode()
    camera.eulerAngles = SCNVector3(-0.5, 0.7, 0)
    let node = node(SCNVector3(0, 0, 0))
    let constraint = SCNBillboardConstraint()
    apply(constraint, to: node, from: camera)
    #expect(simd_distance(node.simdWorldFront, camera.simdWorldFront) < 1e-4)
    constraint.freeAxes = .Y
    apply(constraint, to: node, from: camera)
    let front = node.simdWorldFront
    #expect(abs(front.y) < 1e-4)
    let level = simd_normalize(SIMD3(camera.simdWorldFront.x, 0, camera.simdWorldFront.z))
    #expect(simd_distance(front, level) < 1e-4)
  }

  @Test("A replica has the place, turn and size of another node, as far as each is asked for")
  func replicator() {
    let target = node(SCNVector3(1, 2, 3))
    target.eulerAngles.y = 1
    target.scale = SCNVector3(2, 2, 2)
    let node = node(SCNVector3(0, 0, 0))
    let constraint = SCNReplicatorConstraint(target: target)
    constraint.positionOffset = SCNVector3(0, 1, 0)
    constraint.replicatesScale = false
    apply(constraint, to: node)
    #expect(isNear(node.simdPosition, 1, 3, 3) && isNear(node.simdScale, 1, 1, 1))
    #expect(simd_distance(node.simdWorldFront, target.simdWorldFront) < 1e-4)
  }

  @Test("A program's function is told places in the scene or in the parent, as it asks")
  func transforms() {
    let parent = node(SCNVector3(10, 0, 0))
    parent.scale = SCNVector3(2, 2, 2)
    let node = node(SCNVector3(3, 0, 0), in: parent)
    apply(
      SCNTransformConstraint.positionConstraint(inWorldSpace: false) { _, place in
        SCNVector3(min(place.x, 2), place.y + 1, 0)
      }, to: node)
    #expect(isNear(node.simdPosition, 2, 1, 0) && isNear(node.simdWorldPosition, 14, 2, 0))
    apply(
      SCNTransformConstraint.positionConstraint(inWorldSpace: true) { _, place in
        SCNVector3(place.x - 4, 0, 0)
      }, to: node)
    #expect(isNear(node.simdWorldPosition, 10, 0, 0) && isNear(node.simdPosition, 0, 0, 0))
  }

  @Test("A turn or a whole transform is the program's, in the scene or in the parent")
  func turns() {
    let parent = node(SCNVector3(0, 0, 0))
    parent.eulerAngles.y = .pi / 2
    let node = node(SCNVector3(0, 0, 0), in: parent)
    let none = SCNQuaternion(0, 0, 0, 1)
    apply(
      SCNTransformConstraint.orientationConstraint(inWorldSpace: true) { _, _ in none }, to: node)
    #expect(isNear(node.simdWorldFront, 0, 0, -1))
    apply(
      SCNTransformConstraint.orientationConstraint(inWorldSpace: false) { _, _ in none }, to: node)
    #expect(isNear(node.simdWorldFront, -1, 0, 0))
    apply(
      SCNTransformConstraint(inWorldSpace: false) { _, _ in
        SCNMatrix4Translate(SCNMatrix4MakeScale(3, 3, 3), 0, 5, 0)
      }, to: node)
    #expect(isNear(node.simdPosition, 0, 5, 0) && isNear(node.simdScale, 3, 3, 3))
  }
}
