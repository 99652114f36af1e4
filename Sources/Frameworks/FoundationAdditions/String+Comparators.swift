import Foundation

// Orders of texts that follow the language, which Foundation leaves out on this platform.

extension String {
  /// Texts in the order of the current language.
  public struct LocalizedComparator: SortComparator, Codable, Sendable {
    public var order: SortOrder
    /// Whether numbers in texts are compared as numbers, as in lists of files: 2 before 10.
    let isStandard: Bool

    init(isStandard: Bool, order: SortOrder = .forward) {
      self.isStandard = isStandard
      self.order = order
    }

    public func compare(_ left: String, _ right: String) -> ComparisonResult {
      let (first, second) = order == .forward ? (left, right) : (right, left)
      return isStandard ? first.localizedStandardCompare(second) : first.localizedCompare(second)
    }
  }
}

extension SortComparator where Self == String.LocalizedComparator {
  /// In the order of the current language.
  public static var localized: String.LocalizedComparator {
    String.LocalizedComparator(isStandard: false)
  }
  /// As lists of files are ordered: with 2 before 10.
  public static var localizedStandard: String.LocalizedComparator {
    String.LocalizedComparator(isStandard: true)
  }
}

extension SortComparator where Self == String.StandardComparator {
  /// By the numbers of the letters.
  public static var lexical: String.StandardComparator { String.StandardComparator.lexical }
}
