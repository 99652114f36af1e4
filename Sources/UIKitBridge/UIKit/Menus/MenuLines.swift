import CoreAnimation
import Foundation
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// The lines of a menu of UIKit, as the rows of one of SwiftUI's.
struct MenuLines: View {
  let menu: UIMenu
  let state: State

  /// The menu that is open, and how often it has changed since: lines are objects, which do not tell by themselves that they
  /// look different.
  struct State {
    let opened: OpenedMenu
    let generation: Int
  }

  var body: some View {
    if !menu.title.isEmpty { MenuHeader(title: menu.title) }
    MenuChildren(children: menu.children, state: state)
  }
}

private struct MenuHeader: View {
  let title: String

  var body: some View {
    Text(verbatim: title).font(.footnote).foregroundStyle(.secondary)
      .padding(.horizontal, 24).padding(.vertical, 6)
  }
}

private struct MenuChildren: View {
  let children: [UIMenuElement]
  let state: MenuLines.State

  var body: some View {
    // Where one line has a mark all keep room for it.
    let hasMarks = children.contains { ($0 as? UIAction).map { $0.state != .off } ?? false }
    ForEach(Array(children.enumerated()), id: \.offset) { index, child in
      if index > 0, child.isGroup || children[index - 1].isGroup { Divider() }
      if let menu = child as? UIMenu {
        inner(menu)
      } else if let action = child as? UIAction {
        if !action.attributes.contains(.hidden) {
          MenuLine(action: action, hasMarks: hasMarks, state: state)
        }
      } else if let deferred = child as? UIDeferredMenuElement {
        AnyView(MenuChildren(children: state.opened.lines(of: deferred), state: state))
      } else if let command = child as? UICommand, !command.attributes.contains(.hidden) {
        MenuLine(
          action: command.line(in: state.opened.sender), hasMarks: hasMarks, state: state)
      }
    }
  }

  @ViewBuilder private func inner(_ menu: UIMenu) -> some View {
    if menu.isRow {
      ControlGroup { AnyView(MenuChildren(children: menu.children, state: state)) }
        .controlGroupStyle(.compactMenu)
    } else if menu.isGroup {
      AnyView(MenuLines(menu: menu, state: state))
    } else {
      Menu {
        AnyView(MenuChildren(children: menu.children, state: state))
      } label: {
        MenuWords(element: menu)
      }
    }
  }
}

extension UIMenuElement {
  /// Whether its lines stand among those around it, between lines that part them.
  fileprivate var isGroup: Bool {
    (self as? UIMenu).map { $0.options.contains(.displayInline) && !$0.isRow } ?? false
  }
}

extension UIMenu {
  /// Whether its lines stand side by side.
  fileprivate var isRow: Bool {
    options.contains(.displayAsPalette) || preferredElementSize == .small
      || preferredElementSize == .medium
  }
}

private struct MenuLine: View {
  let action: UIAction
  let hasMarks: Bool
  let state: MenuLines.State

  var body: some View {
    let isDestructive = action.attributes.contains(.destructive)
    Button(role: isDestructive ? .destructive : nil) {
      state.opened.choose(action)
    } label: {
      if hasMarks {
        HStack(spacing: 10) {
          Image(systemName: action.state == .mixed ? "minus" : "checkmark")
            .opacity(action.state == .off ? 0 : 1).frame(width: 18).accessibilityHidden(true)
          MenuWords(element: action)
        }
      } else {
        MenuWords(element: action)
      }
    }
    .disabled(action.attributes.contains(.disabled))
    .menuActionDismissBehavior(
      action.attributes.contains(.keepsMenuPresented) ? .disabled : .automatic)
  }
}

/// The picture, the title and the small line below it.
private struct MenuWords: View {
  let element: UIMenuElement

  var body: some View {
    if let image = element.image {
      Label {
        words
      } icon: {
        Image(uiImage: image)
      }
    } else {
      words
    }
  }

  @ViewBuilder private var words: some View {
    if let subtitle = element.subtitle, !subtitle.isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: element.title)
        Text(verbatim: subtitle).font(.footnote).foregroundStyle(.secondary)
      }
    } else {
      Text(verbatim: element.title)
    }
  }
}
