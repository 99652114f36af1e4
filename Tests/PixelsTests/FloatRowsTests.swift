import Testing

@testable import Pixels

@Suite("Rows written on several threads")
struct FloatRowsTests {
  @Test(
    "Each row is written once, with its own number, whether there are few pixels or many",
    arguments: [3, 400])
  func rows(height: Int) {
    let width = 50
    var pixels = [SIMD4<Float>](repeating: .zero, count: width * height)
    FloatRows.write(&pixels, width: width) { row, pixels in
      for x in pixels.indices { pixels[x] += SIMD4(Float(row), Float(x), 1, 0) }
    }
    for row in 0..<height {
      for x in 0..<width { #expect(pixels[row * width + x] == SIMD4(Float(row), Float(x), 1, 0)) }
    }
  }

  @Test("Nothing is written where there are no pixels")
  func empty() {
    var pixels: [SIMD4<Float>] = []
    FloatRows.write(&pixels, width: 0) { _, _ in Issue.record("there is no row") }
  }
}
