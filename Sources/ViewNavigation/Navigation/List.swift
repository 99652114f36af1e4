import Foundation
import Geometry
import ViewControls
import ViewGraphics
import ViewLayout
import ViewRuntime

/// Rows below one another that can be scrolled. The rows of a collection are built when they are
/// seen; those of views written one by one, and of sections, at once.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  let selection: ListSelection?
  let content: Content
  @Environment(\.listStyle) private var style
  @Environment(\.isScrollContentHidden) private var hidesBackground
  @Environment(\.isSidebarColumn) private var isSidebarColumn
  @Environment(\.isListBordered) private var isBordered

  nonisolated init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  @MainActor public var body: some View {
    let isSidebar = isSidebarColumn && (style == .automatic || style == .sidebar)
    ListBody(style: isSidebar ? .sidebar : shownStyle, selection: selection, content: content)
      .background { if !hidesBackground, !isSidebar { ListBackground(style: style) } }
      .overlay {
        if isBordered, !isSidebar { Rectangle().strokeBorder(Color(.system(.separator))) }
      }
      .environment(\.foldsSections, style == .sidebar || isSidebar)
      .environment(\.isSidebarList, isSidebar)
      .modifier(SplitSelection(selection: selection))
  }

  /// Sidebars have cards as other lists do where they fill a narrow window.
  @MainActor private var shownStyle: ListStyleKind {
    style == .automatic || style == .sidebar ? .insetGrouped : style
  }
}

// Those of a plain collection stand back where the collection is a binding (List+Bindings): a binding of a collection is
// one, too.

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }

  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }
}

extension List {
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
  {
    self.init(selection: ListSelection(selection), content: content())
  }

  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: ListSelection(selection), content: content())
  }

  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }

  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }

  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
  }
}

extension DynamicViewContent {
  /// A row is swiped to be deleted, or by its sign while the list is edited.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    guard let rows = self as? any EditableRows else { return self }
    func deleting<Rows: EditableRows>(_ rows: Rows) -> Rows {
      guard let action else { return rows.deleting(nil) }
      return rows.deleting { action(IndexSet(integer: $0)) }
    }
    // The rows are this value, and their answer is of its type.
    return deleting(rows) as! Self
  }

  /// While the list is edited a row is dragged by its sign to another place.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    guard let rows = self as? any EditableRows else { return self }
    func moving<Rows: EditableRows>(_ rows: Rows) -> Rows {
      guard let action else { return rows.moving(nil) }
      return rows.moving { action(IndexSet(integer: $0), $1) }
    }
    // The rows are this value, and their answer is of its type.
    return moving(rows) as! Self
  }
}

extension View {
  /// Whether `onMove` of the collection does not hold for this row.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier(MoveDisabledTrait.self, value: isDisabled, affectsLayout: false))
  }
}
