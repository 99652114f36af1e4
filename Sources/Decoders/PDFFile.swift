import CImageDecoders
import Foundation
import Pixels

/// The pages of a PDF file, which poppler measures, draws and reads, where it is installed.
package struct PDFFile: Sendable {
  package let pageCount: Int
  private let data: Data

  /// Whether there is something to draw pages with.
  package static var canDraw: Bool { halcyon_draws_vectors(1) != 0 }

  /// Nil for what is no PDF file, and where `canDraw` is false.
  package init?(_ contents: Data) {
    data = VectorPicture.withBounds(contents)
    pageCount = Int(data.withBytes { halcyon_count_pages($0, $1) })
    if pageCount == 0 { return nil }
  }

  /// In points; nil where there is no such page. Pages count from 0.
  package func size(of page: Int) -> CGSize? {
    var (width, height) = (0.0, 0.0)
    let isRead = data.withBytes {
      halcyon_measure_vector($0, $1, 1, Int32(page), &width, &height)
    }
    return isRead != 0 ? CGSize(width: width, height: height) : nil
  }

  /// What is on a page, in so many pixels, see-through where nothing is; nil where there is no such page.
  package func draw(_ page: Int, width: Int, height: Int) -> Bitmap? {
    let bitmap = Bitmap(width: width, height: height)
    let isDrawn = data.withBytes {
      halcyon_draw_vector(
        $0, $1, 1, Int32(page), bitmap.bytes.assumingMemoryBound(to: UInt8.self), bitmap.rowBytes,
        Int32(width), Int32(height))
    }
    return isDrawn != 0 ? bitmap : nil
  }

  /// The words on a page, line by line; nil where there is no such page.
  package func text(of page: Int) -> String? {
    guard let text = data.withBytes({ halcyon_page_text($0, $1, Int32(page)) }) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

extension Data {
  fileprivate func withBytes<Result>(_ body: (UnsafePointer<UInt8>?, Int) -> Result) -> Result {
    withUnsafeBytes { body($0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count) }
  }
}
