import PixelKernels
import Testing

/// Every instruction set against its scalar twin: all lengths 0...70, several alignments, and nothing
/// written beyond the row.
@Suite("Row loops of every instruction set equal the scalar ones")
struct KernelTests {
  private static let lengths = 0...70
  private static let offsets = [0, 1, 2, 3, 5, 8, 13]
  private static let known = lengths.map { length in
    offsets.map { Rows(length: length, offset: $0) }
  }

  /// Runs `body` with both sets on equal rows of pixels and compares the rows with their margins.
  private func compare(
    _ set: KernelSet, allOffsets: Bool = true,
    _ body: (pk_kernels, UnsafeMutablePointer<UInt32>, Rows, Int) -> Void
  ) {
    for length in Self.lengths {
      for (index, offset) in offsets(for: length, all: allOffsets) {
        let rows = Self.known[length][index]
        var expected = rows.destination
        var actual = rows.destination
        expected.withUnsafeMutableBufferPointer {
          body(KernelSet.scalar.loops, $0.baseAddress! + offset, rows, length)
        }
        actual.withUnsafeMutableBufferPointer {
          body(set.loops, $0.baseAddress! + offset, rows, length)
        }
        if actual != expected {
          Issue.record("\(set), length \(length), offset \(offset)")
          return
        }
      }
    }
  }

  /// All alignments, or another one for each length.
  private func offsets(for length: Int, all: Bool) -> [(Int, Int)] {
    let numbered = Array(zip(Self.offsets.indices, Self.offsets))
    return all ? numbered : [numbered[length % numbered.count]]
  }

  private struct Rows: Sendable {
    var destination: [UInt32] = []
    var source: [UInt32] = []
    var coverage: [UInt8] = []
    let color: UInt32

    init(length: Int, offset: Int) {
      var numbers = SeededNumbers(seed: UInt64(length * 100 + offset))
      for _ in 0..<length + offset + 40 {
        destination.append(numbers.premultipliedPixel())
        source.append(numbers.premultipliedPixel())
        coverage.append(
          [0, 255, UInt8.random(in: 0...255, using: &numbers)].randomElement(using: &numbers)!)
      }
      color = numbers.premultipliedPixel()
    }
  }

  @Test("One colour over a row", arguments: KernelSet.vector)
  func overColor(set: KernelSet) {
    compare(set) { loops, row, rows, count in
      loops.over_color(row, rows.color, count)
      loops.over_color(row, rows.color | 0xff00_0000, count / 2)
    }
  }

  @Test("One colour through coverage", arguments: KernelSet.vector)
  func overColorMasked(set: KernelSet) {
    compare(set) { loops, row, rows, count in
      loops.over_color_masked(row, rows.color, rows.coverage, count)
    }
  }

  @Test("Every blend mode", arguments: KernelSet.vector)
  func blends(set: KernelSet) {
    for mode in 0..<Int(pk_blend_count.rawValue) {
      for (usesCoverage, opacity) in [(false, UInt32(255)), (true, 255), (false, 77), (true, 200)] {
        compare(set, allOffsets: false) { loops, row, rows, count in
          let blend = loops.name == set.loops.name ? set.blend(mode) : KernelSet.scalar.blend(mode)
          rows.coverage.withUnsafeBufferPointer { coverage in
            blend(row, rows.source, usesCoverage ? coverage.baseAddress : nil, opacity, count)
          }
        }
      }
    }
  }

  @Test("A colour matrix", arguments: KernelSet.vector)
  func colorMatrix(set: KernelSet) {
    let matrix: [Float] = [
      0.4, 0.3, 0.2, 0.1, -0.1, 0.9, -0.5, 0.2, 0, 0.3, 0.1, 0.2, 1.4, 0, 0, 0.2, 0, 0, 0.9, 0.05,
    ]
    compare(set) { loops, row, _, count in loops.color_matrix(row, matrix, count) }
    let saturation: [Float] = [
      1.3, -0.2, -0.1, 0, 0, -0.2, 1.3, -0.1, 0, 0, -0.2, -0.1, 1.3, 0, 0, 0, 0, 0, 1, 0,
    ]
    compare(set) { loops, row, _, count in loops.color_matrix(row, saturation, count) }
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
      let pictures = [KernelSet.scalar, set].map { set -> [UInt32] in
        var pixels = [UInt32](repeating: 0xff20_3040, count: 80 * 60)
        pixels.withUnsafeMutableBufferPointer {
          set.loops.over_ring(
            $0.baseAddress! + 80 * 3, 80, 0x8012_3456, &ring, pk_columns(first: 5, end: 47), 3, 50)
        }
        return pixels
      }
      #expect(pictures[0] == pictures[1], "\(set), inner \(inner)")
      #expect(pictures[0].contains { $0 != 0xff20_3040 })
      for row in 0..<60 {
        let outside =
          pictures[1][row * 80..<row * 80 + 5] + pictures[1][row * 80 + 47..<row * 80 + 80]
        #expect(outside.allSatisfy { $0 == 0xff20_3040 })
      }
    }
  }

  @Test("Linear, radial and angular gradients", arguments: KernelSet.vector)
  func gradients(set: KernelSet) {
    var numbers = SeededNumbers(seed: 4)
    // 16 more than colours: kernels may read them.
    let table = (0..<1040).map { _ in numbers.premultipliedPixel() }
    compare(set) { loops, row, _, count in loops.linear_gradient(row, table, -0.2, 0.031, count) }
    compare(set) { loops, row, _, count in
      loops.radial_gradient(row, table, [-20, 1.1, 3, -0.4], 0.02, -0.1, count)
    }
    compare(set) { loops, row, _, count in
      loops.angular_gradient(row, table, [-20, 1.1, 3, -0.4], [0, 1.5, 1.25], count)
    }
    // Neighbours that lie close together in the table, from its first colour to beyond its last.
    compare(set, allOffsets: false) { loops, row, _, count in
      loops.linear_gradient(row, table, 0.98, 0.0005, count)
      loops.linear_gradient(row, table, 0.01, -0.0004, count / 2)
    }
    compare(set, allOffsets: false) { loops, row, _, count in
      loops.radial_gradient(row, table, [-20, 1, 3, 0], 0.0008, 0, count)
    }
  }

  @Test("Masks", arguments: KernelSet.vector)
  func masks(set: KernelSet) {
    for length in Self.lengths {
      var numbers = SeededNumbers(seed: UInt64(length))
      let pixels = (0..<120).map { _ in numbers.premultipliedPixel() }
      let other = (0..<120).map { _ in UInt8.random(in: 0...255, using: &numbers) }
      let results = [KernelSet.scalar, set].map { set -> [UInt8] in
        var mask = other.reversed() as [UInt8]
        set.loops.multiply_mask(&mask, other, length)
        var alphas = mask
        set.loops.alpha_to_mask(&alphas, pixels, length % 2 == 0 ? 1 : 0, length)
        return mask + alphas
      }
      #expect(results[0] == results[1], "\(set), length \(length)")
    }
  }

  @Test("Sweeping areas into coverage", arguments: KernelSet.vector)
  func sweep(set: KernelSet) {
    for length in Self.lengths {
      for rule in [pk_rule_non_zero, pk_rule_even_odd] {
        var numbers = SeededNumbers(seed: UInt64(length))
        let areas = (0..<120).map { _ in Int32.random(in: -90_000...90_000, using: &numbers) }
        let results = [KernelSet.scalar, set].map { set -> ([Int32], [UInt8], Int32) in
          var areas = areas
          var coverage = [UInt8](repeating: 7, count: 120)
          let carry = set.loops.sweep(&areas, &coverage, 1234, rule, length)
          return (areas, coverage, carry)
        }
        #expect(results[0] == results[1], "\(set), length \(length)")
      }
    }
  }

  @Test("Film", arguments: KernelSet.vector)
  func film(set: KernelSet) {
    for length in Self.lengths {
      var numbers = SeededNumbers(seed: UInt64(length))
      let rows = (0..<2).map { _ in (0..<120).map { _ in numbers.premultipliedPixel() } }
      let results = [KernelSet.scalar, set].map { set -> [[UInt8]] in
        var planes = [[UInt8]](repeating: [UInt8](repeating: 9, count: 120), count: 4)
        planes.withUnsafeMutableBufferPointer { p in
          set.loops.yuv420(rows[0], rows[1], &p[0], &p[1], &p[2], &p[3], length)
        }
        return planes
      }
      #expect(results[0] == results[1], "\(set), length \(length)")
    }
  }

  @Test("Rows of a blur", arguments: KernelSet.vector)
  func blur(set: KernelSet) {
    let taps: [Float] = [0.1, 0.2, 0.4, 0.2, 0.1]
    for length in Self.lengths {
      var numbers = SeededNumbers(seed: UInt64(length))
      let bytes = (0..<400).map { _ in UInt8.random(in: 0...255, using: &numbers) }
      let results = [KernelSet.scalar, set].map { set -> ([Float], [UInt8], [UInt32]) in
        var floats = [Float](repeating: -1, count: 400)
        set.loops.to_floats(&floats, bytes, 300)
        var out = [Float](repeating: -1, count: 400)
        floats.withUnsafeBufferPointer {
          set.loops.convolve(&out, $0.baseAddress! + 8, taps, 2, 4, length)
        }
        set.loops.mix_rows(&out, floats, out, 0.3, length)
        var packed = [UInt8](repeating: 3, count: 1700)
        set.loops.to_bytes(&packed, out.map { max($0, 0) }, length)
        packed.withUnsafeMutableBufferPointer {
          set.loops.widen($0.baseAddress! + 100, floats, 1 << (length % 5 + 1), length % 12)
        }
        var sums = [UInt32](repeating: 5, count: 400)
        set.loops.add_bytes(&sums, bytes, length)
        return (out, packed, sums)
      }
      #expect(results[0] == results[1], "\(set), length \(length)")
    }
  }
}
