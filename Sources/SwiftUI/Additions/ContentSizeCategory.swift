import Foundation
import Geometry
import ViewCatalog
import ViewRuntime

/// The user's text size, as it was named before `DynamicTypeSize`.
nonisolated public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  public init?(_ size: DynamicTypeSize) {
    guard let index = DynamicTypeSize.allCases.firstIndex(of: size) else { return nil }
    self = Self.allCases[index]
  }

  fileprivate var size: DynamicTypeSize { DynamicTypeSize.allCases[position] }

  private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension ContentSizeCategory: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.position < right.position }
}

extension DynamicTypeSize {
  public init?(_ category: ContentSizeCategory) { self = category.size }
}

extension EnvironmentValues {
  /// The user's text size.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) ?? .large }
    set { dynamicTypeSize = newValue.size }
  }
}
