import SpriteKit
import UIKit

public protocol GKSceneRootNodeType: AnyObject {}
extension SKScene: GKSceneRootNodeType {}

/// A scene of Xcode's editor with what GameplayKit adds to it: of that only the nodes are read, no entities and no graphs.
@preconcurrency @MainActor
open class GKScene {
  open var rootNode: (any GKSceneRootNodeType)?
  open private(set) var entities: [GKEntity] = []
  open private(set) var graphs: [String: GKGraph] = [:]

  public init() {}

  /// nil where there is no such file.
  public convenience init?(fileNamed filename: String) {
    guard let scene = SKScene(fileNamed: filename) else { return nil }
    self.init()
    rootNode = scene
  }

  open func addEntity(_ entity: GKEntity) { entities.append(entity) }
  open func removeEntity(_ entity: GKEntity) { entities.removeAll { $0 === entity } }
}
