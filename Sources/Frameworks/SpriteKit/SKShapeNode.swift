import UIKit

/// An outline.
open class SKShapeNode: SKNode {
  open var path: CGPath?
  open var fillColor = UIColor.clear
  open var strokeColor = UIColor.white
  /// Points.
  open var lineWidth: CGFloat = 1
  open var glowWidth: CGFloat = 0 { didSet { if glowWidth > 0 { SpriteReports.noGlow() } } }
  open var lineCap = CGLineCap.butt
  open var lineJoin = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  /// Not drawn.
  open var fillTexture: SKTexture? {
    didSet { if fillTexture != nil { SpriteReports.noFillTextures() } }
  }
  open var strokeTexture: SKTexture? {
    didSet { if strokeTexture != nil { SpriteReports.noFillTextures() } }
  }
  /// Points along the path.
  open var lineLength: CGFloat { path.map { Path($0).measuredLength } ?? 0 }
  open var isAntialiased = true
  open var blendMode = SKBlendMode.alpha
  open var fillShader: SKShader? { didSet { if fillShader != nil { SpriteReports.noShaders() } } }
  open var strokeShader: SKShader? {
    didSet { if strokeShader != nil { SpriteReports.noShaders() } }
  }

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  public convenience init(path: CGPath, centered: Bool = false) {
    self.init()
    let box = path.boundingBox
    let shift = CGMutablePath()
    shift.addPath(path, transform: CGAffineTransform(translationX: -box.midX, y: -box.midY))
    self.path = centered ? shift : path
  }
  public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect)) }
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      path: CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius))
  }
  public convenience init(rectOf size: CGSize) { self.init(rect: Self.around(size)) }
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(rect: Self.around(size), cornerRadius: cornerRadius)
  }
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
  }
  public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: Self.around(size)) }
  public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect)) }

  private static func around(_ size: CGSize) -> CGRect {
    CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }

  override var content: CGRect {
    let box = path?.boundingBox ?? .null
    return box.isNull ? box : box.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
  }

  override func draw(in context: CGContext, alpha: CGFloat) {
    guard let path else { return }
    context.setAlpha(alpha)
    context.setBlendMode(blendMode.mode)
    context.setShouldAntialias(isAntialiased)
    if fillColor != .clear {
      context.setFillColor(fillColor.cgColor)
      context.addPath(path)
      context.fillPath()
    }
    guard lineWidth > 0, strokeColor != .clear else { return }
    context.setStrokeColor(strokeColor.cgColor)
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCap)
    context.setLineJoin(lineJoin)
    context.setMiterLimit(miterLimit)
    if glowWidth > 0 {
      context.setShadow(offset: .zero, blur: glowWidth, color: strokeColor.cgColor)
    }
    context.addPath(path)
    context.strokePath()
  }
}

public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
