import ViewLayout
import ViewRuntime

extension View {
  /// As large as its place, however large it wants to be: what is too large hangs over on all sides, and bars beside it
  /// stay where they are.
  nonisolated func fillingPlace() -> some View {
    frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
  }
}
