import Foundation

/// How a text is to be spoken. Nothing speaks here: the attributes are kept and change no picture.
extension AttributeScopes {
  public struct AccessibilityAttributes: AttributeScope {
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
    public let accessibilitySpeechAnnouncementsQueued: AnnouncementsQueuedAttribute
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    public let accessibilitySpeechPhoneticNotation: PhoneticNotationAttribute
    public let accessibilityTextCustom: TextCustomAttribute
    public let accessibilityTextualContext: TextualContextAttribute
    public let accessibilityHeadingLevel: HeadingLevelAttribute

    public enum AdjustedPitchAttribute: AttributedStringKey {
      /// From -1 to 1: 0 is the voice as it is.
      public typealias Value = Double
      public static let name = "UIAccessibilitySpeechAttributePitch"
    }
    public enum SpellOutAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "UIAccessibilitySpeechAttributeSpellOut"
    }
    public enum IncludesPunctuationAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "UIAccessibilitySpeechAttributePunctuation"
    }
    public enum AnnouncementsQueuedAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "UIAccessibilitySpeechAttributeQueueAnnouncement"
    }
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      public enum Value: String, Hashable, Sendable, Codable { case high, `default`, low }
      public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"
    }
    public enum PhoneticNotationAttribute: AttributedStringKey {
      public typealias Value = String
      public static let name = "UIAccessibilitySpeechAttributeIPANotation"
    }
    public enum TextCustomAttribute: AttributedStringKey {
      public typealias Value = [String]
      public static let name = "UIAccessibilityTextAttributeCustom"
    }
    public enum TextualContextAttribute: AttributedStringKey {
      public enum Value: String, Hashable, Sendable, Codable {
        case console, fileSystem, messaging, narrative, plain, sourceCode, spreadsheet
        case wordProcessing
      }
      public static let name = "UIAccessibilityTextAttributeContext"
    }
    public enum HeadingLevelAttribute: AttributedStringKey {
      public enum Value: Int, Hashable, Sendable, Codable {
        case unspecified, h1, h2, h3, h4, h5, h6
      }
      public static let name = "UIAccessibilityTextAttributeHeadingLevel"
    }
  }

  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}
