import Foundation
import Geometry
import ViewControls
import ViewGraphics
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// The content of a list whose rows can be built one by one, when they are seen.
@MainActor
protocol LazyRowSource {
  /// False where the rows are known once others are built.
  var knowsItsRows: Bool { get }
  func lazyRows(style: ListStyleKind, selection: ListSelection?) -> any View
}

extension ForEach: LazyRowSource where Content: View {
  var knowsItsRows: Bool { !(data is any DeferredElements) }

  func lazyRows(style: ListStyleKind, selection: ListSelection?) -> any View {
    LazyRowStack {
      wrapped { row in
        LazyListRow(row: row, style: style, selection: selection)
      }
    }
  }
}

/// The rows below one another, as far apart as the list says.
private struct LazyRowStack<Rows: View>: View {
  @ViewBuilder let rows: Rows
  @Environment(\.listLook) private var look

  var body: some View { LazyVStack(spacing: look.rowSpacing) { rows } }
}

/// One row of the collection of a list, which may be several rows of the list.
nonisolated private struct LazyListRow<Content: View>: View {
  let row: ForEachRow<Content>
  let style: ListStyleKind
  let selection: ListSelection?

  @Environment(\.listLook) private var look

  /// Whether each row stands on a card of its own.
  @MainActor private var standAlone: Bool { look.rowSpacing > 0 }

  @MainActor var body: some View {
    ChildrenView(
      row.content
        .modifier(TraitModifier(RowDeletionTrait.self, value: row.delete, affectsLayout: false))
        .modifier(TraitModifier(RowMoveTrait.self, value: row.move, affectsLayout: false))
        .modifier(RowLevelModifier())
        .environment(\.isInListRow, true)
        .environment(\.choosesRows, selection != nil)
        .environment(\.rowSelection, selection)
        .environment(\.listContext, ListContext(style: style, selection: selection))
    ) { children in
      VStack(spacing: look.rowSpacing) {
        ForEach(children) { child in
          if let section = child.trait(SectionTrait.self) {
            // The distance to the next section, taken to be like this one.
            child.padding(
              .bottom,
              row.isLast
                ? 0
                : ListMetrics.gap(
                  above: section, section, style, spacing: look.sectionSpacing))
          } else {
            ListRow(
              row: child, isLast: isLast(child, children), style: style,
              selection: selection, identity: row.id, endsSection: isLast(child, children)
            )
            .modifier(
              RowCard(
                style: style, isFirst: isFirst(child, children), isLast: isLast(child, children)))
          }
        }
      }
      .frame(maxWidth: .infinity)
    }
  }

  @MainActor private func isFirst(_ child: ChildView, _ children: [ChildView]) -> Bool {
    standAlone || row.isFirst && child == children.first
  }

  @MainActor private func isLast(_ child: ChildView, _ children: [ChildView]) -> Bool {
    standAlone || row.isLast && child == children.last
  }
}

extension LazyListRow: ExplicitlyIdentified {
  func hasIdentity(_ id: AnyHashable) -> Bool { ExplicitIdentity.isGiven(id, in: row.content) }
}

/// A row's part of the card that all rows of a list stand on.
struct RowCard: ViewModifier {
  let style: ListStyleKind
  let isFirst: Bool
  let isLast: Bool
  @Environment(\.listLook) private var look

  func body(content: Content) -> some View {
    let radius = style == .insetGrouped ? ListMetrics.cornerRadius : 0
    let (top, bottom) = (isFirst ? radius : 0, isLast ? radius : 0)
    content
      .clipShape(
        UnevenRoundedRectangle(
          topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
          topTrailingRadius: top)
      )
      .padding(.horizontal, margin)
  }

  private var margin: CGFloat {
    switch style {
    case .insetGrouped: look.sectionMargin ?? ListMetrics.margin
    case .sidebar: ListMetrics.sidebarMargin
    default: 0
    }
  }
}
