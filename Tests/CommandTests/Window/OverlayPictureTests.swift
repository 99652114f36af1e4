import Foundation
import Geometry
import Pixels
import Testing

@testable import WindowHost

@Suite("What lies over the picture in a window")
struct OverlayPictureTests {
  private func picture(
    _ text: String, isError: Bool = false, size: CGSize = CGSize(width: 200, height: 100),
    scale: Double = 1
  ) throws -> Bitmap {
    try #require(
      OverlayPicture(title: "Title", text: text, isError: isError, size: size, scale: scale)
        .bitmap())
  }

  /// The rows in which there is something else than the ground.
  private func writtenRows(_ bitmap: Bitmap) -> [Int] {
    let ground = bitmap.pixelBytes(0, 0)
    return (0..<bitmap.height).filter { y in
      (0..<bitmap.width).contains { bitmap.pixelBytes($0, y) != ground }
    }
  }

  @Test("It is as large as the window has pixels, dark and a little transparent")
  func ground() throws {
    let bitmap = try picture("", scale: 2)
    #expect(bitmap.width == 400 && bitmap.height == 200)
    #expect(bitmap.pixelBytes(0, 0)[3] == UInt8((0.93 * 255).rounded()))
  }

  @Test("A margin of 20 points stays free, whatever is written")
  func margin() throws {
    let rows = writtenRows(
      try picture(Array(repeating: "words and more words", count: 40).joined(separator: "\n")))
    let first = try #require(rows.first)
    let last = try #require(rows.last)
    #expect(first >= 20 && first < 30)
    #expect(last < 80 && last > 60)
  }

  @Test("The title of a mistake is rose, that of anything else white")
  func colors() throws {
    func hasRose(_ bitmap: Bitmap) -> Bool {
      (0..<bitmap.height).contains { y in
        (0..<bitmap.width).contains { x in
          let pixel = bitmap.pixelBytes(x, y)
          return pixel[0] > 200 && pixel[1] < 150
        }
      }
    }
    #expect(hasRose(try picture("", isError: true)))
    #expect(!hasRose(try picture("", isError: false)))
  }

  @Test("Long lines are broken at the edge")
  func broken() throws {
    let size = CGSize(width: 200, height: 200)
    let short = writtenRows(try picture("word", size: size))
    let long = writtenRows(
      try picture("word word word word word word word word word word", size: size))
    #expect(long.count > short.count)
  }

  @Test("A window without room has none", arguments: [CGSize(width: 0, height: 40), .zero])
  func empty(size: CGSize) {
    #expect(
      OverlayPicture(title: "a", text: "b", isError: false, size: size, scale: 1).bitmap() == nil)
  }

  @Test("A window smaller than the margins shows the ground alone")
  func small() throws {
    #expect(writtenRows(try picture("text", size: CGSize(width: 30, height: 30))).isEmpty)
  }
}

extension Bitmap {
  /// Red, green, blue and alpha of a pixel.
  fileprivate func pixelBytes(_ x: Int, _ y: Int) -> [UInt8] {
    (0..<4).map { bytes.load(fromByteOffset: y * rowBytes + 4 * x + $0, as: UInt8.self) }
  }
}
