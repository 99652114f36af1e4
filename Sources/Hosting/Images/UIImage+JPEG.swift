import Encoders
import Foundation
import Pixels
import ViewCatalog

extension UIGraphicsImageRenderer {
  /// The picture that `actions` draw, as a JPEG file, what is see-through over white; empty where it would have no pixels.
  ///
  /// - Parameter compressionQuality: 0 is the smallest file, 1 the best picture.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

extension UIImage {
  /// The picture as a JPEG file, what is see-through over white; nil when it has no pixels of its own, or more than
  /// 65,500 of them in a row or column, for which the format has no room.
  ///
  /// - Parameter compressionQuality: 0 is the smallest file, 1 the best picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let cgImage, max(cgImage.width, cgImage.height) <= JPEGEncoder.largestSide else {
      return nil
    }
    let file = try? JPEGEncoder.encode(onWhite: cgImage.bitmap, quality: compressionQuality)
    return file.map { Data($0) }
  }

  /// The picture as a HEIC file: nil, as on a device whose hardware cannot write one.
  public func heicData() -> Data? { nil }
}
