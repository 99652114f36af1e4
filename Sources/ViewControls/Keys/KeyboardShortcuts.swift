import Geometry
import ViewInteraction
@_spi(Runtime) import ViewRuntime

private struct KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The keys that press the control around.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Presses the control inside when `key` is pressed with `modifiers`; of several controls the first.
  ///
  /// Control stands for Command where no other shortcut is meant: most keyboards here have no such key.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(EnvironmentModifier { $0.keyboardShortcut = shortcut })
      .modifier(ShortcutModifier(shortcut: shortcut))
  }
}

nonisolated private struct ShortcutModifier: PrimitiveModifier {
  let shortcut: KeyboardShortcut?

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    ShortcutModifierNode(view, in: context)
  }
}

private final class ShortcutModifierNode<Content: View>: ModifiedNode<Content, ShortcutModifier>,
  ShortcutNode
{
  override func willMakeContent() { host.shortcutCount += 1 }
  override func willBeRemoved() { host.shortcutCount -= 1 }

  func pressed(_ press: KeyPress) -> Bool {
    guard let shortcut = modifier.shortcut, shortcut.isPressed(by: press) else { return false }
    let controls = elements.flatMap { $0.accessibilityElementsIfShown() }.flatMap(\.flattened)
    for control in controls where control.isEnabled {
      guard let action = control.actions.first(where: { $0.kind == .activate }) else { continue }
      action.perform()
      return true
    }
    return false
  }
}

extension KeyboardShortcut {
  /// Shift counts with letters alone: elsewhere it is how a sign is typed.
  func isPressed(by press: KeyPress) -> Bool {
    guard press.isOf(key) else { return false }
    let held = press.heldModifiers
    var wanted = modifiers.intersection([.shift, .control, .option, .command])
    let isCapital = key.character.isUppercase
    if isCapital { wanted.insert(.shift) }
    guard !key.character.isLetter, !wanted.contains(.shift), key.character.isPrinted else {
      return held == wanted
    }
    return held.subtracting(.shift) == wanted
  }
}

extension Character {
  /// Whether it is a sign that is seen, and no key like Return or an arrow.
  fileprivate var isPrinted: Bool {
    unicodeScalars.allSatisfy { $0.value > 0x20 && !(0xF700...0xF8FF).contains($0.value) }
  }
}
