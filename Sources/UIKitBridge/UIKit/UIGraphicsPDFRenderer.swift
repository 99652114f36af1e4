import DrawingCommands
import Foundation
import Geometry

/// How the files of a renderer are made.
nonisolated open class UIGraphicsPDFRendererFormat {
  /// Words about the document, by Core Graphics' keys: they are not written.
  public var documentInfo: [String: Any] = [:]

  public init() {}
  public class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
  public class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// What the actions of a renderer draw with, page by page.
nonisolated open class UIGraphicsPDFRendererContext {
  public let cgContext: CGContext
  public let format: UIGraphicsPDFRendererFormat
  private let document: PageDocument
  /// Of the page under way, in points.
  public private(set) var pdfContextBounds: CGRect

  init(_ document: PageDocument, _ format: UIGraphicsPDFRendererFormat) {
    cgContext = CGContext(pages: document, isUpright: false)
    pdfContextBounds = document.mediaBox
    (self.document, self.format) = (document, format)
  }

  /// Ends the page under way and begins one of the renderer's size.
  public func beginPage() { beginPage(withBounds: document.mediaBox, pageInfo: [:]) }

  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
    document.beginPage(bounds, in: cgContext)
  }

  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  func close() { document.close(cgContext) }
}

/// Makes PDF files by Core Graphics' commands: y grows downwards, and each page is kept as a picture.
nonisolated open class UIGraphicsPDFRenderer {
  private let bounds: CGRect
  public let format: UIGraphicsPDFRendererFormat

  /// - Parameter bounds: of pages, in points: 72 of them are an inch.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    var file = Data()
    let context = UIGraphicsPDFRendererContext(PageDocument(mediaBox: bounds) { file = $0 }, format)
    CurrentContexts.with(context.cgContext) { actions(context) }
    context.close()
    return file
  }

  /// Writes the file.
  ///
  /// - Throws: where it cannot be written.
  public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void)
    throws
  {
    try pdfData(actions: actions).write(to: url)
  }
}

/// Begins a PDF file, whose pages UIKit's commands draw until `UIGraphicsEndPDFContext`.
///
/// - Parameters:
///   - data: gets the file's bytes at its end.
///   - bounds: of pages, in points: 612 x 792 where it is empty.
nonisolated public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  let usual = CGRect(x: 0, y: 0, width: 612, height: 792)
  let document = PageDocument(mediaBox: bounds.isEmpty ? usual : bounds) { data.append($0) }
  CurrentContexts.push(CGContext(pages: document, isUpright: false))
}

nonisolated public func UIGraphicsBeginPDFPage() {
  CurrentContexts.last.map { $0.document?.beginPage(nil, in: $0) }
}

nonisolated public func UIGraphicsBeginPDFPageWithInfo(
  _ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?
) {
  CurrentContexts.last.map { $0.document?.beginPage(bounds, in: $0) }
}

/// Of the page under way, in points; empty outside of a PDF file.
nonisolated public func UIGraphicsGetPDFContextBounds() -> CGRect {
  CurrentContexts.last?.document?.currentBox ?? .zero
}

nonisolated public func UIGraphicsEndPDFContext() {
  guard let context = CurrentContexts.last, context.document != nil else { return }
  context.closePDF()
  CurrentContexts.pop()
}
