import CoreAnimation
import CoreGraphics
import Foundation
import FoundationNames
import Pixels

public protocol CAMetalDrawable: MTLDrawable {
  var texture: any MTLTexture { get }
  var layer: CAMetalLayer { get }
}

/// Shows what a device has drawn: one texture after another.
open class CAMetalLayer: CALayer {
  open var device: (any MTLDevice)?
  open var pixelFormat = MTLPixelFormat.bgra8Unorm { didSet { free = [] } }
  open var framebufferOnly = true
  open var presentsWithTransaction = false
  open var maximumDrawableCount = 3
  open var allowsNextDrawableTimeout = true
  open var displaySyncEnabled = true
  open var wantsExtendedDynamicRangeContent = false
  open var colorspace: CGColorSpace?
  private var chosenSize: CGSize?
  /// Textures that nobody looks at.
  private var free: [SoftwareTexture] = []
  private var count = 0

  public override init() {
    super.init()
    isOpaque = true
  }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// In pixels: as many as the layer has on the screen, unless it is set.
  open var drawableSize: CGSize {
    get {
      chosenSize
        ?? CGSize(width: bounds.width * contentsScale, height: bounds.height * contentsScale)
    }
    set { chosenSize = newValue }
  }

  /// Nil where the layer has no size.
  open func nextDrawable() -> (any CAMetalDrawable)? {
    let size = drawableSize
    let sides = 1...CGFloat(SoftwareTexture.longestSide)
    guard sides.contains(size.width.rounded()), sides.contains(size.height.rounded()) else {
      return nil
    }
    let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
    count += 1
    free.removeAll { $0.width != width || $0.height != height }
    if let texture = free.popLast() { return LayerDrawable(self, texture, count) }
    let descriptor = MTLTextureDescriptor.texture2DDescriptor(
      pixelFormat: pixelFormat, width: width, height: height, mipmapped: false)
    descriptor.usage = [.renderTarget, .shaderRead, .shaderWrite]
    return SoftwareTexture(descriptor).map { LayerDrawable(self, $0, count) }
  }

  fileprivate func show(_ texture: SoftwareTexture) {
    contents = CGImage(bitmap: texture.picture(isOpaque: isOpaque))
  }
  fileprivate func takeBack(_ texture: SoftwareTexture) {
    if free.count < maximumDrawableCount, texture.pixelFormat == pixelFormat {
      free.append(texture)
    }
  }
}

private final class LayerDrawable: NSObject, CAMetalDrawable {
  let layer: CAMetalLayer
  let drawableID: Int
  private(set) var presentedTime: CFTimeInterval = 0
  private let picture: SoftwareTexture
  var texture: any MTLTexture { picture }

  init(_ layer: CAMetalLayer, _ texture: SoftwareTexture, _ number: Int) {
    (self.layer, picture, drawableID) = (layer, texture, number)
  }
  deinit { layer.takeBack(picture) }

  func present() {
    presentedTime = ProcessInfo.processInfo.systemUptime
    layer.show(picture)
  }
}

extension SoftwareTexture {
  /// Its first level as a picture: premultiplied, as layers take it.
  ///
  /// - Parameter isOpaque: whether alpha is of no matter.
  func picture(isOpaque: Bool) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    let (from, coding) = (level(0), PixelCoding(pixelFormat))
    for y in 0..<height {
      let source = from.bytes + y * Int(from.row_bytes)
      let row = (bitmap.bytes + y * bitmap.rowBytes).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        let place = source + x * coding.size
        switch pixelFormat {
        case .rgba8Unorm, .rgba8Unorm_srgb: row[x] = place.loadUnaligned(as: UInt32.self)
        case .bgra8Unorm, .bgra8Unorm_srgb:
          let bits = place.loadUnaligned(as: UInt32.self)
          row[x] = bits & 0xFF00_FF00 | bits >> 16 & 0xFF | bits << 16 & 0xFF0000
        default:
          var color = coding.load(place)
          color.clamp(lowerBound: .zero, upperBound: .one)
          let bytes = SIMD4<UInt32>(color * 255 + 0.5)
          row[x] = bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
        }
        if isOpaque { row[x] |= 0xFF00_0000 }
      }
    }
    return bitmap
  }
}
