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
    // A symbol is an outline, of which a texture needs pixels.
    let symbol = image.isSymbolImage ? image.cgImage : nil
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
