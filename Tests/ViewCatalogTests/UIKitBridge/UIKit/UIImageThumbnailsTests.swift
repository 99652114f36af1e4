import Foundation
import Testing
import UIKit

@MainActor @Suite("Thumbnails")
struct UIImageThumbnailsTests {
  @Test("A picture is made to fit, its shape kept; a picture without pixels has none")
  func size() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100), format: format)
      .image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 200, height: 100))
      }
    let small = try #require(picture.preparingThumbnail(of: CGSize(width: 50, height: 50)))
    #expect(small.size == CGSize(width: 50, height: 25))
    let pixels = try #require(small.cgImage?.dataProvider?.data.map { [UInt8]($0) })
    #expect(Array(pixels[0..<4]) == Array(pixels[400..<404]) && pixels[3] == 255)
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 50, height: 50)) == nil)
  }

  @Test("A well of colours is 28 points large, and tells of what is chosen")
  func well() {
    let well = UIColorWell()
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
  }
}
