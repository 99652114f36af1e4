import Foundation
import Inert
import SwiftUI
import UIKit

@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

/// A page of the web in a browser's frame. Nothing lays pages out here: its place is white.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
    public override init() { super.init() }
  }
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?

  public init(url: URL, configuration: Configuration = Configuration()) {
    super.init(nibName: nil, bundle: nil)
    Inert.note("SafariServices", "\(url.absoluteString) is not shown: its place is white")
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func loadView() {
    super.loadView()
    view.backgroundColor = .white
  }
}
