import ViewControls
@_spi(Runtime) import ViewRuntime

/// What the views of a screen may know of its field to search with.
nonisolated package struct SearchUse {
  /// Whether the field has the focus.
  package let isActive: Bool
  /// Empties the field, and takes the focus from it.
  package let end: @MainActor () -> Void
}

extension EnvironmentValues {
  /// The field to search with of the screen around.
  package var searchUse: SearchUse {
    let model = barModel
    return assumeMainActor {
      SearchUse(isActive: model?.isSearching ?? false) { model?.endSearch() }
    }
  }
}
