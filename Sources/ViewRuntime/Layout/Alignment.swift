import Foundation

/// The type of an alignment guide: where it lies in a view that does not say so itself.
public protocol AlignmentID: SendableMetatype {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
  /// Merges the value of one more child of a container into `parentValue`.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// The average of all children that set the guide.
  public static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    guard let value = parentValue else { return parentValue = childValue }
    parentValue = (value * CGFloat(n) + childValue) / CGFloat(n + 1)
  }
}

/// One guide in one direction, compared by the type that defines it.
public struct AlignmentKey: Hashable, Comparable, Sendable {
  package let id: any AlignmentID.Type
  package let isHorizontal: Bool

  package var identity: ObjectIdentifier { ObjectIdentifier(id) }

  public static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.identity == right.identity
  }
  public static func < (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.identity < right.identity
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Hashable, Sendable {
  package let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: true) }

  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    let values = Array(values)
    return key.combine(values)
  }

  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(Center.self)
  public static let trailing = HorizontalAlignment(Trailing.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(ListLeading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListTrailing.self)

  private enum Leading: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
  }
  private enum ListLeading: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
    /// The first text of all: the smallest value.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
      parentValue = min(parentValue ?? childValue, childValue)
    }
  }
  private enum ListTrailing: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
  }
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, Hashable, Sendable {
  package let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: false) }

  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    let values = Array(values)
    return key.combine(values)
  }

  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(Center.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Top: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
  private enum Center: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
  }

  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
    /// The first line of all: the smallest value.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
      parentValue = min(parentValue ?? childValue, childValue)
    }
  }

  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
    /// The last line of all: the largest value.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
      parentValue = max(parentValue ?? childValue, childValue)
    }
  }
}

extension AlignmentKey {
  package func combine(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var result: CGFloat?
    var count = 0
    for case let value? in values {
      id._combineExplicit(childValue: value, count, into: &result)
      count += 1
    }
    return result
  }
}

/// A guide in each direction.
public struct Alignment: Equatable, Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  @inlinable public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
