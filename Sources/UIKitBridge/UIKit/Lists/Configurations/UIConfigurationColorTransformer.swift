import Foundation
import ViewGraphics

/// Makes one colour of another.
nonisolated public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The colour's brightness as a gray: 0.299 R + 0.587 G + 0.114 B, after ITU-R BT.601.
  public static var grayscale: Self {
    UIConfigurationColorTransformer { color in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
  /// The colour itself: the system has no tint of its own that would be preferred.
  public static var preferredTint: Self { UIConfigurationColorTransformer { $0 } }
  /// The colour itself, as above.
  public static var monochromeTint: Self { UIConfigurationColorTransformer { $0 } }
}
