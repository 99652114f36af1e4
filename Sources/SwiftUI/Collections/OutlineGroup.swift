import Foundation
import ViewCatalog
import ViewRuntime

/// Rows of a tree: those with children open and close them.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View
{
  private let roots: Data
  private let identify: (Data.Element) -> ID
  private let children: (Data.Element) -> Data?
  private let content: (Data.Element) -> Leaf

  fileprivate init(
    roots: Data, identify: @escaping (Data.Element) -> ID,
    children: @escaping (Data.Element) -> Data?, content: @escaping (Data.Element) -> Leaf
  ) {
    self.roots = roots
    self.identify = identify
    self.children = children
    self.content = content
  }

  @MainActor public var body: some View {
    ForEach(OutlineEntry.all(roots, identify)) { entry in
      if let inner = children(entry.element) {
        DisclosureGroup {
          AnyView(
            OutlineGroup(roots: inner, identify: identify, children: children, content: content))
        } label: {
          content(entry.element)
        }
      } else {
        content(entry.element)
      }
    }
  }
}

private struct OutlineEntry<Element, ID: Hashable>: Identifiable {
  let id: ID
  let element: Element

  static func all<Data: RandomAccessCollection>(
    _ data: Data, _ identify: (Element) -> ID
  ) -> [Self] where Data.Element == Element {
    data.map { Self(id: identify($0), element: $0) }
  }
}

extension OutlineGroup {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(
      roots: data, identify: { $0[keyPath: id] }, children: { $0[keyPath: children] },
      content: content)
  }

  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element], ID == Element.ID {
    self.init([root], id: \.id, children: children, content: content)
  }
}

extension List where SelectionValue == Never {
  /// A list whose rows open to show those below them.
  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}

extension List {
  /// A list whose rows open to show those below them, and of which one can be chosen.
  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// The same, of which several can be chosen.
  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }
}

/// How the rows of a list may be changed by their user.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var move: Self { Self(rawValue: 1) }
  public static var delete: Self { Self(rawValue: 2) }
  public static var all: Self { [.move, .delete] }
}

extension List where SelectionValue == Never {
  /// A list of bindings whose rows may be deleted by a swipe.
  nonisolated public init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where C.Element: Identifiable, C.Index: Hashable, Content == AnyView {
    self.init {
      let rows = ForEach(data) { element in rowContent(element) }
      AnyView(
        editActions.contains(.delete)
          ? AnyView(
            rows.onDelete { offsets in
              data.wrappedValue = C(
                data.wrappedValue.enumerated().filter { !offsets.contains($0.offset) }.map(
                  \.element))
            })
          : AnyView(rows))
    }
  }
}
