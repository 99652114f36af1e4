import CoreGraphics
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

/// A document of pages, of which the number and the size are read; what stands on them is not drawn.
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
    guard let data = try? Data(contentsOf: url), let sizes = Self.sizes(in: data) else {
      return nil
    }
    (documentURL, self.data) = (url, data)
    super.init()
    sizes.forEach { insert(PDFPage(size: $0), at: pages.count) }
  }

  public init?(data: Data) {
    guard let sizes = Self.sizes(in: data) else { return nil }
    (documentURL, self.data) = (nil, data)
    super.init()
    sizes.forEach { insert(PDFPage(size: $0), at: pages.count) }
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
    page.number = index + 1
  }
  open func removePage(at index: Int) {
    if pages.indices.contains(index) { pages.remove(at: index) }
  }
  open func exchangePage(at index: Int, withPageAt other: Int) {
    if pages.indices.contains(index), pages.indices.contains(other) { pages.swapAt(index, other) }
  }
  open var isEncrypted: Bool { false }
  open var isLocked: Bool { false }
  open var allowsCopying: Bool { true }
  open var allowsPrinting: Bool { true }
  open func unlock(withPassword password: String) -> Bool { true }
  /// No text is read.
  open var string: String? { nil }
  open var outlineRoot: PDFOutline?
  open func findString(_ text: String, withOptions options: NSString.CompareOptions = [])
    -> [PDFSelection]
  {
    Inert.note("PDFKit", "no text of documents is found: it is not read")
    return []
  }
  open func dataRepresentation() -> Data? { data }
  open func write(to url: URL) -> Bool { (try? data?.write(to: url)) != nil && data != nil }
}

open class PDFOutline: NSObject, @unchecked Sendable {
  open var label: String?
  open var numberOfChildren: Int { 0 }
  open func child(at index: Int) -> PDFOutline? { nil }
  public override init() { super.init() }
}

open class PDFSelection: NSObject, @unchecked Sendable {
  open var string: String? { nil }
  open var pages: [PDFPage] { [] }
  open var color: UIColor?
  open func bounds(for page: PDFPage) -> CGRect { .zero }
}

open class PDFPage: NSObject, @unchecked Sendable {
  public internal(set) weak var document: PDFDocument?
  open var rotation = 0
  open private(set) var annotations: [PDFAnnotation] = []
  private let size: CGSize
  var number = 1
  private let image: UIImage?

  public override init() {
    (size, image) = (CGSize(width: 595, height: 842), nil)
    super.init()
  }
  init(size: CGSize) { (self.size, image) = (size, nil) }

  /// A page with a picture on it, as large as the picture.
  public init?(image: UIImage) { (size, self.image) = (image.size, image) }

  open var label: String? { "\(number)" }
  open var string: String? { nil }
  open var attributedString: NSAttributedString? { nil }
  open var numberOfCharacters: Int { 0 }
  open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: size) }
  open func addAnnotation(_ annotation: PDFAnnotation) { annotations.append(annotation) }
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
  }

  /// The page, white but for a picture that it was made of, as large as fits into `size`.
  @MainActor open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let page = bounds(for: box).size
    let scale = min(size.width / page.width, size.height / page.height)
    let fit = CGSize(width: page.width * scale, height: page.height * scale)
    return UIGraphicsImageRenderer(size: fit).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: fit))
      image?.draw(in: CGRect(origin: .zero, size: fit))
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
