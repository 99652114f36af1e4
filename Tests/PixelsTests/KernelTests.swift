import Foundation
import PixelKernels
import TestSupport
import Testing

extension UInt32 {
  /// The pixel's colour times `thirds` / 3, which has something behind the point.
  fileprivate func deepColor(thirds: UInt64) -> pk_deep_color {
    let deep = pk_deepen(self)
    return [0, 16, 32, 48].reduce(0) { color, shift in
      color | ((deep >> UInt64(shift)) & 65535) * thirds / 3 << UInt64(shift)
    }
  }
}

extension SplitMix {
  fileprivate mutating func deepColor() -> pk_deep_color {
    premultipliedPixel().deepColor(thirds: UInt64.random(in: 0...3, using: &self))
  }
}

/// Every instruction set against its scalar twin: all lengths 0...70 at all places within 64 bytes, and
/// nothing written beyond the row.
@Suite("Row loops of every instruction set equal the scalar ones")
struct KernelTests {
  private static let lengths = 0...70
  private static let places = 0..<16

  /// What the loops of both sets are given: the same numbers at the same place.
  private struct Rows {
    let pixels: UnsafeMutablePointer<UInt32>
    let source: UnsafePointer<UInt32>
    let coverage: UnsafePointer<UInt8>
    /// Room for loops that write bytes or sums; compared too.
    let bytes: UnsafeMutablePointer<UInt8>
    let color: UInt32
    let deepColor: pk_deep_color
    let count: Int

    var opaqueColor: pk_deep_color { pk_deepen(color | 0xff00_0000) }
  }

  /// Pixels, source, coverage and room for bytes, each aligned to 64 bytes.
  private final class Memory {
    static let room = 128
    let base: UnsafeMutableRawPointer
    static let byteCount = 3 * room * 4 + room

    init(seed: Int) {
      base = .allocate(byteCount: Self.byteCount, alignment: 64)
      var numbers = SplitMix(seed: UInt64(seed))
      for index in 0..<2 * Self.room {
        base.storeBytes(of: numbers.premultipliedPixel(), toByteOffset: index * 4, as: UInt32.self)
      }
      for index in 2 * Self.room * 4..<Self.byteCount {
        let value = [0, 255, UInt8.random(in: 0...255, using: &numbers)]
          .randomElement(using: &numbers)!
        base.storeBytes(of: value, toByteOffset: index, as: UInt8.self)
      }
    }

    deinit { base.deallocate() }

    /// Where rows of a kind begin differs from kind to kind.
    func rows(place: Int, count: Int) -> Rows {
      let pixels = base.assumingMemoryBound(to: UInt32.self)
      let bytes = base.assumingMemoryBound(to: UInt8.self)
      return Rows(
        pixels: pixels + place, source: pixels + Self.room + (place * 5 + 3) % 16,
        coverage: bytes + 3 * Self.room * 4 + (place * 7 + 1) % 16,
        bytes: bytes + 2 * Self.room * 4 + (place * 11 + 2) % 16, color: pixels[Self.room - 1],
        deepColor: pixels[Self.room - 1].deepColor(thirds: 2), count: count)
    }
  }

  /// Runs `body` with both sets on equal memory and compares all of it.
  private func compare(
    _ set: KernelSet, places: some Sequence<Int> = Self.places,
    _ body: (pk_kernels, KernelSet, Rows) -> Void
  ) {
    let (pristine, expected, actual) = (Memory(seed: 1), Memory(seed: 1), Memory(seed: 1))
    let loops = (scalar: KernelSet.scalar.loops, vector: set.loops)
    for length in Self.lengths {
      for place in places {
        memcpy(expected.base, pristine.base, Memory.byteCount)
        memcpy(actual.base, pristine.base, Memory.byteCount)
        body(loops.scalar, .scalar, expected.rows(place: place, count: length))
        body(loops.vector, set, actual.rows(place: place, count: length))
        if memcmp(expected.base, actual.base, Memory.byteCount) != 0 {
          Issue.record("\(set), length \(length), place \(place)")
          return
        }
      }
    }
  }

  @Test("One colour over a row", arguments: KernelSet.vector)
  func overColor(set: KernelSet) {
    compare(set) { loops, _, rows in
      loops.over_color(rows.pixels, rows.deepColor, rows.count)
      loops.over_color(rows.pixels, rows.opaqueColor, rows.count / 2)
    }
  }

  @Test("One colour over every byte, at every opacity, is rounded once", arguments: KernelSet.all)
  func overColorRounding(set: KernelSet) {
    let bytes = (0..<256).map { UInt32($0) * 0x0101_0101 }
    for alpha in UInt32(0)..<256 {
      // The colour's red is its alpha, the others are less.
      let color = alpha << 24 | alpha | (alpha / 2) << 8
      var actual = bytes
      set.loops.over_color(&actual, pk_deepen(color), 256)
      let isExact = (0..<256).allSatisfy { byte in
        [0, 8, 16, 24].allSatisfy { shift in
          let source = color >> UInt32(shift) & 255
          let expected = Double(source) + Double(byte) * Double(255 - alpha) / 255
          return Double(actual[byte] >> UInt32(shift) & 255) == expected.rounded()
        }
      }
      #expect(isExact, "\(set), alpha \(alpha)")
    }
  }

  @Test(
    "A colour keeps what lies behind its point until the one rounding", arguments: KernelSet.all)
  func overColorPrecision(set: KernelSet) {
    // 20 % of 0.1 to 0.29, 0.5 and 0.3, twenty times; what is rounded twenty times is off by 0.5 / (1 - 0.8) at most.
    var pixels = [UInt32](repeating: 0xff00_0000, count: 40)
    var exact = SIMD4<Double>(0, 0, 0, 1)
    for layer in 0..<20 {
      let color = SIMD4<Double>(0.1 + 0.01 * Double(layer), 0.5, 0.3, 1) * 0.2
      exact = color + exact * 0.8
      let deep = (0..<4).reduce(pk_deep_color(0)) {
        $0 | UInt64((color[$1] * 65_280).rounded()) << UInt64(16 * $1)
      }
      set.loops.over_color(&pixels, deep, 40)
    }
    for channel in 0..<4 {
      let value = Double(pixels[0] >> UInt32(8 * channel) & 255)
      #expect(abs(value - exact[channel] * 255) <= 1, "\(set), channel \(channel)")
    }
    #expect(Set(pixels).count == 1)
  }

  @Test("A row is repeated as it is, and nothing beside it is written", arguments: KernelSet.all)
  func repeatRow(set: KernelSet) {
    var numbers = SplitMix(seed: 10)
    let stride = 60
    for width in 0...50 {
      for start in 0..<4 {
        let row = (0..<width).map { _ in numbers.premultipliedPixel() }
        var actual = (0..<stride * 3).map { _ in numbers.premultipliedPixel() }
        var expected = actual
        for y in 0..<3 {
          let first = y * stride + start
          expected.replaceSubrange(first..<first + width, with: row)
        }
        actual.withUnsafeMutableBufferPointer {
          set.loops.repeat_row($0.baseAddress! + start, stride, row, width, 3)
        }
        #expect(actual == expected, "\(set), width \(width) from \(start)")
      }
    }
  }

  @Test("Rows of a picture are blended like single rows", arguments: KernelSet.vector)
  func pictureRows(set: KernelSet) {
    for mode in [pk_blend_normal, pk_blend_plus_lighter] {
      for opacity in [255, 254, 77, 1, 0] as [UInt32] {
        // Up to 23 pixels wide and 3 rows high, 31 pixels from row to row.
        compare(set) { loops, which, rows in
          let count = rows.count % 24
          if which.pointer == KernelSet.scalar.pointer {
            let row = which.blend(Int(mode.rawValue))
            for y in 0..<3 { row(rows.pixels + y * 31, rows.source + y * 9, nil, opacity, count) }
          } else {
            let blend = mode == pk_blend_normal ? loops.normal_rows : loops.plus_lighter_rows
            blend!(rows.pixels, 31, rows.source, 9, opacity, count, 3)
          }
        }
      }
    }
  }

  @Test("One colour through coverage", arguments: KernelSet.vector, 0..<3)
  func overColorMasked(set: KernelSet, way: Int) {
    compare(set) { loops, _, rows in
      Self.ways[way](loops).rows(
        rows.pixels, 0, rows.deepColor, 255, rows.coverage, 0, rows.count, 1)
    }
  }

  @Test("One colour through rows of coverage, alike or not", arguments: KernelSet.vector)
  func overColorRows(set: KernelSet) {
    // Up to 23 pixels wide and 3 rows high, 29 pixels from row to row.
    compare(set) { loops, _, rows in
      let count = rows.count % 24
      loops.over.rows(rows.pixels, 29, rows.deepColor, 255, rows.coverage, 0, count, 3)
      loops.over.rows(rows.pixels + 29, 29, rows.deepColor, 255, rows.bytes, 25, count, 2)
      loops.over.rows(rows.pixels, 29, rows.opaqueColor, 255, nil, 0, count / 2, 2)
      loops.over.rows(rows.pixels, 29, rows.deepColor, 93, nil, 0, count, 3)
    }
  }

  @Test("One colour through every level of coverage is rounded once", arguments: KernelSet.all)
  func overColorMaskedRounding(set: KernelSet) {
    let levels = (0..<256).map { UInt8($0) }
    for alpha in [UInt32(0), 1, 2, 77, 127, 128, 200, 254, 255] {
      let color = alpha << 24 | alpha | (alpha / 2) << 8
      for byte in UInt32(0)..<256 {
        let pixel = byte * 0x0101_0101
        var masked = [UInt32](repeating: pixel, count: 256)
        set.loops.over.rows(&masked, 0, pk_deepen(color), 255, levels, 0, 256, 1)
        var whole = pixel
        KernelSet.scalar.loops.over_color(&whole, pk_deepen(color), 1)
        let isRight = levels.allSatisfy { level in
          // 2/256 are cut off behind the point.
          let coverage = Double(level) / 255
          let keep = 1 - coverage * Double(alpha) / 255
          return [UInt32(0), 8, 16, 24].allSatisfy { shift in
            let exact = Double(color >> shift & 255) * coverage + Double(byte) * keep
            return abs(Double(masked[Int(level)] >> shift & 255) - exact) <= 0.5 + 2.0 / 256
          }
        }
        if !isRight || masked[0] != pixel || masked[255] != whole {
          Issue.record("\(set), alpha \(alpha), byte \(byte)")
          return
        }
      }
    }
  }

  /// What one colour may do with pixels: cover them, screen them, add its light to them.
  private static let ways: [@Sendable (pk_kernels) -> pk_color_loops] = [
    { $0.over }, { $0.screen }, { $0.plus_lighter },
  ]

  @Test(
    "A colour that screens pixels, or adds light to them, is rounded once through any coverage",
    arguments: KernelSet.all)
  func otherWays(set: KernelSet) {
    let levels = (0..<256).map { UInt8($0) }
    for color in [0, 0xff00_80ff, 0x8010_4080, 0xffff_ffff, 0x0101_0001, 0xc0c0_3007] as [UInt32] {
      for byte in UInt32(0)..<256 {
        for (way, formula) in [
          (set.loops.screen, { (d: Double, s: Double) in d + s - d * s / 255 }),
          (set.loops.plus_lighter, { min($0 + $1, 255) }),
        ] {
          var pixels = [UInt32](repeating: byte * 0x0101_0101, count: 256)
          way.rows!(&pixels, 0, pk_deepen(color), 255, levels, 0, 256, 1)
          let isRight = levels.allSatisfy { level in
            [UInt32(0), 8, 16, 24].allSatisfy { shift in
              let source = Double(color >> shift & 255) * Double(level) / 255
              let exact = formula(Double(byte), source)
              return abs(Double(pixels[Int(level)] >> shift & 255) - exact) <= 0.5 + 2.0 / 256
            }
          }
          var whole = [UInt32](repeating: byte * 0x0101_0101, count: 19)
          way.rows!(&whole, 0, pk_deepen(color), 255, nil, 0, 19, 1)
          let isWhole = whole.allSatisfy { $0 == pixels[255] }
          if !isRight || pixels[0] != byte * 0x0101_0101 || !isWhole {
            Issue.record("\(set), color \(color), byte \(byte)")
            return
          }
        }
      }
    }
  }

  @Test("One level of coverage everywhere is that coverage of each pixel", arguments: KernelSet.all)
  func overColorLevel(set: KernelSet) {
    var numbers = SplitMix(seed: 13)
    for level in UInt32(0)...255 {
      let pixels = (0..<70).map { _ in numbers.premultipliedPixel() }
      let color = numbers.deepColor()
      var (even, masked) = (pixels, pixels)
      set.loops.over.rows(&even, 35, color, level, nil, 0, 33, 2)
      let coverage = [UInt8](repeating: UInt8(level), count: 33)
      KernelSet.scalar.loops.over.rows(&masked, 35, color, 255, coverage, 0, 33, 2)
      #expect(even == masked, "\(set), level \(level)")
    }
  }

  @Test("One colour through areas, which are cleared", arguments: KernelSet.all)
  func overColorAreas(set: KernelSet) {
    var numbers = SplitMix(seed: 6)
    for width in 1...70 {
      let way = Self.ways[width % 3]
      for rule in [pk_rule_non_zero, pk_rule_even_odd] {
        let (stride, height) = ((width + 15) / 16 * 16 + 16, 3)
        var areas = [Int32](repeating: 0, count: stride * height)
        var touched = [UInt64](repeating: 0, count: height)
        for _ in 0..<1 + width / 8 {
          let (x, y) = (
            Int.random(in: 0...width, using: &numbers), Int.random(in: 0..<height, using: &numbers)
          )
          areas[y * stride + x] += [65536, -65536, 20000, -3].randomElement(using: &numbers)!
          touched[y] |= 1 << UInt64(x / 4)
        }
        // The definition: running sums, the rule, and the colour through that coverage.
        let pixels = (0..<stride * height).map { _ in numbers.premultipliedPixel() }
        let color = numbers.deepColor()
        var expected = pixels
        for y in 0..<height {
          var row = Array(areas[y * stride..<(y + 1) * stride])
          var coverage = [UInt8](repeating: 0, count: stride)
          _ = KernelSet.scalar.loops.sweep(&row, &coverage, 0, rule, stride)
          expected.withUnsafeMutableBufferPointer {
            way(KernelSet.scalar.loops).rows(
              $0.baseAddress! + y * stride, 0, color, 255, coverage, 0, width, 1)
          }
        }
        var actual = pixels
        areas.withUnsafeMutableBufferPointer { areas in
          touched.withUnsafeMutableBufferPointer { touched in
            var accumulator = pk_accumulator(
              areas: areas.baseAddress, touched: touched.baseAddress, stride: Int32(stride),
              words: 1, width: Int32(width), rows: Int32(height))
            way(set.loops).areas(
              &actual, stride, color, &accumulator, rule, 0, Int32(height))
          }
        }
        #expect(areas.allSatisfy { $0 == 0 } && touched.allSatisfy { $0 == 0 })
        if actual != expected {
          Issue.record("\(set), width \(width), rule \(rule)")
          return
        }
      }
    }
  }

  @Test("Every blend mode", arguments: KernelSet.vector)
  func blends(set: KernelSet) {
    let ways: [(usesCoverage: Bool, opacity: UInt32)] = [
      (false, 255), (true, 255), (false, 77), (true, 200),
    ]
    for mode in 0..<Int(pk_blend_count.rawValue) {
      for (index, way) in ways.enumerated() {
        // Each way sees every length at four of the places, together all.
        let places = stride(from: (index + mode) % 4, to: 16, by: 4)
        compare(set, places: places) { _, set, rows in
          set.blend(mode)(
            rows.pixels, rows.source, way.usesCoverage ? rows.coverage : nil, way.opacity,
            rows.count)
        }
      }
    }
  }

  @Test("A colour matrix", arguments: KernelSet.vector)
  func colorMatrix(set: KernelSet) {
    let matrix: [Float] = [
      0.4, 0.3, 0.2, 0.1, -0.1, 0.9, -0.5, 0.2, 0, 0.3, 0.1, 0.2, 1.4, 0, 0, 0.2, 0, 0, 0.9, 0.05,
    ]
    compare(set) { loops, _, rows in loops.color_matrix(rows.pixels, matrix, rows.count) }
    let saturation: [Float] = [
      1.3, -0.2, -0.1, 0, 0, -0.2, 1.3, -0.1, 0, 0, -0.2, -0.1, 1.3, 0, 0, 0, 0, 0, 1, 0,
    ]
    compare(set) { loops, _, rows in loops.color_matrix(rows.pixels, saturation, rows.count) }
  }

  @Test("Rings: a disc, a wide one and a narrow one", arguments: KernelSet.vector)
  func rings(set: KernelSet) {
    for inner in [Float(0), 30, 34.2] {
      var ring = pk_ring(x: 21.3, y: 17.9, outer: 35.4, inner: inner)
      for length in Self.lengths {
        let coverages = [KernelSet.scalar, set].map { set -> [UInt8] in
          var coverage = [UInt8](repeating: 7, count: 90)
          set.loops.ring_coverage(&coverage, &ring, Int32(length) - 20, 11.6, length)
          return coverage
        }
        #expect(coverages[0] == coverages[1], "\(set), length \(length)")
      }
      for (index, way) in Self.ways.enumerated() {
        let pictures = [KernelSet.scalar, set].map { set -> [UInt32] in
          var pixels = [UInt32](repeating: 0xff20_3040, count: 80 * 60)
          pixels.withUnsafeMutableBufferPointer {
            way(set.loops).ring(
              $0.baseAddress! + 80 * 3, 80, pk_deepen(0x8012_3456), &ring,
              pk_columns(first: 5, end: 47), 3, 50)
          }
          return pixels
        }
        #expect(pictures[0] == pictures[1], "\(set), inner \(inner), way \(index)")
        #expect(pictures[0].contains { $0 != 0xff20_3040 })
        for row in 0..<60 {
          let outside =
            pictures[1][row * 80..<row * 80 + 5] + pictures[1][row * 80 + 47..<row * 80 + 80]
          #expect(outside.allSatisfy { $0 == 0xff20_3040 })
        }
      }
    }
  }

  @Test("Linear, radial and angular gradients", arguments: KernelSet.vector)
  func gradients(set: KernelSet) {
    var numbers = SplitMix(seed: 4)
    // 16 more than colours: kernels may read them.
    let table = (0..<1040).map { _ in numbers.premultipliedPixel() }
    compare(set) { loops, _, rows in
      loops.linear_gradient(rows.pixels, table, -0.2, 0.031, rows.count)
    }
    compare(set) { loops, _, rows in
      loops.radial_gradient(rows.pixels, table, [-20, 1.1, 3, -0.4], 0.02, -0.1, rows.count)
    }
    compare(set) { loops, _, rows in
      loops.angular_gradient(
        rows.pixels, table, [-20, 1.1, 3, -0.4], [0, 1.5, 1.25], rows.count)
    }
    // Neighbours that lie close together in the table, from its first colour to beyond its last.
    compare(set) { loops, _, rows in
      loops.linear_gradient(rows.pixels, table, 0.98, 0.0005, rows.count)
      loops.linear_gradient(rows.pixels, table, 0.01, -0.0004, rows.count / 2)
    }
    compare(set) { loops, _, rows in
      loops.radial_gradient(rows.pixels, table, [-20, 1, 3, 0], 0.0008, 0, rows.count)
    }
  }

  @Test("Masks", arguments: KernelSet.vector)
  func masks(set: KernelSet) {
    compare(set) { loops, _, rows in
      loops.multiply_mask(rows.bytes, rows.coverage, rows.count)
    }
    compare(set) { loops, _, rows in
      loops.alpha_to_mask(rows.bytes, rows.source, Int32(rows.count % 2), rows.count)
    }
  }

  @Test("Sweeping areas into coverage", arguments: KernelSet.vector)
  func sweep(set: KernelSet) {
    var numbers = SplitMix(seed: 9)
    let areas = (0..<96).map { _ in Int32.random(in: -90_000...90_000, using: &numbers) }
    for rule in [pk_rule_non_zero, pk_rule_even_odd] {
      compare(set) { loops, _, rows in
        rows.pixels.withMemoryRebound(to: Int32.self, capacity: 96) { row in
          row.update(from: areas, count: rows.count)
          let carry = loops.sweep(row, rows.bytes, 1234, rule, rows.count)
          row[rows.count] = carry
        }
      }
    }
  }

  @Test("Film", arguments: KernelSet.vector)
  func film(set: KernelSet) {
    compare(set) { loops, _, rows in
      let chroma = rows.bytes + 200
      loops.yuv420(
        rows.source, rows.pixels, rows.bytes, rows.bytes + 100, chroma, chroma + 60, rows.count)
    }
  }

  @Test("Rows of a blur", arguments: KernelSet.vector)
  func blur(set: KernelSet) {
    let taps: [Float] = [0.1, 0.2, 0.4, 0.2, 0.1]
    let floats = (0..<400).map { Float(($0 * 7919) % 2550) / 10 }
    floats.withUnsafeBufferPointer { buffer in
      let given = buffer.baseAddress!
      compare(set) { loops, _, rows in
        rows.pixels.withMemoryRebound(to: Float.self, capacity: 100) {
          loops.convolve($0, given + 8 + rows.count % 7, taps, 2, 4, rows.count)
        }
      }
      compare(set) { loops, _, rows in
        rows.pixels.withMemoryRebound(to: Float.self, capacity: 100) {
          loops.mix_rows($0, given, given + 101 + rows.count % 5, 0.3, rows.count)
        }
      }
      compare(set) { loops, _, rows in
        rows.pixels.withMemoryRebound(to: Float.self, capacity: 100) {
          loops.to_floats($0, rows.coverage, rows.count)
        }
      }
      compare(set) { loops, _, rows in
        loops.to_bytes(rows.bytes, given + rows.count % 9, rows.count)
      }
      compare(set) { loops, _, rows in
        rows.pixels.withMemoryRebound(to: UInt16.self, capacity: 200) {
          loops.add_bytes($0, rows.coverage, rows.count)
          loops.to_fixed($0 + 80, given + rows.count % 9, rows.count)
        }
      }
    }
  }

  @Test("Pixels between two others lie on the line between them", arguments: KernelSet.all)
  func widen(set: KernelSet) {
    var numbers = SplitMix(seed: 8)
    for factor in [2, 4, 8, 16, 32, 64] {
      for intervals in 0...3 {
        let given = (0..<(intervals + 1) * 4).map { _ in
          [0, 65280, UInt16.random(in: 0...65280, using: &numbers)].randomElement(using: &numbers)!
        }
        var actual = [UInt8](repeating: 7, count: intervals * factor * 4 + 1)
        set.loops.widen(&actual, given, Int32(factor), intervals)
        for index in 0..<intervals * factor * 4 {
          let (interval, part) = (index / (factor * 4), index / 4 % factor)
          let (start, end) = (
            Double(given[interval * 4 + index % 4]), Double(given[interval * 4 + 4 + index % 4])
          )
          let expected = (start + (end - start) * (Double(part) + 0.5) / Double(factor)) / 256
          #expect(abs(Double(actual[index]) - expected) <= 0.5 + 1 / 128.0)
        }
        #expect(actual.last == 7)
      }
    }
  }

  @Test("Coverage is made smaller and larger as one channel of pixels is", arguments: KernelSet.all)
  func coverage(set: KernelSet) {
    var numbers = SplitMix(seed: 9)
    for (factor, width) in [(1, 37), (2, 37), (2, 64), (4, 101), (8, 90), (16, 33)] {
      let sums = (0..<width).map { _ in UInt16.random(in: 0...4080, using: &numbers) }
      let pixels: [UInt16] = sums.flatMap { [0, $0, 0, 0] }
      let count = (width + factor - 1) / factor
      var (means, ofPixels) = (
        [Float](repeating: 0, count: count), [Float](repeating: 0, count: 4 * count)
      )
      set.loops.mean_bytes(&means, sums, Int32(width), Int32(factor), 0.0625)
      pk_mean_columns(&ofPixels, pixels, Int32(width), Int32(factor), 0.0625)
      #expect((0..<count).allSatisfy { means[$0] == ofPixels[4 * $0 + 1] })
    }
    let floats = (0..<82).map { _ in Float.random(in: 0...255, using: &numbers) }
    let pixels: [Float] = floats.flatMap { [0, $0, 0, 0] }
    var (halves, doubles) = ([Float](repeating: 0, count: 40), [Float](repeating: 0, count: 160))
    var halvesOfPixels = [Float](repeating: 0, count: 160)
    var doublesOfPixels = [Float](repeating: 0, count: 640)
    set.loops.halve_floats(&halves, floats, 40)
    pk_halve_columns(&halvesOfPixels, pixels, 40)
    set.loops.double_floats(&doubles, floats, 80)
    pk_double_columns(&doublesOfPixels, pixels, 80)
    #expect((0..<40).allSatisfy { halves[$0] == halvesOfPixels[4 * $0 + 1] })
    #expect((0..<160).allSatisfy { doubles[$0] == doublesOfPixels[4 * $0 + 1] })
    for factor in [2, 4, 8, 16, 32, 64] {
      let given = (0..<20).map { _ in UInt16.random(in: 0...65280, using: &numbers) }
      let four: [UInt16] = given.flatMap { [0, $0, 0, 0] }
      var (alone, wide) = (
        [UInt8](repeating: 0, count: 19 * factor), [UInt8](repeating: 0, count: 76 * factor)
      )
      set.loops.widen_bytes(&alone, given, Int32(factor), 19)
      set.loops.widen(&wide, four, Int32(factor), 19)
      #expect(alone.indices.allSatisfy { alone[$0] == wide[4 * $0 + 1] })
    }
  }

  @Test(
    "A colour is scaled by each byte of a mask, or by what that leaves", arguments: KernelSet.all)
  func tint(set: KernelSet) {
    let mask = (0..<256).map { UInt8($0) }
    let color: UInt32 = 0xC080_4020
    for (isInverted, count) in [(0, 256), (1, 256), (0, 3), (1, 21)] {
      var pixels = [UInt32](repeating: 7, count: count)
      set.loops.tint_mask(&pixels, mask, color, Int32(isInverted), count)
      for (index, pixel) in pixels.enumerated() {
        let level = isInverted == 1 ? 255 - index : index
        for shift in [0, 8, 16, 24] {
          let exact = Double(color >> shift & 255) * Double(level) / 255
          #expect(Double(pixel >> shift & 255) == exact.rounded())
        }
      }
    }
  }
}
