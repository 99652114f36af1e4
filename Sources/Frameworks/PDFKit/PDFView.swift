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

/// Shows the pages of a document one below the other, as white sheets of the right size: what stands on them is not drawn,
/// which is told once.
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
  private var sheets: [UIView] = []
  private var current = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray5
    addSubview(scroll)
  }
  public required init?(coder: NSCoder) { return nil }

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
    Inert.warn("pages of PDF documents are white sheets: what stands on them is not drawn")
    sheets = (0..<document.pageCount).map { _ in
      let sheet = UIView()
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
      guard let page = document.page(at: index) else { continue }
      let size = page.bounds(for: displayBox).size
      let (width, height) = (size.width * scale, size.height * scale)
      sheet.frame = CGRect(
        x: max(pageBreakMargins.left, (bounds.width - width) / 2), y: y, width: width,
        height: height)
      y += height + pageBreakMargins.bottom + pageBreakMargins.top
    }
    scroll.contentSize = CGSize(width: bounds.width, height: y)
  }
}

/// Small pictures of a document's pages: none are drawn.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView?
  open var thumbnailSize = CGSize(width: 40, height: 56)
  open var layoutMode = PDFThumbnailLayoutMode.vertical
}
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }
