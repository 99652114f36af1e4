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
    let alpha: UInt32 = isOpaque ? 0xFF00_0000 : 0
    // Each row is read and written by one thread alone, and is there until all are over.
    nonisolated(unsafe) let (from, bytes) = (level(0), bitmap.bytes)
    let rowBytes = bitmap.rowBytes
    DispatchQueue.concurrentPerform(iterations: height) { y in
      let row = (bytes + y * rowBytes).assumingMemoryBound(to: UInt32.self)
      copyRow(from.bytes + y * Int(from.row_bytes), to: row, alpha: alpha)
    }
    return bitmap
  }

  private func copyRow(
    _ source: UnsafeMutableRawPointer, to row: UnsafeMutablePointer<UInt32>, alpha: UInt32
  ) {
    switch pixelFormat {
    case .rgba8Unorm, .rgba8Unorm_srgb:
      let pixels = UnsafePointer(source.assumingMemoryBound(to: UInt32.self))
      for x in 0..<width { row[x] = pixels[x] | alpha }
    case .bgra8Unorm, .bgra8Unorm_srgb:
      let pixels = UnsafePointer(source.assumingMemoryBound(to: UInt32.self))
      for x in 0..<width {
        let pixel = pixels[x]
        row[x] = pixel & 0xFF00_FF00 | pixel &>> 16 & 0xFF | (pixel & 0xFF) &<< 16 | alpha
      }
    default:
      let coding = PixelCoding(pixelFormat)
      for x in 0..<width {
        let color = coding.load(source + x * coding.size)
        row[x] = PixelCoding.packed(color, isBlueFirst: false) | alpha
      }
    }
  }
}
