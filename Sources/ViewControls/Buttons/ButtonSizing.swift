import ViewRuntime

/// How wide buttons with a border are: as wide as their labels, or as wide as there is room.
nonisolated public struct ButtonSizing: Hashable, Sendable {
  private enum Kind: Sendable { case automatic, flexible, fitted }
  private let kind: Kind
  public static let automatic = ButtonSizing(kind: .automatic)
  public static let flexible = ButtonSizing(kind: .flexible)
  public static let fitted = ButtonSizing(kind: .fitted)
}

private struct ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets how wide the buttons with a border inside are.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
