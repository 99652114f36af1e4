import Foundation
import Pixels

/// One PNG, or one for each frame: a `%05d` (or `%d`) in the name is replaced by the frame's number.
package final class PNGFiles: FrameEncoder, @unchecked Sendable {
  private let pattern: NumberedName
  private let frameCount: Int
  private let jobs: Int
  // Only `append`, `repeatLast` and `finish`, which come one at a time, touch these.
  private var number: Int
  private var last: PreparedFrame?
  private let lock = NSLock()
  /// The file being written.
  private var file: OutputFile?

  package init(path: String, firstFrame: Int, frameCount: Int) throws {
    pattern = try NumberedName(path)
    self.frameCount = frameCount
    number = firstFrame
    guard pattern.isNumbered || frameCount == 1 else {
      let numbered = pattern.suggestion
      throw OutputError(
        .usage,
        "'\(path)' holds one frame, but there are \(frameCount). "
          + "Number them with -o '\(numbered)', or take one with 'halcyon still'.")
    }
    // A frame alone is spread over the cores itself.
    jobs = frameCount == 1 ? ProcessInfo.processInfo.activeProcessorCount : 1
    file = try OutputFile(path: pattern.path(for: firstFrame))
  }

  package func prepare(_ bitmap: Bitmap, after previous: Bitmap?) throws -> PreparedFrame {
    PreparedFrame(bytes: PNGEncoder.encode(bitmap, jobs: jobs), area: bitmap.bounds)
  }

  package func append(_ frame: PreparedFrame) throws {
    let file = try currentFile()
    try file.write(frame.bytes)
    if pattern.isNumbered {
      try file.commit()
      lock.withLock { self.file = nil }
    }
    last = frame
    number += 1
  }

  package func repeatLast() throws {
    if let last { try append(last) }
  }

  package func finish() throws { try lock.withLock { file }?.commit() }

  package func abandon() { lock.withLock { file }?.abandon() }

  /// The first file is opened at the start, so that a place that cannot be written to shows at once.
  private func currentFile() throws -> OutputFile {
    if let file = lock.withLock({ file }) { return file }
    let opened = try OutputFile(path: pattern.path(for: number))
    lock.withLock { file = opened }
    return opened
  }
}

/// A file name with at most one `%d`, `%5d` or `%05d` in it.
struct NumberedName {
  private let prefix: String
  private let suffix: String
  private let digits: Int?

  /// Throws a `usage` error for any other percent sign; `%%` stands for one.
  init(_ path: String) throws {
    guard let match = path.firstMatch(of: /%(0?[0-9]{0,2})d/) else {
      prefix = path
      suffix = ""
      digits = nil
      return
    }
    prefix = String(path[..<match.range.lowerBound])
    suffix = String(path[match.range.upperBound...])
    digits = Int(match.output.1) ?? 0
    guard suffix.firstMatch(of: /%[0-9]*d/) == nil else {
      throw OutputError(
        .usage, "'\(path)' has two numbers in it; one, as in 'out-%05d.png', will do.")
    }
  }

  var isNumbered: Bool { digits != nil }

  func path(for number: Int) -> String {
    guard let digits else { return prefix }
    let text = String(number)
    return prefix + String(repeating: "0", count: max(0, digits - text.count)) + text + suffix
  }

  /// The same name with a number in it.
  var suggestion: String {
    let path = prefix as NSString
    return "\(path.deletingPathExtension)-%05d.\(path.pathExtension)"
  }
}
