import CoreGraphics
import Foundation
import Inert
import UIKit

public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

extension Notification.Name {
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
  public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChanged")
  public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
  public static let PDFViewSelectionChanged = Notification.Name("PDFViewSelectionChanged")
}

@preconcurrency @MainActor
public protocol PDFViewDelegate: AnyObject {}

/// Shows the pages of a document one below the other; those that are seen are drawn.
@preconcurrency @MainActor
open class PDFView: UIView {
  open var document: PDFDocument? { didSet { layOutPages() } }
  open weak var delegate: (any PDFViewDelegate)?
  open var autoScales = false { didSet { setNeedsLayout() } }
  open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { layOutPages() } }
  open var displayDirection = PDFDisplayDirection.vertical
  open var displaysPageBreaks = true
  open var displayBox = PDFDisplayBox.cropBox
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
  open var pageShadowsEnabled = true
  open var displaysAsBook = false
  open var minScaleFactor: CGFloat = 0.25
  open var maxScaleFactor: CGFloat = 5
  open var scaleFactor: CGFloat = 1 { didSet { setNeedsLayout() } }
  open var isInMarkupMode = false
  open var highlightedSelections: [PDFSelection]?
  open var currentSelection: PDFSelection?
  private let scroll = UIScrollView()
  private var sheets: [PageSheet] = []
  private var current = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    backgroundColor = backgroundColor ?? .systemGray5
    scroll.delegate = self
    addSubview(scroll)
  }

  /// By which a page is as wide as the view.
  open var scaleFactorForSizeToFit: CGFloat {
    guard let page = document?.page(at: 0), bounds.width > 0 else { return 1 }
    let margins = pageBreakMargins.left + pageBreakMargins.right
    return max(0.01, (bounds.width - margins) / page.bounds(for: displayBox).width)
  }

  open var currentPage: PDFPage? { document?.page(at: current) }
  open var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
  open var canGoToNextPage: Bool { current + 1 < document?.pageCount ?? 0 }
  open var canGoToPreviousPage: Bool { current > 0 }
  open var canGoToFirstPage: Bool { current > 0 }
  open var canGoToLastPage: Bool { canGoToNextPage }

  open func go(to page: PDFPage) {
    guard let index = document?.index(for: page), index != NSNotFound else { return }
    show(index)
  }
  open func go(to selection: PDFSelection) {}
  open func goToNextPage(_ sender: Any?) { if canGoToNextPage { show(current + 1) } }
  open func goToPreviousPage(_ sender: Any?) { if canGoToPreviousPage { show(current - 1) } }
  open func goToFirstPage(_ sender: Any?) { show(0) }
  open func goToLastPage(_ sender: Any?) { show(max(0, (document?.pageCount ?? 1) - 1)) }
  open func usePageViewController(
    _ enable: Bool, withViewOptions options: [AnyHashable: Any]? = nil
  ) {}
  open func layoutDocumentView() { setNeedsLayout() }
  open func clearSelection() { currentSelection = nil }
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) {
    currentSelection = selection
  }

  private func show(_ index: Int) {
    let isOther = index != current
    current = index
    setNeedsLayout()
    layoutIfNeeded()
    if sheets.indices.contains(index) {
      scroll.contentOffset = CGPoint(x: 0, y: max(0, sheets[index].frame.minY - 4.75))
    }
    if isOther { NotificationCenter.default.post(name: .PDFViewPageChanged, object: self) }
  }

  private func layOutPages() {
    sheets.forEach { $0.removeFromSuperview() }
    sheets = []
    guard let document, document.pageCount > 0 else { return }
    sheets = (0..<document.pageCount).map { _ in
      let sheet = PageSheet()
      sheet.backgroundColor = .white
      scroll.addSubview(sheet)
      return sheet
    }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    guard let document else { return }
    let scale = autoScales ? scaleFactorForSizeToFit : scaleFactor
    var y = pageBreakMargins.top
    for (index, sheet) in sheets.enumerated() {
      sheet.isHidden = displayMode == .singlePage && index != current
      guard !sheet.isHidden, let page = document.page(at: index) else { continue }
      let size = page.bounds(for: displayBox).size
      let (width, height) = (size.width * scale, size.height * scale)
      sheet.frame = CGRect(
        x: max(pageBreakMargins.left, (bounds.width - width) / 2), y: y, width: width,
        height: height)
      y += height + pageBreakMargins.bottom + pageBreakMargins.top
    }
    // Fewer pages than the view has room for stand in its middle.
    let room = bounds.height - (y - pageBreakMargins.top)
    if room > 0 { sheets.forEach { $0.frame.origin.y += room / 2 } }
    scroll.contentSize = CGSize(width: bounds.width, height: y)
    drawVisiblePages()
  }

  /// Draws the pages that are seen, as large as they are shown, and drops the pictures of others.
  private func drawVisiblePages() {
    let seen = CGRect(origin: scroll.contentOffset, size: scroll.bounds.size)
    for (index, sheet) in sheets.enumerated() {
      guard !sheet.isHidden, sheet.frame.intersects(seen) else {
        (sheet.image, sheet.drawnSize) = (nil, nil)
        continue
      }
      if sheet.drawnSize != sheet.frame.size, let page = document?.page(at: index) {
        sheet.image = page.thumbnail(of: sheet.frame.size, for: displayBox)
        sheet.drawnSize = sheet.frame.size
      }
    }
  }
}

/// A page, and the size that it was last drawn in.
private final class PageSheet: UIImageView {
  var drawnSize: CGSize?
}

extension PDFView: UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { drawVisiblePages() }
}

/// Small pictures of a document's pages: none are drawn.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView?
  open var thumbnailSize = CGSize(width: 40, height: 56)
  open var layoutMode = PDFThumbnailLayoutMode.vertical
}
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }
