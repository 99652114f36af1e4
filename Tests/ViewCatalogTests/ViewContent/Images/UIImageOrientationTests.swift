import SwiftUI
import Testing

@MainActor @Suite("Pictures that lie otherwise")
struct UIImageOrientationTests {
  /// Two pixels: red at the left, blue at the right.
  private var pair: CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image {
      $0.cgContext.setFillColor(UIColor.red.cgColor)
      $0.cgContext.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      $0.cgContext.setFillColor(UIColor.blue.cgColor)
      $0.cgContext.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    return image.cgImage!
  }

  // As Apple's documentation draws them: `right` is turned by 90° clockwise to be seen, `left` against the clock.
  @Test(
    "A picture is seen upright, whichever way its pixels lie",
    arguments: [
      (UIImage.Orientation.up, 2, true), (.down, 2, false), (.upMirrored, 2, false),
      (.downMirrored, 2, true), (.right, 1, true), (.left, 1, false), (.leftMirrored, 1, true),
      (.rightMirrored, 1, false),
    ])
  func turned(orientation: UIImage.Orientation, width: Int, isRedFirst: Bool) throws {
    let image = UIImage(cgImage: pair, scale: 1, orientation: orientation)
    #expect(image.size == CGSize(width: width, height: 3 - width))
    let shown = try #require(image.cgImage)
    let data = try #require(shown.dataProvider?.data as Data?)
    #expect((data[0] > 128) == isRedFirst)
  }
}
