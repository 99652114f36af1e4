import DrawingCommands
import Foundation
import FoundationNames
import Geometry

/// A layer that is drawn tile by tile: `draw(in:)` is called once for each, and the context's clip says which one it is.
///
/// All tiles are drawn, in the level of detail of the layer itself, and are there at once: they do not fade in.
open class CATiledLayer: CALayer {
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var levelsOfDetail = 1
  open var levelsOfDetailBias = 0
  /// In pixels of the layer: `contentsScale` of them are a point.
  open var tileSize = CGSize(width: 256, height: 256) {
    didSet { if tileSize != oldValue { setNeedsDisplay() } }
  }
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
  override func makeTwin() -> CALayer { CATiledLayer() }

  /// As many tiles as are worth a call each; what has more is drawn in larger ones.
  private static let mostTiles: CGFloat = 4096

  override func drawParts(in context: CGContext) {
    let scale = max(contentsScale, 1e-3)
    var (width, height) = (max(tileSize.width / scale, 1), max(tileSize.height / scale, 1))
    let count = (bounds.width / width).rounded(.up) * (bounds.height / height).rounded(.up)
    guard count.isFinite else { return super.drawParts(in: context) }
    if count > Self.mostTiles {
      let factor = (count / Self.mostTiles).squareRoot().rounded(.up)
      (width, height) = (width * factor, height * factor)
    }
    for y in stride(from: bounds.minY, to: bounds.maxY, by: height) {
      for x in stride(from: bounds.minX, to: bounds.maxX, by: width) {
        context.saveGState()
        context.clip(to: CGRect(x: x, y: y, width: width, height: height).intersection(bounds))
        draw(in: context)
        context.restoreGState()
      }
    }
  }
}
