/// What an element is and does, for those who do not see the picture.
nonisolated public struct AccessibilityTraits: SetAlgebra, OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  private static let names: [(AccessibilityTraits, String)] = [
    (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
    (.isSearchField, "search field"), (.isImage, "image"), (.playsSound, "plays sound"),
    (.isKeyboardKey, "keyboard key"), (.isStaticText, "static text"),
    (.isSummaryElement, "summary"), (.updatesFrequently, "updates frequently"),
    (.startsMediaSession, "starts media session"),
    (.allowsDirectInteraction, "direct interaction"), (.causesPageTurn, "causes page turn"),
    (.isModal, "modal"), (.isToggle, "toggle"), (.isTabBar, "tab bar"),
  ]

  /// The names of all that it holds, in a fixed order.
  package var names: [String] { Self.names.filter { contains($0.0) }.map(\.1) }
}

/// The way in which an adjustable element is to change.
nonisolated public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}
