/// A key that was pressed, is held, or was let go.
nonisolated public struct KeyPress: Hashable, Sendable {
  nonisolated public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  nonisolated public enum Result: Sendable { case handled, ignored }

  public let phase: Phases
  /// The key without Shift: `a` for a typed `A`.
  public let key: KeyEquivalent
  /// What it types.
  public let characters: String
  public let modifiers: EventModifiers

  package init(
    _ key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = [],
    phase: Phases = .down
  ) {
    self.phase = phase
    self.key = key
    self.characters = characters ?? String(key.character)
    self.modifiers = modifiers
  }

  /// The key that types `character`.
  package init(typing character: Character, phase: Phases = .down) {
    let plain = character.lowercased()
    let isCapital = plain.count == 1 && plain != String(character)
    self.init(
      KeyEquivalent(isCapital ? Character(plain) : character), characters: String(character),
      modifiers: isCapital ? .shift : [], phase: phase)
  }

  /// One for each of its phases, in order.
  package var phases: [KeyPress] {
    [Phases.down, .repeat, .up].filter(phase.contains).map { with(phase: $0) }
  }

  /// The same key at another moment.
  package func with(phase: Phases) -> KeyPress {
    KeyPress(key, characters: characters, modifiers: modifiers, phase: phase)
  }

  /// The same key with Command held in the place of Control.
  package var withCommandForControl: KeyPress {
    KeyPress(
      key, characters: characters, modifiers: modifiers.subtracting(.control).union(.command),
      phase: phase)
  }

  /// The keys held beside it that tell one shortcut from another.
  package var heldModifiers: EventModifiers {
    modifiers.intersection([.shift, .control, .option, .command])
  }

  /// Whether this is the key of `equivalent`, whose letter may be said as it is typed.
  package func isOf(_ equivalent: KeyEquivalent) -> Bool {
    key == equivalent || characters == String(equivalent.character)
      || String(key.character) == equivalent.character.lowercased()
  }
}

extension KeyPress: CustomDebugStringConvertible {
  public var debugDescription: String {
    "KeyPress(phase: \(phase.rawValue), characters: \(characters.debugDescription))"
  }
}
