import Decoders
import DrawingCommands
import Foundation
import Pixels
@_spi(Runtime) import ViewRuntime
import ViewContent

/// How to make a picture: nothing is drawn before a context is asked to. The origin is the lower left
/// corner, and y grows upwards.
open class CIImage: NSObject, @unchecked Sendable {
  /// Where it has pixels; infinite for colours and patterns without end.
  public let extent: CGRect
  /// The whole pixels of the extent.
  let pixelExtent: PixelRect
  // What it is made of never changes once it is there.
  let paint: (Rendering, PixelRect) -> PixelGrid
  /// Its pixels where it is a picture as it was read.
  let bitmap: Bitmap?
  // Set by `samplingNearest` before anybody else has the image.
  var isNearest = false

  /// - Parameter paint: makes the pixels inside a region of the extent.
  init(
    extent: CGRect, bitmap: Bitmap? = nil, paint: @escaping (Rendering, PixelRect) -> PixelGrid
  ) {
    self.extent = extent
    pixelExtent = PixelRect(covering: extent)
    self.bitmap = bitmap
    self.paint = paint
  }

  convenience init(bitmap: Bitmap) {
    self.init(
      extent: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), bitmap: bitmap
    ) { $0.grid(bitmap, $1) }
  }

  /// A copy of an image, for the initialisers.
  private convenience init(copying image: CIImage) {
    self.init(extent: image.extent, bitmap: image.bitmap, paint: image.paint)
  }

  public convenience init(cgImage: CGImage) { self.init(bitmap: cgImage.bitmap) }
  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) {
    self.init(bitmap: cgImage.bitmap)
  }

  /// Nil where the picture has no pixels of its own.
  public convenience init?(image: UIImage) {
    guard let image = image.cgImage else { return nil }
    self.init(cgImage: image)
  }
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    self.init(image: image)
  }

  /// The picture in a file's bytes.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  public convenience init?(data: Data, options: [CIImageOption: Any]?) { self.init(data: data) }

  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
    self.init(contentsOf: url)
  }

  /// A colour without end.
  public convenience init(color: CIColor) {
    let components = color.components
    self.init(extent: .infinite) { rendering, region in
      let color = rendering.working(components).premultiplied
      return PixelGrid(region) { _, _ in color }
    }
  }

  public static let black = CIImage(color: .black)
  public static let white = CIImage(color: .white)
  public static let clear = CIImage(color: .clear)
  public static let red = CIImage(color: .red)
  public static let green = CIImage(color: .green)
  public static let blue = CIImage(color: .blue)
  public static let gray = CIImage(color: .gray)

  /// An image without pixels.
  public class func empty() -> CIImage { CIImage(extent: .zero) { _, _ in PixelGrid(.empty) } }

  /// The picture that it was made of, where nothing was done to it.
  public var cgImage: CGImage? { bitmap.map { CGImage(bitmap: $0) } }

  public var properties: [String: Any] { [:] }
  public var url: URL? { nil }
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  open override var description: String { "<CIImage extent \(extent)>" }
}

public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "CIImageApplyOrientationProperty")
}

extension UIImage {
  /// The picture of an image, whose extent must end; one without pixels is empty.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1) }

  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation = .up) {
    let image = CIContext.shared.createCGImage(ciImage, from: ciImage.extent)
    if let image {
      self.init(cgImage: image, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }

  /// Nil: a picture is kept as pixels here, also where it was made of an image.
  public var ciImage: CIImage? { nil }
}
