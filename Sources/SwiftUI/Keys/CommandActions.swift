import Foundation
import UniformTypeIdentifiers
import ViewCatalog
import ViewRuntime

// Commands come from keys, menus and remote controls. Those of keys are heard; the others have no sender here, which is told
// once.

/// Where the arrow keys lead.
nonisolated public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

extension View {
  nonisolated private func withoutCommands(_ name: String) -> Self {
    Reports.once("\(name) hears nothing here: there is no menu, and no remote control")
    return self
  }

  /// Calls `action` for keys that are pressed with no other key held.
  nonisolated private func onPlainKeys(
    perform action: @escaping @MainActor (KeyEquivalent) -> KeyPress.Result
  ) -> some View {
    keyHandler { press in
      guard press.phase != .up,
        press.modifiers.isDisjoint(with: [.command, .control, .option, .shift])
      else { return .ignored }
      return action(press.key)
    }
  }

  nonisolated public func onCommand(_ selector: Selector, perform action: (() -> Void)?)
    -> some View
  { withoutCommands("onCommand") }

  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?)
    -> some View
  {
    // Handlers are called on the main actor alone.
    nonisolated(unsafe) let action = action
    return onPlainKeys { key in
      guard let action, let direction = MoveCommandDirection(key) else { return .ignored }
      action(direction)
      return .handled
    }
  }

  /// Calls `action` for the Escape key.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onCommand(of: [.escape], perform: action)
  }

  /// Calls `action` for the Delete key.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onCommand(of: [.delete, .deleteForward], perform: action)
  }

  nonisolated private func onCommand(of keys: [KeyEquivalent], perform action: (() -> Void)?)
    -> some View
  {
    // Handlers are called on the main actor alone.
    nonisolated(unsafe) let action = action
    return onPlainKeys { key in
      guard let action, keys.contains(key) else { return .ignored }
      action()
      return .handled
    }
  }

  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    withoutCommands("onPlayPauseCommand")
  }

  nonisolated public func pageCommand<V: BinaryInteger>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
  ) -> some View { withoutCommands("pageCommand") }

  /// What is held down while a view is used: nothing is, which `action` is told at the start.
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    onAppear { if initial { action([], []) } }
  }

  /// Another view while keys are held down, which none are.
  nonisolated public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { withoutCommands("modifierKeyAlternate") }

  // MARK: The pasteboard

  nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?)
    -> some View
  { withoutCommands("onCopyCommand") }

  nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?)
    -> some View
  { withoutCommands("onCutCommand") }

  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { withoutCommands("onPasteCommand") }

  nonisolated public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { withoutCommands("onPasteCommand") }

  nonisolated public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View { withoutCommands("onPasteCommand") }

  nonisolated public func onPasteCommand<Payload>(
    of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View { withoutCommands("onPasteCommand") }

  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { withoutCommands("cuttable") }

  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T]
  ) -> some View { withoutCommands("pasteDestination") }

  // MARK: Typing and focus

  /// The letters by which the row of a list is found that shows this view.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
    withoutCommands("typeSelectEquivalent")
  }

  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    typeSelectEquivalent(Text(stringKey))
  }

  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    typeSelectEquivalent(Text(string))
  }
}

extension MoveCommandDirection {
  /// Nil for a key that is no arrow.
  fileprivate init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}
