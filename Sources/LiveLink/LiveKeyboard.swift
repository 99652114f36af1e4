import Foundation

/// One phase of a key, for views that hear keys and are no fields.
package struct LiveKeyPress: Hashable, Sendable, Codable {
  package enum Phase: String, Hashable, Sendable, Codable, CaseIterable {
    /// It goes down, is held and repeats itself, is let go; `stroke` is pressed and let go.
    case down, `repeat`, up, stroke
  }

  package enum Modifier: String, Hashable, Sendable, Codable, CaseIterable {
    case shift, control, option, command
  }

  /// The keys that are not named after what they type, beside those of `LiveKey`.
  package static let names = ["space", "pageUp", "pageDown", "clear"]

  /// A sign, as the key types it without others held, or a name of `LiveKey`'s or of `names`.
  package var key: String
  /// What it types, where that is something else.
  package var text: String?
  package var modifiers: [Modifier]
  package var phase: Phase

  package init(
    key: String, text: String? = nil, modifiers: [Modifier] = [], phase: Phase = .stroke
  ) {
    self.key = key
    self.text = text
    self.modifiers = modifiers
    self.phase = phase
  }

  /// Whether there is such a key.
  package var isKnown: Bool {
    key.count == 1 || LiveKey(rawValue: key) != nil || Self.names.contains(key)
  }
}

/// What of a keyboard a program wants to have.
package struct LiveKeyboard: Hashable, Sendable, Codable {
  /// A field has the focus: what is typed is meant for it.
  package var takesText = false
  /// A view has the focus that is no field: keys are meant for it.
  package var takesKeys = false
  /// Keys with Command or Control press buttons.
  package var hasShortcuts = false

  package init(takesText: Bool = false, takesKeys: Bool = false, hasShortcuts: Bool = false) {
    self.takesText = takesText
    self.takesKeys = takesKeys
    self.hasShortcuts = hasShortcuts
  }
}
