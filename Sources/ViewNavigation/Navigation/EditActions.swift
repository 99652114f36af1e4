import Foundation
import ViewInteraction
import ViewRuntime

/// How the rows of a list may be changed by their user.
nonisolated public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Rows are dragged to other places while the list is edited.
  public static var move: Self { Self(rawValue: 1) }
  /// Rows are swiped away, or removed by their signs while the list is edited.
  public static var delete: Self { Self(rawValue: 2) }
  public static var all: Self { [.move, .delete] }
}

extension ForEach where Content: View {
  /// A row for each element of a bound collection, with a binding to that element; the user may change the collection by
  /// its rows.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Index: Hashable
  {
    // Changed by what is done with rows, on the main thread.
    nonisolated(unsafe) let data = data
    self = ForEach(data, id: id, content: content)
      .onDelete(
        perform: editActions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil
      )
      .onMove(
        perform: editActions.contains(.move)
          ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }

  nonisolated public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \C.Element.id, editActions: editActions, content: content)
  }
}
