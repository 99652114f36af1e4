import Foundation
import Testing
@_spi(Runtime) import ViewRuntime

/// A key that stands for no letter.
public enum Key: String, Hashable, Sendable, CaseIterable {
  case backspace, forwardDelete, enter, tab, escape, left, right, up, down, home, end, selectAll
}

extension Stage {
  /// Types into the field that has the focus; a view that has it and is no field hears the keys.
  public func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    send(.text(text), "\"\(text)\"", at: sourceLocation)
  }

  /// Presses and releases a key.
  public func press(
    _ key: Key, modifiers: EventModifiers = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let typed = TypedKey(rawValue: key.rawValue)!
    guard !modifiers.isEmpty else {
      return send(.key(typed), key.rawValue, at: sourceLocation)
    }
    let press = KeyPress(typed.press.key, modifiers: modifiers, phase: [.down, .up])
    send(.press(press), key.rawValue, at: sourceLocation)
  }

  /// Presses and releases any key, as those that press buttons: `press("s", modifiers: .command)`.
  @_disfavoredOverload
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let press = KeyPress(key, modifiers: modifiers, phase: [.down, .up])
    send(.press(press), "\"\(key.character)\"", at: sourceLocation)
  }

  private func send(_ input: TypedInput, _ name: String, at location: SourceLocation) {
    host.send(input)
    showFrame()
    if !host.typedInputWasTaken {
      fail("nothing has the focus that takes \(name), and no shortcut is meant by it", at: location)
    }
  }
}
