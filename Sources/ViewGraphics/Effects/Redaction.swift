import Foundation
@_spi(Runtime) import ViewRuntime

/// Why content is not shown as it is.
nonisolated public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Bars stand for texts and pictures.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Bars stand for what is marked as private.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// What is shown is old.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)

  /// How strong a bar is beside the letters that it stands for.
  package static let opacity = 0.18
}

private struct RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

extension View {
  /// Shows bars in place of texts and pictures; shapes stay.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(EnvironmentModifier { $0.redactionReasons.formUnion(reason) })
  }

  /// Shows everything inside as it is.
  nonisolated public func unredacted() -> some View {
    modifier(EnvironmentModifier { $0.redactionReasons = [] })
  }

  /// Marks content that is not for everybody: bars stand for it under `.redacted(reason: .privacy)`.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(
      EnvironmentModifier {
        guard sensitive, $0.redactionReasons.contains(.privacy) else { return }
        $0.redactionReasons.insert(.placeholder)
      })
  }
}
