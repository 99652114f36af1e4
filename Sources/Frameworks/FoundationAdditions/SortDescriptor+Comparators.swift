import Foundation

// Orders of texts that follow the language, for descriptors: Foundation here has the lexical one alone.

extension SortDescriptor {
  /// By a text of what is compared, in the order of the language; as lists of files are ordered, unless another is
  /// named.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable,
    comparator: String.LocalizedComparator = .localizedStandard, order: SortOrder
  ) {
    // A comparator that is turned round already turns round once more.
    let isReversed = (comparator.order == .reverse) != (order == .reverse)
    let order: SortOrder = isReversed ? .reverse : .forward
    self =
      comparator.isStandard
      ? SortDescriptor(appended(\.inStandardOrder, to: keyPath), order: order)
      : SortDescriptor(appended(\.inLocalizedOrder, to: keyPath), order: order)
  }

  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable,
    comparator: String.LocalizedComparator = .localizedStandard
  ) { self.init(keyPath, comparator: comparator, order: .forward) }

  /// As above; what has no text comes first.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable,
    comparator: String.LocalizedComparator = .localizedStandard, order: SortOrder
  ) {
    let isReversed = (comparator.order == .reverse) != (order == .reverse)
    let order: SortOrder = isReversed ? .reverse : .forward
    self =
      comparator.isStandard
      ? SortDescriptor(appended(\.?.inStandardOrder, to: keyPath), order: order)
      : SortDescriptor(appended(\.?.inLocalizedOrder, to: keyPath), order: order)
  }

  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable,
    comparator: String.LocalizedComparator = .localizedStandard
  ) { self.init(keyPath, comparator: comparator, order: .forward) }
}

/// Two paths that threads may share, one after the other: such a path may be shared too.
private func appended<Root, Middle, Value>(
  _ end: any KeyPath<Middle, Value> & Sendable, to start: any KeyPath<Root, Middle> & Sendable
) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(start.appending(path: end), to: (any KeyPath<Root, Value> & Sendable).self)
}

/// A text that is compared as lists of files are ordered: 2 before 10.
struct StandardOrderedText: Comparable {
  let text: String
  static func < (left: Self, right: Self) -> Bool {
    left.text.localizedStandardCompare(right.text) == .orderedAscending
  }
  static func == (left: Self, right: Self) -> Bool {
    left.text.localizedStandardCompare(right.text) == .orderedSame
  }
}

/// A text that is compared by the rules of the current language.
struct LocalizedOrderedText: Comparable {
  let text: String
  static func < (left: Self, right: Self) -> Bool {
    left.text.localizedCompare(right.text) == .orderedAscending
  }
  static func == (left: Self, right: Self) -> Bool {
    left.text.localizedCompare(right.text) == .orderedSame
  }
}

extension String {
  fileprivate var inStandardOrder: StandardOrderedText { StandardOrderedText(text: self) }
  fileprivate var inLocalizedOrder: LocalizedOrderedText { LocalizedOrderedText(text: self) }
}
