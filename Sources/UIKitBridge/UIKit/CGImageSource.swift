import Decoders
import Foundation
import Pixels
import Synchronization
import ViewContent

/// A picture's file, as Core Graphics reads it: PNG, JPEG, WebP, and GIF with all its pictures.
public final class CGImageSource: Sendable {
  let data: Data
  private let frames = Mutex<MovingPicture?>(nil)
  init(_ data: Data) { self.data = data }

  /// The pictures of a GIF, read once; nil for another kind of file.
  var film: MovingPicture? {
    frames.withLock { film in
      if film == nil { film = try? MovingPicture(data) }
      return film
    }
  }

  var count: Int { film?.frames.count ?? ((try? ImageDecoder.decode(data)) == nil ? 0 : 1) }

  func bitmap(at index: Int) -> Bitmap? {
    if let film { return film.frames.indices.contains(index) ? film.frames[index].bitmap : nil }
    return index == 0 ? try? ImageDecoder.decode(data) : nil
  }
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
public let kCGImageSourceTypeIdentifierHint = "kCGImageSourceTypeIdentifierHint"
public let kCGImagePropertyPixelWidth = "PixelWidth"
public let kCGImagePropertyPixelHeight = "PixelHeight"
/// How a picture is turned, 1…8: always 1, for it is read upright.
public let kCGImagePropertyOrientation = "Orientation"
public let kCGImagePropertyGIFDictionary = "{GIF}"
/// Seconds for which players show a picture of a GIF.
public let kCGImagePropertyGIFDelayTime = "DelayTime"
/// Seconds as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime"
/// How often all pictures are shown; 0 for ever.
public let kCGImagePropertyGIFLoopCount = "LoopCount"

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

/// How many pictures there are: 0 where none can be read.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.count }

/// The kind of file: "public.png", "com.compuserve.gif" and so on; nil for what is no picture.
public func CGImageSourceGetType(_ source: CGImageSource) -> String? {
  source.bitmap(at: 0)?.typeIdentifier
}

/// A picture, upright; nil for one that is not there.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: [String: Any]?
) -> CGImage? { source.bitmap(at: index).map { CGImage(bitmap: $0) } }

/// What holds for all pictures: how often a GIF is shown.
public func CGImageSourceCopyProperties(
  _ source: CGImageSource, _ options: [String: Any]?
) -> [String: Any]? {
  guard let film = source.film else { return source.count == 0 ? nil : [:] }
  return [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: film.loops]]
}

/// A picture's width and height in pixels, and how long it is shown in a GIF; nil for one that is not there.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: [String: Any]?
) -> [String: Any]? {
  guard let image = CGImageSourceCreateImageAtIndex(source, index, options) else { return nil }
  var properties: [String: Any] = [
    kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
    kCGImagePropertyOrientation: 1,
  ]
  if let frame = source.film?.frames[index] {
    properties[kCGImagePropertyGIFDictionary] = [
      kCGImagePropertyGIFDelayTime: MovingPicture.shown(frame.duration),
      kCGImagePropertyGIFUnclampedDelayTime: frame.duration,
    ]
  }
  return properties
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
