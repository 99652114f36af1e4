import Foundation
@testable import SceneKit
import Testing
import UIKit

@MainActor @Suite("Views of three dimensions") struct SCNViewTests {
  private func view() -> (SCNView, SCNNode) {
    let view = SCNView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let scene = SCNScene()
    let camera = SCNNode()
    camera.camera = SCNCamera()
    camera.camera?.fieldOfView = 90
    camera.position.z = 5
    scene.rootNode.addChildNode(camera)
    let box = SCNNode(geometry: SCNBox(width: 2, height: 2, length: 2, chamferRadius: 0))
    box.name = "box"
    scene.rootNode.addChildNode(box)
    view.scene = scene
    return (view, box)
  }

  @Test("Points are projected by the camera, and back")
  func projection() {
    let (view, _) = view()
    // 50 points are 5 at a distance of 5.
    let place = view.projectPoint(SCNVector3(1, 2, 0))
    #expect(abs(place.x - 110) < 1e-3 && abs(place.y - 30) < 1e-3)
    // 100 · (5 − 1) / (5 · 99) is the depth of 5 between 1 and 100.
    #expect(abs(place.z - 400 / 495) < 1e-5)
    let back = SIMD3<Float>(view.unprojectPoint(place))
    #expect(simd_distance(back, SIMD3(1, 2, 0)) < 1e-3)
  }

  @Test("A hit tells the node, where it is hit, and which way that faces")
  func hits() throws {
    let (view, box) = view()
    let behind = SCNNode(geometry: SCNSphere(radius: 3))
    behind.position.z = -6
    view.scene?.rootNode.addChildNode(behind)
    let found = view.hitTest(CGPoint(x: 100, y: 50))
    #expect(found.map(\.node) == [box, behind])
    let first = try #require(found.first)
    #expect(simd_distance(SIMD3<Float>(first.worldCoordinates), SIMD3(0, 0, 1)) < 1e-3)
    #expect(simd_distance(SIMD3<Float>(first.worldNormal), SIMD3(0, 0, 1)) < 1e-5)
    #expect(view.hitTest(CGPoint(x: 5, y: 5)).isEmpty)
    box.isHidden = true
    #expect(view.hitTest(CGPoint(x: 100, y: 50), options: [.firstFoundOnly: true]).count == 1)
  }

  @Test("Without a camera all of a scene is in sight")
  func framing() throws {
    let (view, box) = view()
    view.scene?.rootNode.childNodes.first?.removeFromParentNode()
    box.position = SCNVector3(50, -20, 7)
    view.layoutSubviews()
    for x in [Float(-1), 1] {
      for y in [Float(-1), 1] {
        let place = view.projectPoint(box.convertPosition(SCNVector3(x, y, x), to: nil))
        #expect(view.bounds.contains(CGPoint(x: CGFloat(place.x), y: CGFloat(place.y))))
        #expect(place.z > 0 && place.z < 1)
      }
    }
  }

  @Test("A picture of the view has the view's background around the scene")
  func snapshots() throws {
    let (view, box) = view()
    view.backgroundColor = .blue
    box.geometry?.firstMaterial?.lightingModel = .constant
    let image = try #require(view.snapshot().cgImage)
    let data = try #require(image.dataProvider?.data)
    #expect(Array(data.prefix(4)) == [0, 0, 255, 255])
    let middle = (image.height / 2 * image.width + image.width / 2) * 4
    #expect(Array(data[middle..<middle + 4]) == [255, 255, 255, 255])
  }

  @Test("A drag turns the camera around the middle and a pinch brings it nearer")
  func control() {
    let (view, _) = view()
    view.cameraControl.orbit(x: .pi / 2, y: 0)
    let eye = view.pointOfView?.simdWorldPosition ?? .zero
    #expect(simd_distance(eye, SIMD3(-5, 0, 0)) < 1e-3)
    view.cameraControl.dolly(2)
    #expect(simd_distance(view.pointOfView?.simdWorldPosition ?? .zero, SIMD3(-2.5, 0, 0)) < 1e-3)
  }
}
