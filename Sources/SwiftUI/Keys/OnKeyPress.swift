import Foundation
import ViewCatalog
import ViewRuntime

extension View {
  /// Calls `action` for those keys that `isMeant` says, in the phases given.
  nonisolated private func onKeys(
    _ phases: KeyPress.Phases, where isMeant: @escaping @MainActor (KeyPress) -> Bool,
    perform action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    // Handlers are called on the main actor alone.
    nonisolated(unsafe) let action = action
    return keyHandler { press in
      phases.contains(press.phase) && isMeant(press) ? action(press) : .ignored
    }
  }

  /// Calls `action` when `key` is pressed, and while it is held, as long as this view or one inside has the
  /// focus: a field, or a view that is `focusable()`. What it ignores goes to the views around.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeys([.down, .repeat], where: { $0.isOf(key) }) { _ in action() }
  }

  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys(phases, where: { $0.isOf(key) }, perform: action)
  }

  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys(phases, where: { press in keys.contains { press.isOf($0) } }, perform: action)
  }

  /// - Parameter characters: what is typed is to be of these.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys(
      phases, where: { $0.characters.unicodeScalars.allSatisfy(characters.contains) },
      perform: action)
  }

  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys(phases, where: { _ in true }, perform: action)
  }
}
