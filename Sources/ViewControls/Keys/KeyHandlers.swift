import ViewInteraction
import ViewRuntime

/// Hears of the keys that are pressed while a view inside has the focus.
package typealias KeyHandler = @MainActor (KeyPress) -> KeyPress.Result

private struct KeyHandlersKey: EnvironmentKey { static var defaultValue: [KeyHandler] { [] } }

extension EnvironmentValues {
  /// The handlers around, the innermost last: it is asked first.
  package var keyHandlers: [KeyHandler] {
    get { self[KeyHandlersKey.self] }
    set { self[KeyHandlersKey.self] = newValue }
  }
}

extension [KeyHandler] {
  /// Asks from the inside out until one has handled the key.
  @MainActor func handle(_ press: KeyPress) -> Bool {
    reversed().contains { $0(press) == .handled }
  }
}

extension View {
  /// Calls `handler` for each key while this view or one inside has the focus.
  nonisolated package func keyHandler(_ handler: @escaping KeyHandler) -> some View {
    modifier(EnvironmentModifier { $0.keyHandlers.append(handler) })
  }
}
