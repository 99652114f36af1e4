import Foundation
import Geometry
import SwiftUI
import Testing

@testable import DrawingCommands
@testable import UIKitBridge

/// What PDF files say of their pages, read as ISO 32000-1 writes it.
private func boxes(of file: Data) -> [String] {
  String(decoding: file, as: Unicode.ASCII.self)
    .matches(of: /\/Type \/Page \/Parent 2 0 R \/MediaBox \[([^\]]*)\]/)
    .map { String($0.output.1) }
}

@MainActor
@Suite("Pages of PDF files")
struct CGContextPagesTests {
  @Test("A context at an address writes a page for each that was begun, once it is closed")
  func file() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    var box = CGRect(x: 0, y: 0, width: 100, height: 50)
    let context = try #require(CGContext(url as CFURL, mediaBox: &box, nil))
    context.beginPDFPage(nil)
    context.endPDFPage()
    context.beginPDFPage([kCGPDFContextMediaBox: CGRect(x: 0, y: 0, width: 30, height: 40)])
    #expect(!FileManager.default.fileExists(atPath: url.path))
    context.closePDF()
    #expect(boxes(of: try Data(contentsOf: url)) == ["0 0 100 50", "0 0 30 40"])
  }

  @Test(
    "Y grows upwards on a page of Core Graphics, downwards on one of UIKit",
    arguments: [true, false])
  func direction(isUpright: Bool) {
    let document = PageDocument(mediaBox: CGRect(x: 0, y: 0, width: 20, height: 10)) { _ in }
    let context = CGContext(pages: document, isUpright: isUpright)
    document.beginPage(nil, in: context)
    let top = CGPoint(x: 0, y: isUpright ? 10 : 0).applying(context.ctm)
    #expect(top == .zero)
    document.beginPage(CGRect(x: 5, y: 7, width: 20, height: 10), in: context)
    let corner = CGPoint(x: 5, y: isUpright ? 17 : 7).applying(context.ctm)
    #expect(corner == .zero)
  }

  @Test(
    "A renderer's pages have its bounds, or their own, and what begins no page is no file of pages")
  func renderer() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 612, height: 792))
    let file = renderer.pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 20, height: 10), pageInfo: [:])
      #expect(context.pdfContextBounds.width == 20)
    }
    #expect(boxes(of: file) == ["0 0 612 792", "0 0 20 10"])
    #expect(boxes(of: renderer.pdfData { _ in }).isEmpty)
  }

  @Test("UIKit's functions begin and end a file, page by page")
  func functions() {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 50, height: 60), nil)
    UIGraphicsBeginPDFPage()
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 10, height: 20), nil)
    #expect(UIGraphicsGetPDFContextBounds().height == 20)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(boxes(of: data as Data) == ["0 0 50 60", "0 0 10 20"])
  }
}
