import Drawing
import Foundation
import Pixels

/// Paints what bytes tell, at a size where every band, tail and clip of the painter comes into play.
package enum FuzzPicture {
  static let tile = Bitmap(
    width: 5, height: 4, premultiplied: (0..<20).flatMap { [UInt8($0 * 6), 120, 7, 130] })

  private static let painter = Painter(jobs: 1)

  /// Paints the list at 2x on 150 x 110 pixels and returns the bitmap.
  @discardableResult
  package static func paint(_ bytes: UnsafeRawBufferPointer) -> Bitmap {
    var reader = FuzzList(bytes)
    let list = reader.displayList()
    let bitmap = Bitmap(width: 150, height: 110)
    painter.paint(list, into: bitmap, scale: 2, background: .clear)
    return bitmap
  }

  /// Processor time of this thread that painting takes, in seconds.
  package static func seconds(toPaint bytes: UnsafeRawBufferPointer) -> Double {
    let start = threadSeconds
    paint(bytes)
    return threadSeconds - start
  }

  private static var threadSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// What libFuzzer calls (`Scripts/fuzz`). A picture that takes longer than HALCYON_FUZZ_SECONDS (0.2
/// without it) is a find like a crash.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeRawBufferPointer(start: bytes, count: count)
  let seconds = FuzzPicture.seconds(toPaint: input)
  precondition(seconds < longest, "painting took \(seconds) s")
  return 0
}

private let longest =
  Double(ProcessInfo.processInfo.environment["HALCYON_FUZZ_SECONDS"] ?? "") ?? 0.2
