import Foundation

/// The way from one controller to another that a storyboard draws.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  var kind = "show"
  var animates = true
  private var performs: (() -> Void)?

  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    performs = performHandler
  }

  /// Shows the destination as the segue's kind says.
  open func perform() {
    if let performs { return performs() }
    switch kind {
    case "presentation", "modal", "popoverPresentation", "popover", "custom":
      source.present(destination, animated: animates)
    case "showDetail": source.showDetailViewController(destination, sender: source)
    case "push": source.navigationController?.pushViewController(destination, animated: animates)
    default: source.show(destination, sender: source)
    }
  }
}
