import UIKit

/// Where a scene is looked at from.
open class SKCameraNode: SKNode {
  open func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }
  open func containedNodeSet() -> Set<SKNode> {
    guard let scene else { return [] }
    return Set(scene.descendants.filter { $0 !== self && !$0.content.isNull })
  }
}
