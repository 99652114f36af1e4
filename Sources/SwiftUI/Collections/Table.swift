import Foundation
import ViewCatalog
import ViewRuntime

/// Rows with several columns. In a window narrower than 600 points the first column is all that is shown, as on a
/// phone.
nonisolated public struct Table<Value: Identifiable, Sort>: View {
  /// The rows, of which those of a tree depend on which are open.
  private let rows: (Binding<Set<Value.ID>>) -> [TableEntry<Value>]
  private let columns: [_TableColumn<Value, Sort>]
  private let isSelected: (Value.ID) -> Bool
  private let select: ((Value.ID) -> Void)?
  private let order: Binding<[Sort]>?
  private let customization: Binding<TableColumnCustomization<Value>>?
  @State private var openRows: Set<Value.ID> = []
  @Environment(\.tableHeaders) private var headers
  @Environment(\.tableIsBordered) private var isBordered
  @Environment(\.alternatingRows) private var alternatesRows
  @Environment(\.selectionMenu) private var selectionMenu

  init<Data: RandomAccessCollection>(
    rows: Data, selected: @escaping (Value.ID) -> Bool, select: ((Value.ID) -> Void)?,
    order: Binding<[Sort]>?, customization: Binding<TableColumnCustomization<Value>>?,
    columns: [_TableColumn<Value, Sort>]
  ) where Data.Element == Value {
    self.init(
      entries: rows.map { TableEntry(value: $0) }, selected: selected, select: select,
      order: order, customization: customization, columns: columns)
  }

  init(
    entries: [TableEntry<Value>], selected: @escaping (Value.ID) -> Bool,
    select: ((Value.ID) -> Void)?, order: Binding<[Sort]>?,
    customization: Binding<TableColumnCustomization<Value>>?, columns: [_TableColumn<Value, Sort>]
  ) {
    self.init(
      tree: { _ in entries }, selected: selected, select: select, order: order,
      customization: customization, columns: columns)
  }

  init(
    tree rows: @escaping (Binding<Set<Value.ID>>) -> [TableEntry<Value>],
    selected: @escaping (Value.ID) -> Bool, select: ((Value.ID) -> Void)?,
    order: Binding<[Sort]>?, customization: Binding<TableColumnCustomization<Value>>?,
    columns: [_TableColumn<Value, Sort>]
  ) {
    self.rows = rows
    self.columns = columns
    isSelected = selected
    self.select = select
    self.order = order
    self.customization = customization
  }

  /// The columns that are not hidden, by the customization or else by themselves.
  var visibleColumns: [_TableColumn<Value, Sort>] {
    columns.filter { column in
      let chosen = column.look.id.map { customization?.wrappedValue[visibility: $0] ?? .automatic }
      let visibility = chosen ?? .automatic
      return (visibility == .automatic ? column.look.visibility : visibility) != .hidden
    }
  }

  @MainActor public var body: some View {
    GeometryReader { geometry in
      let columns = visibleColumns
      let shown = geometry.size.width < 600 ? Array(columns.prefix(1)) : columns
      let rows = rows($openRows)
      ScrollView {
        VStack(spacing: 0) {
          if shown.count > 1, headers != .hidden { header(shown) }
          ForEach(rows.indices.map { NumberedEntry(number: $0, row: rows[$0]) }) { numbered in
            let row = numbered.row
            if let header = row.header {
              header.font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal, 16).padding(.top, 16).padding(.bottom, 6)
            }
            self.row(row, shown, isAlternate: alternatesRows && numbered.number % 2 == 1)
              .modifier(
                SelectionMenuOfRow(menu: select == nil ? nil : selectionMenu, tag: row.id) {
                  Set(rows.map(\.id).filter(isSelected).map { AnyHashable($0) })
                })
            Divider().padding(.leading, 16)
          }
        }
      }
    }
    .overlay { if isBordered { Rectangle().strokeBorder(Color(uiColor: .separator)) } }
  }

  @ViewBuilder @MainActor
  private func row(
    _ row: TableEntry<Value>, _ columns: [_TableColumn<Value, Sort>], isAlternate: Bool
  ) -> some View {
    let cells = HStack(spacing: 0) {
      if let isExpanded = row.isExpanded {
        Image(systemName: "chevron.right").font(.footnote.weight(.semibold))
          .foregroundStyle(.tint)
          .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
          .frame(width: 28)
          .contentShape(Rectangle())
          .onTapGesture { withAnimation { isExpanded.wrappedValue.toggle() } }
      }
      line(columns) { column in column.content(row.value) }
    }
    .padding(.leading, CGFloat(row.depth) * 28)
    .background(
      isSelected(row.id)
        ? Color.accentColor.opacity(0.2)
        : isAlternate ? Color(uiColor: .tertiarySystemFill) : .clear
    )
    .contentShape(Rectangle())
    .onTapGesture { if row.isSelectable { choose(row.id) } }
    if let menu = row.menu { cells.contextMenu { menu() } } else { cells }
  }

  @MainActor private func choose(_ id: Value.ID) {
    guard let select else { return }
    if let menu = selectionMenu, let action = menu.primaryAction, menu.accepts(id) {
      return action([id])
    }
    select(id)
  }

  @MainActor private func header(_ columns: [_TableColumn<Value, Sort>]) -> some View {
    VStack(spacing: 0) {
      line(columns) { column in
        AnyView(
          HStack(spacing: 4) {
            column.title.font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
            if let first = order?.wrappedValue.first, let way = column.matches?(first) {
              Image(systemName: way == .forward ? "chevron.up" : "chevron.down").font(.caption)
                .foregroundStyle(.secondary)
            }
          }
          .contentShape(Rectangle())
          .onTapGesture { sort(by: column) })
      }
      Divider()
    }
  }

  /// By the column whose title was tapped; once more, the other way round.
  private func sort(by column: _TableColumn<Value, Sort>) {
    guard let order, let comparator = column.comparator else { return }
    let way = order.wrappedValue.first.flatMap { column.matches?($0) }
    order.wrappedValue = [comparator(way == .forward ? .reverse : .forward)]
  }

  private func line(
    _ columns: [_TableColumn<Value, Sort>],
    _ cell: (_TableColumn<Value, Sort>) -> AnyView
  ) -> some View {
    // One that stands alone has the whole line.
    let cells = columns.map { (cell($0), columns.count > 1 ? $0.look : TableColumnLook()) }
    return HStack(spacing: 12) {
      ForEach(cells.indices, id: \.self) { index in
        cells[index].0
          .frame(
            minWidth: cells[index].1.width, maxWidth: cells[index].1.width ?? .infinity,
            alignment: cells[index].1.alignment)
      }
    }
    .lineLimit(1)
    .padding(.horizontal, 16)
    .padding(.vertical, 11)
  }
}

/// A row with how many are above it.
private struct NumberedEntry<Value: Identifiable>: Identifiable {
  let number: Int
  let row: TableEntry<Value>
  var id: Value.ID { row.id }
}

extension Table where Sort == Never {
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> [_TableColumn<Value, Never>]
  ) where Data.Element == Value {
    self.init(
      rows: data, selected: { _ in false }, select: nil, order: nil,
      customization: columnCustomization, columns: columns())
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> [_TableColumn<Value, Never>]
  ) where Data.Element == Value {
    self.init(
      rows: data, selected: { selection.wrappedValue == $0 },
      select: { selection.wrappedValue = $0 }, order: nil,
      customization: columnCustomization, columns: columns())
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> [_TableColumn<Value, Never>]
  ) where Data.Element == Value {
    self.init(
      rows: data, selected: { selection.wrappedValue.contains($0) },
      select: { selection.wrappedValue = [$0] }, order: nil,
      customization: columnCustomization, columns: columns())
  }
}

extension Table where Sort: SortComparator, Sort.Compared == Value {
  public init<Data: RandomAccessCollection>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> [_TableColumn<Value, Sort>]
  ) where Data.Element == Value {
    self.init(
      rows: data, selected: { _ in false }, select: nil, order: sortOrder,
      customization: columnCustomization, columns: columns())
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> [_TableColumn<Value, Sort>]
  ) where Data.Element == Value {
    self.init(
      rows: data, selected: { selection.wrappedValue == $0 },
      select: { selection.wrappedValue = $0 }, order: sortOrder,
      customization: columnCustomization, columns: columns())
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> [_TableColumn<Value, Sort>]
  ) where Data.Element == Value {
    self.init(
      rows: data, selected: { selection.wrappedValue.contains($0) },
      select: { selection.wrappedValue = [$0] }, order: sortOrder,
      customization: columnCustomization, columns: columns())
  }
}
