import Encoders
import Foundation
import Pixels
import ViewCatalog

extension UIGraphicsImageRenderer {
  /// The picture that `actions` draw, as a PNG file; empty where it would have no pixels.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

extension UIImage {
  /// The picture as a PNG file; nil when it has no pixels of its own.
  public func pngData() -> Data? {
    cgImage.map { Data(PNGEncoder.encode($0.bitmap)) }
  }
}
