import Foundation
import FoundationNames
import ViewContent
import ViewRuntime

/// A key, with those held beside it, that does something in a responder of which views and controllers on the screen are some.
///
/// Control stands for Command where no other command is meant, since most keyboards here have no such key.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  /// Which of a key command and of the system's own use of the key goes first: the system has none here.
  open var wantsPriorityOverSystemBehavior = false
  open var allowsAutomaticLocalization = true
  open var allowsAutomaticMirroring = true

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  nonisolated public static let inputHome = "UIKeyInputHome"
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  nonisolated public static let inputDelete = "UIKeyInputDelete"

  private static let named: [String: KeyEquivalent] = [
    inputUpArrow: .upArrow, inputDownArrow: .downArrow, inputLeftArrow: .leftArrow,
    inputRightArrow: .rightArrow, inputEscape: .escape, inputPageUp: .pageUp,
    inputPageDown: .pageDown, inputHome: .home, inputEnd: .end, inputDelete: .deleteForward,
    "\u{7F}": .delete, "\n": .return,
  ]

  func isMeant(by press: KeyPress) -> Bool {
    guard let input, !attributes.contains(.disabled),
      let key = Self.named[input]
        ?? (input.count == 1 ? input.first.map { KeyEquivalent($0) } : nil),
      press.isOf(key)
    else { return false }
    return press.heldModifiers == modifierFlags.eventModifiers
  }
}

extension UIKeyModifierFlags {
  /// Those that are held, under SwiftUI's names.
  fileprivate var eventModifiers: EventModifiers {
    var modifiers = EventModifiers()
    if contains(.shift) { modifiers.insert(.shift) }
    if contains(.control) { modifiers.insert(.control) }
    if contains(.alternate) { modifiers.insert(.option) }
    if contains(.command) { modifiers.insert(.command) }
    return modifiers
  }
}

extension UIView {
  /// Does what a key is for in this view, those inside or their controllers, the innermost first; false where it is for
  /// nothing.
  func perform(_ press: KeyPress) -> Bool {
    guard !isHidden else { return false }
    return subviews.reversed().contains { $0.perform(press) } || performOwn(press)
      || controller?.performOwn(press) == true
  }
}

extension UIResponder {
  fileprivate func performOwn(_ press: KeyPress) -> Bool {
    let added = (self as? UIViewController)?.addedKeyCommands ?? []
    let command = ((keyCommands ?? []) + added).first { $0.isMeant(by: press) }
    guard let command else { return false }
    command.action.send(to: self, from: command)
    return true
  }
}

extension UIViewController {
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
}
