import ViewRuntime

extension ToolbarContent {
  /// Leaves the items out of their bar.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    ToolbarItems(parts: hidden ? [] : [self])
  }
}

extension CustomizableToolbarContent {
  public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    ToolbarItems(parts: hidden ? [] : [self])
  }
}

/// An item that the system puts into a bar by itself.
nonisolated public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  public static let search = ToolbarDefaultItemKind(name: "search")
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
}

extension View {
  /// Leaves out an item that the system would put into the bars of the screen.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(BarModifier { if let defaultItemKind { $0.removed.insert(defaultItemKind) } })
  }

  /// Leaves this view out of the group of controls around, which is an item of a bar.
  @ViewBuilder nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    if !hidden { self }
  }
}

extension BarContent {
  /// The name of the button that shows and hides a sidebar.
  static var sidebarToggleID: AnyHashable { "column" }

  mutating func leaveOutRemovedItems() {
    if removed.contains(.title) { (title, subtitle, titleMenu) = (nil, nil, nil) }
    if removed.contains(.search) { search = nil }
    if removed.contains(.sidebarToggle) { items.removeAll { $0.id == Self.sidebarToggleID } }
  }
}
