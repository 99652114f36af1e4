import Foundation
import Geometry
import ViewCatalog
import ViewRuntime

/// What `renameAction` was given.
nonisolated public struct RenameAction {
  let action: () -> Void
  public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// Begins to rename what this view shows; nil where nothing is renamed.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// What the rename buttons inside do.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// The rename buttons inside give a field the focus.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    // Written where buttons act, on the main thread.
    nonisolated(unsafe) let isFocused = isFocused
    return renameAction { isFocused.wrappedValue = true }
  }
}

/// A button that begins to rename, as the `renameAction` around says; disabled where there is none.
nonisolated public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename

  public init() where Label == ViewCatalog.Label<Text, Image> {}

  @MainActor public var body: some View {
    Button {
      rename?()
    } label: {
      ViewCatalog.Label("Rename", systemImage: "pencil")
    }
    .disabled(rename == nil)
  }
}
