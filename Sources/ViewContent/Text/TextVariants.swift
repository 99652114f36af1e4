import Foundation
import ViewRuntime

/// The language that lines are broken and letters are shaped for.
nonisolated public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?
  /// Found from the letters.
  public static let automatic = TypesettingLanguage(language: nil)
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

/// Which of the forms that a text can have is shown.
public protocol TextVariantPreference: Sendable {}

/// The form that the text has.
nonisolated public struct FixedTextVariant: TextVariantPreference { public init() {} }

/// The longest form that fits. Texts have one form here.
nonisolated public struct SizeDependentTextVariant: TextVariantPreference { public init() {} }

extension TextVariantPreference where Self == FixedTextVariant {
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}
extension TextVariantPreference where Self == SizeDependentTextVariant {
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
  /// What tells the side at which lines begin.
  public struct AlignmentStrategy: Hashable, Sendable {
    fileprivate let followsWriting: Bool
    public static let `default` = AlignmentStrategy(followsWriting: false)
    public static let layoutBased = AlignmentStrategy(followsWriting: false)
    public static let writingDirectionBased = AlignmentStrategy(followsWriting: true)
  }

  /// What tells the direction of a text whose letters have none.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    fileprivate let followsLayout: Bool
    public static let `default` = WritingDirectionStrategy(followsLayout: false)
    public static let contentBased = WritingDirectionStrategy(followsLayout: false)
    public static let layoutBased = WritingDirectionStrategy(followsLayout: true)
  }

  /// Tells the language of the letters, which are shaped alike in all languages here.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    self
  }
  public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }

  // MARK: How a text is spoken

  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

extension View {
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// What tells the side at which the lines of the texts inside begin.
  nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    if strategy.followsWriting {
      Reports.once("multilineTextAlignment(strategy:) is left out: lines begin where layouts do")
    }
    return self
  }

  /// What tells the direction of the texts inside whose letters have none.
  nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    if strategy.followsLayout {
      Reports.once("writingDirection(strategy:) is left out: letters tell their direction")
    }
    return self
  }
}
