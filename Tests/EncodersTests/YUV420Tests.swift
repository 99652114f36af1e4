import Foundation
import Pixels
import Testing

@testable import Encoders

@Suite("YUV 4:2:0")
struct YUV420Tests {
  private func planes(_ bitmap: Bitmap) -> [UInt8] {
    let frame = YUV420.convert(bitmap)
    return withExtendedLifetime(frame) { [UInt8](frame.data) }
  }

  // BT.709, limited range: Y = 16 + 219 Y', Cb = 128 + 224 (B − Y') / 1.8556, Cr likewise by 1.5748.
  @Test(
    "Plain colours have the values of the standard",
    arguments: [
      ([255, 255, 255], [235, 128, 128]), ([0, 0, 0], [16, 128, 128]),
      ([255, 0, 0], [63, 102, 240]), ([0, 255, 0], [173, 42, 26]), ([0, 0, 255], [32, 240, 118]),
      ([128, 128, 128], [126, 128, 128]),
    ] as [([UInt8], [Int])])
  func colors(color: [UInt8], expected: [Int]) {
    let planes = self.planes(Bitmap(6, 4) { _, _ in color + [255] })
    #expect(planes.count == 36)
    for (range, value) in zip([0..<24, 24..<30, 30..<36], expected) {
      #expect(
        planes[range].allSatisfy { abs(Int($0) - value) <= 1 }, "\(planes[range].first!) \(value)")
    }
  }

  @Test("Chroma is of the mean of four pixels")
  func chroma() {
    let planes = self.planes(
      Bitmap(2, 2) { x, y in (x + y) % 2 == 0 ? [255, 255, 255, 255] : [0, 0, 255, 255] })
    // Mean (127.5, 127.5, 255): Y' = 0.5361, Cb = 128 + 224 · 0.4639 / 1.8556 = 184
    #expect(abs(Int(planes[4]) - 184) <= 1)
  }

  @Test("An odd picture gets its last column and row twice")
  func odd() {
    let planes = self.planes(
      Bitmap(3, 3) { x, y in x == 2 || y == 2 ? [0, 0, 0, 255] : [255, 255, 255, 255] })
    #expect(planes.count == 24)
    #expect(planes[3] == 16 && planes[12...15].allSatisfy { $0 == 16 })
    #expect(YUV420.size(width: 3, height: 3) == (4, 4))
  }
}
