import DrawingCommands
import Foundation
import Geometry
import ViewContent

extension UIImage {
  /// The picture made as small as `size` points, its shape kept; nil where it has no pixels.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let own = self.size
    guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return nil }
    let factor = min(size.width / own.width, size.height / own.height)
    let small = CGSize(width: own.width * factor, height: own.height * factor)
    UIGraphicsBeginImageContextWithOptions(small, false, scale)
    defer { UIGraphicsEndImageContext() }
    draw(in: CGRect(origin: .zero, size: small))
    return UIGraphicsGetImageFromCurrentImageContext()
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  /// Calls back at once.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }

  /// Pictures are decoded when they are read.
  public func preparingForDisplay() -> UIImage? { self }
  public func byPreparingForDisplay() async -> UIImage? { self }
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }
}
