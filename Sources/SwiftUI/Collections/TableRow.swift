import Foundation
import ViewCatalog
import ViewRuntime

/// One row of a table, by its value.
nonisolated public struct TableRow<Value: Identifiable>: View {
  let value: Value
  public init(_ value: Value) { self.value = value }

  /// A table draws the row by its columns.
  @MainActor public var body: some View { EmptyView() }

  /// Menus of rows are left out.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self {
    Reports.once("the menu of a TableRow is left out: rows of tables have none here")
    return self
  }
}

/// Collects the rows of a table: single ones and loops.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  public static func buildExpression(_ row: TableRow<Value>) -> [Value] { [row.value] }
  public static func buildExpression<Data: RandomAccessCollection, ID: Hashable>(
    _ rows: ForEach<Data, ID, TableRow<Value>>
  ) -> [Value] { rows.data.map { rows.content($0).value } }
  public static func buildBlock(_ rows: [Value]...) -> [Value] { rows.flatMap { $0 } }
  public static func buildOptional(_ rows: [Value]?) -> [Value] { rows ?? [] }
  public static func buildEither(first rows: [Value]) -> [Value] { rows }
  public static func buildEither(second rows: [Value]) -> [Value] { rows }
}

/// Which columns a user has hidden and in what order they stand. Nobody moves columns here.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  public init() {}
}

extension TableColumn {
  /// The column's name in what its user has changed.
  nonisolated public func customizationID(_ id: String) -> Self { self }
}

public protocol TableStyle {}
public struct AutomaticTableStyle: TableStyle { public init() {} }
public struct InsetTableStyle: TableStyle { public init() {} }
extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: Self { Self() }
}
extension TableStyle where Self == InsetTableStyle {
  public static var inset: Self { Self() }
}
extension View {
  /// Tables have one look on iOS.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}

extension Table where Sort == Never {
  public init(
    of valueType: Value.Type,
    @TableColumnBuilder<Value, Never> columns: () -> [_TableColumn<Value, Never>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) { self.init(rows(), columns: columns) }

  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> [_TableColumn<Value, Never>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) { self.init(rows(), selection: selection, columns: columns) }

  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> [_TableColumn<Value, Never>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) { self.init(rows(), selection: selection, columns: columns) }
}

extension Table where Sort: SortComparator, Sort.Compared == Value {
  public init(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> [_TableColumn<Value, Sort>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) { self.init(rows(), sortOrder: sortOrder, columns: columns) }

  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> [_TableColumn<Value, Sort>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) { self.init(rows(), selection: selection, sortOrder: sortOrder, columns: columns) }

  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> [_TableColumn<Value, Sort>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) { self.init(rows(), selection: selection, sortOrder: sortOrder, columns: columns) }
}
