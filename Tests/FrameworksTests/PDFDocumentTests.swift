import Foundation
import PDFKit
import Testing

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

  @Test("What is no document is none")
  func others() {
    #expect(PDFDocument(data: Data("hello".utf8)) == nil)
  }
}
