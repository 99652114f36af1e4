import Foundation
import ViewControls
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// What may be done with the chosen rows of a list or a table.
package struct SelectionMenu {
  /// Whether a row with this tag has the menu: the tag is of its type.
  package let accepts: @MainActor (AnyHashable) -> Bool
  package let menu: @MainActor (Set<AnyHashable>) -> AnyView
  /// What a tap on a row does instead of choosing it.
  package let primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?
}

private struct SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

extension EnvironmentValues {
  /// That of the list or table inside.
  package var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

extension View {
  /// Gives the rows of the list or table inside a menu, which a long press opens: for all chosen rows on one of them, else
  /// for the row itself. With a `primaryAction` a tap on a row does that and chooses nothing. A menu for the area without
  /// rows is left out.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    // Used where rows are made and touched, on the main thread.
    nonisolated(unsafe) let (menu, primaryAction) = (menu, primaryAction)
    func items(_ tags: Set<AnyHashable>) -> Set<I> { Set(tags.compactMap { $0.base as? I }) }
    let made = SelectionMenu(
      accepts: { $0.base is I }, menu: { AnyView(menu(items($0))) },
      primaryAction: primaryAction.map { action in
        // Called by a tap on a row, on the main actor.
        nonisolated(unsafe) let action = action
        return { action(items($0)) }
      })
    return modifier(EnvironmentModifier { $0.selectionMenu = made })
  }
}

/// Opens the menu of the list around for a row.
nonisolated package struct SelectionMenuOfRow: ViewModifier {
  let menu: SelectionMenu?
  let tag: AnyHashable
  let selected: @MainActor () -> Set<AnyHashable>

  package init(
    menu: SelectionMenu?, tag: AnyHashable, selected: @escaping @MainActor () -> Set<AnyHashable>
  ) {
    (self.menu, self.tag, self.selected) = (menu, tag, selected)
  }

  @MainActor package func body(content: Content) -> some View {
    if let menu, menu.accepts(tag) {
      content.contextMenu {
        let chosen = selected()
        menu.menu(chosen.contains(tag) ? chosen : [tag])
      }
    } else {
      content
    }
  }
}
