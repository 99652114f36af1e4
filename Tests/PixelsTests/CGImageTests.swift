import Foundation
import Testing

@testable import Pixels

@Suite("Parts of pictures, and bytes")
struct CGImageTests {
  /// 4 x 3 pixels; red counts columns, green rows.
  private let image = CGImage(
    bitmap: Bitmap(
      width: 4, height: 3,
      premultiplied: (0..<3).flatMap { y in
        (0..<4).flatMap { x in [UInt8(x), UInt8(y), 0, 255] }
      }))

  private func places(_ image: CGImage?) -> [[UInt8]]? {
    guard let image, let bytes = image.dataProvider?.data else { return nil }
    return (0..<image.width * image.height).map { [bytes[$0 * 4], bytes[$0 * 4 + 1]] }
  }

  @Test("A part has the pixels of its rectangle")
  func part() {
    let part = image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(part?.width == 2 && part?.height == 2)
    #expect(places(part) == [[1, 1], [2, 1], [1, 2], [2, 2]])
  }

  @Test("Edges between pixels move outwards, and what lies beside the picture is left out")
  func edges() {
    let part = image.cropping(to: CGRect(x: 2.5, y: -4, width: 9, height: 4.5))
    #expect(places(part) == [[2, 0], [3, 0]])
  }

  @Test("Beside the picture there is nothing")
  func nothing() {
    #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 3, height: 3)) == nil)
  }

  @Test("A provider has the bytes that it was given, or those of a file")
  func bytes() throws {
    let data = Data([1, 2, 3])
    #expect(CGDataProvider(data: data)?.data == data)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try data.write(to: file)
    #expect(CGDataProvider(url: file)?.data == data)
    #expect(CGDataProvider(url: file.appendingPathExtension("none")) == nil)
  }
}
