import Foundation
import SceneKit
import Testing

@Suite("Vectors, matrices and turns of scenes")
struct SCNMatrix4Tests {
  private func near(_ a: SCNVector3, _ b: SCNVector3, _ tolerance: Float = 1e-5) -> Bool {
    simd_distance(SIMD3<Float>(a), SIMD3<Float>(b)) < tolerance
  }

  @Test("A translation's numbers are in the fourth row")
  func translation() {
    let matrix = SCNMatrix4MakeTranslation(1, 2, 3)
    #expect([matrix.m41, matrix.m42, matrix.m43, matrix.m44] == [1, 2, 3, 1])
    #expect(!SCNMatrix4IsIdentity(matrix))
  }

  @Test("The first factor of a product happens first")
  func products() {
    let matrix = SCNMatrix4Mult(SCNMatrix4MakeTranslation(1, 0, 0), SCNMatrix4MakeScale(2, 2, 2))
    #expect(matrix.m41 == 2)
    let other = SCNMatrix4Mult(SCNMatrix4MakeScale(2, 2, 2), SCNMatrix4MakeTranslation(1, 0, 0))
    #expect(other.m41 == 1)
  }

  @Test("A matrix times its inverse changes nothing; one without an inverse stays")
  func inverses() {
    let matrix = SCNMatrix4Rotate(SCNMatrix4MakeTranslation(1, -2, 3), 0.7, 1, 2, 3)
    let whole = simd_float4x4(SCNMatrix4Mult(matrix, SCNMatrix4Invert(matrix)))
    for column in 0..<4 {
      for row in 0..<4 { #expect(abs(whole[column][row] - (column == row ? 1 : 0)) < 1e-5) }
    }
    let flat = SCNMatrix4MakeScale(1, 0, 1)
    #expect(SCNMatrix4EqualToMatrix4(SCNMatrix4Invert(flat), flat))
  }

  @Test("A quarter turn about z brings x to y")
  func rotation() {
    let turned = simd_float4x4(SCNMatrix4MakeRotation(.pi / 2, 0, 0, 1)) * SIMD4(1, 0, 0, 1)
    #expect(simd_distance(turned, SIMD4(0, 1, 0, 1)) < 1e-6)
    #expect(SCNMatrix4IsIdentity(SCNMatrix4MakeRotation(1, 0, 0, 0)))
  }

  @Test("Angles turn about x first, then about y: a camera that is raised and swung stays level")
  func eulerAngles() {
    let node = SCNNode()
    node.eulerAngles = SCNVector3(-Float.pi / 4, Float.pi / 4, 0)
    #expect(abs(node.worldRight.y) < 1e-6)
    #expect(near(node.worldFront, SCNVector3(-0.5, -Float(0.5).squareRoot(), -0.5)))
  }

  @Test("Angles beyond a turn are kept as they are given, and told from other forms")
  func givenAngles() {
    let node = SCNNode()
    for _ in 0..<100 { node.eulerAngles.y += 0.1 }
    #expect(abs(node.eulerAngles.y - 10) < 1e-4)
    node.orientation = SCNQuaternion(0, sin(0.25), 0, cos(0.25))
    #expect(near(node.eulerAngles, SCNVector3(0, 0.5, 0)))
    node.rotation = SCNVector4(0, 0, 2, 1)
    #expect(near(node.eulerAngles, SCNVector3(0, 0, 1)))
  }

  @Test("A transform gives back the place, the turn and the size that it was made from")
  func transforms() {
    let node = SCNNode()
    node.position = SCNVector3(1, 2, 3)
    node.eulerAngles = SCNVector3(0.1, 0.2, 0.3)
    node.scale = SCNVector3(2, 3, 4)
    let other = SCNNode()
    other.transform = node.transform
    #expect(near(other.position, node.position) && near(other.scale, node.scale))
    #expect(near(other.eulerAngles, node.eulerAngles))
    other.transform = SCNMatrix4MakeScale(0, 0, 0)
    #expect(other.orientation.w == 1)
  }

  @Test("Places go from node to node through the scene")
  func conversions() {
    let (parent, child, other) = (SCNNode(), SCNNode(), SCNNode())
    parent.position = SCNVector3(10, 0, 0)
    parent.eulerAngles.z = .pi / 2
    child.position = SCNVector3(1, 0, 0)
    parent.addChildNode(child)
    other.scale = SCNVector3(2, 2, 2)
    #expect(near(child.worldPosition, SCNVector3(10, 1, 0)))
    #expect(near(child.convertPosition(SCNVector3(1, 0, 0), to: nil), SCNVector3(10, 2, 0)))
    #expect(near(child.convertPosition(SCNVector3Zero, to: other), SCNVector3(5, 0.5, 0)))
    #expect(near(child.convertVector(SCNVector3(1, 0, 0), to: nil), SCNVector3(0, 1, 0)))
    child.worldPosition = SCNVector3Zero
    #expect(near(child.position, SCNVector3(0, 10, 0)))
  }

  @Test("The front of a node that looks at a place goes there, and its right side is level")
  func looking() {
    let node = SCNNode()
    node.position = SCNVector3(3, 4, 5)
    node.look(at: SCNVector3Zero)
    let front = -SIMD3<Float>(3, 4, 5) / Float(50).squareRoot()
    #expect(near(node.worldFront, SCNVector3(front)))
    #expect(abs(node.worldRight.y) < 1e-6)
    node.look(at: node.position)
    #expect(near(node.worldFront, SCNVector3(front)))
    node.look(at: SCNVector3(3, -100, 5))
    #expect(near(node.worldFront, SCNVector3(0, -1, 0), 1e-3))
  }

  @Test("A pivot is the point that lies at the position")
  func pivots() {
    let node = SCNNode(geometry: SCNBox(width: 2, height: 2, length: 2, chamferRadius: 0))
    node.pivot = SCNMatrix4MakeTranslation(1, 1, 0)
    #expect(near(node.convertPosition(SCNVector3(1, 1, 0), to: nil), SCNVector3Zero))
  }
}
