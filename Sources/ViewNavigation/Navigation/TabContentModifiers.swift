import Geometry
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// Whether a tab is missing in its bar.
enum TabHiddenTrait: ElementTrait { typealias Value = Bool }

extension TabContent {
  /// The same tabs, with a modifier on each screen.
  nonisolated private func screens<V: View>(
    _ change: @escaping @MainActor (AnyView) -> V
  ) -> AnyTabContent<TabValue> {
    // Only the closure reads it, on the main actor.
    nonisolated(unsafe) let content = self
    return AnyTabContent { AnyView(change(content.allScreens)) }
  }

  /// A number on the symbol; none for zero.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    screens { $0.badge(count) }
  }
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    screens { $0.badge(label) }
  }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    // Only the closure reads it, on the main actor.
    nonisolated(unsafe) let key = key
    return screens { $0.badge(key) }
  }
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    let label = label.map { String($0) }
    return screens { $0.badge(label) }
  }

  /// Leaves the tab out of the bar; a selection of it is kept.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    screens { $0.modifier(TraitModifier(TabHiddenTrait.self, value: hidden)) }
  }

  /// A tab that is disabled stays in the bar; its screen takes no touches.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    screens { $0.disabled(disabled) }
  }

  /// Where it may stand in a sidebar, of which a narrow window has none.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    AnyTabContent(self)
  }

  /// The name under which a `TabViewCustomization` knows the tab.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
    AnyTabContent(self)
  }
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { AnyTabContent(self) }

  /// Whether it is seen in a bar or sidebar that can be customized: not the bar of a narrow window.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { AnyTabContent(self) }

  // MARK: What a sidebar shows

  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content)
    -> some TabContent<TabValue>
  { AnyTabContent(self) }
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { AnyTabContent(self) }
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M)
    -> some TabContent<TabValue>
  { AnyTabContent(self) }
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some TabContent<TabValue>
  { AnyTabContent(self) }
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> { AnyTabContent(self) }
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior)
    -> some TabContent<TabValue>
  { AnyTabContent(self) }

  /// A popover belongs to the screen here, since the bar has no place for it.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    // Both are used where views are made, on the main thread.
    nonisolated(unsafe) let content = content
    return screens { $0.popover(isPresented: isPresented, content: content) }
  }

  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> {
    // Both are used where views are made, on the main actor.
    nonisolated(unsafe) let (item, content) = (item, content)
    return screens { $0.popover(item: item, content: content) }
  }

  // MARK: Accessibility

  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool)
    -> some TabContent<TabValue>
  { AnyTabContent(self) }
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool)
    -> some TabContent<TabValue>
  { AnyTabContent(self) }
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool)
    -> some TabContent<TabValue>
  { AnyTabContent(self) }
  nonisolated public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { AnyTabContent(self) }
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool)
    -> some TabContent<TabValue>
  { AnyTabContent(self) }
  nonisolated public func accessibilityValue(_ value: LocalizedStringKey, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { AnyTabContent(self) }
  nonisolated public func accessibilityInputLabels(
    _ labels: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { AnyTabContent(self) }
  nonisolated public func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool)
    -> some TabContent<TabValue>
  { AnyTabContent(self) }

  nonisolated public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    AnyTabContent(self)
  }
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey)
    -> some TabContent<TabValue>
  { AnyTabContent(self) }
  nonisolated public func accessibilityHint(_ hint: Text) -> some TabContent<TabValue> {
    AnyTabContent(self)
  }
  nonisolated public func accessibilityValue(_ value: Text) -> some TabContent<TabValue> {
    AnyTabContent(self)
  }
  nonisolated public func accessibilityInputLabels(_ labels: [Text]) -> some TabContent<TabValue> {
    AnyTabContent(self)
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { AnyTabContent(self) }
}

/// Where a tab may appear.
nonisolated public struct TabPlacement: Hashable, Sendable {
  private enum Kind: Sendable { case automatic, pinned, sidebarOnly }
  private let kind: Kind
  public static let automatic = TabPlacement(kind: .automatic)
  public static let pinned = TabPlacement(kind: .pinned)
  public static let sidebarOnly = TabPlacement(kind: .sidebarOnly)
}

/// A place for tabs that adapts to the window.
nonisolated public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private enum Kind: Sendable { case automatic, tabBar, sidebar }
  private let kind: Kind
  public static let automatic = AdaptableTabBarPlacement(kind: .automatic)
  public static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)
  public static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)
}

/// What a user may change about a tab.
nonisolated public struct TabCustomizationBehavior: Hashable, Sendable {
  private enum Kind: Sendable { case automatic, disabled, reorderable }
  private let kind: Kind
  public static let automatic = TabCustomizationBehavior(kind: .automatic)
  public static let disabled = TabCustomizationBehavior(kind: .disabled)
  public static let reorderable = TabCustomizationBehavior(kind: .reorderable)
}

/// Whether something is pressed by what is dragged over it.
nonisolated public struct SpringLoadingBehavior: Hashable, Sendable {
  private enum Kind: Sendable { case automatic, enabled, disabled }
  private let kind: Kind
  public static let automatic = SpringLoadingBehavior(kind: .automatic)
  public static let enabled = SpringLoadingBehavior(kind: .enabled)
  public static let disabled = SpringLoadingBehavior(kind: .disabled)
}
