import CoreAnimation
import Foundation

/// What a button of an alert does.
@preconcurrency @MainActor
open class UIAlertAction: _KnownByIdentity {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  /// What choosing it does.
  package func perform() { handler?(self) }
}

/// A question with buttons: in the middle of the window, or choices at its lower edge.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  public let preferredStyle: Style
  open var message: String?
  /// How grave what it says is; seen on the Mac alone.
  open var severity = UIAlertControllerSeverity.default
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  /// The one that the return key stands for.
  open var preferredAction: UIAlertAction?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  public required init?(coder: NSCoder) { return nil }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// As they are shown: what calls all off stands first of two in an alert, and last of more and of choices.
  package var orderedActions: [UIAlertAction] {
    let (cancels, others) = (
      actions.filter { $0.style == .cancel }, actions.filter { $0.style != .cancel }
    )
    return preferredStyle == .alert && actions.count == 2 ? cancels + others : others + cancels
  }

  /// An alert may hold fields, a sheet of actions may not.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(preferredStyle == .alert, "a sheet of actions has no text fields")
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// How grave what an alert says is.
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
