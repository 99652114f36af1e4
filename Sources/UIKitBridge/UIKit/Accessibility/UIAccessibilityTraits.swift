@_spi(Runtime) import ViewRuntime

/// What an element is and does, for those who hear it.
nonisolated public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  public static let image = Self(rawValue: 1 << 2)
  public static let selected = Self(rawValue: 1 << 3)
  public static let playsSound = Self(rawValue: 1 << 4)
  public static let keyboardKey = Self(rawValue: 1 << 5)
  public static let staticText = Self(rawValue: 1 << 6)
  public static let summaryElement = Self(rawValue: 1 << 7)
  public static let notEnabled = Self(rawValue: 1 << 8)
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  public static let searchField = Self(rawValue: 1 << 10)
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  public static let adjustable = Self(rawValue: 1 << 12)
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  public static let tabBar = Self(rawValue: 1 << 15)
  public static let header = Self(rawValue: 1 << 16)
  public static let supportsZoom = Self(rawValue: 1 << 17)
  public static let toggleButton = Self(rawValue: 1 << 18)
}

extension UIAccessibilityTraits {
  /// Those of SwiftUI that mean the same; what is adjusted or not enabled is no trait there.
  var elementTraits: AccessibilityTraits {
    let same: [(UIAccessibilityTraits, AccessibilityTraits)] = [
      (.button, .isButton), (.link, .isLink), (.image, .isImage), (.selected, .isSelected),
      (.playsSound, .playsSound), (.keyboardKey, .isKeyboardKey), (.staticText, .isStaticText),
      (.summaryElement, .isSummaryElement), (.updatesFrequently, .updatesFrequently),
      (.searchField, .isSearchField), (.startsMediaSession, .startsMediaSession),
      (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
      (.tabBar, .isTabBar), (.header, .isHeader), (.toggleButton, .isToggle),
    ]
    return same.reduce(into: []) { if contains($1.0) { $0.formUnion($1.1) } }
  }

  /// The kind of element that has such traits.
  var role: AccessibilityElement.Role {
    let kinds: [(UIAccessibilityTraits, AccessibilityElement.Role)] = [
      (.searchField, .searchField), (.adjustable, .slider), (.toggleButton, .toggle),
      (.tabBar, .tabBar), (.button, .button), (.keyboardKey, .button), (.link, .link),
      (.image, .image), (.staticText, .text),
    ]
    return kinds.first { contains($0.0) }?.1 ?? .element
  }
}
