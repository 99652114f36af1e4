import Foundation
import Pixels

/// One PNG, JPEG or PDF, or one for each frame: a `%05d` (or `%d`) in the name is replaced by the frame's number.
///
/// Numbered files take their places together, when the last one is complete: until then those of an
/// earlier run stay whole. So twice their room is needed where there are such.
package final class PictureFiles: FrameEncoder, @unchecked Sendable {
  private let pattern: NumberedName
  private let film: FilmFormat
  private let jobs: Int
  /// Where numbered files are until all are there.
  private let folder: OutputFolder?
  /// The file of a frame that is alone.
  private let file: OutputFile?
  // Only `append`, `repeatLast` and `finish`, which come one at a time, touch these.
  private var number: Int
  private var last: PreparedFrame?
  /// Frames whose names are devices, which were written to directly.
  private var direct: Set<Int> = []

  package init(path: String, film: FilmFormat) throws {
    pattern = try NumberedName(path)
    self.film = film
    number = film.firstFrame
    try PictureFiles.checkSize(film)
    guard pattern.isNumbered || film.frameCount == 1 else {
      let numbered = pattern.suggestion
      throw OutputError(
        .usage,
        "'\(path)' holds one frame, but there are \(film.frameCount). "
          + "Number them with -o '\(numbered)', or take one with 'halcyon still'.")
    }
    // A frame alone is spread over the threads itself.
    jobs = film.frameCount == 1 ? film.jobs : 1
    // Made at the start, so that a place that cannot be written to shows at once.
    let first = pattern.path(for: film.firstFrame)
    folder = pattern.isNumbered ? try OutputFolder(beside: OutputTarget(first).path) : nil
    file = pattern.isNumbered ? nil : try OutputFile(path: first)
  }

  package func prepare(_ bitmap: Bitmap, after previous: Bitmap?) throws -> PreparedFrame {
    let bytes =
      switch film.format {
      case .jpeg:
        try JPEGEncoder.encode(bitmap, quality: film.encoding.quality, scale: film.scale)
      case .pdf: PDFEncoder.encode(bitmap, scale: film.scale, jobs: jobs)
      default: PNGEncoder.encode(bitmap, jobs: jobs)
      }
    return PreparedFrame(bytes: bytes, area: bitmap.bounds)
  }

  private static func checkSize(_ film: FilmFormat) throws {
    let side = max(film.width, film.height)
    if film.format == .jpeg, side > JPEGEncoder.largestSide {
      throw OutputError(
        .usage,
        "a JPEG has at most \(JPEGEncoder.largestSide) pixels a side, not \(side). Lower --scale.")
    }
    if film.format == .pdf, Double(side) / film.scale > PDFEncoder.largestSide {
      throw OutputError(
        .usage, "a PDF's page has at most 14400 points a side. Make --size smaller.")
    }
  }

  package func append(_ frame: PreparedFrame) throws {
    if let file {
      try file.write(frame.bytes)
    } else if let folder {
      try write(frame.bytes, to: folder)
    }
    last = frame
    number += 1
  }

  package func repeatLast() throws {
    if let last { try append(last) }
  }

  package func finish() throws {
    try file?.commit()
    let files = (film.firstFrame..<number).lazy.filter { !self.direct.contains($0) }.map {
      (from: PictureFiles.name(of: $0), to: OutputTarget.resolvingLinks(self.pattern.path(for: $0)))
    }
    try folder?.commit(files)
  }

  package func abandon() {
    file?.abandon()
    folder?.abandon()
  }

  /// In the folder where files wait for the last one.
  private static func name(of number: Int) -> String { "\(number).picture" }

  private func write(_ bytes: [UInt8], to folder: OutputFolder) throws {
    let path = pattern.path(for: number)
    let isReplaced = try OutputTarget(path).isReplaced
    if !isReplaced { direct.insert(number) }
    let file =
      isReplaced
      ? try OutputFile(path: path, in: folder.path, as: PictureFiles.name(of: number))
      : try OutputFile(path: path)
    try file.write(bytes)
    try file.commit()
  }
}
