import Foundation
import simd

/// A rule that a node is brought to keep in each frame, after its actions.
open class SCNConstraint: NSObject {
  open var isEnabled = true { didSet { SceneTime.changed() } }
  /// How much of the way to what the rule says it goes in a frame, 0…1.
  open var influenceFactor: CGFloat = 1
  open var isIncremental = true

  public override init() { super.init() }
  func apply(to node: SCNNode, pointOfView: SCNNode?) {}

  /// Nothing changes where the node is there already, so that what stands still is not drawn again.
  func turn(_ node: SCNNode, to world: simd_quatf) {
    let above = node.parent.map { NodeValues($0.worldMatrix).orientation.inverse }
    let wanted = above.map { $0 * world } ?? world
    let now = node.turned.model
    let part = Float(influenceFactor)
    let next = part >= 1 ? wanted : simd_slerp(now, wanted, part)
    if abs(simd_dot(next.vector, now.vector)) < 0.9999999 { node.putTurn(next.safe) }
  }
  func move(_ node: SCNNode, to world: SIMD3<Float>) {
    let wanted = node.parent?.worldMatrix.safeInverse.point(world) ?? world
    let now = node.placed.model
    let next = now + (wanted - now) * Float(influenceFactor)
    if simd_length(next - now) > 1e-6, next.isFinite { node.placed.put(next) }
  }
}

/// Towards another node, with the front that is −z.
open class SCNLookAtConstraint: SCNConstraint {
  open var target: SCNNode?
  open var targetOffset = SCNVector3Zero
  open var localFront = SCNVector3(0, 0, -1)
  open var worldUp = SCNVector3(0, 1, 0)
  /// Whether its sides stay level.
  open var isGimbalLockEnabled = false

  public convenience init(target: SCNNode?) {
    self.init()
    self.target = target
  }

  override func apply(to node: SCNNode, pointOfView: SCNNode?) {
    guard let target else { return }
    let place = target.worldMatrix.point(SIMD3(targetOffset))
    let up = isGimbalLockEnabled ? SIMD3(worldUp) : SIMD3<Float>(0, 1, 0)
    if let turn = simd_quatf(
      looking: place - node.simdWorldPosition, up: up, front: SIMD3(localFront))
    {
      self.turn(node, to: turn)
    }
  }
}

public struct SCNBillboardAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let X = SCNBillboardAxis(rawValue: 1)
  public static let Y = SCNBillboardAxis(rawValue: 2)
  public static let Z = SCNBillboardAxis(rawValue: 4)
  public static let all: SCNBillboardAxis = [.X, .Y, .Z]
}

/// Its +z is towards the camera.
open class SCNBillboardConstraint: SCNConstraint {
  /// About which axes it turns.
  open var freeAxes = SCNBillboardAxis.all

  override func apply(to node: SCNNode, pointOfView: SCNNode?) {
    guard let pointOfView else { return }
    let view = NodeValues(pointOfView.worldMatrix).orientation
    guard freeAxes != .all else { return turn(node, to: view) }
    var toward = view.act(SIMD3(0, 0, 1))
    if !freeAxes.contains(.X) { toward.y = 0 }
    if !freeAxes.contains(.Y) { toward.x = 0 }
    if let turn = simd_quatf(looking: toward, up: SIMD3(0, 1, 0), front: SIMD3(0, 0, 1)) {
      self.turn(node, to: turn)
    }
  }
}

/// As far from another node as it may be.
open class SCNDistanceConstraint: SCNConstraint {
  open var target: SCNNode?
  open var minimumDistance: CGFloat = 0
  open var maximumDistance = CGFloat.greatestFiniteMagnitude

  public convenience init(target: SCNNode?) {
    self.init()
    self.target = target
  }

  override func apply(to node: SCNNode, pointOfView: SCNNode?) {
    guard let target else { return }
    let (center, place) = (target.simdWorldPosition, node.simdWorldPosition)
    let distance = simd_length(place - center)
    let least = Float(minimumDistance)
    let most = Float(min(maximumDistance, 1e30))
    guard distance < least || distance > most else { return }
    let way = SIMD3<Float>(0, 0, 1).unit(place - center)
    move(node, to: center + way * (distance < least ? least : most))
  }
}

/// At the place of another node, with an offset.
open class SCNReplicatorConstraint: SCNConstraint {
  open var target: SCNNode?
  open var replicatesOrientation = true
  open var replicatesPosition = true
  open var replicatesScale = true
  open var orientationOffset = SCNVector4(0, 0, 0, 1)
  open var positionOffset = SCNVector3Zero
  open var scaleOffset = SCNVector3(1, 1, 1)

  public convenience init(target: SCNNode?) {
    self.init()
    self.target = target
  }

  override func apply(to node: SCNNode, pointOfView: SCNNode?) {
    guard let target else { return }
    let parts = NodeValues(target.worldMatrix)
    if replicatesPosition { move(node, to: parts.position + SIMD3(positionOffset)) }
    if replicatesOrientation {
      turn(node, to: (parts.orientation * simd_quatf(vector: SIMD4(orientationOffset))).safe)
    }
    if replicatesScale, node.sized.model != parts.scale * SIMD3(scaleOffset) {
      node.sized.put(parts.scale * SIMD3(scaleOffset))
    }
  }
}

/// Whatever a program's function says, of places in the scene or in the node's parent.
open class SCNTransformConstraint: SCNConstraint {
  private var isInWorld = true
  private var matrix: ((SCNNode, SCNMatrix4) -> SCNMatrix4)?
  private var place: ((SCNNode, SCNVector3) -> SCNVector3)?
  private var turned: ((SCNNode, SCNQuaternion) -> SCNQuaternion)?

  public convenience init(
    inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNMatrix4) -> SCNMatrix4
  ) {
    self.init()
    (isInWorld, matrix) = (world, block)
  }
  public class func positionConstraint(
    inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNVector3) -> SCNVector3
  ) -> Self {
    let constraint = self.init()
    (constraint.isInWorld, constraint.place) = (world, block)
    return constraint
  }
  public class func orientationConstraint(
    inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNQuaternion) -> SCNQuaternion
  ) -> Self {
    let constraint = self.init()
    (constraint.isInWorld, constraint.turned) = (world, block)
    return constraint
  }
  public required override init() { super.init() }

  override func apply(to node: SCNNode, pointOfView: SCNNode?) {
    if let matrix {
      let given = isInWorld ? node.worldTransform : node.transform
      let parts = NodeValues(simd_float4x4(matrix(node, given)))
      put(node, parts.position)
      put(node, parts.orientation)
      if !isInWorld, node.sized.model != parts.scale { node.sized.put(parts.scale) }
    }
    if let place { put(node, SIMD3(place(node, isInWorld ? node.worldPosition : node.position))) }
    if let turned {
      let given = isInWorld ? node.worldOrientation : node.orientation
      put(node, simd_quatf(vector: SIMD4(turned(node, given))).safe)
    }
  }

  private func put(_ node: SCNNode, _ place: SIMD3<Float>) {
    move(node, to: isInWorld ? place : node.parent?.worldMatrix.point(place) ?? place)
  }

  private func put(_ node: SCNNode, _ turn: simd_quatf) {
    let above = node.parent.map { NodeValues($0.worldMatrix).orientation }
    self.turn(node, to: isInWorld ? turn : above.map { $0 * turn } ?? turn)
  }
}

/// Would hold back how fast a node moves: it does not, and says so.
open class SCNAccelerationConstraint: SCNConstraint {
  public override init() {
    SceneReports.noPhysics("SCNAccelerationConstraint holds nothing back")
    super.init()
  }
  open var maximumLinearAcceleration = CGFloat.greatestFiniteMagnitude
  open var maximumLinearVelocity = CGFloat.greatestFiniteMagnitude
  open var decelerationDistance: CGFloat = 0
  open var damping: CGFloat = 0.1
}
