import UIKit

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
