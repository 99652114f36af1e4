import Foundation
import UIKit
import simd

/// Hears the steps of a frame. Views call it on the main thread.
public protocol SCNSceneRendererDelegate: AnyObject {
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval)
  func renderer(
    _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
  func renderer(
    _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}
extension SCNSceneRendererDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval
  ) {}
}

/// What shows scenes: `SCNView`.
@preconcurrency @MainActor
public protocol SCNSceneRenderer: AnyObject {
  var scene: SCNScene? { get set }
  var pointOfView: SCNNode? { get set }
  var autoenablesDefaultLighting: Bool { get set }
  var isPlaying: Bool { get set }
  var loops: Bool { get set }
  var sceneTime: TimeInterval { get set }
  func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult]
  func projectPoint(_ point: SCNVector3) -> SCNVector3
  func unprojectPoint(_ point: SCNVector3) -> SCNVector3
}

public enum SCNAntialiasingMode: UInt, Sendable {
  case none, multisampling2X, multisampling4X, multisampling8X, multisampling16X
}

public struct SCNDebugOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1)
  public static let showBoundingBoxes = SCNDebugOptions(rawValue: 2)
  public static let showLightInfluences = SCNDebugOptions(rawValue: 4)
  public static let showLightExtents = SCNDebugOptions(rawValue: 8)
  public static let showPhysicsFields = SCNDebugOptions(rawValue: 16)
  public static let showWireframe = SCNDebugOptions(rawValue: 32)
  public static let renderAsWireframe = SCNDebugOptions(rawValue: 64)
  public static let showSkeletons = SCNDebugOptions(rawValue: 128)
  public static let showCreases = SCNDebugOptions(rawValue: 256)
  public static let showConstraints = SCNDebugOptions(rawValue: 512)
  public static let showCameras = SCNDebugOptions(rawValue: 1024)
}
