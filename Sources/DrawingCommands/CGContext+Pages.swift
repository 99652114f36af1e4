import Drawing
import Encoders
import Foundation
import FoundationNames
import Geometry
import Pixels

/// The pages that a context draws for a PDF file. Each is kept as a picture of 3 pixels a point, fewer where that would be
/// more than 4096 pixels square.
package final class PageDocument {
  /// In points: of pages that say nothing else.
  package let mediaBox: CGRect
  private let write: (Data) -> Void
  private var pages: [PDFEncoder.Page] = []
  private static let pixelsPerPoint = 3.0
  private var open: CGRect?
  private var isClosed = false

  /// Of the page under way, in points.
  package var currentBox: CGRect { open ?? mediaBox }

  /// - Parameter write: gets the file, once, when the document is closed.
  package init(mediaBox: CGRect, write: @escaping (Data) -> Void) {
    (self.mediaBox, self.write) = (mediaBox, write)
  }

  /// Begins a page of `box`, or of the document's, and ends the one before it.
  package func beginPage(_ box: CGRect?, in context: CGContext) {
    guard !isClosed else { return }
    endPage(in: context)
    open = box ?? mediaBox
    context.beginRecording(in: open ?? mediaBox)
  }

  package func endPage(in context: CGContext) {
    guard let box = open, box.width > 0, box.height > 0 else { return }
    open = nil
    let most = (Double(1 << 24) / (box.width * box.height)).squareRoot()
    let scale = min(Self.pixelsPerPoint, most)
    let bitmap = Bitmap(
      width: max(1, Int((box.width * scale).rounded(.up))),
      height: max(1, Int((box.height * scale).rounded(.up))))
    Painter(jobs: 1).paint(context.recorded, into: bitmap, scale: scale, background: .clear)
    pages.append(.init(bitmap: bitmap, width: box.width, height: box.height))
  }

  /// Ends the last page and writes the file.
  package func close(_ context: CGContext) {
    guard !isClosed else { return }
    endPage(in: context)
    isClosed = true
    write(Data(PDFEncoder.encode(pages: pages)))
  }
}

/// Bytes, for those who hand them over by this name: of a file, or appended to data.
public final class CGDataConsumer {
  let take: (Data) -> Void

  public init?(data: CFMutableData) { take = { data.append($0) } }
  public init?(url: CFURL) { take = { try? $0.write(to: url) } }
}

/// A page of the American letter, as Core Graphics has it where nobody says how large pages are.
private let usualPage = CGRect(x: 0, y: 0, width: 612, height: 792)

extension CGContext {
  /// A context whose pages become a PDF file at `url`, when it is closed. Points; y grows upwards.
  ///
  /// - Parameter mediaBox: the box of pages that have none of their own: 612 x 792 where it is nil.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard url.isFileURL else { return nil }
    self.init(
      pages: PageDocument(mediaBox: mediaBox?.pointee ?? usualPage) {
        try? $0.write(to: url)
      }, isUpright: true)
  }

  /// The same, with the file's bytes going to `consumer`.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    self.init(
      pages: PageDocument(mediaBox: mediaBox?.pointee ?? usualPage, write: consumer.take),
      isUpright: true)
  }

  /// Begins a page; in a context that has none, does nothing.
  ///
  /// - Parameter pageInfo: its box under `kCGPDFContextMediaBox`, as a rectangle or its bytes.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    document?.beginPage(Self.mediaBox(in: pageInfo), in: self)
  }
  public func endPDFPage() { document?.endPage(in: self) }
  /// Ends the last page, and writes the file.
  public func closePDF() { document?.close(self) }

  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    document?.beginPage(mediaBox?.pointee, in: self)
  }
  public func endPage() { document?.endPage(in: self) }

  private static func mediaBox(in pageInfo: CFDictionary?) -> CGRect? {
    switch pageInfo?[kCGPDFContextMediaBox] {
    case let box as CGRect: box
    case let bytes as Data where bytes.count == MemoryLayout<CGRect>.size:
      bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    default: nil
    }
  }
}

public let kCGPDFContextMediaBox: CFString = "MediaBox"
public let kCGPDFContextTitle: CFString = "Title"
public let kCGPDFContextAuthor: CFString = "Author"
public let kCGPDFContextCreator: CFString = "Creator"
public let kCGPDFContextSubject: CFString = "Subject"
