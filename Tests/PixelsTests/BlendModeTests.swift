import PixelKernels
import Testing

@Suite("Blend modes")
struct BlendModeTests {
  @Test("Every mode follows its formula to within one step of 255", arguments: KernelSet.all)
  func formulas(set: KernelSet) {
    var pixels: [UInt32] = []
    for alpha: UInt32 in [0, 1, 60, 128, 201, 255] {
      for red: UInt32 in [0, 1, 2, 3] {
        for green: UInt32 in [0, 2, 3] {
          let (r, g, b) = (alpha * red / 3, alpha * green / 3, alpha * (red + green) / 7)
          pixels.append(min(r, alpha) | min(g, alpha) << 8 | min(b, alpha) << 16 | alpha << 24)
        }
      }
    }
    for mode in 0..<Int(pk_blend_count.rawValue) {
      for source in pixels {
        var row = pixels
        set.blend(mode)(
          &row, [UInt32](repeating: source, count: pixels.count), nil, 255, pixels.count)
        for (backdrop, result) in zip(pixels, row) {
          let expected = BlendFormula.blend(mode, unit(source), unit(backdrop)) * 255
          let difference = (unit(result) * 255 - expected)
          let worst = max(difference.max(), -difference.min())
          if worst > 1.001 {
            Issue.record(
              "mode \(mode): \(hex(source)) on \(hex(backdrop)) is \(hex(result)), not \(expected)")
            return
          }
        }
      }
    }
  }

  @Test(
    "At an opacity, a picture laid over another is rounded once, and one that adds light twice",
    arguments: KernelSet.all)
  func opacities(set: KernelSet) {
    let bytes = (0..<256).map { UInt32($0) }
    // Grey of every alpha, which lies on another.
    let backdrop = 0xff90_3000 as UInt32
    for opacity in UInt32(1)...254 {
      for (mode, tolerance) in [(pk_blend_normal, 0.5 + 2.0 / 256), (pk_blend_plus_lighter, 0.503)]
      {
        var row = [UInt32](repeating: backdrop, count: 256)
        set.blend(Int(mode.rawValue))(
          &row, bytes.map { $0 << 24 | ($0 / 2) * 0x0001_0101 }, nil, opacity, 256)
        let isRight = bytes.allSatisfy { alpha in
          [UInt32(0), 8, 16, 24].allSatisfy { shift in
            let source = Double(shift == 24 ? alpha : alpha / 2) * Double(opacity) / 255
            let keep = mode == pk_blend_normal ? 1 - Double(alpha * opacity) / 65_025 : 1
            let exact = min(source + Double(backdrop >> shift & 255) * keep, 255)
            return abs(Double(row[Int(alpha)] >> shift & 255) - exact) <= tolerance
          }
        }
        #expect(isRight, "\(set), mode \(mode), opacity \(opacity)")
      }
    }
  }

  @Test(
    "Operators change a pixel as far as it is covered, to within one step of 255",
    arguments: KernelSet.all)
  func coverage(set: KernelSet) {
    let pixels: [UInt32] = [
      0, 0xff00_0000, 0xffff_ffff, 0xff20_c060, 0x8040_2010, 0x8080_8080, 0x0100_0001, 0xc060_00c0,
    ]
    let coverage: [UInt8] = [0, 1, 51, 128, 200, 254, 255, 77]
    for mode in Int(pk_blend_clear.rawValue)..<Int(pk_blend_count.rawValue) {
      for (source, opacity) in pixels.flatMap({ pixel in [255, 180].map { (pixel, $0) } }) {
        for backdrop in pixels {
          var row = [UInt32](repeating: backdrop, count: 8)
          set.blend(mode)(
            &row, [UInt32](repeating: source, count: 8), coverage, UInt32(opacity), 8)
          for (result, covered) in zip(row, coverage) {
            let full = BlendFormula.blend(
              mode, unit(source) * (Double(opacity) / 255), unit(backdrop))
            let share = Double(covered) / 255
            let expected = (full * share + unit(backdrop) * (1 - share)) * 255
            let difference = unit(result) * 255 - expected
            if max(difference.max(), -difference.min()) > 1.001 {
              Issue.record(
                "mode \(mode): \(hex(source)) on \(hex(backdrop)) at \(covered) is \(hex(result))")
              return
            }
          }
        }
      }
    }
  }

  @Test(
    "A colour brighter than its alpha adds light to what is below, up to white",
    arguments: KernelSet.all)
  func brighterThanAlpha(set: KernelSet) {
    let sources: [UInt32] = [0x0080_ff20, 0x40ff_8010, 0x80ff_ffff, 0x0001_0203]
    let backdrops: [UInt32] = [0xffc0_8040, 0xffff_ffff, 0x8080_4020]
    for (source, backdrop) in sources.flatMap({ source in backdrops.map { (source, $0) } }) {
      var row = [UInt32](repeating: backdrop, count: 17)
      set.blend(Int(pk_blend_normal.rawValue))(
        &row, [UInt32](repeating: source, count: 17), nil, 255, 17)
      let sum: SIMD4<Double> = unit(source) + unit(backdrop) * (1 - unit(source).w)
      let white = SIMD4<Double>(repeating: 1)
      let expected = sum.clamped(lowerBound: .zero, upperBound: white) * 255
      let difference = unit(row[16]) * 255 - expected
      #expect(
        max(difference.max(), -difference.min()) <= 1.001, "\(hex(source)) on \(hex(backdrop))")
      #expect(row.allSatisfy { $0 == row[0] })
    }
  }

  @Test(
    "Modes without a meaning for colours brighter than their alpha cut them to it",
    arguments: KernelSet.all)
  func cutToAlpha(set: KernelSet) {
    let modes = [
      pk_blend_multiply, pk_blend_overlay, pk_blend_darken, pk_blend_lighten, pk_blend_hard_light,
      pk_blend_difference, pk_blend_exclusion, pk_blend_source_atop,
    ]
    let bright: [UInt32] = [0x00ff_ffff, 0x40ff_2080, 0x80ff_ffff, 0xff80_4020]
    let cut: [UInt32] = [0, 0x4040_2040, 0x8080_8080, 0xff80_4020]
    for mode in modes.map({ Int($0.rawValue) }) {
      for (source, cutSource) in zip(bright, cut) {
        var seen = bright, expected = cut
        set.blend(mode)(&seen, [UInt32](repeating: source, count: 4), nil, 255, 4)
        set.blend(mode)(&expected, [UInt32](repeating: cutSource, count: 4), nil, 255, 4)
        #expect(seen == expected, "mode \(mode), \(hex(source))")
      }
    }
  }

  @Test("In linear light every mode follows its formula to within a thousandth")
  func linear() {
    let colors: [SIMD4<Double>] = [
      .zero, SIMD4(0, 0, 0, 1), SIMD4(1, 1, 1, 1), SIMD4(0.2, 0.7, 0.4, 1),
      SIMD4(0.1, 0.3, 0.25, 0.5), SIMD4(0.6, 0.05, 0.3, 0.75),
    ]
    for mode in 0..<Int(pk_blend_count.rawValue) where mode != Int(pk_blend_mask.rawValue) {
      for source in colors {
        for backdrop in colors {
          let coverage: [UInt8] = [255, 102]
          var row = (0..<2).flatMap { _ in (0..<4).map { Float(backdrop[$0]) } }
          pk_blend_linear(
            &row, (0..<4).map { Float(source[$0]) }, 0, coverage, 255, pk_blend(UInt32(mode)), 0, 2)
          for (index, covered) in coverage.enumerated() {
            let share = Double(covered) / 255
            let expected =
              BlendFormula.blend(mode, source, backdrop) * share + backdrop * (1 - share)
            for channel in 0..<4 {
              let seen = Double(row[index * 4 + channel])
              if abs(seen - expected[channel]) > 1e-3 {
                Issue.record("mode \(mode): \(source) on \(backdrop) is \(row), not \(expected)")
                return
              }
            }
          }
        }
      }
    }
  }

  @Test("Every byte survives the way to linear light and back")
  func linearBytes() {
    let opaque = (0..<256).map { UInt32($0) * 0x01_0101 | 0xff00_0000 }
    let half = (0..<129).map { UInt32($0) * 0x01_0101 | 0x8000_0000 }
    for pixels in [opaque, half] {
      var floats = [Float](repeating: 0, count: pixels.count * 4)
      pk_decode_linear(&floats, pixels, pixels.count)
      var back = [UInt32](repeating: 0, count: pixels.count)
      pk_encode_linear(&back, floats, pixels.count)
      #expect(back == pixels)
    }
    var gray = [Float](repeating: 0, count: 4)
    pk_decode_linear(&gray, [0xff80_8080], 1)
    #expect(abs(gray[0] - 0.2158605) < 1e-5)
  }

  @Test("What is clear changes nothing, in every blend mode")
  func clearSource() {
    for mode in 0..<Int(pk_blend_mask.rawValue) {
      var row: [UInt32] = [0xff80_4020, 0x8040_2010, 0, 0xffff_ffff]
      let before = row
      KernelSet.scalar.blend(mode)(&row, [0, 0, 0, 0], nil, 255, 4)
      #expect(row == before, "mode \(mode)")
    }
  }

  private func unit(_ pixel: UInt32) -> SIMD4<Double> {
    SIMD4(
      Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255), Double(pixel >> 24)
    ) / 255
  }

  private func hex(_ pixel: UInt32) -> String { String(pixel, radix: 16) }
}
