import Decoders
import Foundation
import Pixels
import ViewContent

/// A picture's file, as Core Graphics reads it: PNG, JPEG, WebP, and the first picture of a GIF.
public final class CGImageSource: Sendable {
  let data: Data
  init(_ data: Data) { self.data = data }

  var bitmap: Bitmap? { try? ImageDecoder.decode(data) }
}

public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceCreateThumbnailFromImageAlways =
  "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The longer side of a thumbnail, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImagePropertyPixelWidth = "PixelWidth"
public let kCGImagePropertyPixelHeight = "PixelHeight"

/// Nil where there is no such file.
public func CGImageSourceCreateWithURL(_ url: URL, _ options: [String: Any]?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map(CGImageSource.init)
}
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: [String: Any]?) -> CGImageSource? {
  CGImageSourceCreateWithURL(url as URL, options)
}

public func CGImageSourceCreateWithData(_ data: Data, _ options: [String: Any]?) -> CGImageSource? {
  CGImageSource(data)
}
public func CGImageSourceCreateWithData(_ data: NSData, _ options: [String: Any]?)
  -> CGImageSource?
{ CGImageSource(data as Data) }

/// 1 for a picture that can be read, else 0.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.bitmap == nil ? 0 : 1 }

/// The picture, upright; nil for another than the first, and for what is none.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: [String: Any]?
) -> CGImage? { index == 0 ? source.bitmap.map { CGImage(bitmap: $0) } : nil }

/// Its width and height in pixels; nil for what is no picture.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: [String: Any]?
) -> [String: Any]? {
  CGImageSourceCreateImageAtIndex(source, index, options).map {
    [kCGImagePropertyPixelWidth: $0.width, kCGImagePropertyPixelHeight: $0.height]
  }
}

/// The picture, its longer side `kCGImageSourceThumbnailMaxPixelSize` pixels long at most.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: [String: Any]?
) -> CGImage? {
  guard let image = CGImageSourceCreateImageAtIndex(source, index, options) else { return nil }
  let asked = options?[kCGImageSourceThumbnailMaxPixelSize]
  let most = (asked as? NSNumber)?.intValue ?? asked as? Int ?? (asked as? CGFloat).map { Int($0) }
  let longer = max(image.width, image.height)
  guard let most, most > 0, most < longer else { return image }
  let side = CGFloat(most)
  return UIImage(cgImage: image, scale: 1).preparingThumbnail(
    of: CGSize(width: side, height: side))?
    .cgImage
}
