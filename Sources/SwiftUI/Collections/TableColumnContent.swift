/// The columns of a table: one, several, or what a program makes of them.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// `Never` where the columns have no order.
  associatedtype TableColumnSortComparator = TableColumnBody.TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator>
  var tableColumnBody: TableColumnBody { get }
}

extension Never: TableColumnContent {
  public typealias TableColumnSortComparator = Never
  // Returned, so that it is not taken for a column.
  public var tableColumnBody: Never { return fatalError("Never has no columns") }
}

/// Columns that a table shows itself.
protocol PrimitiveTableColumns: TableColumnContent where TableColumnBody == Never {
  var columns: [_TableColumn<TableRowValue, TableColumnSortComparator>] { get }
}

extension PrimitiveTableColumns {
  public var tableColumnBody: Never {
    fatalError("\(Self.self) is shown by its table and has no body")
  }
}

extension TableColumnContent {
  /// The columns in order.
  var allColumns: [_TableColumn<TableRowValue, TableColumnSortComparator>] {
    func own<Columns: PrimitiveTableColumns>(
      _ content: Columns
    ) -> [_TableColumn<TableRowValue, TableColumnSortComparator>] {
      content.columns as? [_TableColumn<TableRowValue, TableColumnSortComparator>] ?? []
    }
    if let primitive = self as? any PrimitiveTableColumns { return own(primitive) }
    return tableColumnBody.allColumns
      as? [_TableColumn<TableRowValue, TableColumnSortComparator>] ?? []
  }
}

// MARK: What a table shows

/// What an array must hold to be the columns of a table.
nonisolated public protocol _TableColumnElement {
  associatedtype RowValue: Identifiable
  associatedtype Sort
}

extension _TableColumn: _TableColumnElement {}

extension Array: TableColumnContent where Element: _TableColumnElement {
  public typealias TableRowValue = Element.RowValue
  public typealias TableColumnSortComparator = Element.Sort
  public typealias TableColumnBody = Never
}

extension Array: PrimitiveTableColumns where Element: _TableColumnElement {
  var columns: [_TableColumn<Element.RowValue, Element.Sort>] {
    self as? [_TableColumn<Element.RowValue, Element.Sort>] ?? []
  }
}

extension TableColumn: PrimitiveTableColumns {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
}

extension TableColumnForEach: PrimitiveTableColumns {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
}

extension TableColumnBuilder {
  @_disfavoredOverload
  public static func buildExpression<Columns: TableColumnContent<RowValue, Sort>>(
    _ columns: Columns
  ) -> [_TableColumn<RowValue, Sort>] { columns.allColumns }
}
