import Foundation
import PDFKit
import UIKit
import Testing

@testable import Decoders
@testable import DrawingCommands
@testable import Pixels

@Suite("Documents of pages")
struct PDFDocumentTests {
  private let text = """
    %PDF-1.4
    1 0 obj << /Type /Pages /Kids [2 0 R 3 0 R] /MediaBox [0 0 300 400] >> endobj
    2 0 obj << /Type /Page /Parent 1 0 R >> endobj
    3 0 obj << /Type /Page /MediaBox [10 20 110 220] >> endobj
    """

  @Test("Pages have their own size, or that of all")
  func sizes() throws {
    let document = try #require(PDFDocument(data: Data(text.utf8)))
    #expect(document.pageCount == 2)
    #expect(document.page(at: 0)?.bounds(for: .mediaBox).size == CGSize(width: 300, height: 400))
    #expect(document.page(at: 1)?.bounds(for: .mediaBox).size == CGSize(width: 100, height: 200))
    #expect(document.page(at: 2) == nil)
  }

  /// Two pages, the second of which has a red box in its upper left corner.
  @MainActor private var drawn: Data {
    UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 200)).pdfData { context in
      context.beginPage()
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
    }
  }

  @MainActor
  @Test(
    "What stands on a page is drawn on white, where poppler is installed",
    .enabled(if: PDFFile.canDraw))
  func drawing() throws {
    let document = try #require(PDFDocument(data: drawn))
    #expect(document.pageCount == 2)
    let page = try #require(document.page(at: 1))
    let image = page.thumbnail(of: CGSize(width: 50, height: 500), for: .mediaBox)
    #expect(image.size == CGSize(width: 50, height: 100))
    let bitmap = try #require(image.cgImage).bitmap
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      (0..<3).map {
        bitmap.bytes.load(fromByteOffset: y * bitmap.rowBytes + 4 * x + $0, as: UInt8.self)
      }
    }
    // Three pixels a point: the box is 75 of them broad.
    #expect(color(30, 30) == [255, 0, 0])
    #expect(color(120, 30) == [255, 255, 255] && color(30, 200) == [255, 255, 255])
  }

  @MainActor
  @Test("A view of single pages shows the one that it has gone to, in its middle")
  func singlePages() throws {
    let view = PDFView(frame: CGRect(x: 0, y: 0, width: 108, height: 400))
    view.displayMode = .singlePage
    view.autoScales = true
    view.document = PDFDocument(data: drawn)
    view.layoutIfNeeded()
    let sheets = try #require(view.subviews.first).subviews.compactMap { $0 as? UIImageView }
    #expect(sheets.map(\.isHidden) == [false, true])
    #expect(sheets[0].frame == CGRect(x: 4, y: 100, width: 100, height: 200))
    view.goToNextPage(nil)
    #expect(sheets.map(\.isHidden) == [true, false])
  }

  @Test("What is no document is none")
  func others() {
    #expect(PDFDocument(data: Data("hello".utf8)) == nil)
  }
}
