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

  /// The rows of one root, whose children are a collection of its own kind.
  public init<Root>(
    _ root: Root, id: KeyPath<Root, ID>, children: KeyPath<Root, Data?>,
    @ViewBuilder content: @escaping (Root) -> Leaf
  ) where Root == Data.Element, Data: RangeReplaceableCollection {
    self.init(Data(CollectionOfOne(root)), id: id, children: children, content: content)
  }

  public init<Root: Identifiable>(
    _ root: Root, children: KeyPath<Root, Data?>, @ViewBuilder content: @escaping (Root) -> Leaf
  ) where Root == Data.Element, Data: RangeReplaceableCollection, ID == Root.ID {
    self.init(root, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup {
  /// Rows of a bound tree: each has a binding to its element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C> {
    self.init(
      roots: data, identify: { $0.wrappedValue[keyPath: id] },
      children: { Binding<C>($0[dynamicMember: children]) }, content: content)
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }
}
