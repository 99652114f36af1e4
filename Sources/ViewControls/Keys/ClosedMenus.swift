import Foundation
import Geometry
import ViewInteraction
@_spi(Runtime) import ViewRuntime

extension View {
  /// Lets keys press the items of a menu that is not open: of the menu that this view opens, or of a menu
  /// that is nowhere seen.
  ///
  /// The items are made when a key comes that nothing seen is for, and are gone after it.
  nonisolated package func closedMenu<Items: View>(
    isOpen: Bool = false, @ViewBuilder items: @escaping () -> Items
  ) -> some View {
    modifier(ClosedMenuModifier(isOpen: isOpen, items: items))
  }
}

nonisolated private struct ClosedMenuModifier<Items: View>: PrimitiveModifier {
  let isOpen: Bool
  let items: () -> Items

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    ClosedMenuNode(view, in: context)
  }
}

private final class ClosedMenuNode<Content: View, Items: View>: ModifiedNode<
  Content, ClosedMenuModifier<Items>
>, ClosedMenu
{
  /// Looked at once: which keys there are hardly ever changes.
  private(set) lazy var hasShortcuts = {
    let others = host.shortcutCount
    return withItems { _ in host.shortcutCount > others }
  }()

  override func willMakeContent() { host.add(self) }
  override func willBeRemoved() { host.remove(self) }

  func pressed(_ press: KeyPress) -> Bool {
    guard !modifier.isOpen else { return false }
    return withItems { items in
      items.livingNodes.contains { ($0 as? any ShortcutNode)?.pressed(press) ?? false }
    }
  }

  /// Makes the items as an open menu would, for as long as `body` runs.
  private func withItems<Result>(_ body: (Node) -> Result) -> Result {
    let items = childContext().makeNode(
      modifier.items()
        .modifier(
          EnvironmentModifier {
            $0.isInMenu = true
            $0.buttonStyle = AnyButtonStyle(primitive: MenuRowButtonStyle(dismiss: {}))
          }))
    defer { items.remove() }
    for element in items.elements { element.place(at: .zero, proposal: .unspecified) }
    return body(items)
  }
}
