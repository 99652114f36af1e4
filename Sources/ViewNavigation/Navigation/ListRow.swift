import Foundation
import Geometry
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// Rows with lines between them: together a card, or from edge to edge.
struct RowGroup: View {
  let rows: [ChildView]
  let style: ListStyleKind
  let selection: ListSelection?
  var sectionTraits = SectionRowTraits()
  @Environment(\.listLook) private var look
  @Environment(\.alternatingRows) private var alternatesRows

  var body: some View {
    if style == .sidebar {
      stack.padding(.horizontal, ListMetrics.sidebarMargin)
    } else if look.rowSpacing > 0 {
      VStack(spacing: look.rowSpacing) {
        ForEach(rows) { row in
          ListRow(
            row: row, isLast: true, style: style, selection: selection,
            endsSection: true, sectionTraits: sectionTraits
          )
          .frame(maxWidth: .infinity)
          .modifier(RowCard(style: style, isFirst: true, isLast: true))
        }
      }
    } else if style == .plain || style == .grouped {
      stack
    } else {
      stack
        .clipShape(RoundedRectangle(cornerRadius: ListMetrics.cornerRadius))
        .padding(.horizontal, look.sectionMargin ?? ListMetrics.margin)
    }
  }

  private var stack: some View {
    VStack(spacing: 0) {
      ForEach(rows.indices.map { NumberedRow(number: $0, row: rows[$0]) }) { numbered in
        let row = numbered.row
        ListRow(
          row: row, isLast: row == rows.last, style: style, selection: selection,
          endsSection: row == rows.last, sectionTraits: sectionTraits,
          isAlternate: alternatesRows && numbered.number % 2 == 1)
      }
    }
    .frame(maxWidth: .infinity)
  }
}

/// A row with how many are above it.
private struct NumberedRow: Identifiable {
  let number: Int
  let row: ChildView
  var id: ObjectIdentifier { row.id }
}

/// A row: at least 56 points tall.
struct ListRow: View {
  let row: ChildView
  let isLast: Bool
  let style: ListStyleKind
  let selection: ListSelection?
  /// What it is known by where it has no tag of its own.
  var identity: AnyHashable?
  /// Whether the section ends with it.
  var endsSection = false
  /// What is said of all rows of its section, where the row says nothing.
  var sectionTraits = SectionRowTraits()
  /// Whether it is every second row of a list whose rows alternate.
  var isAlternate = false
  @Environment(\.listLook) private var look
  @Environment(\.selectionMenu) private var menu
  @Environment(\.isSidebarList) private var isSidebar
  @Environment(\.splitPlace) private var splitPlace
  @Environment(\.editMode) private var editMode
  @Environment(\.defaultMinListRowHeight) private var minimumRowHeight
  /// How often the sign for deleting was tapped.
  @State private var openings = 0

  private var signs: RowSigns {
    RowSigns(
      isEditing: editMode?.wrappedValue.isEditing == true, row: row, open: { openings += 1 })
  }

  var body: some View {
    let (leading, trailing) = (row.trait(LeadingSwipeTrait.self), trailingActions)
    if leading == nil && trailing == nil {
      chosen
    } else {
      SwipeRow(leading: leading, trailing: trailing, content: chosen, openings: openings)
    }
  }

  private func trait<Trait: ElementTrait>(_ trait: Trait.Type) -> Trait.Value? {
    row.trait(trait) ?? sectionTraits[trait]
  }

  private var trailingActions: SwipeActions? {
    if let actions = row.trait(TrailingSwipeTrait.self) { return actions }
    guard let delete = row.trait(RowDeletionTrait.self) ?? nil,
      row.trait(DeleteDisabledTrait.self) != true
    else { return nil }
    return SwipeActions(
      allowsFullSwipe: true,
      content: AnyView(
        Button(role: .destructive) {
          delete()
        } label: {
          Label("Delete", systemImage: "trash")
        }))
  }

  @ViewBuilder private var chosen: some View {
    if let selection, let tag = selection.tag(of: row, identity: identity),
      row.trait(SelectionDisabledTrait.self) != true
    {
      styled(isChosen: selection.contains(tag))
        .contentShape(Rectangle())
        .gesture(ButtonGesture(onPressingChanged: { _ in }, action: { choose(tag, selection) }))
        .modifier(SelectionMenuOfRow(menu: menu, tag: tag, selected: selection.all))
    } else {
      styled(isChosen: false)
    }
  }

  private func choose(_ tag: AnyHashable, _ selection: ListSelection) {
    if let action = menu?.primaryAction, menu?.accepts(tag) == true { return action([tag]) }
    selection.choose(tag)
    if let splitPlace, selection.single != nil { splitPlace.model.advance(from: splitPlace.column) }
  }

  private func styled(isChosen: Bool) -> some View {
    let insets = trait(RowInsetsTrait.self) ?? nil
    let inset = ListMetrics.inset
    return SeparatedRowLayout(inset: (insets?.leading ?? inset) + signs.leadingRoom) {
      badged
        .padding(.leading, signs.leadingRoom)
        .padding(.trailing, signs.trailingRoom)
        .padding(
          insets
            ?? EdgeInsets(
              top: rowPadding, leading: inset, bottom: rowPadding, trailing: inset)
        )
        .frame(
          // Never wider than the list: what does not fit runs out of its trailing edge.
          minWidth: 0, maxWidth: .infinity, minHeight: minimumHeight(hasInsets: insets != nil),
          alignment: .leading
        )
        .modifier(ListRowArea())
        .background { background(isChosen: isChosen) }
        .overlay { signs }
      if showsSeparator { RowSeparator(tint: trait(SeparatorTintTrait.self) ?? nil) }
    }
  }

  /// The system's, except where the row has insets of its own; the program's always, in points.
  private func minimumHeight(hasInsets: Bool) -> CGFloat? {
    if minimumRowHeight != ListMetrics.rowHeight { return minimumRowHeight }
    if isSidebar, !hasInsets { return ListMetrics.sidebarRowHeight }
    return hasInsets ? nil : ListMetrics.rowHeight
  }

  private var rowPadding: CGFloat {
    isSidebar ? ListMetrics.sidebarRowPadding : ListMetrics.rowPadding
  }

  /// The row with its badge at the end.
  @ViewBuilder private var badged: some View {
    if let badge = row.trait(BadgeTrait.self) ?? nil, row.trait(LeadsOnTrait.self) == true {
      // Before the chevron, which is seven points wide.
      row.overlay(alignment: .trailing) {
        badge.systemForegroundStyle(.secondary).padding(.trailing, 15)
      }
    } else if let badge = row.trait(BadgeTrait.self) ?? nil {
      HStack(spacing: 8) {
        row
        Spacer(minLength: 0)
        badge.systemForegroundStyle(.secondary)
      }
    } else {
      row
    }
  }

  private var showsSeparator: Bool {
    guard trait(RowSeparatorTrait.self) != .hidden, !isSidebar else { return false }
    let hidesEnd =
      look.hidesSectionSeparators || row.trait(SectionSeparatorTrait.self) == true
    return style == .plain ? !(endsSection && hidesEnd) : !isLast
  }

  @ViewBuilder
  private func background(isChosen: Bool) -> some View {
    if isChosen, isSidebar {
      RoundedRectangle(cornerRadius: ListMetrics.sidebarRowHeight / 2)
        .fill(Color(.system(.secondaryFill)))
    } else if isChosen {
      Color(.system(.gray4))
    } else if let background = trait(RowBackgroundTrait.self) ?? nil {
      background
    } else if isAlternate, !isSidebar {
      Color(.system(.tertiaryFill))
    } else if style == .grouped || style == .insetGrouped {
      // Each row its own: one that goes is covered by those that move over it.
      Color(.system(.secondaryGroupedBackground))
    }
  }
}
