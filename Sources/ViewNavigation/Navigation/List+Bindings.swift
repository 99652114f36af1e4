import Foundation
import ViewInteraction
import ViewRuntime

// Lists of a bound collection: each row has a binding to its element.

extension List where SelectionValue == Never {
  nonisolated public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
    >, C.Index: Hashable, C.Element: Identifiable
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

  nonisolated public init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
    >, C.Index: Hashable, C.Element: Identifiable
  {
    self.init(selection: nil, content: ForEach(data, editActions: editActions, content: rowContent))
  }

  nonisolated public init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>, C.Index: Hashable
  {
    self.init(
      selection: nil, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  nonisolated public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
    >, C.Index: Hashable, C.Element: Identifiable
  {
    self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  nonisolated public init<
    C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>, C.Index: Hashable
  {
    self.init(
      selection: ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }

  nonisolated public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
    >, C.Index: Hashable, C.Element: Identifiable
  {
    self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  nonisolated public init<
    C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>, C.Index: Hashable
  {
    self.init(
      selection: ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }

  nonisolated public init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
    >, C.Index: Hashable, C.Element: Identifiable
  {
    self.init(
      selection: ListSelection(selection),
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  nonisolated public init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>, C.Index: Hashable
  {
    self.init(
      selection: ListSelection(selection),
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  nonisolated public init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
    >, C.Index: Hashable, C.Element: Identifiable
  {
    self.init(
      selection: ListSelection(selection),
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  nonisolated public init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>, C.Index: Hashable
  {
    self.init(
      selection: ListSelection(selection),
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
