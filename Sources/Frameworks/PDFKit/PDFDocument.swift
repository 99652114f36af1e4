import CoreGraphics
import Decoders
import DrawingCommands
import Foundation
import Inert
import UIKit

public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

public struct PDFDocumentAttribute: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let titleAttribute = Self(rawValue: "Title")
  public static let authorAttribute = Self(rawValue: "Author")
  public static let subjectAttribute = Self(rawValue: "Subject")
  public static let creatorAttribute = Self(rawValue: "Creator")
  public static let creationDateAttribute = Self(rawValue: "CreationDate")
  public static let keywordsAttribute = Self(rawValue: "Keywords")
}

/// A document of pages: poppler measures, draws and reads them where it is installed; else their number and size are
/// read alone.
open class PDFDocument: NSObject, @unchecked Sendable {
  public let documentURL: URL?
  open var documentAttributes: [AnyHashable: Any]?
  private let data: Data?
  private var pages: [PDFPage] = []

  public override init() {
    (documentURL, data) = (nil, nil)
    super.init()
  }

  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url), let pages = Self.pages(in: data) else {
      return nil
    }
    (documentURL, self.data) = (url, data)
    super.init()
    pages.forEach { insert($0, at: pageCount) }
  }

  public init?(data: Data) {
    guard let pages = Self.pages(in: data) else { return nil }
    (documentURL, self.data) = (nil, data)
    super.init()
    pages.forEach { insert($0, at: pageCount) }
  }

  private static func pages(in data: Data) -> [PDFPage]? {
    guard let file = PDFFile(data) else {
      if !PDFFile.canDraw {
        Inert.warn("pages of PDF documents are white sheets: install libpoppler-glib8")
      }
      return sizes(in: data)?.map { PDFPage(size: $0) }
    }
    return (0..<file.pageCount).compactMap { page in
      file.size(of: page).map { PDFPage(size: $0, file: file, place: page) }
    }
  }

  /// The media boxes of all pages, by their objects: `/Type /Page`, and `/MediaBox [x y x y]` of it or of those before it.
  /// Nil for what is no PDF. Pages in compressed object streams are not found, and one page of A4 stands for them.
  private static func sizes(in data: Data) -> [CGSize]? {
    guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    let usual = CGSize(width: 595, height: 842)
    var sizes: [CGSize] = []
    var shared = usual
    for object in text.components(separatedBy: "endobj") {
      let box = object.firstMatch(
        of: /\/MediaBox\s*\[\s*([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)/)
      let size = box.flatMap { match -> CGSize? in
        guard let left = Double(match.1), let bottom = Double(match.2),
          let right = Double(match.3), let top = Double(match.4)
        else { return nil }
        return CGSize(width: right - left, height: top - bottom)
      }
      if object.contains(/\/Type\s*\/Pages\b/) { shared = size ?? shared }
      if object.contains(/\/Type\s*\/Page(?!s)\b/) { sizes.append(size ?? shared) }
    }
    return sizes.isEmpty ? [usual] : sizes
  }

  open var pageCount: Int { pages.count }
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  open func insert(_ page: PDFPage, at index: Int) {
    pages.insert(page, at: min(max(0, index), pages.count))
    page.document = self
  }
  open func removePage(at index: Int) {
    if pages.indices.contains(index) { pages.remove(at: index).document = nil }
  }
  open func exchangePage(at index: Int, withPageAt other: Int) {
    if pages.indices.contains(index), pages.indices.contains(other) { pages.swapAt(index, other) }
  }
  open var isEncrypted: Bool { false }
  open var isLocked: Bool { false }
  open var allowsCopying: Bool { true }
  open var allowsPrinting: Bool { true }
  open func unlock(withPassword password: String) -> Bool { true }
  /// The words on all pages.
  open var string: String? {
    let texts = pages.compactMap(\.string)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
  open var outlineRoot: PDFOutline?
  open func findString(_ text: String, withOptions options: NSString.CompareOptions = [])
    -> [PDFSelection]
  {
    Inert.note("PDFKit", "no text of documents is found: where words stand is not known")
    return []
  }
  open func dataRepresentation() -> Data? { data }
  open func write(to url: URL) -> Bool { (try? data?.write(to: url)) != nil && data != nil }
}

// Its label is the program's alone: outlines of files are not read.
open class PDFOutline: NSObject, @unchecked Sendable {
  open var label: String?
  open var numberOfChildren: Int { 0 }
  open func child(at index: Int) -> PDFOutline? { nil }
  public override init() { super.init() }
}

// Its colour is the program's alone: nothing is found that could be selected.
open class PDFSelection: NSObject, @unchecked Sendable {
  open var string: String? { nil }
  open var pages: [PDFPage] { [] }
  open var color: UIColor?
  open func bounds(for page: PDFPage) -> CGRect { .zero }
}

// What is on it is set when it is made, and a file's bytes never change; turns and remarks are the program's.
open class PDFPage: NSObject, @unchecked Sendable {
  public internal(set) weak var document: PDFDocument?
  open var rotation = 0
  open private(set) var annotations: [PDFAnnotation] = []
  private let size: CGSize
  private let image: UIImage?
  private let file: PDFFile?
  /// Among the pages of the file.
  private let place: Int

  public override init() {
    (size, image, file, place) = (CGSize(width: 595, height: 842), nil, nil, 0)
    super.init()
  }
  init(size: CGSize, file: PDFFile? = nil, place: Int = 0) {
    (self.size, self.file, self.place) = (size, file, place)
    image = nil
  }

  /// A page with a picture on it, as large as the picture.
  public init?(image: UIImage) {
    (size, self.image, file, place) = (image.size, image, nil, 0)
  }

  /// Its place in the document, counted from 1.
  open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
  open var string: String? { file?.text(of: place) }
  open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }
  open var numberOfCharacters: Int { string?.count ?? 0 }
  open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: size) }
  open func addAnnotation(_ annotation: PDFAnnotation) { annotations.append(annotation) }
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
  }

  /// The page on white, as large as fits into `size`.
  @MainActor open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let page = bounds(for: box).size
    let scale = min(size.width / page.width, size.height / page.height)
    let fit = CGSize(width: page.width * scale, height: page.height * scale)
    return UIGraphicsImageRenderer(size: fit).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: fit))
      picture(scale: scale * context.format.scale)?.draw(in: CGRect(origin: .zero, size: fit))
    }
  }

  /// Draws what is on the page into `context`, whose y grows upwards, as large as the page.
  @MainActor open func draw(with box: PDFDisplayBox, to context: CGContext) {
    guard let picture = picture(scale: 3)?.cgImage else { return }
    context.draw(picture, in: bounds(for: box))
  }

  /// What is on the page, with `scale` pixels a point; nil for an empty one.
  private func picture(scale: CGFloat) -> UIImage? {
    guard let file else { return image }
    let most = (Double(1 << 24) / (size.width * size.height)).squareRoot()
    let scale = min(scale, most)
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1 else { return nil }
    return file.draw(place, width: Int(width), height: Int(height)).map {
      UIImage(cgImage: CGImage(bitmap: $0))
    }
  }
}

public struct PDFAnnotationSubtype: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circle = Self(rawValue: "Circle")
  public static let freeText = Self(rawValue: "FreeText")
  public static let highlight = Self(rawValue: "Highlight")
  public static let ink = Self(rawValue: "Ink")
  public static let line = Self(rawValue: "Line")
  public static let link = Self(rawValue: "Link")
  public static let square = Self(rawValue: "Square")
  public static let stamp = Self(rawValue: "Stamp")
  public static let strikeOut = Self(rawValue: "StrikeOut")
  public static let text = Self(rawValue: "Text")
  public static let underline = Self(rawValue: "Underline")
  public static let widget = Self(rawValue: "Widget")
}

/// A remark on a page; not drawn.
open class PDFAnnotation: NSObject, @unchecked Sendable {
  open var bounds: CGRect
  open var type: String?
  open var contents: String?
  open var color = UIColor.yellow
  open var fontColor: UIColor?
  open var font: UIFont?
  open var url: URL?
  open weak var page: PDFPage?
  public init(
    bounds: CGRect, forType type: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    self.type = type.rawValue
  }
}
