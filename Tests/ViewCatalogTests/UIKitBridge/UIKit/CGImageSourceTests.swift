import SwiftUI
import Testing

@MainActor
@Suite("Pictures' files as Core Graphics reads them")
struct CGImageSourceTests {
  private var file: Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).pngData {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
  }

  @Test("A picture in data has its pixels and tells how many")
  func data() throws {
    let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 40 && image.height == 20)
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 40)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
  }

  @Test("A thumbnail's longer side is as long as is asked, and never longer than the picture's")
  func thumbnail() throws {
    let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
    func size(_ most: Int) -> [Int]? {
      let options: [String: Any] = [kCGImageSourceThumbnailMaxPixelSize: most]
      return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary).map {
        [$0.width, $0.height]
      }
    }
    #expect(size(10) == [10, 5] && size(100) == [40, 20])
  }

  @Test("What is no picture has none, and what is no file is no source")
  func others() throws {
    let source = try #require(CGImageSourceCreateWithData(Data("x".utf8) as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 0)
    let missing = URL(fileURLWithPath: "/no/such/file.png") as NSURL
    #expect(CGImageSourceCreateWithURL(missing, nil) == nil)
  }
}
