import CImageDecoders
import Foundation
import Pixels

/// A drawing in a PDF or SVG file: its pixels are drawn when it is shown, no larger than it is shown.
///
/// Poppler and librsvg draw them, which are looked for when the first drawing is opened; the same versions of them draw
/// the same pixels.
package final class VectorPicture: PixelSource {
  /// A drawing that nothing here can draw.
  package struct MissingLibrary: Error, CustomStringConvertible {
    package let description: String
  }

  package let width: Int
  package let height: Int
  /// What was asked for, or less, where that would be more pixels than a picture may have.
  package let pixelsPerPoint: Double
  private let file: URL
  private let isPDF: Bool
  private let onFailure: @Sendable () -> Void

  /// Whether the name of a file is that of a drawing.
  package static func isDrawing(_ file: URL) -> Bool {
    ["pdf", "svg"].contains(file.pathExtension.lowercased())
  }

  /// - Parameter onFailure: called, on any thread, where the file is broken by the time that it is to be shown.
  /// - Throws: `MissingLibrary`, or where the file cannot be read.
  package init(
    _ file: URL, pixelsPerPoint: Double, onFailure: @escaping @Sendable () -> Void
  ) throws {
    let isPDF = file.pathExtension.lowercased() == "pdf"
    self.isPDF = isPDF
    guard halcyon_draws_vectors(isPDF ? 1 : 0) != 0 else {
      throw MissingLibrary(
        description: isPDF
          ? "pictures in PDF files are not shown: install libpoppler-glib8"
          : "pictures in SVG files are not shown: install librsvg2-2")
    }
    guard let data = Self.contents(of: file) else {
      throw ImageDecoder.Failure(description: "it cannot be read")
    }
    var (width, height) = (0.0, 0.0)
    let isRead = data.withUnsafeBytes { bytes in
      halcyon_measure_vector(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, isPDF ? 1 : 0, 0,
        &width, &height)
    }
    guard isRead != 0 else {
      throw ImageDecoder.Failure(description: "it is no \(isPDF ? "PDF" : "SVG") file")
    }
    let most = (Double(Self.mostPixels) / (width * height)).squareRoot()
    self.pixelsPerPoint = min(pixelsPerPoint, most)
    self.width = max(1, Int((width * self.pixelsPerPoint).rounded(.up)))
    self.height = max(1, Int((height * self.pixelsPerPoint).rounded(.up)))
    self.file = file
    self.onFailure = onFailure
  }

  /// 4096 pixels square.
  private static let mostPixels = 1 << 24

  /// Apple's writer of PDF files gives groups without a bound the largest box of whole numbers, in which cairo's
  /// coordinates of 24 bits before the point overflow: a box of 200,000 points is as good as none.
  private static func contents(of file: URL) -> Data? {
    (try? Data(contentsOf: file)).map(withBounds)
  }

  static func withBounds(_ contents: Data) -> Data {
    var data = contents
    // As long as what they replace, since the file has a table of where its parts begin.
    for (endless, large) in [("-1073741824", "-0000100000"), ("1073741823", "0000100000")] {
      var start = data.startIndex
      while let range = data.range(of: Data(endless.utf8), in: start..<data.endIndex) {
        data.replaceSubrange(range, with: Data(large.utf8))
        start = range.upperBound
      }
    }
    return data
  }

  package func pixels(halvings: Int) -> Bitmap? {
    let (width, height) = size(halvings: halvings)
    let bitmap = Bitmap(width: width, height: height)
    let isDrawn = Self.contents(of: file)?.withUnsafeBytes { bytes in
      halcyon_draw_vector(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, isPDF ? 1 : 0, 0,
        bitmap.bytes.assumingMemoryBound(to: UInt8.self), bitmap.rowBytes, Int32(width),
        Int32(height))
    }
    guard let isDrawn, isDrawn != 0 else {
      onFailure()
      return nil
    }
    return bitmap
  }
}
