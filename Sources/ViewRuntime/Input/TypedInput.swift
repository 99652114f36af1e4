import Foundation

/// A key that stands for no letter.
package enum TypedKey: String, Hashable, Sendable, Codable, CaseIterable {
  case backspace, forwardDelete, enter, tab, escape, left, right, up, down, home, end
  /// What Control-A or Command-A says.
  case selectAll
}

/// What a keyboard sends.
package enum TypedInput: Hashable, Sendable {
  /// Letters, as they are to stand in the text; may hold line breaks.
  case text(String)
  case key(TypedKey)
}

/// What takes what is typed: a field that has the focus.
@MainActor
package protocol KeyResponder: AnyObject {
  func take(_ input: TypedInput)
}

extension ViewHost {
  /// Types `text` into the field that has the focus, at the start of the next frame, in order with
  /// the touches sent. Nothing happens where none has it.
  package func insertText(_ text: String) { send(.text(text)) }

  /// Presses and releases a key, as `insertText` types letters.
  package func keyPressed(_ key: TypedKey) { send(.key(key)) }

  /// True while a field has the focus: a host with a keyboard of its own shows it then.
  package var isEditingText: Bool { keyResponder != nil }
}
