import UIKit

extension CGContext {
  /// Draws by commands whose y grows downwards, over a rectangle of a plane whose y grows upwards.
  @MainActor func drawUpright(_ rect: CGRect, _ body: (CGRect) -> Void) {
    saveGState()
    translateBy(x: rect.minX, y: rect.maxY)
    scaleBy(x: 1, y: -1)
    UIGraphicsPushContext(self)
    body(CGRect(origin: .zero, size: rect.size))
    UIGraphicsPopContext()
    restoreGState()
  }
}
