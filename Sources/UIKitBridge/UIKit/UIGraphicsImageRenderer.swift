import Drawing
import DrawingCommands
import Foundation
import Geometry
import Pixels
import ViewContent
import ViewGraphics

/// How the pictures of a renderer are made.
nonisolated open class UIGraphicsImageRendererFormat {
  /// Pixels per point.
  public var scale: CGFloat = UIScreenScale.standard
  /// Whether nothing can be seen through.
  public var opaque = false

  public init() {}
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Phones of today have three pixels a point.
private enum UIScreenScale { static let standard: CGFloat = 3 }

/// What the actions of a renderer draw with.
nonisolated open class UIGraphicsImageRendererContext {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    blending(blendMode) { fill(rect) }
  }
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    blending(blendMode) { stroke(rect) }
  }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func blending(_ mode: CGBlendMode, _ draw: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    draw()
    cgContext.restoreGState()
  }
}

/// Makes pictures by Core Graphics' commands, without a view.
nonisolated open class UIGraphicsImageRenderer {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// The picture that `actions` draw; empty where it would have no pixels.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let width = (bounds.width * format.scale).rounded(.up)
    let height = (bounds.height * format.scale).rounded(.up)
    guard width >= 1, height >= 1, width <= 32768, height <= 32768 else { return UIImage() }
    let context = CGContext(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    CurrentContexts.with(context) { actions(UIGraphicsImageRendererContext(context, format)) }
    return Self.picture(
      of: context, Int(width), Int(height), scale: format.scale, isOpaque: format.opaque)
  }

  fileprivate static func picture(
    of context: CGContext, _ width: Int, _ height: Int, scale: CGFloat, isOpaque: Bool
  ) -> UIImage {
    let bitmap = Bitmap(width: width, height: height)
    Painter(jobs: 1).paint(
      context.recorded, into: bitmap, scale: Double(scale),
      background: isOpaque ? .black : .clear)
    return UIImage(cgImage: CGImage(bitmap: bitmap), scale: scale)
  }
}

/// A picture that is begun and ended by calls of their own.
nonisolated private struct ImageContext {
  private static let key = "Halcyon.ImageContexts"

  let context: CGContext
  let size: CGSize
  let scale: CGFloat
  let isOpaque: Bool

  /// The pictures that this thread has begun, the inner ones last.
  static var all: [ImageContext] {
    get { Thread.current.threadDictionary[key] as? [ImageContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

/// Begins a picture of `size` points, with `scale` pixels each: 0 for those of the screen.
nonisolated public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext(size: size)
  CurrentContexts.push(context)
  ImageContext.all.append(
    ImageContext(
      context: context, size: size, scale: scale > 0 ? scale : UIScreenScale.standard,
      isOpaque: opaque))
}

nonisolated public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// What was drawn since the picture was begun; nil outside of one, and where it would have no pixels.
nonisolated public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let last = ImageContext.all.last else { return nil }
  let width = (last.size.width * last.scale).rounded(.up)
  let height = (last.size.height * last.scale).rounded(.up)
  guard width >= 1, height >= 1, width <= 32768, height <= 32768 else { return nil }
  return UIGraphicsImageRenderer.picture(
    of: last.context, Int(width), Int(height), scale: last.scale, isOpaque: last.isOpaque)
}

nonisolated public func UIGraphicsEndImageContext() {
  guard !ImageContext.all.isEmpty else { return }
  ImageContext.all.removeLast()
  CurrentContexts.pop()
}

/// The contexts that UIKit's own commands draw into, one thread's at a time.
nonisolated enum CurrentContexts {
  private static let key = "Halcyon.CGContext"

  static var last: CGContext? {
    (Thread.current.threadDictionary[key] as? [CGContext])?.last
  }

  static func push(_ context: CGContext) {
    let outer = Thread.current.threadDictionary[key] as? [CGContext] ?? []
    Thread.current.threadDictionary[key] = outer + [context]
  }

  static func pop() {
    let all = Thread.current.threadDictionary[key] as? [CGContext] ?? []
    Thread.current.threadDictionary[key] = Array(all.dropLast())
  }

  static func with(_ context: CGContext, _ body: () -> Void) {
    let outer = Thread.current.threadDictionary[key] as? [CGContext] ?? []
    Thread.current.threadDictionary[key] = outer + [context]
    defer { Thread.current.threadDictionary[key] = outer }
    body()
  }
}

/// Makes `context` the one that UIKit's commands draw into, until it is taken away again.
nonisolated public func UIGraphicsPushContext(_ context: CGContext) {
  CurrentContexts.push(context)
}

nonisolated public func UIGraphicsPopContext() { CurrentContexts.pop() }

/// The context of the picture that is being drawn; nil outside of a renderer's actions.
nonisolated public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContexts.last }

nonisolated public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
nonisolated public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
}
nonisolated public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UIColor {
  /// Makes this the colour of fills in the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Makes this the colour of lines in the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
  public func set() {
    setFill()
    setStroke()
  }
}

extension UIImage {
  /// Draws the picture upright into the current context; one without pixels of its own draws nothing.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let bitmap = cgImage?.bitmap else { return }
    context.drawUpright(bitmap, in: rect)
  }

  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
