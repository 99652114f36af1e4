import Foundation
@testable import SceneKit
import Testing
import UIKit

@MainActor @Suite("Geometries and nodes") struct SCNGeometryTests {
  /// Six times the volume by the triangles: what faces outwards counts for it.
  private func volume(_ geometry: SCNGeometry) -> Float {
    let mesh = geometry.mesh
    return mesh.parts.reduce(0) { sum, part in
      stride(from: 0, to: part.indices.count, by: 3).reduce(sum) {
        let (a, b, c) = (
          mesh.positions[Int(part.indices[$1])], mesh.positions[Int(part.indices[$1 + 1])],
          mesh.positions[Int(part.indices[$1 + 2])]
        )
        return $0 + simd_dot(a, simd_cross(b, c)) / 6
      }
    }
  }

  @Test("Solids enclose the volumes of their formulas, with their faces outwards")
  func volumes() {
    func near(_ geometry: SCNGeometry, _ wanted: Float, _ part: Float = 0.01) {
      let found = volume(geometry)
      #expect(abs(found - wanted) < wanted * part, "\(type(of: geometry)): \(found) for \(wanted)")
    }
    near(SCNBox(width: 1, height: 2, length: 3, chamferRadius: 0), 6)
    near(SCNSphere(radius: 1), 4 / 3 * .pi)
    near(SCNCylinder(radius: 1, height: 2), 2 * .pi)
    near(SCNCone(topRadius: 0, bottomRadius: 1, height: 3), .pi)
    near(SCNTube(innerRadius: 1, outerRadius: 2, height: 1), 3 * .pi)
    near(SCNTorus(ringRadius: 2, pipeRadius: 0.5), 2 * .pi * .pi * 2 * 0.25, 0.02)
    near(SCNCapsule(capRadius: 1, height: 4), 2 * .pi + 4 / 3 * .pi)
    near(SCNPyramid(width: 2, height: 3, length: 2), 4)
    let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 3))
    square.append(UIBezierPath(rect: CGRect(x: 1, y: 1, width: 1, height: 1)).reversing())
    near(SCNShape(path: square, extrusionDepth: 2), 16)
  }

  @Test("Letters have their holes, and stand in the middle of their depth")
  func letters() {
    let text = SCNText(string: "O", extrusionDepth: 2)
    text.font = UIFont.systemFont(ofSize: 10)
    let box = text.boundingBox
    #expect(abs(box.min.z + 1) < 1e-5 && abs(box.max.z - 1) < 1e-5 && box.max.y > 5)
    let full = (box.max.x - box.min.x) * (box.max.y - box.min.y) * 2
    #expect(volume(text) > full * 0.2 && volume(text) < full * 0.7)
    #expect(text.elementCount == 3)
  }

  @Test("A program's own numbers are read from vectors and from bytes")
  func sources() {
    let corners = [
      SCNVector3(0, 0, 0), SCNVector3(1, 0, 0), SCNVector3(0, 1, 0), SCNVector3(1, 1, 0),
    ]
    let source = SCNGeometrySource(vertices: corners)
    let copy = SCNGeometrySource(
      data: source.data, semantic: .vertex, vectorCount: 4, usesFloatComponents: true,
      componentsPerVector: 3, bytesPerComponent: 4, dataOffset: 0, dataStride: 12)
    let strip = SCNGeometryElement(
      indices: [0, 1, 2, 3] as [UInt16], primitiveType: .triangleStrip)
    let mesh = SCNGeometry(sources: [copy], elements: [strip]).mesh
    #expect(mesh.positions == corners.map { SIMD3<Float>($0) })
    #expect(mesh.parts[0].indices == [0, 1, 2, 2, 1, 3])
    // Nothing says how it is lit: its faces do.
    #expect(mesh.normals.allSatisfy { $0 == SIMD3(0, 0, 1) })
    let polygon = SCNGeometryElement(indices: [4, 0, 1, 3, 2] as [Int32], primitiveType: .polygon)
    #expect(polygon.part.indices == [0, 1, 3, 0, 3, 2] && polygon.primitiveCount == 1)
  }

  @Test("A child is found by its name, below others only where that is asked for")
  func names() {
    let (root, middle, leaf) = (SCNNode(), SCNNode(), SCNNode())
    leaf.name = "leaf"
    root.addChildNode(middle)
    middle.addChildNode(leaf)
    #expect(root.childNode(withName: "leaf", recursively: false) == nil)
    #expect(root.childNode(withName: "leaf", recursively: true) === leaf)
    let copy = root.clone()
    #expect(copy.childNode(withName: "leaf", recursively: true) !== leaf)
    leaf.addChildNode(root)
    #expect(leaf.childNodes.isEmpty)
  }

  @Test("A flattened copy is one shape in the same places")
  func flattening() {
    let root = SCNNode()
    for x in [Float(0), 4] {
      let box = SCNNode(geometry: SCNBox(width: 2, height: 2, length: 2, chamferRadius: 0))
      box.position.x = x
      root.addChildNode(box)
    }
    let flat = root.flattenedClone()
    #expect(flat.childNodes.isEmpty && flat.boundingBox.min.x == -1 && flat.boundingBox.max.x == 5)
    #expect(abs(volume(flat.geometry ?? SCNGeometry()) - 16) < 1e-3)
  }

  @Test("A file of Wavefront is read with its faces, also those that count from the end")
  func wavefront() {
    let file = WavefrontFile("v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2 3 4\nf -4 -3 -2\nf 9 8 7\n")
    let mesh = file.geometry(beside: URL(fileURLWithPath: "/none.obj")).mesh
    #expect(mesh.parts[0].indices.count == 9 && mesh.high == SIMD3(1, 1, 0))
  }

  @Test("Changes in a transaction are on their way in its time, and at once without one")
  func transactions() {
    let node = SCNNode()
    node.position.x = 4
    #expect(node.presentation.position.x == 4)
    SCNTransaction.begin()
    SCNTransaction.animationDuration = 1000
    node.position.x = 8
    SCNTransaction.commit()
    #expect(node.position.x == 8 && node.presentation.position.x < 4.1)
  }
}
