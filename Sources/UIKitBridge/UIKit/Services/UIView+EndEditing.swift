import Foundation
import ViewControls
import ViewRuntime

extension UIView {
  /// Takes the focus from the field that has it, in the window as in each of its views.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { FieldEditor.resignFocus() }
}
