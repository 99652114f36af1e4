import ViewRuntime

extension ToolbarContent {
  /// Leaves the items out of their bar.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    ToolbarItems(parts: hidden ? [] : [self])
  }
}
