import Foundation
import Pixels
import Testing

@Suite("Film frames")
struct FilmTests {
  @Test("Luma and chroma follow BT.709 in limited range to within one step")
  func formula() {
    let colors: [[UInt8]] = [
      [0, 0, 0, 255], [255, 255, 255, 255], [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255],
      [37, 200, 90, 255],
    ]
    for color in colors {
      let pixels = Array(repeatElement(color, count: 6 * 4).joined())
      let bitmap = Bitmap(width: 6, height: 4, premultiplied: pixels)
      let frame = PlanarFrame(width: 6, height: 4)
      bitmap.convertToYUV420(into: frame)
      let (r, g, b) = (Double(color[0]) / 255, Double(color[1]) / 255, Double(color[2]) / 255)
      let y = 0.2126 * r + 0.7152 * g + 0.0722 * b
      let planes = [UInt8](frame.data)
      #expect(planes.count == 24 + 6 + 6)
      #expect(abs(Double(planes[7]) - (16 + 219 * y)) <= 0.6)
      #expect(abs(Double(planes[24 + 3]) - (128 + 224 * (b - y) / 1.8556)) <= 0.6)
      #expect(abs(Double(planes[30 + 3]) - (128 + 224 * (r - y) / 1.5748)) <= 0.6)
    }
  }

  @Test("Odd sizes round chroma up, and threads give the same bytes")
  func oddSizes() {
    let pixels = (0..<77 * 135 * 4).map { UInt8(($0 * 31) % 256) }
    let bitmap = Bitmap(width: 77, height: 135, premultiplied: pixels)
    let frames = [nil, ThreadPool(threads: 3)].map { pool -> [UInt8] in
      let frame = PlanarFrame(width: 77, height: 135)
      bitmap.convertToYUV420(into: frame, pool: pool)
      return [UInt8](frame.data)
    }
    #expect(frames[0].count == 77 * 135 + 2 * 39 * 68)
    #expect(frames[0] == frames[1])
  }
}
