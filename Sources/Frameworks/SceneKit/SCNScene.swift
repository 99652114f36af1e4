import Foundation
import UIKit
import simd

/// All that is shown: a root of nodes, what is behind them, and fog.
open class SCNScene: NSObject {
  public let rootNode = SCNNode()
  /// Nothing until it has contents: a view's background is seen.
  public let background = SCNMaterialProperty(.white)
  public let lightingEnvironment = SCNMaterialProperty(.white)
  public let physicsWorld = SCNPhysicsWorld()
  open var isPaused = false
  /// Distances from the camera; no fog where the end is 0.
  open var fogStartDistance: CGFloat = 0 { didSet { SceneTime.changed() } }
  open var fogEndDistance: CGFloat = 0 { didSet { SceneTime.changed() } }
  open var fogDensityExponent: CGFloat = 1 { didSet { SceneTime.changed() } }
  open var fogColor: Any = UIColor.white { didSet { SceneTime.changed() } }
  open var wantsScreenSpaceReflection = false
  private var attributes: [String: Any] = [:]
  private var last: TimeInterval?

  public override init() {
    super.init()
    rootNode.scene = self
    physicsWorld.scene = self
  }
  /// Nothing is read from archives here.
  public required init?(coder: NSCoder) {
    super.init()
    rootNode.scene = self
    physicsWorld.scene = self
  }

  /// A file of the program's: of those only .obj are read, for others it is nil.
  public convenience init?(named name: String) {
    self.init(named: name, inDirectory: nil, options: nil)
  }
  public convenience init?(
    named name: String, inDirectory directory: String?, options: [LoadingOption: Any]? = nil
  ) {
    let path = directory.map { $0 + "/" + name } ?? name
    guard let url = SceneFiles.url(path) else { return nil }
    try? self.init(url: url, options: options)
  }
  /// - Throws: where the file cannot be read, or is not one of .obj.
  public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws {
    let geometry = try SceneFiles.geometry(url)
    self.init()
    let node = SCNNode(geometry: geometry)
    node.name = url.deletingPathExtension().lastPathComponent
    rootNode.addChildNode(node)
  }

  public struct LoadingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let checkConsistency = LoadingOption(rawValue: "kSceneSourceCheckConsistency")
    public static let flattenScene = LoadingOption(rawValue: "kSceneSourceFlattenScene")
    public static let createNormalsIfAbsent = LoadingOption(
      rawValue: "kSceneSourceCreateNormalsIfAbsent")
    public static let convertToYUp = LoadingOption(rawValue: "kSceneSourceConvertToYUpIfNeeded")
  }

  open func attribute(forKey key: String) -> Any? { attributes[key] }
  open func setAttribute(_ attribute: Any?, forKey key: String) { attributes[key] = attribute }

  open func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) {
    let node = SCNNode()
    node.transform = transform
    node.addParticleSystem(system)
    rootNode.addChildNode(node)
  }
  open func removeAllParticleSystems() {
    for node in [rootNode] + rootNode.descendants { node.removeAllParticleSystems() }
  }

  /// A frame: actions, animations, bodies, constraints. A scene in two views takes each step once.
  func step(to now: TimeInterval, pointOfView: SCNNode?, _ between: (() -> Void, () -> Void)) {
    let seconds = last.map { max(now - $0, 0) } ?? 0
    last = now
    guard !isPaused else { return }
    rootNode.runActions(seconds)
    rootNode.runAnimations(now)
    between.0()
    physicsWorld.advance(by: seconds)
    between.1()
    for node in [rootNode] + rootNode.descendants {
      for constraint in node.constraints ?? [] where constraint.isEnabled {
        constraint.apply(to: node, pointOfView: pointOfView)
      }
      for system in node.particleSystems ?? [] { system.advance(by: seconds, at: node) }
    }
  }
}

extension SCNNode {
  /// The animations of the node, of what it has, and of all below it.
  func runAnimations(_ now: TimeInterval) {
    guard !isPaused else { return }
    animations.run(at: now, on: self)
    light.map { $0.animations.run(at: now, on: $0) }
    camera.map { $0.animations.run(at: now, on: $0) }
    if let geometry {
      geometry.animations.run(at: now, on: geometry)
      for material in geometry.materials {
        material.animations.run(at: now, on: material)
        for (_, property) in material.properties {
          property.animations.run(at: now, on: property)
        }
      }
    }
    for child in childNodes { child.runAnimations(now) }
  }
}
