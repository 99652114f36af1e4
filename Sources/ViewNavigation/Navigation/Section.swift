import Foundation
import Geometry
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// Views that belong together, with a header and a footer; or rows of a table, as its content is.
nonisolated public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  let isExpanded: Binding<Bool>?
  @Environment(\.listContext) private var list
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.isCollectingSections) private var isCollected
  @Environment(\.foldsSections) private var foldsSections
  @Environment(\.sectionRowTraits) private var rowTraits

  nonisolated package init(
    _ header: Parent, _ content: Content, _ footer: Footer, isExpanded: Binding<Bool>? = nil
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  @MainActor public var body: some View {
    if let list {
      ChildrenView(
        isShown ? content.modifier(RowLevelModifier()).environment(\.listContext, nil) : nil
      ) { rows in
        ListSection(
          header: header, footer: footer, rows: rows, list: list, isExpanded: isExpanded,
          rowTraits: rowTraits)
      }
      .modifier(
        TraitModifier(
          SectionTrait.self,
          value: ListSectionShape(
            hasHeader: Parent.self != EmptyView.self || (isExpanded != nil && foldsSections),
            hasFooter: Footer.self != EmptyView.self)))
    } else if isCollected {
      CollectedSection(header: header, content: content, footer: footer)
    } else if isInMenu {
      VStack(alignment: .leading, spacing: 0) {
        header.font(.footnote).foregroundStyle(.secondary).padding(.horizontal, 24).padding(
          .vertical, 6)
        content
        Divider().padding(.horizontal, 24).padding(.vertical, 8)
      }
    } else {
      header.modifier(
        TraitModifier(SectionPartTrait.self, value: .header, affectsLayout: false))
      content
      footer.modifier(
        TraitModifier(SectionPartTrait.self, value: .footer, affectsLayout: false))
    }
  }

  @MainActor private var isShown: Bool { isExpanded?.wrappedValue ?? true }
}

/// A section's header above its rows, and the footer below.
private struct ListSection<Header: View, Footer: View>: View {
  let header: Header
  let footer: Footer
  let rows: [ChildView]
  let list: ListContext
  let isExpanded: Binding<Bool>?
  let rowTraits: SectionRowTraits
  @Environment(\.foldsSections) private var foldsSections
  @Environment(\.headerProminence) private var prominence

  /// In sidebars alone a chevron says that a section folds.
  private var folding: Binding<Bool>? { foldsSections ? isExpanded : nil }

  var body: some View {
    let margin = ListMetrics.inset + (list.style == .insetGrouped ? ListMetrics.margin : 0)
    VStack(alignment: .leading, spacing: 0) {
      if Header.self != EmptyView.self || folding != nil {
        HStack {
          header.font(prominence == .increased ? .title3.weight(.bold) : .body.weight(.semibold))
            .systemForegroundStyle(
              prominence == .increased ? HierarchicalShapeStyle.primary : .secondary
            )
            .environment(\.isInListRow, false)
            .accessibilityAddTraits(.isHeader)
          if let folding {
            Spacer(minLength: 8)
            OpeningChevron(isOpen: folding.wrappedValue)
          }
        }
        .modifier(FoldingHeader(isExpanded: folding))
        .padding(.horizontal, margin)
        .padding(.bottom, ListMetrics.belowHeader)
      }
      if !rows.isEmpty {
        RowGroup(
          rows: rows, style: list.style, selection: list.selection, sectionTraits: rowTraits)
      }
      if Footer.self != EmptyView.self {
        footer.font(.footnote).systemForegroundStyle(.secondary)
          .environment(\.isInListRow, false)
          // 70 points from card to card around a footer and a header in low lines (iOS 26.2).
          .transformEnvironment(\.textStyle) { $0.lastLeading = ListMetrics.footerLeading }
          .frame(minHeight: ListMetrics.footerHeight)
          .padding(.horizontal, margin)
          .padding(.top, ListMetrics.aboveFooter)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A header that shows and hides its section's rows when it is touched.
private struct FoldingHeader: ViewModifier {
  let isExpanded: Binding<Bool>?

  func body(content: Content) -> some View {
    if let isExpanded {
      content.contentShape(Rectangle())
        .gesture(
          ButtonGesture(onPressingChanged: { _ in }) {
            withAnimation(.rowsOpening) { isExpanded.wrappedValue.toggle() }
          })
    } else {
      content
    }
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView())
  }

  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header, content(), EmptyView())
  }

  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header(), content(), EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(EmptyView(), content(), footer())
  }

  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), footer)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header(), content(), footer())
  }

  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), EmptyView())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyView())
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), content(), EmptyView(), isExpanded: isExpanded)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), content(), EmptyView(), isExpanded: isExpanded)
  }
}

/// How much a section's header stands out.
nonisolated public enum Prominence: Hashable, Sendable { case standard, increased }

extension View {
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

private struct HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}
