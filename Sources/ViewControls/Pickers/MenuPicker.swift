import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// The chosen option as a button; the others are in its menu.
struct MenuPicker<Label: View, Content: View>: View {
  let selection: PickerSelection
  let label: Label
  let content: Content
  var currentValueLabel: AnyView?
  @State private var isOpen = false
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.isBarItem) private var isBarItem
  @Environment(\.tintStyle) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    if isInListRow {
      RowEnds(isStacked: textSize.isAccessibilitySize) {
        ControlTitle(content: label)
      } end: {
        control(tint ?? AnyShapeStyle(HierarchicalShapeStyle.secondary))
      }
      .contentShape(Rectangle())
      .modifier(RowButtonTouch(fillsRow: true))
      .gesture(
        ButtonGesture(onPressingChanged: { _ in }, action: { if isEnabled { isOpen = true } })
      )
      .accessibilityChoice(label: plainText(of: label))
    } else if isBarItem {
      // As the bar's other buttons are, on their glass.
      Button {
        isOpen = true
      } label: {
        HStack(spacing: 4) {
          value
          Chevron(direction: .upAndDown, size: 13)
        }
      }
      .menuPopup(isPresented: $isOpen) { InlinePicker(selection: selection, content: content) }
      .accessibilityChoice(label: plainText(of: label))
    } else {
      control(tint ?? AnyShapeStyle(Color.accentColor))
        .padding(.horizontal, 13.5)
        .padding(.vertical, 8)
        .accessibilityChoice(label: plainText(of: label))
    }
  }

  private func control(_ style: AnyShapeStyle) -> some View {
    Button {
      isOpen = true
    } label: {
      HStack(spacing: 4) {
        value
          // The value is no row: its icon stands close to its title.
          .environment(\.isInListRow, false)
        Chevron(direction: .upAndDown, size: 13)
      }
      .lineLimit(1)
      .foregroundStyle(isEnabled ? style : AnyShapeStyle(HierarchicalShapeStyle.tertiary))
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .menuPopup(isPresented: $isOpen) { InlinePicker(selection: selection, content: content) }
  }

  @ViewBuilder private var value: some View {
    if let currentValueLabel {
      currentValueLabel
    } else if !selection.mixed().isEmpty {
      Image(systemName: "minus").accessibilityLabel(Text(verbatim: "Mixed"))
    } else {
      ChildrenView(content) { options in
        let value = selection.value()
        ForEach(options.filter { $0.isTagged(value) }) { $0 }
      }
    }
  }
}

/// The options below one another with a check mark at the chosen one.
package struct InlinePicker<Content: View>: View {
  let selection: PickerSelection
  let content: Content

  package init(selection: PickerSelection, content: Content) {
    self.selection = selection
    self.content = content
  }

  @Environment(\.isInMenu) private var isInMenu

  package var body: some View {
    ChildrenView(content) { options in
      let value = selection.value()
      if isInMenu {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(options) { option in
            Button {
              if let tag = option.tag { selection.select(tag) }
            } label: {
              HStack(spacing: 10) {
                mark(option, value).frame(width: 18)
                option
              }
            }
            .accessibilityAddTraits(option.isTagged(value) ? .isSelected : [])
          }
        }
      } else {
        ForEach(options) { option in
          Button {
            if let tag = option.tag { selection.select(tag) }
          } label: {
            HStack {
              option
              Spacer(minLength: 8)
              mark(option, value).foregroundStyle(.tint)
            }
            .contentShape(Rectangle())
            .modifier(RowButtonTouch(fillsRow: true))
          }
          .buttonStyle(.plain)
          .accessibilityAddTraits(option.isTagged(value) ? .isSelected : [])
        }
      }
    }
  }

  /// A check mark at the chosen option; dashes at those of sources that differ.
  private func mark(_ option: ChildView, _ value: AnyHashable) -> some View {
    let mixed = selection.mixed()
    let isMixed = mixed.contains { option.isTagged($0) }
    return Image(systemName: isMixed ? "minus" : "checkmark")
      .font(.system(size: 15, weight: .semibold))
      .opacity(isMixed || option.isTagged(value) ? 1 : 0)
      .accessibilityHidden(true)
  }
}
