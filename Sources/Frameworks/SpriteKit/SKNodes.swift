import UIKit

/// A picture for sprites.
@preconcurrency @MainActor
open class SKTexture {
  let image: UIImage
  public var filteringMode = SKTextureFilteringMode.linear
  public var usesMipmaps = false
  /// What it shows of a larger picture, 0…1 from the lower left corner.
  var rect = CGRect(x: 0, y: 0, width: 1, height: 1)

  public init(image: UIImage) {
    // A symbol has no size of its own until it is drawn.
    let symbol = image.size == .zero ? image.cgImage : nil
    self.image = symbol.map { UIImage(cgImage: $0, scale: 3) } ?? image
  }
  public convenience init(imageNamed name: String) {
    self.init(image: UIImage(named: name) ?? UIImage())
  }
  public convenience init(cgImage: CGImage) { self.init(image: UIImage(cgImage: cgImage)) }

  /// Points.
  open func size() -> CGSize { image.size }
  open func cgImage() -> CGImage? { image.cgImage }
  open func textureRect() -> CGRect { rect }
  open class func preload(_ textures: [SKTexture], withCompletionHandler done: @escaping () -> Void)
  { done() }
}

public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }

public enum SKBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha

  var mode: CGBlendMode {
    switch self {
    case .alpha: .normal
    case .add: .plusLighter
    case .subtract: subtraction
    case .multiply, .multiplyX2, .multiplyAlpha: .multiply
    case .screen: .screen
    case .replace: .copy
    }
  }

  private var subtraction: CGBlendMode {
    SpriteReports.noSubtraction()
    return .difference
  }
}

/// A picture or a rectangle of one colour.
open class SKSpriteNode: SKNode {
  // Observed, so that setting it to itself, which asks for another look at it, is no mistake to the compiler.
  open var texture: SKTexture? { didSet {} }
  open var color: UIColor
  /// Points.
  open var size: CGSize
  /// What of it lies at its position, 0…1; the middle at first.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How much of the colour a picture has, 0…1.
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  open var shader: SKShader? { didSet { if shader != nil { SpriteReports.noShaders() } } }

  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }
  public convenience init(color: UIColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }
  public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }
  public required init?(coder aDecoder: NSCoder) {
    (texture, color, size) = (nil, .white, .zero)
    super.init(coder: aDecoder)
  }

  open func scale(to size: CGSize) {
    guard self.size.width > 0, self.size.height > 0 else { return }
    (xScale, yScale) = (size.width / self.size.width, size.height / self.size.height)
  }

  override var content: CGRect {
    CGRect(
      x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width,
      height: size.height)
  }

  override func draw(in context: CGContext, alpha: CGFloat) {
    context.setAlpha(alpha)
    context.setBlendMode(blendMode.mode)
    guard let texture else {
      context.setFillColor(color.cgColor)
      context.fill(content)
      return
    }
    if texture.filteringMode == .nearest { context.interpolationQuality = .none }
    let picture = { context.drawUpright(self.content) { texture.image.draw(in: $0) } }
    guard colorBlendFactor > 0 else { return picture() }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setAlpha(1)
    context.setBlendMode(.normal)
    picture()
    // Multiplied by the colour on its way from white, and again no more than the picture covers.
    context.setBlendMode(.multiply)
    context.setFillColor(color.onItsWay(colorBlendFactor).cgColor)
    context.fill(content)
    // As a layer, which reaches over the rectangle's edges: there the colour would stay where the picture is clear.
    context.setBlendMode(.destinationIn)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setBlendMode(.normal)
    picture()
    context.endTransparencyLayer()
    context.endTransparencyLayer()
  }
}

extension UIColor {
  /// The opaque colour that lies `share`, 0…1, of the way from white to this one.
  fileprivate func onItsWay(_ share: CGFloat) -> UIColor {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (1, 1, 1)
    _ = getRed(&red, green: &green, blue: &blue, alpha: nil)
    func mix(_ channel: CGFloat) -> CGFloat { 1 + (channel - 1) * min(max(share, 0), 1) }
    return UIColor(red: mix(red), green: mix(green), blue: mix(blue), alpha: 1)
  }
}

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

/// A text.
open class SKLabelNode: SKNode {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var fontName: String?
  /// Points.
  open var fontSize: CGFloat = 32
  open var fontColor: UIColor? = .white
  open var color: UIColor?
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  open var numberOfLines = 1
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  public override init() { super.init() }
  public convenience init(fontNamed fontName: String?) {
    self.init()
    self.fontName = fontName
  }
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
  }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  private var font: UIFont {
    fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
  }

  private var shown: NSAttributedString {
    attributedText
      ?? NSAttributedString(
        string: text ?? "", attributes: [.font: font, .foregroundColor: fontColor ?? .white])
  }

  private var isWrapped: Bool { numberOfLines != 1 && preferredMaxLayoutWidth > 0 }

  override var content: CGRect {
    let shown = shown
    guard shown.length > 0 else { return .null }
    let size =
      isWrapped
      ? shown.boundingRect(
        with: CGSize(width: preferredMaxLayoutWidth, height: 1e5),
        options: .usesLineFragmentOrigin, context: nil
      ).size : shown.size()
    let x: CGFloat =
      switch horizontalAlignmentMode {
      case .center: -size.width / 2
      case .left: 0
      case .right: -size.width
      }
    // Where the rectangle's lower edge is; the baseline lies a descent above it.
    let y: CGFloat =
      switch verticalAlignmentMode {
      case .baseline: font.descender
      case .center: -size.height / 2
      case .top: -size.height
      case .bottom: 0
      }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  override func draw(in context: CGContext, alpha: CGFloat) {
    let content = content
    guard !content.isNull else { return }
    context.setAlpha(alpha)
    context.setBlendMode(blendMode.mode)
    let (shown, isWrapped) = (shown, isWrapped)
    context.drawUpright(content) { rect in
      if isWrapped { shown.draw(in: rect) } else { shown.draw(at: rect.origin) }
    }
  }
}

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

/// Where a scene is looked at from.
open class SKCameraNode: SKNode {
  open func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }
  open func containedNodeSet() -> Set<SKNode> {
    guard let scene else { return [] }
    return Set(scene.descendants.filter { $0 !== self && !$0.content.isNull })
  }
}
