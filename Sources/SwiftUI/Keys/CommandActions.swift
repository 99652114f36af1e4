import Foundation
import UniformTypeIdentifiers
import ViewCatalog
import ViewRuntime

// Commands come from keys, menus and remote controls, and reach a program here through its text fields alone: a view hears
// of none. Told once.

/// Where the arrow keys lead.
nonisolated public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

extension View {
  nonisolated private func withoutCommands(_ name: String) -> Self {
    Reports.once("\(name) hears nothing here: keys reach text fields alone")
    return self
  }

  nonisolated public func onCommand(_ selector: Selector, perform action: (() -> Void)?)
    -> some View
  { withoutCommands("onCommand") }

  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?)
    -> some View
  { withoutCommands("onMoveCommand") }

  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    withoutCommands("onExitCommand")
  }

  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    withoutCommands("onDeleteCommand")
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

  /// Tells of the focus, which fields alone get here.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void
  ) -> some View { withoutCommands("focusable(onFocusChange:)") }
}
