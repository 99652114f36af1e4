import Foundation
import ViewCatalog
import ViewRuntime

// Views that are dragged by the names of their items: a container around them makes the items, those of all that are
// chosen.

/// What a container makes of the names of items.
struct DragSource {
  let namespace: Namespace.ID?
  let items: ([AnyHashable]) -> [Any]
}

private struct DragSourcesKey: EnvironmentKey { static var defaultValue: [DragSource] { [] } }
private struct DragSelectionKey: EnvironmentKey {
  static var defaultValue: () -> [AnyHashable] { { [] } }
}

extension EnvironmentValues {
  /// The containers around, the outermost first.
  var dragSources: [DragSource] {
    get { self[DragSourcesKey.self] }
    set { self[DragSourcesKey.self] = newValue }
  }

  /// The names of what is chosen in the container around.
  var dragSelection: () -> [AnyHashable] {
    get { self[DragSelectionKey.self] }
    set { self[DragSelectionKey.self] = newValue }
  }
}

extension View {
  /// Makes what is carried when one of the views inside is dragged that are `draggable(containerItemID:)`: from the names of
  /// all that are chosen, or else from that of the view.
  nonisolated public func dragContainer<ItemID: Hashable, Item: Transferable>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([ItemID]) -> [Item]
  ) -> some View {
    dragSource(namespace) { names in payload(names.compactMap { $0.base as? ItemID }) }
  }

  nonisolated public func dragContainer<
    ItemID: Hashable & Sendable, Item: Transferable, Data: Collection
  >(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>,
    in namespace: Namespace.ID? = nil, _ payload: @escaping ([ItemID]) -> Data
  ) -> some View where Data.Element == Item {
    dragSource(namespace) { names in Array(payload(names.compactMap { $0.base as? ItemID })) }
  }

  nonisolated private func dragSource(
    _ namespace: Namespace.ID?, _ items: @escaping ([AnyHashable]) -> [Any]
  ) -> some View {
    transformEnvironment(\.dragSources) {
      $0.append(DragSource(namespace: namespace, items: items))
    }
  }

  /// The names of what is chosen inside, all of which are dragged by one of them.
  nonisolated public func dragContainerSelection<ItemID: Hashable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View {
    environment(\.dragSelection) { selection().map { AnyHashable($0) } }
  }

  /// Lets a finger drag what the container around makes of the name.
  nonisolated public func draggable<ItemID: Hashable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View {
    modifier(ContainerItem(id: AnyHashable(containerItemID), namespace: containerNamespace))
  }

  /// Lets a finger drag an item, which is made when the drag begins; nil for none.
  nonisolated public func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?,
    containerNamespace: Namespace.ID? = nil
  ) -> some View where Item.ID: Sendable { draggable(carrying: { DragItem(of: item()) }) }

  nonisolated public func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil,
    _ item: @escaping () -> Item?
  ) -> some View where Item.ID: Sendable { draggable(carrying: { DragItem(of: item()) }) }

  nonisolated public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>,
    item: @autoclosure @escaping () -> Item?, containerNamespace: Namespace.ID? = nil
  ) -> some View { draggable(carrying: { DragItem(of: item()) }) }

  nonisolated public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>,
    containerNamespace: Namespace.ID? = nil, _ payload: @escaping () -> Item?
  ) -> some View { draggable(carrying: { DragItem(of: payload()) }) }
}

extension DragItem {
  fileprivate init<Item>(of item: Item?) { self.init(item.map { [$0] } ?? []) }
}

nonisolated private struct ContainerItem: ViewModifier {
  let id: AnyHashable
  let namespace: Namespace.ID?
  @Environment(\.dragSources) private var sources
  @Environment(\.dragSelection) private var selection

  init(id: AnyHashable, namespace: Namespace.ID?) {
    (self.id, self.namespace) = (id, namespace)
  }

  @MainActor func body(content: Content) -> some View {
    let source = sources.last { $0.namespace == namespace }
    content.draggable(carrying: {
      let chosen = selection()
      return DragItem(source?.items(chosen.contains(id) ? chosen : [id]) ?? [])
    })
  }
}
