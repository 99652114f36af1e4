import Foundation
import ViewCatalog
import ViewRuntime

/// One column of a table: its title, and what it shows of a row.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  fileprivate let title: Text
  fileprivate let content: (RowValue) -> AnyView
  fileprivate let comparator: ((SortOrder) -> Sort)?
  /// Whether an order of the rows is one of this column, and which way.
  fileprivate let matches: ((Sort) -> SortOrder?)?
  var look = TableColumnLook()

  var columns: [_TableColumn<RowValue, Sort>] {
    [
      _TableColumn(
        title: title, content: content, comparator: comparator, matches: matches, look: look)
    ]
  }

  func look(_ change: (inout TableColumnLook) -> Void) -> Self {
    var column = self
    change(&column.look)
    return column
  }

  public func width(_ width: CGFloat? = nil) -> Self { look { $0.width = width } }

  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    width(ideal ?? min)
  }

  /// Where the cells and the title stand in the column.
  public func alignment(_ alignment: TableColumnAlignment) -> Self {
    look { $0.alignment = alignment.alignment }
  }
}

/// How a column looks, and the name under which it is known.
nonisolated struct TableColumnLook {
  var width: CGFloat?
  var alignment = Alignment.leading
  var id: String?
  var visibility = Visibility.automatic
}

/// Where the cells of a column stand.
nonisolated public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind { case leading, center, trailing }
  private let kind: Kind
  public static let automatic = TableColumnAlignment(kind: .leading)
  public static let leading = TableColumnAlignment(kind: .leading)
  public static let center = TableColumnAlignment(kind: .center)
  public static let trailing = TableColumnAlignment(kind: .trailing)
  /// Digits under digits.
  public static let numeric = TableColumnAlignment(kind: .trailing)
  public static func numeric(_ system: Locale.NumberingSystem) -> TableColumnAlignment { .numeric }

  var alignment: Alignment {
    switch kind {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension TableColumn where Sort == Never, Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), content: content) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), content: content) }

  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(title: text, content: { AnyView(content($0)) }, comparator: nil, matches: nil)
  }

  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(Text(titleKey)) { Text($0[keyPath: value]) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(Text(title)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable)
  where Content == Text {
    self.init(Text(titleKey), value: value) { Text($0[keyPath: value]) }
  }

  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), value: value, content: content) }

  @_disfavoredOverload
  public init<V: Comparable, S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), value: value, content: content) }

  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      title: text, content: { AnyView(content($0)) },
      comparator: { KeyPathComparator(value, order: $0) },
      matches: { $0.keyPath == value ? $0.order : nil })
  }

  /// Rows without a value come first.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      title: Text(titleKey), content: { AnyView(content($0)) },
      comparator: { KeyPathComparator(value, order: $0) },
      matches: { $0.keyPath == value ? $0.order : nil })
  }

  /// By an order of one's own.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      title: Text(titleKey), content: { AnyView(content($0)) },
      comparator: { KeyPathComparator(value, comparator: comparator, order: $0) },
      matches: { $0.keyPath == value ? $0.order : nil })
  }

  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable, comparator: C
  ) where C.Compared == String, Content == Text {
    self.init(titleKey, value: value, comparator: comparator) { Text($0[keyPath: value]) }
  }
}

/// A column without its types.
nonisolated public struct _TableColumn<RowValue: Identifiable, Sort> {
  let title: Text
  let content: (RowValue) -> AnyView
  let comparator: ((SortOrder) -> Sort)?
  let matches: ((Sort) -> SortOrder?)?
  let look: TableColumnLook

  /// The same in a table whose order knows nothing of it.
  func withoutOrder<Other>() -> _TableColumn<RowValue, Other> {
    _TableColumn<RowValue, Other>(
      title: title, content: content, comparator: nil, matches: nil, look: look)
  }
}

@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  // Columns as such, beside `TableColumnContent`: the compiler has less to find out.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> [_TableColumn<RowValue, Sort>] { column.columns }

  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> [_TableColumn<RowValue, Sort>] { column.columns.map { $0.withoutOrder() } }

  public static func buildBlock(_ columns: [_TableColumn<RowValue, Sort>]...)
    -> [_TableColumn<RowValue, Sort>]
  { columns.flatMap { $0 } }
  public static func buildOptional(_ columns: [_TableColumn<RowValue, Sort>]?)
    -> [_TableColumn<RowValue, Sort>]
  { columns ?? [] }
}
