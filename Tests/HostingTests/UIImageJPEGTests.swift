import Foundation
import Pixels
import Testing
import ViewCatalog

@testable import Hosting

@Suite("Pictures as JPEG files")
@MainActor
struct UIImageJPEGTests {
  /// Half red, half see-through; 64 by 32 pixels.
  private var picture: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 64, height: 32), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 32, height: 32))
    }
  }

  private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [Int] {
    (0..<4).map {
      let place = y * image.bitmap.rowBytes + 4 * x + $0
      return Int(image.bitmap.bytes.load(fromByteOffset: place, as: UInt8.self))
    }
  }

  @Test("A picture is read back in its size, and what was see-through is white")
  func white() throws {
    let file = try #require(picture.jpegData(compressionQuality: 1))
    let image = try #require(UIImage(data: file)?.cgImage)
    #expect(image.width == 64 && image.height == 32)
    for (found, expected) in zip(pixel(image, 8, 16), [255, 0, 0, 255]) {
      #expect(abs(found - expected) <= 3)
    }
    #expect(pixel(image, 56, 16).allSatisfy { $0 >= 252 })
  }

  @Test("A file is larger where it shall be better, and the qualities beyond 0 and 1 are these")
  func quality() throws {
    let files = [0, 0.5, 1].map { picture.jpegData(compressionQuality: $0)?.count ?? 0 }
    #expect(files[0] > 0 && files[0] < files[2] && files[0] <= files[1])
    #expect(picture.jpegData(compressionQuality: 7)?.count == files[2])
    #expect(picture.jpegData(compressionQuality: -1)?.count == files[0])
  }

  @Test("A renderer writes the same file as the picture that it draws")
  func renderer() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9), format: format)
    let actions: (UIGraphicsImageRendererContext) -> Void = {
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    let image = renderer.image(actions: actions)
    let file = renderer.jpegData(withCompressionQuality: 0.8, actions: actions)
    #expect(file == image.jpegData(compressionQuality: 0.8))
  }

  @Test("A picture knows the kind of file that it was read from, and none if it was drawn")
  func kind() throws {
    #expect(picture.cgImage?.utType == nil)
    let png = try #require(picture.pngData())
    #expect(UIImage(data: png)?.cgImage?.utType == "public.png")
    let jpeg = try #require(picture.jpegData(compressionQuality: 0.5))
    #expect(UIImage(data: jpeg)?.cgImage?.utType == "public.jpeg")
    #expect(picture.heicData() == nil)
  }
}
