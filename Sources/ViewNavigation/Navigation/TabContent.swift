import ViewContent
import ViewControls
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// The tabs of a tab view, and sections of them.
@preconcurrency @MainActor
public protocol TabContent<TabValue> {
  /// What a selection knows the tabs by; `Never` where the program keeps none.
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent where Body.TabValue == TabValue
  @TabContentBuilder<TabValue> var body: Self.Body { get }
}

/// Tabs that the library shows itself.
@MainActor
protocol PrimitiveTabContent: TabContent where Body == AnyTabContent<TabValue> {
  /// A view whose children are the screens, with their titles.
  var screens: AnyView { get }
}

extension PrimitiveTabContent {
  public var body: AnyTabContent<TabValue> { AnyTabContent(screens: { screens }) }
}

extension TabContent {
  /// A view whose children are the screens of these tabs, with their titles.
  @MainActor var allScreens: AnyView {
    if let primitive = self as? any PrimitiveTabContent { return primitive.screens }
    return AnyView(TabContentView(content: self))
  }
}

/// A program's own tab content: its dynamic properties work.
nonisolated private struct TabContentView<C: TabContent>: View {
  // Only `body` reads it, on the main actor.
  nonisolated(unsafe) let content: C

  nonisolated init(content: C) { self.content = content }

  @MainActor var body: some View {
    StyledBody(content, ()) { content, _ in content.body.allScreens }
  }
}

/// Tabs whose type is hidden.
nonisolated public struct AnyTabContent<TabValue: Hashable>: PrimitiveTabContent {
  public typealias Body = AnyTabContent<TabValue>
  private var parts: [@MainActor () -> AnyView]

  nonisolated init(screens: @escaping @MainActor () -> AnyView) { parts = [screens] }

  nonisolated public init<C: TabContent>(_ content: C) where C.TabValue == TabValue {
    // Only the closure reads it, on the main actor.
    nonisolated(unsafe) let content = content
    parts = [{ content.allScreens }]
  }

  /// The same tabs with an identity of their own: one branch of a condition.
  nonisolated func identified(_ id: Bool) -> AnyTabContent<TabValue> {
    // Closures that run where views are made, on the main thread.
    nonisolated(unsafe) let tabs = self
    return AnyTabContent { AnyView(tabs.screens.id(id)) }
  }

  nonisolated init(all tabs: [AnyTabContent<TabValue>]) { parts = tabs.flatMap(\.parts) }

  @MainActor var screens: AnyView {
    guard !parts.isEmpty else { return AnyView(EmptyView()) }
    if parts.count == 1 { return parts[0]() }
    let views = parts.map { $0() }
    // Not in a loop, whose numbers would be the tabs' identities.
    return views.dropFirst().reduce(views[0]) { before, next in
      AnyView(
        Group {
          before
          next
        })
    }
  }
}

@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Tabs as a view.
  nonisolated public struct Content<C: TabContent>: View where C.TabValue == TabValue {
    // Only `body` reads it, on the main actor.
    nonisolated(unsafe) let content: C
    @MainActor public var body: some View { content.allScreens }
  }

  // All that follows has one type, so that conditions need not tell what they leave out.
  public static func buildExpression<C: TabContent>(_ content: C) -> AnyTabContent<TabValue>
  where C.TabValue == TabValue { AnyTabContent(content) }

  /// The tabs of a group.
  public static func buildExpression<C: TabContent>(_ group: Group<C>) -> AnyTabContent<TabValue>
  where C.TabValue == TabValue { AnyTabContent(group.content) }

  /// The tabs of each element of a collection.
  public static func buildExpression<Data: RandomAccessCollection, ID: Hashable, C: TabContent>(
    _ tabs: ForEach<Data, ID, C>
  ) -> AnyTabContent<TabValue> where C.TabValue == TabValue {
    // Only the closure reads them, on the main actor.
    nonisolated(unsafe) let tabs = tabs
    return AnyTabContent {
      let rows = tabs.data.map {
        TabRow(id: tabs.identify($0), screens: tabs.content($0).allScreens)
      }
      return AnyView(ForEach<[TabRow<ID>], ID, AnyView>(rows) { $0.screens })
    }
  }

  /// A tab that no selection chooses, such as that of a search.
  @_disfavoredOverload
  public static func buildExpression<C: TabContent>(_ content: C) -> AnyTabContent<TabValue>
  where C.TabValue == Never {
    // Only the closure reads it, on the main actor.
    nonisolated(unsafe) let content = content
    return AnyTabContent { content.allScreens }
  }

  public static func buildBlock(_ content: AnyTabContent<TabValue>...) -> AnyTabContent<TabValue> {
    AnyTabContent(all: content)
  }

  public static func buildIf(_ content: AnyTabContent<TabValue>?) -> AnyTabContent<TabValue> {
    AnyTabContent(all: content.map { [$0] } ?? [])
  }

  public static func buildEither(first: AnyTabContent<TabValue>) -> AnyTabContent<TabValue> {
    first.identified(true)
  }

  public static func buildEither(second: AnyTabContent<TabValue>) -> AnyTabContent<TabValue> {
    second.identified(false)
  }

  public static func buildLimitedAvailability(_ content: AnyTabContent<TabValue>)
    -> AnyTabContent<TabValue>
  { content }
}

extension Tab: TabContent, PrimitiveTabContent {
  public typealias TabValue = Value
  public typealias Body = AnyTabContent<Value>
  @MainActor var screens: AnyView { AnyView(screen) }
}

extension Group where Content: TabContent {
  // Looked at last, so that loops and groups of views are found as fast as before.
  @_disfavoredOverload
  nonisolated public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content)
  where V == Content.TabValue {
    self.init(content: content())
  }
}

/// The tabs of one element of a collection.
private struct TabRow<ID: Hashable>: Identifiable {
  let id: ID
  let screens: AnyView
}

extension ForEach where Content: TabContent {
  // Looked at last, so that loops and groups of views are found as fast as before.
  @_disfavoredOverload
  nonisolated public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(contentOf: data, content: content, identify: { $0[keyPath: id] })
  }

  // Looked at last, so that loops and groups of views are found as fast as before.
  @_disfavoredOverload
  nonisolated public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(contentOf: data, content: content, identify: { $0.id })
  }
}

extension TabView {
  /// Tabs of which the selection names the one that is shown.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(selection: PickerSelection(selection), content: .init(content: content()))
  }
}

extension TabView where SelectionValue == Never {
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    self.init(selection: nil, content: .init(content: content()))
  }
}
