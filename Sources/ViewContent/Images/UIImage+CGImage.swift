import Foundation
import Pixels

extension UIImage {
  /// A picture of these pixels, one a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1) }

  /// - Parameter scale: pixels per point.
  public convenience init(
    cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up
  ) {
    self.init(source: .bitmap(cgImage.bitmap, scale: scale), scale: scale)
  }

  /// The pixels; nil for a picture that has none of its own: a symbol.
  public var cgImage: CGImage? { found.map { CGImage(bitmap: $0.bitmap) } }

  /// How a picture lies. Only upright ones can be made.
  public enum Orientation: Int, Sendable { case up }
}
