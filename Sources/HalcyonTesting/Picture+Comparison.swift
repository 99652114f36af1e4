import Decoders
import Foundation
import Goldens
import Pixels
import ViewCatalog

extension Picture {
  /// A picture that was kept as a PNG, JPEG or WebP file; nil where it cannot be read.
  ///
  /// - Parameter scale: pixels per point.
  public init?(data: Data, scale: Double) {
    guard let bitmap = try? ImageDecoder.decode(data) else { return nil }
    self.init(bitmap: bitmap, scale: scale)
  }

  /// The pixels of a picture of UIKit's; nil where it has none.
  public init?(_ image: UIImage) {
    guard let bitmap = image.cgImage?.bitmap else { return nil }
    self.init(bitmap: bitmap, scale: Double(image.scale))
  }

  /// The same for UIKit.
  public var image: UIImage {
    UIImage(cgImage: CGImage(bitmap: bitmap), scale: CGFloat(scale))
  }

  /// What has changed from the picture that was accepted; nil where it is the same, as far as `match` asks.
  public func change(from master: Picture, _ match: PictureMatch = .exact) -> PictureChange? {
    if self == master { return nil }
    let difference = PictureDifference(
      master: master.bitmap, test: bitmap, tolerance: match.tolerance)
    if match.tolerance.accepts(difference) { return nil }
    return PictureChange(
      explanation: difference.explanation,
      isolated: Picture(bitmap: difference.isolated, scale: scale),
      masked: Picture(bitmap: difference.masked, scale: scale))
  }
}

/// How a picture differs from the one that was accepted.
public struct PictureChange: Sendable {
  /// A sentence: how many pixels, and by how much.
  public let explanation: String
  /// Only the pixels that differ, as they are now.
  public let isolated: Picture
  /// The picture, pale, with what differs in red.
  public let masked: Picture
}
