import Foundation
import ViewCatalog
import ViewRuntime

// Tables whose rows open to show those below them.

/// The rows of a tree, each of which with children opens and closes.
struct TableTree<Value: Identifiable> {
  /// The names of the rows that are open.
  let open: Binding<Set<Value.ID>>

  func entries<Data: RandomAccessCollection>(
    _ data: Data, _ children: KeyPath<Value, Data?>, depth: Int = 0
  ) -> [TableEntry<Value>] where Data.Element == Value {
    data.flatMap { value -> [TableEntry<Value>] in
      var entry = TableEntry(value: value)
      entry.depth = depth
      guard let inner = value[keyPath: children] else { return [entry] }
      let id = value.id
      let isExpanded = Binding<Bool>(
        get: { open.wrappedValue.contains(id) },
        set: { (isOpen: Bool) in
          if isOpen { open.wrappedValue.insert(id) } else { open.wrappedValue.remove(id) }
        })
      entry.isExpanded = isExpanded
      guard isExpanded.wrappedValue else { return [entry] }
      return [entry] + entries(inner, children, depth: depth + 1)
    }
  }
}

extension Table where Sort == Never {
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> [_TableColumn<Value, Never>]
  ) where Data.Element == Value {
    self.init(
      tree: { TableTree(open: $0).entries(data, children) }, selected: { _ in false }, select: nil,
      order: nil, customization: columnCustomization, columns: columns())
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> [_TableColumn<Value, Never>]
  ) where Data.Element == Value {
    self.init(
      tree: { TableTree(open: $0).entries(data, children) },
      selected: { selection.wrappedValue == $0 }, select: { selection.wrappedValue = $0 },
      order: nil, customization: columnCustomization, columns: columns())
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> [_TableColumn<Value, Never>]
  ) where Data.Element == Value {
    self.init(
      tree: { TableTree(open: $0).entries(data, children) },
      selected: { selection.wrappedValue.contains($0) },
      select: { selection.wrappedValue = [$0] }, order: nil, customization: columnCustomization,
      columns: columns())
  }
}

extension Table where Sort: SortComparator, Sort.Compared == Value {
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> [_TableColumn<Value, Sort>]
  ) where Data.Element == Value {
    self.init(
      tree: { TableTree(open: $0).entries(data, children) }, selected: { _ in false }, select: nil,
      order: sortOrder, customization: columnCustomization, columns: columns())
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> [_TableColumn<Value, Sort>]
  ) where Data.Element == Value {
    self.init(
      tree: { TableTree(open: $0).entries(data, children) },
      selected: { selection.wrappedValue == $0 }, select: { selection.wrappedValue = $0 },
      order: sortOrder, customization: columnCustomization, columns: columns())
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> [_TableColumn<Value, Sort>]
  ) where Data.Element == Value {
    self.init(
      tree: { TableTree(open: $0).entries(data, children) },
      selected: { selection.wrappedValue.contains($0) },
      select: { selection.wrappedValue = [$0] }, order: sortOrder,
      customization: columnCustomization, columns: columns())
  }
}
