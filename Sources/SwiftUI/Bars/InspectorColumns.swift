import ViewCatalog
import ViewRuntime

extension View {
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
