import Foundation
import PixelKernels

/// A Gaussian blur of a whole bitmap, or of coverage, transparent outside: large pixels out of means, two passes of taps on
/// them, and smooth lines between the results.
struct GaussianBlur {
  let horizontal: GaussianTaps
  let vertical: GaussianTaps

  init(sigmaX: Double, sigmaY: Double, shiftX: Double = 0, shiftY: Double = 0) {
    horizontal = GaussianTaps(sigma: sigmaX, shift: shiftX)
    vertical = GaussianTaps(sigma: sigmaY, shift: shiftY)
  }

  /// Blurs `bitmap` in place.
  ///
  /// - Parameter needed: the pixels that anybody will look at; the others are left as they are.
  func apply(to bitmap: ByteRows, needed: PixelRect, pool: ThreadPool, memory: FilterMemory) {
    let (fx, fy) = (horizontal.factor, vertical.factor)
    let width = (bitmap.width + fx - 1) / fx
    let height = (bitmap.height + fy - 1) / fy
    // One more pixel on each side, for the lines to the edge of the picture.
    let channels = bitmap.channels
    func reshape(_ plane: FloatPlane, margin: Int) {
      plane.reshape(width: width + 2, height: height + 2, margin: margin, channels: channels)
    }
    reshape(memory.small, margin: horizontal.radius)
    reshape(memory.rows, margin: 0)
    reshape(memory.blurred, margin: 1)
    reduce(bitmap, to: memory.small, pool, memory.kernels)
    passHorizontally(memory.small, to: memory.rows, pool, memory.kernels)
    passVertically(memory.rows, to: memory.blurred, pool, memory.kernels)
    enlarge(memory.blurred, to: bitmap, needed, pool, memory.kernels)
  }

  private static let rowsPerPiece = 16

  private func forPieces(
    _ count: Int, _ pool: ThreadPool, _ body: @Sendable (Range<Int>) -> Void
  ) {
    let step = Self.rowsPerPiece
    pool.run(count: (count + step - 1) / step) { piece, _ in
      body(piece * step..<min(count, (piece + 1) * step))
    }
  }

  private func forRows(
    _ count: Int, _ pool: ThreadPool, _ body: @Sendable (Int) -> Void
  ) {
    forPieces(count, pool) { rows in
      for row in rows { body(row) }
    }
  }

  /// Large pixels; beyond the bitmap all is transparent. Each is made of four means a side, weighted 1, 3, 3, 1, so
  /// that it hardly matters where an edge lies between them.
  private func reduce(
    _ bitmap: ByteRows, to plane: FloatPlane, _ pool: ThreadPool, _ kernels: Kernels
  ) {
    let fy = vertical.factor
    guard fy > 1 || horizontal.factor > 1 else { return copy(bitmap, to: plane, pool, kernels) }
    let weight = Float(horizontal.step) * (fy == 1 ? 1 : 8 * Float(vertical.step))
    let width = bitmap.width * bitmap.channels
    forPieces(plane.height, pool) { rows in
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 5 * width + 16) { memory in
        let weighed = memory.baseAddress!
        var sums = RowSums(bitmap, step: vertical.step, memory: weighed + width, kernels)
        for row in rows {
          let means = fy == 1 ? sums.row(row - 1) : sums.weighed(around: row - 1, in: weighed)
          reduceRow(
            means, width: bitmap.width, to: plane.row(row), of: plane, scale: 1 / weight, kernels)
        }
      }
    }
  }

  /// Where a large pixel is a pixel.
  private func copy(
    _ bitmap: ByteRows, to plane: FloatPlane, _ pool: ThreadPool, _ kernels: Kernels
  ) {
    forRows(plane.height, pool) { row in
      let output = plane.row(row)
      output.update(repeating: 0, count: plane.count)
      guard row >= 1, row <= bitmap.height else { return }
      kernels.pointee.to_floats(
        output + plane.channels, bitmap.row(row - 1), bitmap.width * plane.channels)
    }
  }

  private func reduceRow(
    _ sums: UnsafePointer<UInt16>, width: Int, to output: UnsafeMutablePointer<Float>,
    of plane: FloatPlane, scale: Float, _ kernels: Kernels
  ) {
    let isAlone = plane.channels == 1
    let mean = isAlone ? kernels.pointee.mean_bytes! : pk_mean_columns
    guard horizontal.factor > 1 else {
      output.update(repeating: 0, count: plane.count)
      mean(output + plane.channels, sums, Int32(width), 1, scale)
      return
    }
    let capacity = plane.count * 2 + 2 * plane.channels
    withUnsafeTemporaryAllocation(of: Float.self, capacity: capacity) { means in
      means.update(repeating: 0)
      mean(
        means.baseAddress! + 3 * plane.channels, sums, Int32(width), Int32(horizontal.step), scale)
      let halve = isAlone ? kernels.pointee.halve_floats! : pk_halve_columns
      halve(output, means.baseAddress!, plane.width)
    }
  }

  private func passHorizontally(
    _ input: FloatPlane, to output: FloatPlane, _ pool: ThreadPool, _ kernels: Kernels
  ) {
    forRows(input.height, pool) { row in
      kernels.pointee.convolve(
        output.row(row), input.row(row), horizontal.taps, Int32(horizontal.radius), input.channels,
        input.count)
    }
  }

  /// Rows beyond the plane are transparent: their taps are left out.
  private func passVertically(
    _ input: FloatPlane, to output: FloatPlane, _ pool: ThreadPool, _ kernels: Kernels
  ) {
    let radius = vertical.radius
    forRows(input.height, pool) { row in
      if row >= radius && row + radius < input.height {
        kernels.pointee.convolve(
          output.row(row), input.row(row), vertical.taps, Int32(radius), input.stride,
          input.count)
        return
      }
      let sum = output.row(row)
      sum.update(repeating: 0, count: input.count)
      for y in max(0, row - radius)...max(0, min(input.height - 1, row + radius)) {
        pk_add_scaled(sum, input.row(y), vertical.taps[y - row + radius], input.count)
      }
    }
  }

  private func enlarge(
    _ plane: FloatPlane, to bitmap: ByteRows, _ needed: PixelRect, _ pool: ThreadPool,
    _ kernels: Kernels
  ) {
    let needed = needed.intersection(
      PixelRect(x0: 0, y0: 0, x1: bitmap.width, y1: bitmap.height))
    guard !needed.isEmpty else { return }
    let (count, channels) = (plane.count, plane.channels)
    let double = channels == 1 ? kernels.pointee.double_floats! : pk_double_columns
    forRows(needed.height, pool) { row in
      let y = needed.y0 + row
      let output = bitmap.row(y)
      withUnsafeTemporaryAllocation(of: Float.self, capacity: count + 16) { mixed in
        mixRows(of: plane, at: y, to: mixed.baseAddress!, kernels)
        guard horizontal.factor > 1 else {
          kernels.pointee.to_bytes(
            output, mixed.baseAddress! + channels, bitmap.width * channels)
          return
        }
        withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * count) { doubled in
          double(doubled.baseAddress!, mixed.baseAddress!, plane.width - 1)
          guard horizontal.step > 1 else {
            kernels.pointee.to_bytes(
              output, doubled.baseAddress! + channels, bitmap.width * channels)
            return
          }
          withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 2 * count) { fixed in
            kernels.pointee.to_fixed(
              fixed.baseAddress!, doubled.baseAddress!, 2 * count - 2 * channels)
            widen(
              fixed.baseAddress!, to: output, needed.x0..<needed.x1, channels: channels, kernels)
          }
        }
      }
    }
  }

  /// What row `y` of the bitmap gets of the rows of large pixels, the first of which lies above the bitmap. Results
  /// half as far apart as these are three parts of the nearer row and one of the other, and lines run between them.
  private func mixRows(
    of plane: FloatPlane, at y: Int, to mixed: UnsafeMutablePointer<Float>, _ kernels: Kernels
  ) {
    let count = plane.count
    guard vertical.factor > 1 else {
      mixed.update(from: plane.row(y + 1), count: count)
      return
    }
    let position = (Double(y) + 0.5) / Double(vertical.step) - 0.5
    let above = Int(position.rounded(.down))
    let part = Float(position - Double(above))
    // Result 2 j lies in the upper half of row j, and 2 j + 1 in its lower half.
    let row = (above >> 1) + 1
    if above & 1 == 0 {
      kernels.pointee.mix_rows(mixed, plane.row(row - 1), plane.row(row + 1), part, count)
      kernels.pointee.mix_rows(mixed, plane.row(row), mixed, 0.25, count)
    } else {
      kernels.pointee.mix_rows(mixed, plane.row(row), plane.row(row + 1), 0.25 + part / 2, count)
    }
  }

  /// Pixel j of the input lies in the middle of pixels (j − 1) · factor ..< j · factor of the output.
  private func widen(
    _ input: UnsafePointer<UInt16>, to output: UnsafeMutablePointer<UInt8>, _ columns: Range<Int>,
    channels: Int, _ kernels: Kernels
  ) {
    let factor = horizontal.step
    let widen = channels == 1 ? kernels.pointee.widen_bytes! : kernels.pointee.widen!
    var x = columns.lowerBound
    while x < columns.upperBound {
      let interval = (x + factor / 2) / factor
      let start = interval * factor - factor / 2
      if x == start && columns.upperBound - x >= factor {
        let count = (columns.upperBound - x) / factor
        widen(output + x * channels, input + interval * channels, Int32(factor), count)
        x += count * factor
      } else {
        let end = min(start + factor, columns.upperBound)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: factor * channels) { wide in
          widen(wide.baseAddress!, input + interval * channels, Int32(factor), 1)
          (output + x * channels).update(
            from: wide.baseAddress! + (x - start) * channels, count: (end - x) * channels)
        }
        x = end
      }
    }
  }
}

/// Sums of `step` rows of a bitmap. The last four are kept: of those that make a large pixel, two make the next one
/// as well.
private struct RowSums {
  private let bitmap: ByteRows
  private let step: Int
  private let memory: UnsafeMutablePointer<UInt16>
  private let kernels: Kernels
  private var held = SIMD4<Int>(repeating: .min)

  /// - Parameter memory: four rows of the bitmap's width, a number a channel.
  init(_ bitmap: ByteRows, step: Int, memory: UnsafeMutablePointer<UInt16>, _ kernels: Kernels) {
    self.bitmap = bitmap
    self.step = step
    self.memory = memory
    self.kernels = kernels
  }

  /// The sum of rows index · step ..< (index + 1) · step; what lies beyond the bitmap is 0.
  mutating func row(_ index: Int) -> UnsafeMutablePointer<UInt16> {
    let count = bitmap.width * bitmap.channels
    let sum = memory + (index & 3) * count
    guard held[index & 3] != index else { return sum }
    held[index & 3] = index
    sum.update(repeating: 0, count: count)
    for y in (index * step..<(index + 1) * step).clamped(to: 0..<bitmap.height) {
      kernels.pointee.add_bytes(sum, bitmap.row(y), count)
    }
    return sum
  }

  /// The four sums that make the large pixels of row `index`, weighted 1, 3, 3, 1, in `memory`, a row long.
  mutating func weighed(
    around index: Int, in memory: UnsafeMutablePointer<UInt16>
  ) -> UnsafeMutablePointer<UInt16> {
    let first = 2 * index - 1
    pk_weigh_rows(
      memory, row(first), row(first + 1), row(first + 2), row(first + 3),
      bitmap.width * bitmap.channels)
    return memory
  }
}

/// Rows of pixels of four bytes, or of one byte where only coverage counts. They are the caller's, which keeps what
/// holds them; different rows may be used on different threads.
struct ByteRows: @unchecked Sendable {
  let base: UnsafeMutablePointer<UInt8>
  let rowBytes: Int
  let width: Int
  let height: Int
  /// 1 or 4.
  let channels: Int

  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { base + y * rowBytes }
}

extension Bitmap {
  var byteRows: ByteRows {
    ByteRows(
      base: bytes.assumingMemoryBound(to: UInt8.self), rowBytes: rowBytes, width: width,
      height: height, channels: 4)
  }

  func byteRow(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    (bytes + y * rowBytes).assumingMemoryBound(to: UInt8.self)
  }

  func pixelRow(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (bytes + y * rowBytes).assumingMemoryBound(to: UInt32.self)
  }
}
