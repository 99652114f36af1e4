import Foundation
import PixelKernels

/// A Gaussian blur of a whole bitmap, transparent outside: means of squares of pixels, two passes of
/// taps, and straight lines between the results.
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
  func apply(to bitmap: Bitmap, needed: PixelRect, pool: ThreadPool, memory: FilterMemory) {
    let (fx, fy) = (horizontal.factor, vertical.factor)
    let width = (bitmap.width + fx - 1) / fx
    let height = (bitmap.height + fy - 1) / fy
    // One more pixel on each side, for the lines to the edge of the picture.
    memory.small.reshape(width: width + 2, height: height + 2, margin: horizontal.radius)
    memory.rows.reshape(width: width + 2, height: height + 2, margin: 0)
    memory.blurred.reshape(width: width + 2, height: height + 2, margin: 1)
    reduce(bitmap, to: memory.small, pool, memory.kernels)
    passHorizontally(memory.small, to: memory.rows, pool, memory.kernels)
    passVertically(memory.rows, to: memory.blurred, pool, memory.kernels)
    enlarge(memory.blurred, to: bitmap, needed, pool, memory.kernels)
  }

  private static let rowsPerPiece = 16

  private func forRows(
    _ count: Int, _ pool: ThreadPool, _ body: @Sendable (Int) -> Void
  ) {
    let step = Self.rowsPerPiece
    pool.run(count: (count + step - 1) / step) { piece, _ in
      for row in piece * step..<min(count, (piece + 1) * step) { body(row) }
    }
  }

  /// Means of fx · fy pixels; beyond the bitmap all is transparent.
  private func reduce(
    _ bitmap: Bitmap, to plane: FloatPlane, _ pool: ThreadPool, _ kernels: Kernels
  ) {
    let (fx, fy) = (horizontal.factor, vertical.factor)
    forRows(plane.height, pool) { row in
      let output = plane.row(row)
      output.update(repeating: 0, count: plane.width * 4)
      let first = (row - 1) * fy
      guard first >= 0, first < bitmap.height else { return }
      if fx == 1 && fy == 1 {
        kernels.pointee.to_floats(output + 4, bitmap.byteRow(first), bitmap.width * 4)
        return
      }
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: bitmap.width * 4 + 16) { sums in
        sums.update(repeating: 0)
        for y in first..<min(first + fy, bitmap.height) {
          kernels.pointee.add_bytes(sums.baseAddress!, bitmap.byteRow(y), bitmap.width * 4)
        }
        pk_mean_columns(
          output + 4, sums.baseAddress!, Int32(bitmap.width), Int32(fx), 1 / Float(fx * fy))
      }
    }
  }

  private func passHorizontally(
    _ input: FloatPlane, to output: FloatPlane, _ pool: ThreadPool, _ kernels: Kernels
  ) {
    forRows(input.height, pool) { row in
      kernels.pointee.convolve(
        output.row(row), input.row(row), horizontal.taps, Int32(horizontal.radius), 4,
        input.width * 4)
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
          input.width * 4)
        return
      }
      let sum = output.row(row)
      sum.update(repeating: 0, count: input.width * 4)
      for y in max(0, row - radius)...max(0, min(input.height - 1, row + radius)) {
        pk_add_scaled(sum, input.row(y), vertical.taps[y - row + radius], input.width * 4)
      }
    }
  }

  private func enlarge(
    _ plane: FloatPlane, to bitmap: Bitmap, _ needed: PixelRect, _ pool: ThreadPool,
    _ kernels: Kernels
  ) {
    let (fx, fy) = (horizontal.factor, vertical.factor)
    let needed = needed.intersection(
      PixelRect(x0: 0, y0: 0, x1: bitmap.width, y1: bitmap.height))
    guard !needed.isEmpty else { return }
    forRows(needed.height, pool) { row in
      let y = needed.y0 + row
      // Row j of the plane lies in the middle of rows (j − 1) · fy ..< j · fy.
      let position = (Double(y) + 0.5) / Double(fy) + 0.5
      let above = Int(position)
      let count = plane.width * 4
      withUnsafeTemporaryAllocation(of: Float.self, capacity: count + 16) { mixed in
        let mixedRow = mixed.baseAddress!
        kernels.pointee.mix_rows(
          mixedRow, plane.row(above), plane.row(min(above + 1, plane.height - 1)),
          Float(fy == 1 ? 0 : position - Double(above)), count)
        if fx == 1 {
          kernels.pointee.to_bytes(bitmap.byteRow(y), mixedRow + 4, bitmap.width * 4)
          return
        }
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: count + 16) { fixed in
          kernels.pointee.to_fixed(fixed.baseAddress!, mixedRow, count)
          widen(fixed.baseAddress!, to: bitmap.byteRow(y), needed.x0..<needed.x1, kernels)
        }
      }
    }
  }

  /// Pixel j of the input lies in the middle of pixels (j − 1) · factor ..< j · factor of the output.
  private func widen(
    _ input: UnsafePointer<UInt16>, to output: UnsafeMutablePointer<UInt8>, _ columns: Range<Int>,
    _ kernels: Kernels
  ) {
    let factor = horizontal.factor
    var x = columns.lowerBound
    while x < columns.upperBound {
      let interval = (x + factor / 2) / factor
      let start = interval * factor - factor / 2
      if x == start && columns.upperBound - x >= factor {
        let count = (columns.upperBound - x) / factor
        kernels.pointee.widen(output + x * 4, input + interval * 4, Int32(factor), count)
        x += count * factor
      } else {
        let end = min(start + factor, columns.upperBound)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: factor * 4) { wide in
          kernels.pointee.widen(wide.baseAddress!, input + interval * 4, Int32(factor), 1)
          (output + x * 4).update(
            from: wide.baseAddress! + (x - start) * 4, count: (end - x) * 4)
        }
        x = end
      }
    }
  }
}

extension Bitmap {
  func byteRow(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    (bytes + y * rowBytes).assumingMemoryBound(to: UInt8.self)
  }

  func pixelRow(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (bytes + y * rowBytes).assumingMemoryBound(to: UInt32.self)
  }
}
