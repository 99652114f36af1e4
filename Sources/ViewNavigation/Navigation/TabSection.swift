import ViewContent
import ViewControls
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// The header of the section that a tab stands in.
enum TabSectionTrait: ElementTrait {
  struct Value {
    /// The same for the tabs of one section.
    let section: Section
    let header: AnyView
  }

  final class Section {}
}

/// Tabs that belong together. A narrow window, such as a phone's, shows its tabs among the others.
///
/// The selection's type stands on its own, so that it is known before the builder asks for it.
nonisolated public struct TabSection<
  Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable
>: PrimitiveTabContent where Content.TabValue == SelectionValue {
  public typealias TabValue = SelectionValue
  public typealias Body = AnyTabContent<SelectionValue>

  // Only `screens` reads it, on the main actor.
  nonisolated(unsafe) let content: Content
  let header: Header

  nonisolated fileprivate init(header: Header, content: Content) {
    self.header = header
    self.content = content
  }

  @MainActor var screens: AnyView {
    let section = TabSectionTrait.Value(
      section: TabSectionTrait.Section(), header: AnyView(header))
    return AnyView(
      content.allScreens.modifier(
        TraitModifier(TabSectionTrait.self, value: section, affectsLayout: false)))
  }
}

extension TabSection where Footer == EmptyView {
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(header: header(), content: content())
  }
}

extension TabSection where Header == Text, Footer == EmptyView {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(title), content: content())
  }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: EmptyView(), content: content())
  }
}
