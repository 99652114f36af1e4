import Foundation
import ViewContent
import ViewRuntime

/// What becomes of the elements inside one that was made by `accessibilityElement(children:)`.
nonisolated public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  /// They are hidden.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stand inside the new one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The new one says what they say.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// A kind of action beside touching an element.
nonisolated public struct AccessibilityActionKind: Equatable, Sendable {
  package enum Name: Equatable, Sendable {
    case activate, escape, magicTap, delete, showMenu
    case named(Text)
  }

  package let name: Name
  public static let `default` = AccessibilityActionKind(name: .activate)
  public static let escape = AccessibilityActionKind(name: .escape)
  public static let magicTap = AccessibilityActionKind(name: .magicTap)
  public static let delete = AccessibilityActionKind(name: .delete)
  public static let showMenu = AccessibilityActionKind(name: .showMenu)
  public init(named name: Text) { self.name = .named(name) }
  private init(name: Name) { self.name = name }
}

nonisolated public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What part of a labelled pair a view is.
nonisolated public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case content, label
}

/// What a text is about, for how it is read out.
nonisolated public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// What a view that is touched directly does with the touches.
nonisolated public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// Assistive technologies.
nonisolated public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// The name of custom content that may be replaced further out.
nonisolated public struct AccessibilityCustomContentKey {
  let label: Text
  let id: String

  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  public init(_ labelKey: LocalizedStringKey) {
    self.init(Text(labelKey), id: labelKey.tableKey)
  }
}

/// The names that frameworks beside SwiftUI give to custom content.
nonisolated public enum AXCustomContent {
  nonisolated public enum Importance: UInt, Sendable { case `default`, high }
}
