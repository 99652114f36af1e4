import Foundation
import Geometry
import ViewRuntime

/// Shows a file, and hands it to other programs: there are none here, so nothing is presented, which is answered by `false`
/// and said once.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  open var url: URL?
  open var name: String?
  open var uti: String?
  open var annotation: Any?
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  public override init() {}
  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
  }

  private func nothing(_ what: String) -> Bool {
    Reports.once("UIDocumentInteractionController presents nothing: there is no \(what) here")
    return false
  }

  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { nothing("preview of files") }
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    nothing("other program")
  }
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    nothing("other program")
  }
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    nothing("other program")
  }
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    nothing("other program")
  }
  open func dismissPreview(animated: Bool) {}
  open func dismissMenu(animated: Bool) {}
}

/// Says where a file is shown, and hears of it.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController)
    -> CGRect
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController)
    -> UIView?
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect { .zero }
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
}
