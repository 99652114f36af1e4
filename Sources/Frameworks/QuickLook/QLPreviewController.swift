import Foundation
import SwiftUI
import UIKit

/// A file to look at.
public protocol QLPreviewItem: AnyObject {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { previewItemURL?.lastPathComponent }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

/// Knows which files there are to look at.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int)
    -> any QLPreviewItem
}

@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// Shows files: pictures and texts; of others the name.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0 { didSet { refreshCurrentPreviewItem() } }
  private var shown: UIView?

  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }

  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    item.previewItemURL.map { FilePreview.Content($0) != .none } ?? false
  }

  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, dataSource.numberOfPreviewItems(in: self) > currentPreviewItemIndex
    else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  open func reloadData() { refreshCurrentPreviewItem() }

  open func refreshCurrentPreviewItem() {
    guard isViewLoaded else { return }
    shown?.removeFromSuperview()
    title = currentPreviewItem?.previewItemTitle
    guard let file = currentPreviewItem?.previewItemURL else { return }
    let page = UIHostingController(rootView: FilePreview(file: file))
    guard let inside = page.view else { return }
    inside.frame = view.bounds
    inside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inside)
    shown = inside
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    refreshCurrentPreviewItem()
  }
}
