import Foundation
import Geometry
import Motion
import ViewContent
import ViewGraphics
import ViewLayout
import ViewRuntime

/// A title with a chevron that turns, and below it what it opens. In a list the title and each view that it
/// opens are rows of their own.
nonisolated struct OpeningGroup<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label
  @ViewBuilder let content: () -> Content

  @MainActor var body: some View {
    RowLevelReader { makesRows in
      if makesRows {
        OpeningRow(isExpanded: isExpanded, label: label)
        if isExpanded.wrappedValue { content().modifier(RowIndentation()) }
      } else {
        VStack(alignment: .leading, spacing: 0) {
          OpeningTitle(isExpanded: isExpanded, label: label)
          if isExpanded.wrappedValue { content() }
        }
      }
    }
  }
}

extension Animation {
  /// How rows move when others come in between them, or go.
  package static var rowsOpening: Animation { .spring(response: 0.35, dampingFraction: 1) }
}

/// A title that opens what stands below it.
nonisolated private struct OpeningTitle<Label: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label
  @Environment(\.isInListRow) private var isInListRow

  @MainActor var body: some View {
    Button {
      withAnimation(.rowsOpening) { isExpanded.wrappedValue.toggle() }
    } label: {
      HStack {
        // In lists only the chevron has the tint.
        if isInListRow { label.foregroundStyle(Color.primary) } else { label }
        Spacer(minLength: 8)
        OpeningChevron(isOpen: isExpanded.wrappedValue)
      }
      .frame(minHeight: 32)
      .contentShape(Rectangle())
    }
    .buttonStyle(.borderless)
  }
}

/// A row of a list that opens others below it: all of it does, or its chevron alone where a touch of the row
/// chooses it.
nonisolated private struct OpeningRow<Label: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label
  @Environment(\.choosesRows) private var choosesRows

  @MainActor var body: some View {
    if choosesRows {
      HStack {
        label
        Spacer(minLength: 8)
        Button {
          toggle()
        } label: {
          chevron.contentShape(Rectangle())
        }
        .buttonStyle(.borderless)
      }
    } else {
      Button {
        toggle()
      } label: {
        HStack {
          label
          Spacer(minLength: 8)
          chevron
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(OpeningRowStyle())
    }
  }

  @MainActor private var chevron: some View { OpeningChevron(isOpen: isExpanded.wrappedValue) }

  @MainActor private func toggle() {
    withAnimation(.rowsOpening) { isExpanded.wrappedValue.toggle() }
  }
}

/// A row in its own colours, fainter while it is touched.
private struct OpeningRowStyle: ButtonStyle {
  nonisolated init() {}

  @MainActor func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label
      .modifier(RowButtonTouch(fillsRow: true))
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

/// Points to what is hidden, or down to what is shown.
package struct OpeningChevron: View {
  let isOpen: Bool
  nonisolated package init(isOpen: Bool) { self.isOpen = isOpen }

  package var body: some View {
    Chevron(direction: .trailing, size: 15).foregroundStyle(.tint)
      .modifier(OpeningTurn(isOpen: isOpen))
  }
}

/// Rows that another one opened begin further in, and so do the lines below them.
nonisolated private struct RowIndentation: ViewModifier {
  /// Points, one level. Not recorded: twice a step of UIKit's cells, which is 10 points.
  static let width: CGFloat = 20

  @MainActor func body(content: Content) -> some View {
    content.padding(.leading, Self.width)
      .alignmentGuide(.listRowSeparatorLeading) { row in
        row[explicit: .listRowSeparatorLeading] ?? Self.width
      }
  }
}

private struct ChoosesRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a touch chooses a row of the list around.
  package var choosesRows: Bool {
    get { self[ChoosesRowsKey.self] }
    set { self[ChoosesRowsKey.self] = newValue }
  }
}
