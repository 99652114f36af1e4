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

  @Test(
    "A GIF has all its pictures, with how long each is shown: a tenth of a second where it says less than anybody means"
  )
  func gif() throws {
    // Three red pixels for half a second, then three blue ones for a hundredth, for ever.
    let data = try #require(
      Data(
        base64Encoded:
          "R0lGODlhAwABAIEAAP8AAAD/AAAA/wkJCSH/C05FVFNDQVBFMi4wAwEAAAAh+QQFMgADACwAAAAAAwABAAACAwRBFAAh+QQFAQADACwAAAAAAwABAAACAxRFFQA7"
      ))
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 2)
    #expect(CGImageSourceGetType(source) as String? == "com.compuserve.gif")
    let times = (0..<2).map { index -> [Double?] in
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
      let gif = properties?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
      return [
        gif?[kCGImagePropertyGIFDelayTime as String] as? Double,
        gif?[kCGImagePropertyGIFUnclampedDelayTime as String] as? Double,
      ]
    }
    #expect(times == [[0.5, 0.5], [0.1, 0.01]])
    let all = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary]
    #expect((all as? [String: Any])?[kCGImagePropertyGIFLoopCount] as? Int == 0)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil)?.width == 3)
    #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
  }
}
