import CoreGraphics
import CoreImage
import Foundation

/// Filters whose formulas are given plain numbers: a context without a working colour space neither decodes nor encodes
/// colours.
enum FilterProbe {
  private static let context = CIContext(options: [.workingColorSpace: NSNull()])

  /// Red, green, blue and opacity of a pixel, 0…1, premultiplied as they are in memory.
  static func pixel(_ image: CIImage?, _ x: CGFloat = 2, _ y: CGFloat = 2) -> [Double] {
    guard let image,
      let made = context.createCGImage(image, from: CGRect(x: x, y: y, width: 1, height: 1)),
      let data = made.dataProvider?.data
    else { return [] }
    return data.prefix(4).map { Double($0) / 255 }
  }

  /// A square of one colour.
  static func square(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1, side: CGFloat = 8
  ) -> CIImage {
    CIImage(color: CIColor(red: red, green: green, blue: blue, alpha: alpha))
      .cropped(to: CGRect(x: 0, y: 0, width: side, height: side))
  }

  /// What a filter makes of a colour.
  static func color(
    _ name: String, _ color: [CGFloat], _ parameters: [String: Any] = [:]
  ) -> [Double] {
    pixel(square(color[0], color[1], color[2]).applyingFilter(name, parameters: parameters))
  }

  /// Equal within a byte's steps.
  static func isNear(_ found: [Double], _ expected: [Double], _ tolerance: Double = 1.2 / 255)
    -> Bool
  {
    found.count == expected.count
      && zip(found, expected).allSatisfy { abs($0 - min(max($1, 0), 1)) <= tolerance }
  }
}
