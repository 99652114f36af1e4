import Foundation
import ViewContent
import ViewControls
import ViewRuntime

/// Collects the tabs of a tab view, so that the value of each, `.home`, is known to be of the selection's type.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: View, L: View>(_ tab: Tab<TabValue, C, L>)
    -> Tab<TabValue, C, L>
  { tab }

  /// Other views: loops over tabs, sections, and views with a `tabItem`.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    ViewBuilder.buildBlock(repeat each content)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(first: First)
    -> _ConditionalContent<First, Second>
  { ViewBuilder.buildEither(first: first) }

  public static func buildEither<First: View, Second: View>(second: Second)
    -> _ConditionalContent<First, Second>
  { ViewBuilder.buildEither(second: second) }
}

extension TabView {
  /// Tabs whose values are those of `selection`.
  nonisolated public init(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = PickerSelection(selection)
    self.content = content()
  }
}

extension Tab {
  /// Puts a number on the tab's symbol; none for zero. The tab stays a tab, whose value is known by its selection.
  nonisolated public func badge(_ count: Int) -> Self { badge(count == 0 ? nil : Text("\(count)")) }

  nonisolated public func badge(_ label: Text?) -> Self {
    var tab = self
    tab.badge = label
    return tab
  }

  nonisolated public func badge(_ key: LocalizedStringKey?) -> Self { badge(key.map { Text($0) }) }
}
