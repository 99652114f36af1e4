import Foundation
import ViewContent
import ViewRuntime

/// Whether the rows of a list can be removed and moved.
nonisolated public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the surroundings are being edited; nil where nothing says so.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends editing.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var mode
  @State private var ownMode = EditMode.inactive

  nonisolated public init() {}

  @MainActor public var body: some View {
    let isEditing = (mode?.wrappedValue ?? ownMode).isEditing
    Button(isEditing ? "Done" : "Edit") {
      withAnimation {
        if let mode {
          mode.wrappedValue = isEditing ? .inactive : .active
        } else {
          ownMode = isEditing ? .inactive : .active
        }
      }
    }
    .fontWeight(isEditing ? .semibold : nil)
  }
}
