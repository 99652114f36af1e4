import Foundation
import simd

extension SCNNode {
  public var simdPosition: SIMD3<Float> {
    get { values.position }
    set { placed.set(newValue) }
  }
  public var simdScale: SIMD3<Float> {
    get { values.scale }
    set { sized.set(newValue) }
  }
  public var simdOrientation: simd_quatf {
    get { values.orientation }
    set { turn(newValue) }
  }
  /// Radians about the axes: first about x, then y, then z of the parent.
  public var simdEulerAngles: SIMD3<Float> {
    get { givenAngles ?? values.orientation.angles }
    set {
      turn(simd_quatf(angles: newValue))
      givenAngles = newValue
    }
  }
  /// An axis, and radians about it.
  public var simdRotation: SIMD4<Float> {
    get { givenRotation ?? values.orientation.axisAndAngle }
    set {
      turn(simd_quatf(axisAndAngle: newValue))
      givenRotation = newValue
    }
  }
  public var simdTransform: simd_float4x4 {
    get { values.matrix }
    set {
      let parts = NodeValues(newValue)
      placed.set(parts.position)
      turn(parts.orientation)
      sized.set(parts.scale)
    }
  }
  public var simdPivot: simd_float4x4 {
    get { pivotMatrix }
    set {
      pivotMatrix = newValue
      SceneTime.changed()
    }
  }
  private func turn(_ turn: simd_quatf) {
    turned.set(turn)
    (givenAngles, givenRotation) = (nil, nil)
  }

  public var position: SCNVector3 {
    get { SCNVector3(simdPosition) }
    set { simdPosition = SIMD3(newValue) }
  }
  public var scale: SCNVector3 {
    get { SCNVector3(simdScale) }
    set { simdScale = SIMD3(newValue) }
  }
  /// Radians: first about x, then y, then z of the parent.
  public var eulerAngles: SCNVector3 {
    get { SCNVector3(simdEulerAngles) }
    set { simdEulerAngles = SIMD3(newValue) }
  }
  public var orientation: SCNQuaternion {
    get { SCNVector4(simdOrientation.vector) }
    set { simdOrientation = simd_quatf(vector: SIMD4(newValue)) }
  }
  /// An axis, and radians about it.
  public var rotation: SCNVector4 {
    get { SCNVector4(simdRotation) }
    set { simdRotation = SIMD4(newValue) }
  }
  public var transform: SCNMatrix4 {
    get { SCNMatrix4(simdTransform) }
    set { simdTransform = simd_float4x4(newValue) }
  }
  /// Which of its points lies at its position, and how it is turned and sized there.
  public var pivot: SCNMatrix4 {
    get { SCNMatrix4(simdPivot) }
    set { simdPivot = simd_float4x4(newValue) }
  }

  // MARK: In the scene

  public var simdWorldTransform: simd_float4x4 {
    get { worldMatrix }
    set { simdTransform = (parent?.worldMatrix.safeInverse ?? .one) * newValue * pivotMatrix }
  }
  public var simdWorldPosition: SIMD3<Float> {
    get { worldMatrix.columns.3.xyz }
    set { simdPosition = parent?.worldMatrix.safeInverse.point(newValue) ?? newValue }
  }
  public var simdWorldOrientation: simd_quatf {
    get { NodeValues(worldMatrix).orientation }
    set {
      let above = parent.map { NodeValues($0.worldMatrix).orientation.inverse }
      simdOrientation = above.map { $0 * newValue } ?? newValue
    }
  }
  public var worldTransform: SCNMatrix4 { SCNMatrix4(simdWorldTransform) }
  public func setWorldTransform(_ transform: SCNMatrix4) {
    simdWorldTransform = simd_float4x4(transform)
  }
  public var worldPosition: SCNVector3 {
    get { SCNVector3(simdWorldPosition) }
    set { simdWorldPosition = SIMD3(newValue) }
  }
  public var worldOrientation: SCNQuaternion {
    get { SCNVector4(simdWorldOrientation.vector) }
    set { simdWorldOrientation = simd_quatf(vector: SIMD4(newValue)) }
  }
  private func axis(_ v: SIMD3<Float>) -> SIMD3<Float> { v.unit(worldMatrix.direction(v)) }
  public var simdWorldFront: SIMD3<Float> { axis(Self.simdLocalFront) }
  public var simdWorldUp: SIMD3<Float> { axis(Self.simdLocalUp) }
  public var simdWorldRight: SIMD3<Float> { axis(Self.simdLocalRight) }
  public var worldFront: SCNVector3 { SCNVector3(simdWorldFront) }
  public var worldUp: SCNVector3 { SCNVector3(simdWorldUp) }
  public var worldRight: SCNVector3 { SCNVector3(simdWorldRight) }
  public class var simdLocalFront: SIMD3<Float> { SIMD3(0, 0, -1) }
  public class var simdLocalUp: SIMD3<Float> { SIMD3(0, 1, 0) }
  public class var simdLocalRight: SIMD3<Float> { SIMD3(1, 0, 0) }
  public class var localFront: SCNVector3 { SCNVector3(simdLocalFront) }
  public class var localUp: SCNVector3 { SCNVector3(simdLocalUp) }
  public class var localRight: SCNVector3 { SCNVector3(simdLocalRight) }

  // MARK: Moves

  /// Turns the node so that its front, which is −z, is towards a place of the scene.
  public func look(at worldTarget: SCNVector3) { simdLook(at: SIMD3(worldTarget)) }
  public func look(at worldTarget: SCNVector3, up: SCNVector3, localFront: SCNVector3) {
    simdLook(at: SIMD3(worldTarget), up: SIMD3(up), localFront: SIMD3(localFront))
  }
  public func simdLook(at worldTarget: SIMD3<Float>) {
    simdLook(at: worldTarget, up: SIMD3(0, 1, 0), localFront: Self.simdLocalFront)
  }
  public func simdLook(at target: SIMD3<Float>, up: SIMD3<Float>, localFront: SIMD3<Float>) {
    guard
      let turn = simd_quatf(looking: target - simdWorldPosition, up: up, front: localFront)
    else { return }
    simdWorldOrientation = turn
  }
  public func localTranslate(by translation: SCNVector3) {
    simdLocalTranslate(by: SIMD3(translation))
  }
  public func simdLocalTranslate(by translation: SIMD3<Float>) {
    simdPosition += simdOrientation.act(translation)
  }
  public func localRotate(by rotation: SCNQuaternion) {
    simdLocalRotate(by: simd_quatf(vector: SIMD4(rotation)))
  }
  public func simdLocalRotate(by rotation: simd_quatf) {
    simdOrientation = (simdOrientation * rotation).safe
  }
  public func rotate(by worldRotation: SCNQuaternion, aroundTarget worldTarget: SCNVector3) {
    simdRotate(by: simd_quatf(vector: SIMD4(worldRotation)), aroundTarget: SIMD3(worldTarget))
  }
  public func simdRotate(by turn: simd_quatf, aroundTarget target: SIMD3<Float>) {
    let place = target + turn.act(simdWorldPosition - target)
    simdWorldOrientation = (turn * simdWorldOrientation).safe
    simdWorldPosition = place
  }

  // MARK: From node to node

  private func way(to node: SCNNode?) -> simd_float4x4 {
    (node?.worldMatrix.safeInverse ?? .one) * worldMatrix
  }
  private func way(from node: SCNNode?) -> simd_float4x4 {
    worldMatrix.safeInverse * (node?.worldMatrix ?? .one)
  }
  public func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
    SCNVector3(simdConvertPosition(SIMD3(position), to: node))
  }
  public func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
    SCNVector3(simdConvertPosition(SIMD3(position), from: node))
  }
  public func convertVector(_ vector: SCNVector3, to node: SCNNode?) -> SCNVector3 {
    SCNVector3(way(to: node).direction(SIMD3(vector)))
  }
  public func convertVector(_ vector: SCNVector3, from node: SCNNode?) -> SCNVector3 {
    SCNVector3(way(from: node).direction(SIMD3(vector)))
  }
  public func convertTransform(_ transform: SCNMatrix4, to node: SCNNode?) -> SCNMatrix4 {
    SCNMatrix4(way(to: node) * simd_float4x4(transform))
  }
  public func convertTransform(_ transform: SCNMatrix4, from node: SCNNode?) -> SCNMatrix4 {
    SCNMatrix4(way(from: node) * simd_float4x4(transform))
  }
  public func simdConvertPosition(_ p: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float> {
    way(to: node).point(p)
  }
  public func simdConvertPosition(_ p: SIMD3<Float>, from node: SCNNode?) -> SIMD3<Float> {
    way(from: node).point(p)
  }
  public func simdConvertVector(_ v: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float> {
    way(to: node).direction(v)
  }
  public func simdConvertVector(_ v: SIMD3<Float>, from node: SCNNode?) -> SIMD3<Float> {
    way(from: node).direction(v)
  }
  public func simdConvertTransform(_ m: simd_float4x4, to node: SCNNode?) -> simd_float4x4 {
    way(to: node) * m
  }
  public func simdConvertTransform(_ m: simd_float4x4, from node: SCNNode?) -> simd_float4x4 {
    way(from: node) * m
  }
}
