import Foundation
import UniformTypeIdentifiers
import ViewCatalog
import ViewRuntime

/// The rows of a table.
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  associatedtype TableRowBody: TableRowContent
  @TableRowBuilder<TableRowValue> var tableRowBody: Self.TableRowBody { get }
}

extension Never: TableRowContent {
  public typealias TableRowValue = Never
  // Returned, so that it is not taken for a row.
  public var tableRowBody: Never { return fatalError("Never has no rows") }
}

/// Rows that come from a collection.
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
  associatedtype Data: Collection
  var data: Data { get }
}

/// One row, and what was said of it.
struct TableEntry<Value: Identifiable>: Identifiable {
  let value: Value
  /// How many rows it stands under.
  var depth = 0
  /// Whether the rows under it are shown; nil where it has none.
  var isExpanded: Binding<Bool>?
  var isSelectable = true
  var menu: (() -> AnyView)?
  /// What stands above it: the title of the section that begins with it.
  var header: AnyView?
  var id: Value.ID { value.id }
}

/// Rows that the library shows itself.
protocol PrimitiveTableRows: TableRowContent where TableRowBody == Never {
  var entries: [TableEntry<TableRowValue>] { get }
}

extension PrimitiveTableRows {
  public var tableRowBody: Never {
    fatalError("\(Self.self) is shown by its table and has no body")
  }
}

extension TableRowContent {
  /// The rows in order, those under others included.
  var allEntries: [TableEntry<TableRowValue>] {
    func own<Rows: PrimitiveTableRows>(_ rows: Rows) -> [TableEntry<TableRowValue>] {
      rows.entries as? [TableEntry<TableRowValue>] ?? []
    }
    if let primitive = self as? any PrimitiveTableRows { return own(primitive) }
    return tableRowBody.allEntries as? [TableEntry<TableRowValue>] ?? []
  }

  private func entries(_ change: @escaping (inout TableEntry<TableRowValue>) -> Void)
    -> _TableRows<TableRowValue>
  {
    _TableRows(
      entries: allEntries.map {
        var entry = $0
        change(&entry)
        return entry
      })
  }

  /// Keeps the row from being chosen.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    entries { $0.isSelectable = !isDisabled }
  }

  /// Shows a list of actions after a long press on the row.
  public func contextMenu<M: View>(@ViewBuilder menuItems: @escaping () -> M)
    -> some TableRowContent<TableRowValue>
  { entries { $0.menu = { AnyView(menuItems()) } } }

  /// The same; what is pressed is shown as it is.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> { entries { $0.menu = { AnyView(menuItems()) } } }

  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some TableRowContent<TableRowValue>
  { entries { _ in } }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> { entries { _ in } }
  public func itemProvider(_ action: (() -> NSItemProvider?)?)
    -> some TableRowContent<TableRowValue>
  { entries { _ in } }
  public func onHover(perform action: @escaping (Bool) -> Void)
    -> some TableRowContent<TableRowValue>
  { entries { _ in } }
}

extension DynamicTableRowContent {
  /// Rows that are dropped between these: nothing is dragged here.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> some TableRowContent<TableRowValue> { _TableRows(entries: allEntries) }

  public func onInsert(
    of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  )
    -> some TableRowContent<TableRowValue>
  { _TableRows(entries: allEntries) }
}

/// Several rows in order.
public struct _TableRows<Value: Identifiable>: PrimitiveTableRows {
  public typealias TableRowValue = Value
  let entries: [TableEntry<Value>]
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable>: PrimitiveTableRows {
  public typealias TableRowValue = Value
  public init() {}
  var entries: [TableEntry<Value>] { [] }
}

/// A row that shows one value.
public struct TableRow<Value: Identifiable>: PrimitiveTableRows {
  public typealias TableRowValue = Value
  private let value: Value
  public init(_ value: Value) { self.value = value }
  var entries: [TableEntry<Value>] { [TableEntry(value: value)] }
}

/// A row that opens to show those under it.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>:
  PrimitiveTableRows
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Content.TableRowValue
  private let value: TableRowValue
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content

  /// Without a binding its rows are shown.
  public init<V: Identifiable>(
    _ value: V, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<V> content: @escaping () -> Content
  ) where Label == TableRow<V>, V == Content.TableRowValue {
    self.value = value
    self.isExpanded = isExpanded
    self.content = content
  }

  var entries: [TableEntry<TableRowValue>] {
    let isExpanded = isExpanded ?? .constant(true)
    let row = TableEntry(value: value, isExpanded: isExpanded)
    guard isExpanded.wrappedValue else { return [row] }
    return [row]
      + content().allEntries.map {
        var entry = $0
        entry.depth += 1
        return entry
      }
  }
}

extension ForEach: TableRowContent, PrimitiveTableRows where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  var entries: [TableEntry<Content.TableRowValue>] { data.flatMap { content($0).allEntries } }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ForEach where Content: TableRowContent {
  // Looked at last, so that loops and groups of views are found as fast as before.
  @_disfavoredOverload
  public init<V: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(contentOf: data, content: content, identify: { $0[keyPath: id] })
  }

  // Looked at last, so that loops and groups of views are found as fast as before.
  @_disfavoredOverload
  public init<V: Identifiable>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(contentOf: data, content: content, identify: { $0.id })
  }

  /// A row for each element of a collection.
  public init(_ data: Data)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(contentOf: data, content: { TableRow($0) }, identify: { $0.id })
  }
}

extension Group: TableRowContent, PrimitiveTableRows where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  var entries: [TableEntry<Content.TableRowValue>] { content.allEntries }
  // Looked at last, so that loops and groups of views are found as fast as before.
  @_disfavoredOverload
  public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue {
    self.init(content: content())
  }
}

extension Section: TableRowContent, PrimitiveTableRows
where Parent: View, Content: TableRowContent, Footer == EmptyView {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  /// A section without rows has no title either.
  var entries: [TableEntry<Content.TableRowValue>] {
    var entries = content.allEntries
    if Parent.self != EmptyView.self, !entries.isEmpty { entries[0].header = AnyView(header) }
    return entries
  }
}

// Looked at last, so that sections of views are found as fast as before.
extension Section where Content: TableRowContent, Footer == EmptyView {
  @_disfavoredOverload
  public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue, Parent == EmptyView {
    self.init(EmptyView(), content(), EmptyView())
  }

  @_disfavoredOverload
  public init<V: Identifiable>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where V == Content.TableRowValue, Parent: View {
    self.init(header(), content(), EmptyView())
  }

  @_disfavoredOverload
  public init<V: Identifiable>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue, Parent == Text {
    self.init(Text(titleKey), content(), EmptyView())
  }

  @_disfavoredOverload
  public init<V: Identifiable, S: StringProtocol>(
    _ title: S, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue, Parent == Text {
    self.init(Text(title), content(), EmptyView())
  }
}

@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  // All that follows has one type, so that conditions need not tell what they leave out.
  public static func buildExpression<C: TableRowContent>(_ content: C) -> _TableRows<Value>
  where C.TableRowValue == Value { _TableRows(entries: content.allEntries) }
  public static func buildBlock(_ content: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(entries: content.flatMap(\.entries))
  }
  public static func buildIf(_ content: _TableRows<Value>?) -> _TableRows<Value> {
    content ?? _TableRows(entries: [])
  }
  public static func buildEither(first: _TableRows<Value>) -> _TableRows<Value> { first }
  public static func buildEither(second: _TableRows<Value>) -> _TableRows<Value> { second }
}
