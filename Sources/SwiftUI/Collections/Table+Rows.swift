import Foundation
import ViewCatalog
import ViewRuntime

extension Table where Sort == Never {
  public init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> [_TableColumn<Value, Never>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(
      entries: rows().allEntries, selected: { _ in false }, select: nil,
      order: nil, customization: columnCustomization, columns: columns())
  }

  public init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> [_TableColumn<Value, Never>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(
      entries: rows().allEntries, selected: { selection.wrappedValue == $0 },
      select: { selection.wrappedValue = $0 },
      order: nil, customization: columnCustomization, columns: columns())
  }

  public init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> [_TableColumn<Value, Never>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(
      entries: rows().allEntries, selected: { selection.wrappedValue.contains($0) },
      select: { selection.wrappedValue = [$0] },
      order: nil, customization: columnCustomization, columns: columns())
  }
}

extension Table where Sort: SortComparator, Sort.Compared == Value {
  public init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> [_TableColumn<Value, Sort>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(
      entries: rows().allEntries, selected: { _ in false }, select: nil,
      order: sortOrder, customization: columnCustomization, columns: columns())
  }

  public init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> [_TableColumn<Value, Sort>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(
      entries: rows().allEntries, selected: { selection.wrappedValue == $0 },
      select: { selection.wrappedValue = $0 },
      order: sortOrder, customization: columnCustomization, columns: columns())
  }

  public init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> [_TableColumn<Value, Sort>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(
      entries: rows().allEntries, selected: { selection.wrappedValue.contains($0) },
      select: { selection.wrappedValue = [$0] },
      order: sortOrder, customization: columnCustomization, columns: columns())
  }
}

/// A column for each element of a collection.
nonisolated public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort, Content
> {
  public let data: Data
  public let content: (Data.Element) -> Content
  let columns: [_TableColumn<RowValue, Sort>]
}

extension TableColumnForEach where Content == [_TableColumn<RowValue, Sort>] {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    columns = data.flatMap(content)
  }

  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }
}

extension TableColumnBuilder {
  public static func buildIf(_ columns: [_TableColumn<RowValue, Sort>]?)
    -> [_TableColumn<RowValue, Sort>]
  { columns ?? [] }
  public static func buildEither(first: [_TableColumn<RowValue, Sort>])
    -> [_TableColumn<RowValue, Sort>]
  { first }
  public static func buildEither(second: [_TableColumn<RowValue, Sort>])
    -> [_TableColumn<RowValue, Sort>]
  { second }
  public static func buildLimitedAvailability(_ columns: [_TableColumn<RowValue, Sort>])
    -> [_TableColumn<RowValue, Sort>]
  { columns }
}
