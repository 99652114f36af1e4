import Encoders
import Foundation
import Pixels
import ViewCatalog

extension UIImage {
  /// The picture as a PNG file; nil when it has no pixels of its own.
  public func pngData() -> Data? {
    cgImage.map { Data(PNGEncoder.encode($0.bitmap)) }
  }
}
