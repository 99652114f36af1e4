import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// The groups of a list below one another. Rows that are in no section make a group of their own.
struct ListBody<Content: View>: View {
  let style: ListStyleKind
  let selection: ListSelection?
  let content: Content
  @Environment(\.listLook) private var look

  var body: some View {
    ScrollView {
      rows
    }
    // The bar above has the list's colour, as if the list went on below it.
    .modifier(BarModifier { bar in if style != .plain { bar.background = listColor } })
  }

  @ViewBuilder
  private var rows: some View {
    if let source = content as? any LazyRowSource {
      VStack(spacing: 0) {
        if style != .plain { ListTopInset(section: ListSectionShape(), style: style) }
        AnyView(source.lazyRows(style: style, selection: selection))
      }
      .padding(.bottom, 20)
    } else {
      ChildrenView(
        content
          .environment(\.isInListRow, true)
          .environment(\.listContext, ListContext(style: style, selection: selection))
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

  private var listColor: AnyShapeStyle { AnyShapeStyle(Color(.system(.groupedBackground))) }

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

/// Rows with lines between them: on a card, or from edge to edge.
struct RowGroup: View {
  let rows: [ChildView]
  let style: ListStyleKind
  let selection: ListSelection?
  @Environment(\.listLook) private var look

  var body: some View {
    if look.rowSpacing > 0 {
      VStack(spacing: look.rowSpacing) {
        ForEach(rows) { row in
          ListRow(
            row: row, isLast: true, isPlain: style == .plain, selection: selection,
            endsSection: true
          )
          .frame(maxWidth: .infinity)
          .modifier(RowCard(style: style, isFirst: true, isLast: true))
        }
      }
    } else if style == .plain {
      stack
    } else if style == .grouped {
      stack.background(Color(.system(.secondaryGroupedBackground)))
    } else {
      stack
        .background(Color(.system(.secondaryGroupedBackground)))
        .clipShape(RoundedRectangle(cornerRadius: ListMetrics.cornerRadius))
        .padding(.horizontal, ListMetrics.margin)
    }
  }

  private var stack: some View {
    VStack(spacing: 0) {
      ForEach(rows) { row in
        ListRow(
          row: row, isLast: row == rows.last, isPlain: style == .plain, selection: selection,
          endsSection: row == rows.last)
      }
    }
    .frame(maxWidth: .infinity)
  }
}

/// A row: at least 56 points tall.
struct ListRow: View {
  let row: ChildView
  let isLast: Bool
  let isPlain: Bool
  let selection: ListSelection?
  /// What it is known by where it has no tag of its own.
  var identity: AnyHashable?
  /// Whether the section ends with it.
  var endsSection = false
  @Environment(\.listLook) private var look

  var body: some View {
    let (leading, trailing) = (row.trait(LeadingSwipeTrait.self), trailingActions)
    if leading == nil && trailing == nil {
      chosen
    } else {
      SwipeRow(leading: leading, trailing: trailing, content: chosen)
    }
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
    if let selection, let tag = row.tag ?? identity {
      styled(isChosen: selection.contains(tag))
        .contentShape(Rectangle())
        .gesture(ButtonGesture(onPressingChanged: { _ in }, action: { selection.choose(tag) }))
    } else {
      styled(isChosen: false)
    }
  }

  private func styled(isChosen: Bool) -> some View {
    let insets = row.trait(RowInsetsTrait.self) ?? nil
    let inset = ListMetrics.inset
    return SeparatedRowLayout(inset: insets?.leading ?? inset) {
      badged
        .padding(
          insets
            ?? EdgeInsets(
              top: ListMetrics.rowPadding, leading: inset, bottom: ListMetrics.rowPadding,
              trailing: inset)
        )
        .frame(
          maxWidth: .infinity, minHeight: insets == nil ? ListMetrics.rowHeight : nil,
          alignment: .leading
        )
        .background { background(isChosen: isChosen) }
      if showsSeparator { Divider() }
    }
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
    guard row.trait(RowSeparatorTrait.self) != .hidden else { return false }
    let hidesEnd =
      look.hidesSectionSeparators || row.trait(SectionSeparatorTrait.self) == true
    return isPlain ? !(endsSection && hidesEnd) : !isLast
  }

  @ViewBuilder
  private func background(isChosen: Bool) -> some View {
    if isChosen {
      Color(.system(.gray4))
    } else if let background = row.trait(RowBackgroundTrait.self) ?? nil {
      background
    }
  }
}

/// What lies behind a list.
struct ListBackground: View {
  let style: ListStyleKind

  var body: some View {
    Color(.system(style == .plain ? .background : .groupedBackground)).ignoresSafeArea()
  }
}

/// How a list looks.
public protocol ListStyle {}

enum ListStyleKind { case automatic, plain, grouped, insetGrouped }

protocol SystemListStyle: ListStyle {
  static var kind: ListStyleKind { get }
}

nonisolated public struct DefaultListStyle: SystemListStyle {
  static var kind: ListStyleKind { .automatic }
  nonisolated public init() {}
}
nonisolated public struct PlainListStyle: SystemListStyle {
  static var kind: ListStyleKind { .plain }
  nonisolated public init() {}
}
nonisolated public struct GroupedListStyle: SystemListStyle {
  static var kind: ListStyleKind { .grouped }
  nonisolated public init() {}
}
nonisolated public struct InsetGroupedListStyle: SystemListStyle {
  static var kind: ListStyleKind { .insetGrouped }
  nonisolated public init() {}
}
nonisolated public struct InsetListStyle: SystemListStyle {
  static var kind: ListStyleKind { .plain }
  nonisolated public init() {}
}
nonisolated public struct SidebarListStyle: SystemListStyle {
  static var kind: ListStyleKind { .insetGrouped }
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListStyleKey: EnvironmentKey {
  static var defaultValue: ListStyleKind { .automatic }
}

extension EnvironmentValues {
  var listStyle: ListStyleKind {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the lists inside.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let kind = (S.self as? any SystemListStyle.Type)?.kind ?? .automatic
    return modifier(EnvironmentModifier { $0.listStyle = kind })
  }

  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(TraitModifier(RowInsetsTrait.self, value: insets))
  }

  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(TraitModifier(RowBackgroundTrait.self, value: view.map { AnyView($0) }))
  }

  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(TraitModifier(RowSeparatorTrait.self, value: visibility))
  }
}
