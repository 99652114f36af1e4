import Foundation
import Pixels
import ViewRuntime

extension Image {
  /// A picture of these pixels, called as `label` says.
  ///
  /// - Parameter scale: pixels per point.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(.bitmap(cgImage.bitmap, scale: scale))
    self.label = label.spoken(in: EnvironmentValues())
    self.orientation = orientation
  }

  /// A picture of these pixels that means nothing to those who cannot see it.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.bitmap(cgImage.bitmap, scale: scale))
    isDecorative = true
    self.orientation = orientation
  }
}

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
