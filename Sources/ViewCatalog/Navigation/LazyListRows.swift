import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// The content of a list whose rows can be built one by one, when they are seen.
@MainActor
protocol LazyRowSource {
  func lazyRows(style: ListStyleKind, selection: ListSelection?) -> any View
}

extension ForEach: LazyRowSource where Content: View {
  func lazyRows(style: ListStyleKind, selection: ListSelection?) -> any View {
    LazyVStack(spacing: 0) {
      wrapped { row in
        LazyListRow(row: row, style: style, selection: selection)
      }
    }
  }
}

/// One row of the collection of a list, which may be several rows of the list.
nonisolated private struct LazyListRow<Content: View>: View {
  let row: ForEachRow<Content>
  let style: ListStyleKind
  let selection: ListSelection?

  @MainActor var body: some View {
    ChildrenView(
      row.content
        .modifier(TraitModifier(RowDeletionTrait.self, value: row.delete, affectsLayout: false))
        .environment(\.isInListRow, true)
        .environment(\.listContext, ListContext(style: style, selection: selection))
    ) { children in
      VStack(spacing: 0) {
        ForEach(children) { child in
          if child.trait(SectionTrait.self) == true {
            child.padding(.bottom, row.isLast || style == .plain ? 0 : 35)
          } else {
            ListRow(
              row: child, isLast: row.isLast && child == children.last, isPlain: style == .plain,
              selection: selection, identity: row.id
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
    row.isFirst && child == children.first
  }

  @MainActor private func isLast(_ child: ChildView, _ children: [ChildView]) -> Bool {
    row.isLast && child == children.last
  }
}

extension LazyListRow: ExplicitlyIdentified {
  func hasIdentity(_ id: AnyHashable) -> Bool { ExplicitIdentity.isGiven(id, in: row.content) }
}

/// A row's part of the card that all rows of a list stand on.
private struct RowCard: ViewModifier {
  let style: ListStyleKind
  let isFirst: Bool
  let isLast: Bool

  func body(content: Content) -> some View {
    let radius = style == .insetGrouped ? RowGroup.cornerRadius : 0
    let (top, bottom) = (isFirst ? radius : 0, isLast ? radius : 0)
    content
      .background(style == .plain ? .clear : Color(.system(.secondaryGroupedBackground)))
      .clipShape(
        UnevenRoundedRectangle(
          topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
          topTrailingRadius: top)
      )
      .padding(.horizontal, style == .insetGrouped ? 16 : 0)
  }
}
