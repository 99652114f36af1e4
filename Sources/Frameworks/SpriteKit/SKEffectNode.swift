import CoreImage
import UIKit

/// Draws its children as one picture, which a filter of Core Image may change.
open class SKEffectNode: SKNode {
  /// Whether the filter is used.
  open var shouldEnableEffects = true
  /// Whether the picture is kept, and the filter asked once; where it is not, each frame.
  open var shouldRasterize = false { didSet { kept = nil } }
  /// Whether filters that have a center have it in the middle of the children.
  open var shouldCenterFilter = true
  open var filter: CIFilter? { didSet { kept = nil } }
  open var blendMode = SKBlendMode.alpha
  open var shader: SKShader? { didSet { if shader != nil { SpriteReports.noShaders() } } }
  private var kept: Filtered?

  /// A picture, and where it lies in the node's points.
  private struct Filtered {
    let image: UIImage
    let rect: CGRect
  }

  override var drawsChildren: Bool { true }
  override func draw(in context: CGContext, alpha: CGFloat) {
    context.saveGState()
    context.setAlpha(alpha)
    context.setBlendMode(blendMode.mode)
    if shouldEnableEffects, let filter {
      if let filtered = kept ?? filtered(filter) {
        if shouldRasterize { kept = filtered }
        context.drawUpright(filtered.rect) { filtered.image.draw(in: $0) }
      }
    } else {
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      SceneDrawing.drawChildren(of: self, in: context, alpha: 1)
      context.endTransparencyLayer()
    }
    context.restoreGState()
  }

  /// What the filter sees, in the node's points.
  var filteredFrame: CGRect {
    children.reduce(CGRect.null) { $0.union($1.calculateAccumulatedFrame()) }
  }

  /// Pixels to a point, of the picture that is filtered.
  private static let scale: CGFloat = 2

  /// Nil where there is nothing to see.
  private func filtered(_ filter: CIFilter) -> Filtered? {
    let frame = filteredFrame
    guard !frame.isNull, frame.width > 0, frame.height > 0, frame.width <= 4096,
      frame.height <= 4096
    else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = Self.scale
    let picture = UIGraphicsImageRenderer(size: frame.size, format: format).image { renderer in
      renderer.cgContext.translateBy(x: -frame.minX, y: frame.maxY)
      renderer.cgContext.scaleBy(x: 1, y: -1)
      SceneDrawing.drawChildren(of: self, in: renderer.cgContext, alpha: 1)
    }
    guard let input = CIImage(image: picture) else { return nil }
    filter.setValue(input, forKey: kCIInputImageKey)
    if shouldCenterFilter, filter.inputKeys.contains(kCIInputCenterKey) {
      filter.setValue(
        CIVector(x: input.extent.midX, y: input.extent.midY), forKey: kCIInputCenterKey)
    }
    guard let output = filter.outputImage else { return nil }
    // A result without end is seen where the children are.
    let extent = output.extent.isInfinite ? input.extent : output.extent
    guard let image = CIContext().createCGImage(output, from: extent) else { return nil }
    let rect = CGRect(
      x: frame.minX + extent.minX / Self.scale, y: frame.minY + extent.minY / Self.scale,
      width: extent.width / Self.scale, height: extent.height / Self.scale)
    return Filtered(image: UIImage(cgImage: image), rect: rect)
  }
}
