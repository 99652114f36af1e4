import Foundation
import Geometry
import ViewCatalog
import ViewRuntime

/// Ends searching.
nonisolated public struct DismissSearchAction {
  let end: @MainActor () -> Void
  @MainActor public func callAsFunction() { end() }
}

extension EnvironmentValues {
  /// Whether the field to search with, of the screen around, is used.
  public var isSearching: Bool { searchUse.isActive }

  /// Empties the field to search with, of the screen around, and takes the focus from it.
  public var dismissSearch: DismissSearchAction {
    let end = searchUse.end
    return DismissSearchAction { end() }
  }
}

extension SearchFieldPlacement {
  public static let toolbarPrincipal = SearchFieldPlacement.toolbar
}

/// What is shown where nothing was found.
nonisolated public struct SearchUnavailableContent {
  nonisolated public struct Label: View {
    @MainActor public var body: some View {
      ViewCatalog.Label("No Results", systemImage: "magnifyingglass")
    }
  }
  nonisolated public struct Description: View {
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }
  nonisolated public struct Actions: View {
    @MainActor public var body: some View { EmptyView() }
  }
}

extension View {
  /// Gives the field to search with the focus, and tells of it: left out, the field takes it by a tap.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    // Written where views are updated, on the main thread.
    nonisolated(unsafe) let binding = binding
    return modifier(SearchFocus { binding.wrappedValue = $0 })
  }

  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V?>.Binding, equals value: V
  ) -> some View {
    // Written where views are updated, on the main thread.
    nonisolated(unsafe) let (binding, value) = (binding, value)
    return modifier(
      SearchFocus { isActive in
        if isActive {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value {
          binding.wrappedValue = nil
        }
      })
  }

  nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    self
  }
}

/// Tells of the focus of the field to search with.
nonisolated private struct SearchFocus: ViewModifier {
  let report: (Bool) -> Void
  @Environment(\.isSearching) private var isSearching

  nonisolated init(report: @escaping (Bool) -> Void) { self.report = report }

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: isSearching) { _, isActive in report(isActive) }
  }
}
