import ViewRuntime

/// Items that lie on no glass.
nonisolated struct ToolbarItemsWithoutGlass: PrimitiveToolbarContent {
  let part: any ToolbarContent

  @MainActor var items: [BarItem] {
    part.allItems.map { item in
      var item = item
      item.hidesGlass = true
      return item
    }
  }
}

extension ToolbarContent {
  /// Shows the glass that items share, or leaves it out.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    ToolbarItems(parts: [visibility == .hidden ? ToolbarItemsWithoutGlass(part: self) : self])
  }
}

extension CustomizableToolbarContent {
  public func sharedBackgroundVisibility(_ visibility: Visibility)
    -> some CustomizableToolbarContent
  { ToolbarItems(parts: [visibility == .hidden ? ToolbarItemsWithoutGlass(part: self) : self]) }
}
