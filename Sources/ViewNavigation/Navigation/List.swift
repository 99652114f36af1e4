import Foundation
import Geometry
import ViewControls
import ViewLayout
import ViewRuntime

/// Rows below one another that can be scrolled. The rows of a collection are built when they are
/// seen; those of views written one by one, and of sections, at once.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  let selection: ListSelection?
  let content: Content
  @Environment(\.listStyle) private var style
  @Environment(\.isScrollContentHidden) private var hidesBackground

  nonisolated fileprivate init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  @MainActor public var body: some View {
    ListBody(
      style: style == .automatic ? .insetGrouped : style, selection: selection, content: content
    )
    .background { if !hidesBackground { ListBackground(style: style) } }
  }
}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }

  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

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

  nonisolated public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
    >,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  nonisolated public init<
    C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>, C.Index: Hashable
  {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
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

  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }
}

/// The chosen rows of a list, behind their type.
struct ListSelection {
  let contains: @MainActor (AnyHashable) -> Bool
  let choose: @MainActor (AnyHashable) -> Void

  nonisolated init?<Value: Hashable>(_ binding: Binding<Value?>?) {
    guard let binding else { return nil }
    nonisolated(unsafe) let unchecked = binding
    contains = { tag in unchecked.wrappedValue.map { AnyHashable($0) == tag } ?? false }
    choose = { tag in if let value = tag.base as? Value { unchecked.wrappedValue = value } }
  }

  /// Several rows are chosen while a list is edited only: a tap chooses one.
  nonisolated init?<Value: Hashable>(_ binding: Binding<Set<Value>>?) {
    guard let binding else { return nil }
    nonisolated(unsafe) let unchecked = binding
    contains = { tag in (tag.base as? Value).map { unchecked.wrappedValue.contains($0) } ?? false }
    choose = { tag in if let value = tag.base as? Value { unchecked.wrappedValue = [value] } }
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
    return deleting(rows) as! Self
  }

  /// While the list is edited a row is dragged by its sign to another place.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    guard let rows = self as? any EditableRows else { return self }
    func moving<Rows: EditableRows>(_ rows: Rows) -> Rows {
      guard let action else { return rows.moving(nil) }
      return rows.moving { action(IndexSet(integer: $0), $1) }
    }
    return moving(rows) as! Self
  }

  nonisolated public func onInsert(
    of types: [String], perform action: @escaping (Int, [Any]) -> Void
  ) -> Self {
    self
  }
}

extension View {
  /// Whether `onMove` of the collection does not hold for this row.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier(MoveDisabledTrait.self, value: isDisabled, affectsLayout: false))
  }
}
