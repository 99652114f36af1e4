import ViewRuntime

/// What a user may change about an item of a toolbar.
nonisolated public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case `default`, reorderable, disabled }
  private let kind: Kind
  public static let `default` = ToolbarCustomizationBehavior(kind: .default)
  public static let reorderable = ToolbarCustomizationBehavior(kind: .reorderable)
  public static let disabled = ToolbarCustomizationBehavior(kind: .disabled)
}

nonisolated public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension CustomizableToolbarContent {
  /// Says what a user may change; here one changes nothing.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
    -> some CustomizableToolbarContent
  { self }

  /// Leaves the items out of a bar in which one may choose, unless they are shown before that.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    CustomizedToolbarItems(part: self, visibility: defaultVisibility)
  }
}

private struct CustomizedToolbarItems: PrimitiveToolbarContent, CustomizableToolbarContent {
  let part: any ToolbarContent
  let visibility: Visibility

  var items: [BarItem] {
    part.allItems.map { item in
      var item = item
      if visibility != .automatic { item.showsByDefault = visibility == .visible }
      return item
    }
  }
}
