import UIKit

/// Shows its children inside the outline of its mask: of masks, shapes and rectangles cut here.
open class SKCropNode: SKNode {
  open var maskNode: SKNode? {
    didSet {
      if let sprite = maskNode as? SKSpriteNode, sprite.texture == nil { return }
      if maskNode != nil, !(maskNode is SKShapeNode) { SpriteReports.noPictureMasks() }
    }
  }

  override var drawsChildren: Bool { true }
  override func draw(in context: CGContext, alpha: CGFloat) {
    guard let maskNode else {
      return SceneDrawing.drawChildren(of: self, in: context, alpha: alpha)
    }
    context.saveGState()
    let outline = (maskNode as? SKShapeNode)?.path ?? CGPath(rect: maskNode.content)
    let placed = CGMutablePath()
    placed.addPath(outline, transform: maskNode.transform)
    context.addPath(placed)
    context.clip()
    SceneDrawing.drawChildren(of: self, in: context, alpha: alpha)
    context.restoreGState()
  }
}
