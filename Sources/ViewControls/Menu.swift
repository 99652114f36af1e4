import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// A control that shows a list of actions.
nonisolated public struct Menu<Label: View, Content: View>: View {
  let content: () -> Content
  let label: Label
  let primaryAction: (@MainActor () -> Void)?
  @State private var isOpen = false
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.menuStyle) private var style

  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content
    self.label = label()
    primaryAction = nil
  }

  /// A tap does `primaryAction`, a long press shows the list.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content
    self.label = label()
    self.primaryAction = primaryAction
  }

  nonisolated init(
    styled content: @escaping () -> Content, label: Label,
    primaryAction: (@MainActor () -> Void)?
  ) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }

  @MainActor public var body: some View {
    if let style, !isInMenu {
      let content = content
      style.makeBody(
        MenuStyleConfiguration(
          label: .init(view: AnyView(label)), content: .init(make: { AnyView(content()) }),
          primaryAction: primaryAction))
    } else if isInMenu {
      // A menu in a menu is a row that opens below itself.
      VStack(alignment: .leading, spacing: 0) {
        Button {
          withAnimation(.menu) { isOpen.toggle() }
        } label: {
          HStack {
            label
            Spacer(minLength: 8)
            Image(systemName: "chevron.right").font(.footnote.weight(.semibold))
              .systemForegroundStyle(.secondary).rotationEffect(.degrees(isOpen ? 90 : 0))
              .accessibilityHidden(true)
          }
        }
        .menuActionDismissBehavior(.disabled)
        .accessibilityValue(isOpen ? "expanded" : "collapsed")
        if isOpen { content() }
      }
      .closedMenu(isOpen: isOpen, items: content)
    } else {
      Button {
        if let primaryAction { primaryAction() } else { isOpen = true }
      } label: {
        label
      }
      .simultaneousGesture(
        LongPressGesture().onEnded { _ in isOpen = true }, isEnabled: primaryAction != nil
      )
      .menuPopup(isPresented: $isOpen, content: content)
      .closedMenu(isOpen: isOpen, items: content)
    }
  }
}

extension Menu where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == ViewControls.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { ViewControls.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { ViewControls.Label(title, systemImage: systemImage) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { ViewControls.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { ViewControls.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

extension View {
  /// Known to the styles inside; on a phone the label of a menu has no mark that could be hidden.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Shows a list of actions after a long press on this view.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> some View {
    modifier(HeldMenu(items: menuItems))
  }

  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(HeldMenu(items: menuItems))
  }
}

extension View {
  /// Shows the actions of a menu after a long press on this view; nil for none.
  @ViewBuilder nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    if let contextMenu { self.contextMenu(menuItems: contextMenu.items) } else { self }
  }
}

/// A list of actions that a long press on a view shows.
nonisolated public struct ContextMenu<MenuItems: View> {
  let items: () -> MenuItems
  public init(@ViewBuilder menuItems: @escaping () -> MenuItems) { items = menuItems }
}

nonisolated private struct HeldMenu<Items: View>: ViewModifier {
  let items: () -> Items
  @State private var isOpen = false

  nonisolated init(items: @escaping () -> Items) { self.items = items }

  @MainActor func body(content: Content) -> some View {
    content
      .simultaneousGesture(LongPressGesture().onEnded { _ in isOpen = true })
      .menuPopup(isPresented: $isOpen, content: items)
  }
}
