import Foundation

/// A key that stands for no letter.
package enum TypedKey: String, Hashable, Sendable, Codable, CaseIterable {
  case backspace, forwardDelete, enter, tab, escape, left, right, up, down, home, end
  /// What Control-A or Command-A says.
  case selectAll

  package var press: KeyPress {
    switch self {
    case .backspace: KeyPress(.delete)
    case .forwardDelete: KeyPress(.deleteForward)
    case .enter: KeyPress(.return)
    case .tab: KeyPress(.tab)
    case .escape: KeyPress(.escape)
    case .left: KeyPress(.leftArrow)
    case .right: KeyPress(.rightArrow)
    case .up: KeyPress(.upArrow)
    case .down: KeyPress(.downArrow)
    case .home: KeyPress(.home)
    case .end: KeyPress(.end)
    case .selectAll: KeyPress("a", modifiers: .command)
    }
  }

  /// What a press says to a field; nil where it types letters.
  package init?(_ press: KeyPress) {
    guard let key = Self.allCases.first(where: { $0.press.key == press.key }) else { return nil }
    if key == .selectAll, press.modifiers.isDisjoint(with: [.command, .control]) { return nil }
    self = key
  }
}

/// What a keyboard sends.
package enum TypedInput: Hashable, Sendable {
  /// Letters, as they are to stand in the text; may hold line breaks.
  case text(String)
  /// Pressed and let go.
  case key(TypedKey)
  /// One phase of a key, or several behind one another.
  case press(KeyPress)

  /// The keys by which it is typed, each with its phases.
  package var presses: [KeyPress] {
    switch self {
    case .text(let text): text.flatMap { KeyPress(typing: $0, phase: [.down, .up]).phases }
    case .key(let key): key.press.with(phase: [.down, .up]).phases
    case .press(let press): press.phases
    }
  }
}

/// What has the focus: takes what is typed.
@MainActor
package protocol KeyResponder: AnyObject {
  /// Whether it wants letters as text, as a field does: a host with a keyboard of its own shows it then.
  /// It gets whole `TypedInput`s; all others get presses.
  var editsText: Bool { get }

  /// Answers whether it did something with it.
  func take(_ input: TypedInput) -> Bool

  /// Gives the focus up.
  func resign()
}

extension ViewHost {
  /// Types `text` into the field that has the focus, at the start of the next frame, in order with
  /// the touches sent. Where a view has the focus that is no field, its keys are pressed.
  package func insertText(_ text: String) { send(.text(text)) }

  /// Presses and releases a key, as `insertText` types letters.
  package func keyPressed(_ key: TypedKey) { send(.key(key)) }

  /// True while a field has the focus: a host with a keyboard of its own shows it then.
  package var isEditingText: Bool { keyResponder?.editsText == true }

  /// True while a view has the focus that hears keys and is no field.
  package var hearsKeys: Bool { keyResponder?.editsText == false }
}
