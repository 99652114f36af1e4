import Foundation
import ViewRuntime

extension UITextField {
  public nonisolated static let textDidBeginEditingNotification =
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification =
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification =
    NSNotification.Name("UITextFieldTextDidChangeNotification")

  func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// The text; its attributes are left out, since a field has one font and colour.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set {
      Reports.once("UITextField.attributedText is shown in the field's own font and colour")
      text = newValue?.string
    }
  }
}
