import UIKit
import simd

public typealias SCNCameraController = CameraControl

public enum SCNInteractionMode: Int, Sendable {
  case fly, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
}

/// Fingers that turn a view's camera around what it looks at. The camera is the view's own, so that the program's stays
/// where it was put.
@preconcurrency @MainActor
public final class CameraControl: NSObject {
  private weak var view: SCNView?
  private var recognizers: [UIGestureRecognizer] = []
  private var start: (node: SCNNode, matrix: simd_float4x4)?
  private var before: SCNNode?
  public var interactionMode = SCNInteractionMode.orbitTurntable
  public var inertiaEnabled = false
  public var automaticTarget = true
  /// What it turns around, in the scene's points.
  public var target = SCNVector3Zero
  public var minimumVerticalAngle: Float = 0
  public var maximumVerticalAngle: Float = 0

  init(_ view: SCNView) { self.view = view }

  var isOn = false {
    didSet {
      guard isOn != oldValue, let view else { return }
      for recognizer in recognizers { view.removeGestureRecognizer(recognizer) }
      recognizers = []
      guard isOn else { return }
      let pan = UIPanGestureRecognizer()
      let pinch = UIPinchGestureRecognizer()
      pan.onAction = { [weak self, weak pan] _ in if let pan { self?.turn(pan) } }
      pinch.onAction = { [weak self, weak pinch] _ in if let pinch { self?.near(pinch) } }
      recognizers = [pan, pinch]
      for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    }
  }

  /// A camera of the view's own where the program's was.
  private func camera() -> SCNNode? {
    guard let view, let seen = view.pointOfView else { return nil }
    if let start, start.node === seen { return seen }
    let node = SCNNode()
    node.camera = seen.camera?.copy() as? SCNCamera ?? SCNCamera()
    let parts = NodeValues(seen.shownWorldMatrix)
    node.placed.put(parts.position)
    node.putTurn(parts.orientation)
    before = seen
    view.pointOfView = node
    start = (node, node.matrix)
    return node
  }

  private var middle: SIMD3<Float> {
    guard automaticTarget else { return SIMD3(target) }
    // What the camera looks at: the place on its line of sight that is nearest to the scene's middle.
    guard let view, let box = view.scene?.rootNode.bounds(.one), let camera = view.pointOfView
    else {
      return .zero
    }
    let eye = camera.simdWorldPosition
    let front = camera.simdWorldFront
    let size = simd_length(box.high - box.low)
    // A floor of a thousand points is no middle to turn around.
    let center = size < 500 ? (box.low + box.high) / 2 : .zero
    let distance = max(simd_dot(center - eye, front), 0.1)
    return eye + front * distance
  }

  /// Half a turn for the width of a view.
  func orbit(x: Float, y: Float) {
    guard let node = camera() else { return }
    let middle = middle
    let right = node.simdWorldRight
    let turn = simd_quatf(angle: -x, axis: SIMD3(0, 1, 0)) * simd_quatf(angle: -y, axis: right)
    let up = turn.act(node.simdWorldUp)
    // Over the top the scene would stand on its head.
    let safe = up.y > 0.02 ? turn : simd_quatf(angle: -x, axis: SIMD3(0, 1, 0))
    node.simdRotate(by: safe, aroundTarget: middle)
  }

  func dolly(_ factor: Float) {
    guard let node = camera(), factor > 0, factor.isFinite else { return }
    if let camera = node.camera, camera.usesOrthographicProjection {
      camera.orthographicScale /= Double(factor)
      return
    }
    let middle = middle
    node.placed.put(middle + (node.simdPosition - middle) / factor)
  }

  private func turn(_ recognizer: UIPanGestureRecognizer) {
    guard let view, view.bounds.width > 0 else { return }
    let way = recognizer.translation(in: view)
    recognizer.setTranslation(.zero, in: view)
    let unit = Float.pi / Float(max(min(view.bounds.width, view.bounds.height), 1))
    orbit(x: Float(way.x) * unit, y: Float(way.y) * unit)
  }

  private func near(_ recognizer: UIPinchGestureRecognizer) {
    dolly(Float(recognizer.scale))
    recognizer.scale = 1
  }
}
