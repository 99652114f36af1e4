import ViewRuntime

/// Keys that press a button.
nonisolated public struct KeyboardShortcut: Hashable, Sendable {
  /// Whether other keyboards have the shortcut elsewhere.
  public struct Localization: Hashable, Sendable {
    private enum Kind: Sendable { case automatic, withoutMirroring, custom }
    private let kind: Kind
    public static let automatic = Localization(kind: .automatic)
    public static let withoutMirroring = Localization(kind: .withoutMirroring)
    public static let custom = Localization(kind: .custom)
  }

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
