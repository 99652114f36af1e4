import Foundation
import Geometry
import ViewControls
import ViewGraphics
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// The groups of a list below one another. Rows that are in no section make a group of their own.
struct ListBody<Content: View>: View {
  let style: ListStyleKind
  let selection: ListSelection?
  let content: Content
  @Environment(\.listLook) private var look
  @Environment(\.alternatingRows) private var alternatesRows

  var body: some View {
    ScrollView {
      rows
    }
  }

  @ViewBuilder
  private var rows: some View {
    // Rows that alternate have to know how many are above them: they are all built at once.
    if !alternatesRows || style == .sidebar, let source = content as? any LazyRowSource,
      source.knowsItsRows
    {
      VStack(spacing: 0) {
        if style != .plain { ListTopInset(section: ListSectionShape(), style: style) }
        AnyView(source.lazyRows(style: style, selection: selection))
      }
      .padding(.bottom, 20)
    } else {
      ChildrenView(
        content
          .modifier(RowLevelModifier())
          .environment(\.isInListRow, true)
          .environment(\.choosesRows, selection != nil)
          .environment(\.rowSelection, selection)
          .environment(\.listContext, ListContext(style: style, selection: selection))
          .environment(\.sectionRowTraits, SectionRowTraits())
      ) { children in
        let groups = groups(of: children)
        VStack(alignment: .leading, spacing: 0) {
          ListTopInset(section: groups.first?.section ?? ListSectionShape(), style: style)
          ForEach(groups) { group in
            Group {
              if group.isSection {
                group.rows[0]
              } else {
                RowGroup(rows: group.rows, style: style, selection: selection)
              }
            }
            .padding(.top, gap(above: group, groups))
          }
        }
        // As wide as the list, though there is nothing in it.
        .frame(maxWidth: .infinity)
        .padding(.bottom, 20)
      }
    }
  }

  private func gap(above group: ListGroup, _ groups: [ListGroup]) -> CGFloat {
    guard let index = groups.firstIndex(where: { $0.id == group.id }), index > 0 else { return 0 }
    return ListMetrics.gap(
      above: groups[index - 1].section, group.section, style, spacing: look.sectionSpacing)
  }

  private func groups(of children: [ChildView]) -> [ListGroup] {
    var groups: [ListGroup] = []
    for child in children {
      if let section = child.trait(SectionTrait.self) {
        groups.append(ListGroup(rows: [child], isSection: true, section: section))
      } else if let last = groups.indices.last, !groups[last].isSection {
        groups[last].rows.append(child)
      } else {
        groups.append(ListGroup(rows: [child], isSection: false))
      }
    }
    return groups
  }
}

private struct ListGroup: Identifiable {
  var rows: [ChildView]
  let isSection: Bool
  var section = ListSectionShape()
  var id: ObjectIdentifier { rows[0].id }
}

/// What a list says to its sections.
struct ListContext {
  let style: ListStyleKind
  let selection: ListSelection?
}

enum SectionTrait: ElementTrait { typealias Value = ListSectionShape }
enum RowInsetsTrait: ElementTrait { typealias Value = EdgeInsets? }
enum RowBackgroundTrait: ElementTrait { typealias Value = AnyView? }
enum RowSeparatorTrait: ElementTrait { typealias Value = Visibility }

private struct ListContextKey: EnvironmentKey { static var defaultValue: ListContext? { nil } }

extension EnvironmentValues {
  /// The list around; nil outside of lists.
  var listContext: ListContext? {
    get { self[ListContextKey.self] }
    set { self[ListContextKey.self] = newValue }
  }
}

/// What lies behind a list.
struct ListBackground: View {
  let style: ListStyleKind

  var body: some View {
    Color(.system(style == .plain ? .background : .groupedBackground)).ignoresSafeArea()
  }
}
