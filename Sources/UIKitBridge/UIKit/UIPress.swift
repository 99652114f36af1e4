import CoreAnimation
import Foundation

/// A button that is held down, of a remote control or a keyboard: views hear of none here; fields take what is typed.
@preconcurrency @MainActor
open class UIPress: _KnownByIdentity {
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown, tvRemoteOneTwoThree, tvRemoteFourColors
  }
  open var timestamp: TimeInterval { 0 }
  open var phase: Phase { .ended }
  open var type: PressType { .select }
  /// 0, up to 1.
  open var force: CGFloat { 0 }
  open var responder: UIResponder? { nil }
  open var key: UIKey? { nil }
}

/// What has happened to all buttons at one moment.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
  open override var type: EventType { .presses }
}

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: _KnownByIdentity {
  public let characters: String
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  init(_ characters: String, _ modifierFlags: UIKeyModifierFlags) {
    (self.characters, charactersIgnoringModifiers) = (characters, characters)
    self.modifierFlags = modifierFlags
  }
}

public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = Self(rawValue: 1 << 16)
  public static let shift = Self(rawValue: 1 << 17)
  public static let control = Self(rawValue: 1 << 18)
  public static let alternate = Self(rawValue: 1 << 19)
  public static let command = Self(rawValue: 1 << 20)
  public static let numericPad = Self(rawValue: 1 << 21)
}
