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
  fileprivate var fixedWidth: CGFloat?

  public func width(_ width: CGFloat? = nil) -> Self {
    var column = self
    column.fixedWidth = width
    return column
  }

  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    width(ideal ?? min)
  }
}

extension TableColumn where Sort == Never, Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      title: Text(titleKey), content: { AnyView(content($0)) }, comparator: nil, matches: nil)
  }

  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(
      title: Text(titleKey), content: { AnyView(Text($0[keyPath: value])) }, comparator: nil,
      matches: nil)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable)
  where Content == Text {
    self.init(titleKey, value: value) { Text($0[keyPath: value]) }
  }

  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      title: Text(titleKey), content: { AnyView(content($0)) },
      comparator: { KeyPathComparator(value, order: $0) },
      matches: { $0.keyPath == value ? $0.order : nil })
  }
}

/// A column without its types.
nonisolated public struct _TableColumn<RowValue: Identifiable, Sort> {
  let title: Text
  let content: (RowValue) -> AnyView
  let comparator: ((SortOrder) -> Sort)?
  let matches: ((Sort) -> SortOrder?)?
  let width: CGFloat?
}

@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> [_TableColumn<RowValue, Sort>] {
    [
      _TableColumn(
        title: column.title, content: column.content, comparator: column.comparator,
        matches: column.matches, width: column.fixedWidth)
    ]
  }
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> [_TableColumn<RowValue, Sort>] {
    [
      _TableColumn(
        title: column.title, content: column.content, comparator: nil, matches: nil,
        width: column.fixedWidth)
    ]
  }
  public static func buildBlock(_ columns: [_TableColumn<RowValue, Sort>]...)
    -> [_TableColumn<RowValue, Sort>]
  { columns.flatMap { $0 } }
  public static func buildOptional(_ columns: [_TableColumn<RowValue, Sort>]?)
    -> [_TableColumn<RowValue, Sort>]
  { columns ?? [] }
}

/// Rows with several columns. In a window narrower than 600 points the first column is all that is shown, as on a
/// phone.
nonisolated public struct Table<Value: Identifiable, Sort>: View {
  private let rows: [TableEntry<Value>]
  private let columns: [_TableColumn<Value, Sort>]
  private let isSelected: (Value.ID) -> Bool
  private let select: ((Value.ID) -> Void)?
  private let order: Binding<[Sort]>?
  @Environment(\.tableHeaders) private var headers

  init<Data: RandomAccessCollection>(
    rows: Data, selected: @escaping (Value.ID) -> Bool, select: ((Value.ID) -> Void)?,
    order: Binding<[Sort]>?, columns: [_TableColumn<Value, Sort>]
  ) where Data.Element == Value {
    self.init(
      entries: rows.map { TableEntry(value: $0) }, selected: selected, select: select,
      order: order, columns: columns)
  }

  init(
    entries: [TableEntry<Value>], selected: @escaping (Value.ID) -> Bool,
    select: ((Value.ID) -> Void)?, order: Binding<[Sort]>?, columns: [_TableColumn<Value, Sort>]
  ) {
    rows = entries
    self.columns = columns
    isSelected = selected
    self.select = select
    self.order = order
  }

  @MainActor public var body: some View {
    GeometryReader { geometry in
      let shown = geometry.size.width < 600 ? Array(columns.prefix(1)) : columns
      ScrollView {
        VStack(spacing: 0) {
          if shown.count > 1, headers != .hidden { header(shown) }
          ForEach(rows) { row in
            self.row(row, shown)
            Divider().padding(.leading, 16)
          }
        }
      }
    }
  }

  @ViewBuilder @MainActor
  private func row(_ row: TableEntry<Value>, _ columns: [_TableColumn<Value, Sort>]) -> some View {
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
    .background(isSelected(row.id) ? Color.accentColor.opacity(0.2) : .clear)
    .contentShape(Rectangle())
    .onTapGesture { if row.isSelectable { select?(row.id) } }
    if let menu = row.menu { cells.contextMenu { menu() } } else { cells }
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
    let cells = columns.map { (cell($0), columns.count > 1 ? $0.width : nil) }
    return HStack(spacing: 12) {
      ForEach(cells.indices, id: \.self) { index in
        cells[index].0
          .frame(
            minWidth: cells[index].1, maxWidth: cells[index].1 ?? .infinity, alignment: .leading)
      }
    }
    .lineLimit(1)
    .padding(.horizontal, 16)
    .padding(.vertical, 11)
  }
}

extension Table where Sort == Never {
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> [_TableColumn<Value, Never>]
  ) where Data.Element == Value {
    self.init(rows: data, selected: { _ in false }, select: nil, order: nil, columns: columns())
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> [_TableColumn<Value, Never>]
  ) where Data.Element == Value {
    self.init(
      rows: data, selected: { selection.wrappedValue == $0 },
      select: { selection.wrappedValue = $0 }, order: nil, columns: columns())
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> [_TableColumn<Value, Never>]
  ) where Data.Element == Value {
    self.init(
      rows: data, selected: { selection.wrappedValue.contains($0) },
      select: { selection.wrappedValue = [$0] }, order: nil, columns: columns())
  }
}

extension Table where Sort: SortComparator, Sort.Compared == Value {
  public init<Data: RandomAccessCollection>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> [_TableColumn<Value, Sort>]
  ) where Data.Element == Value {
    self.init(
      rows: data, selected: { _ in false }, select: nil, order: sortOrder, columns: columns())
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> [_TableColumn<Value, Sort>]
  ) where Data.Element == Value {
    self.init(
      rows: data, selected: { selection.wrappedValue == $0 },
      select: { selection.wrappedValue = $0 }, order: sortOrder, columns: columns())
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> [_TableColumn<Value, Sort>]
  ) where Data.Element == Value {
    self.init(
      rows: data, selected: { selection.wrappedValue.contains($0) },
      select: { selection.wrappedValue = [$0] }, order: sortOrder, columns: columns())
  }
}
