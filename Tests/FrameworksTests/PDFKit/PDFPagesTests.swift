import Foundation
import PDFKit
import Testing
import UIKit

@MainActor @Suite("Pages of documents")
struct PDFPagesTests {
  private func page(_ side: CGFloat) -> PDFPage {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    return PDFPage(image: picture) ?? PDFPage()
  }

  private func document(_ sides: CGFloat...) -> PDFDocument {
    let document = PDFDocument()
    for side in sides { document.insert(page(side), at: document.pageCount) }
    return document
  }

  private func widths(_ document: PDFDocument) -> [CGFloat] {
    (0..<document.pageCount).compactMap { document.page(at: $0)?.bounds(for: .mediaBox).width }
  }

  @Test("Pages are inserted, removed and exchanged by their places")
  func places() {
    let document = document(10, 20, 30)
    document.insert(page(40), at: 1)
    #expect(widths(document) == [10, 40, 20, 30])
    document.removePage(at: 0)
    document.exchangePage(at: 0, withPageAt: 2)
    #expect(widths(document) == [30, 20, 40])
    #expect(document.page(at: 3) == nil && document.page(at: -1) == nil)
  }

  @Test("A page knows its document, which knows its place; a label is that counted from 1")
  func labels() throws {
    let document = document(10, 20)
    let last = try #require(document.page(at: 1))
    #expect(last.label == "2" && document.index(for: last) == 1 && last.document === document)
    document.insert(page(5), at: 0)
    #expect(last.label == "3")
    document.removePage(at: 2)
    #expect(last.document == nil && document.index(for: last) == NSNotFound)
  }

  @Test("A page of a picture is as large as that, and its thumbnail fits into a size")
  func thumbnails() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in }
    let page = try #require(PDFPage(image: picture))
    #expect(page.bounds(for: .cropBox) == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(
      page.thumbnail(of: CGSize(width: 50, height: 50), for: .mediaBox).size
        == CGSize(width: 50, height: 25))
  }

  @Test("Remarks are on their page until they are taken off")
  func annotations() {
    let page = PDFPage()
    let note = PDFAnnotation(
      bounds: CGRect(x: 1, y: 2, width: 3, height: 4), forType: .highlight, withProperties: nil)
    page.addAnnotation(note)
    #expect(page.annotations.count == 1 && page.annotations[0].type == "Highlight")
    page.removeAnnotation(note)
    #expect(page.annotations.isEmpty)
  }

  @Test("A document without a file has nothing written")
  func empty() {
    #expect(PDFDocument().pageCount == 0 && PDFDocument().string == nil)
    #expect(PDFDocument(data: Data()) == nil)
    #expect(PDFDocument(url: URL(fileURLWithPath: "/nonexistent.pdf")) == nil)
  }

  @Test("A view goes from page to page, and tells of each")
  func view() throws {
    let view = PDFView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.document = document(100, 100, 100)
    #expect(!view.canGoToPreviousPage && view.canGoToNextPage)
    var told = 0
    let observer = NotificationCenter.default.addObserver(
      forName: .PDFViewPageChanged, object: view, queue: nil
    ) { _ in MainActor.assumeIsolated { told += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    view.goToNextPage(nil)
    view.goToLastPage(nil)
    view.goToNextPage(nil)
    #expect(view.currentPage === view.document?.page(at: 2))
    #expect(told == 2 && !view.canGoToNextPage)
    view.go(to: try #require(view.document?.page(at: 0)))
    #expect(view.currentPage?.label == "1" && told == 3)
  }
}
