import CoreAnimation
import Foundation
import FoundationNames
import ViewRuntime

/// Something that gets events.
@preconcurrency @MainActor
open class UIResponder: _AccessibleObject, @preconcurrency CustomStringConvertible {
  public override init() { super.init() }
  /// The class by its name, without the place in memory that Apple's frameworks tell: that would be another in each run.
  open var description: String { "<\(type(of: self))>" }
  open var next: UIResponder? { nil }
  /// Called once what an interface file has made of it is whole: its outlets are set.
  open func awakeFromNib() {}
  /// Sets a property of a program's own that an interface file names; false where it has none of that name.
  open func _setOutlet(_ name: String, _ value: Any) -> Bool { false }
  /// The method of a program's own that an interface file names, as Objective-C writes it: `tapped:`.
  open func _action(_ name: String) -> Selector? { nil }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// The keys that do something in it.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Nobody shakes a computer.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }
  /// No keyboard is shown, whose views would be looked at again.
  open func reloadInputViews() {}
  /// Whether it can do that: nobody asks here, since UIKit's menus for editing are not shown.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }
}

extension UIResponder {
  /// Sends a message to the first that takes it of this responder and those after it.
  func passOn(_ action: Selector, from sender: Any?) -> Bool {
    sequence(first: self, next: \.next).contains { action.send(to: $0, from: sender) }
  }

  /// That of the window which shows it; nil where it is in none.
  public var undoManager: UndoManager? { (self as? UIView)?.host?.undoManager ?? next?.undoManager }
}
