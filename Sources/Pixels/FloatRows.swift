import Foundation

/// Rows of pixels of four floats, written in bands on all threads.
package enum FloatRows {
  /// Below so many pixels waking threads takes longer than the work.
  private static let alonePixels = 4096
  /// More threads than this take longer to begin than they save with pictures of usual sizes.
  private static let mostThreads = 16

  /// Calls `body` for each row of `width` pixels, in any order, with the row's number and its pixels.
  ///
  /// What a row becomes may depend on its number alone and on what does not change meanwhile: the bytes are the same
  /// for any number of threads. The threads live as long as the call, since a program may be copied between two.
  package static func write(
    _ pixels: inout [SIMD4<Float>], width: Int,
    _ body: (_ row: Int, _ pixels: UnsafeMutableBufferPointer<SIMD4<Float>>) -> Void
  ) {
    guard width > 0, pixels.count >= width else { return }
    let height = pixels.count / width
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let threads =
      pixels.count < alonePixels ? 1 : min(cores, mostThreads, pixels.count / alonePixels + 1)
    pixels.withUnsafeMutableBufferPointer { all in
      // Each row is written by one thread, which alone has its part of the pixels.
      nonisolated(unsafe) let all = all
      withoutActuallyEscaping(body) { body in
        // The caller waits until all rows are written.
        nonisolated(unsafe) let body = body
        let write: @Sendable (Range<Int>) -> Void = { rows in
          for row in rows {
            body(row, UnsafeMutableBufferPointer(rebasing: all[row * width..<(row + 1) * width]))
          }
        }
        guard threads > 1 else { return write(0..<height) }
        let bands = min(height, threads * 4)
        ThreadPool(threads: threads).run(count: bands) { band, _ in
          write(height * band / bands..<height * (band + 1) / bands)
        }
      }
    }
  }
}
