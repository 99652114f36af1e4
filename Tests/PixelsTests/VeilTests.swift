import PixelKernels
import TestSupport
import Testing

@testable import Pixels

@Suite("Colours that are laid over the same pixels together")
struct VeilTests {
  private func channels(_ deep: pk_deep_color) -> SIMD4<Double> {
    SIMD4((0..<4).map { Double(deep >> UInt64(16 * $0) & 65_535) / 256 })
  }

  @Test("Many colours come to the one that laying them one after another gives, unrounded")
  func together() {
    var numbers = SplitMix(seed: 5)
    for count in 1...30 {
      let colors = (0..<count).map { _ in pk_deepen(numbers.premultipliedPixel()) }
      var veil = Veil(colors[0])
      for color in colors.dropFirst() { veil.lay(color) }
      for backdrop in [SIMD4<Double>(0, 0, 0, 0), SIMD4(13, 200, 77, 255), SIMD4(20, 90, 3, 128)] {
        var expected = backdrop
        for color in colors {
          expected = channels(color) + expected * (1 - channels(color).w / 255)
        }
        let one = channels(veil.deepColor)
        let difference = one + backdrop * (1 - one.w / 255) - expected
        // The color has 8 bits behind the point, and so has what its alpha leaves.
        #expect(max(difference.max(), -difference.min()) <= 1.0 / 256)
      }
    }
  }

  @Test("One colour alone stays what it is, and an opaque one hides those before")
  func alone() {
    var numbers = SplitMix(seed: 6)
    for _ in 0..<100 {
      let color = pk_deepen(numbers.premultipliedPixel())
      #expect(Veil(color).deepColor == color)
      var veil = Veil(color)
      veil.lay(pk_deepen(0xff20_4060))
      #expect(veil.deepColor == pk_deepen(0xff20_4060))
    }
  }
}
