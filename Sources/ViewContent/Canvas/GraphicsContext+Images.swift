import Drawing
import Foundation
import Geometry
import Pixels
@_spi(Runtime) import ViewRuntime

extension GraphicsContext {
  /// An image found and ready to be drawn many times.
  nonisolated public struct ResolvedImage {
    var content: ResolvedImageContent
    /// In points.
    public let size: CGSize
    /// How far below its top edge the image stands on a line of text, in points.
    public let baseline: CGFloat
    /// What a template is filled with; nil for the foreground style.
    public var shading: Shading?
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    let content = image.resolve(in: environment)
    let size = content.naturalSize
    return ResolvedImage(content: content, size: size, baseline: size.height)
  }

  /// Draws an image over `rect`.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    var content = image.content
    let shading = image.shading.map(resolve)
    if case .resolved(let style)? = shading?.kind { content.style = style }
    // Here an image always fills the rectangle that it is drawn in.
    if content.resizing == nil {
      content.resizing = Image.Resizing(capInsets: EdgeInsets(), mode: .stretch)
    }
    guard let shading, shading.isPlaced, content.isTemplate else {
      return emit(content.draw(in: rect).items)
    }
    draw(shading, bounds: rect) {
      .layer(Layer(LayerEffect(), DisplayList(content.items(in: rect, paint: $0))))
    }
  }

  /// Draws an image in its own size with its `anchor` at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGPoint(
      x: point.x - anchor.x * image.size.width, y: point.y - anchor.y * image.size.height)
    draw(image, in: CGRect(origin: origin, size: image.size))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}
