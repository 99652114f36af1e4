import Foundation
@testable import SceneKit
import UIKit

/// Small pictures of scenes, without a view.
@MainActor
struct SceneStage {
  let scene = SCNScene()
  let camera = SCNNode()

  /// A camera at z = 5 that looks along −z, of 90 degrees: at z = 0 it sees 10 points from top to bottom.
  init() {
    camera.camera = SCNCamera()
    camera.camera?.fieldOfView = 90
    camera.position = SCNVector3(0, 0, 5)
    scene.rootNode.addChildNode(camera)
  }

  @discardableResult
  func add(
    _ geometry: SCNGeometry, _ color: UIColor, at place: SCNVector3 = SCNVector3Zero,
    model: SCNMaterial.LightingModel = .constant
  ) -> SCNNode {
    let node = SCNNode(geometry: geometry)
    geometry.firstMaterial?.diffuse.contents = color
    geometry.firstMaterial?.lightingModel = model
    node.position = place
    scene.rootNode.addChildNode(node)
    return node
  }

  @discardableResult
  func light(_ type: SCNLight.LightType, at place: SCNVector3 = SCNVector3Zero) -> SCNNode {
    let node = SCNNode()
    node.light = SCNLight()
    node.light?.type = type
    node.position = place
    scene.rootNode.addChildNode(node)
    return node
  }

  /// Red, green, blue and opacity of a picture of 20 × 20 pixels on black.
  func pixels(samples: Int = 4, size: Int = 20) -> [[UInt8]] {
    let capture = SceneCapture(
      scene: scene, camera: camera, size: CGSize(width: size, height: size), scale: 1,
      backdrop: .black, samples: samples)
    let data = SceneRaster.draw(capture.frame()).unpaddedPixels
    return stride(from: 0, to: data.count, by: 4).map { Array(data[$0..<$0 + 4]) }
  }

  func middle() -> [UInt8] { pixels()[10 * 20 + 10] }
}
