import Drawing
import Foundation
import Pixels

/// Paints what bytes tell, at a size where every band, tail and clip of the painter comes into play.
package struct FuzzPicture {
  static let tile = Bitmap(
    width: 5, height: 4, premultiplied: (0..<20).flatMap { [UInt8($0 * 6), 120, 7, 130] })

  private static let painter = Painter(jobs: 1)

  /// The last of the pictures.
  package private(set) var bitmap = Self.blank
  /// The longest that one of them took, in seconds of this thread's processor time.
  package private(set) var longestSeconds = 0.0

  /// Paints one to three pictures at 2x on 150 x 110 pixels, each as a whole and, where there are several, as
  /// pictures of one sequence, which must be the same.
  package init(_ bytes: UnsafeRawBufferPointer) {
    var reader = FuzzList(bytes)
    let frames = reader.frames()
    let sequence = PictureSequence()
    let turns = [Self.blank, Self.blank]
    for (index, frame) in frames.enumerated() {
      let before = bitmap
      bitmap = Self.blank
      let start = Self.threadSeconds
      Self.painter.paint(frame.list, into: bitmap, scale: 2, background: frame.background)
      longestSeconds = max(longestSeconds, Self.threadSeconds - start)
      guard frames.count > 1 else { break }
      let shown = turns[frame.bitmap]
      let changes = Self.painter.paint(
        frame.list, into: shown, scale: 2, background: frame.background, of: sequence)
      for row in 0..<shown.height {
        precondition(
          shown.hasRow(row, of: bitmap), "row \(row) of picture \(index) is not as in the whole")
        precondition(
          index == 0 || changes.contains { $0.y0 <= row && row < $0.y1 }
            || shown.hasRow(row, of: before),
          "row \(row) of picture \(index) has changed, and was not said to")
      }
    }
  }

  private static var blank: Bitmap { Bitmap(width: 150, height: 110) }

  private static var threadSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension Bitmap {
  fileprivate func hasRow(_ row: Int, of other: Bitmap) -> Bool {
    memcmp(bytes + row * rowBytes, other.bytes + row * other.rowBytes, width * 4) == 0
  }
}

/// What libFuzzer calls (`Scripts/fuzz`). A picture that takes longer than HALCYON_FUZZ_SECONDS (0.2
/// without it) is a find like a crash.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let picture = FuzzPicture(UnsafeRawBufferPointer(start: bytes, count: count))
  precondition(picture.longestSeconds < longest, "painting took \(picture.longestSeconds) s")
  return 0
}

private let longest =
  Double(ProcessInfo.processInfo.environment["HALCYON_FUZZ_SECONDS"] ?? "") ?? 0.2
