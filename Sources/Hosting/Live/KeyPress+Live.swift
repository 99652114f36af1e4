import LiveLink
import ViewRuntime

extension KeyPress {
  /// Nil for a key that there is not.
  package init?(_ press: LiveKeyPress) {
    guard let key = KeyEquivalent(name: press.key) else { return nil }
    var modifiers = EventModifiers()
    for modifier in press.modifiers { modifiers.insert(EventModifiers(modifier)) }
    // A capital is Shift and the letter.
    if press.key != press.key.lowercased(), press.key.count == 1 { modifiers.insert(.shift) }
    let text: String?
    if modifiers.contains(.shift), press.text == nil, key.character.isLetter {
      text = key.character.uppercased()
    } else {
      text = press.text
    }
    self.init(key, characters: text, modifiers: modifiers, phase: Phases(press.phase))
  }
}

extension KeyEquivalent {
  /// By the names of touch files; a sign is its own name.
  fileprivate init?(name: String) {
    if name.count == 1, let character = name.first {
      self = KeyEquivalent(Character(character.lowercased()))
      return
    }
    switch name {
    case "space": self = .space
    case "pageUp": self = .pageUp
    case "pageDown": self = .pageDown
    case "clear": self = .clear
    default:
      guard let key = TypedKey(rawValue: name), key != .selectAll else { return nil }
      self = key.press.key
    }
  }
}

// Case by case, so that whoever adds one to either side hears of it from the compiler.

extension EventModifiers {
  fileprivate init(_ modifier: LiveKeyPress.Modifier) {
    self =
      switch modifier {
      case .shift: .shift
      case .control: .control
      case .option: .option
      case .command: .command
      }
  }
}

extension KeyPress.Phases {
  fileprivate init(_ phase: LiveKeyPress.Phase) {
    self =
      switch phase {
      case .down: .down
      case .repeat: .repeat
      case .up: .up
      case .stroke: [.down, .up]
      }
  }
}
