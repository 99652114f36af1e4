import Foundation
@_spi(Runtime) import ViewRuntime

extension View {
  /// Shows `overlay` in front of this view.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  {
    modifier(SecondaryView(isInFront: true, alignment: alignment, content: overlay))
  }

  /// Shows views in front of this view.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryView(isInFront: true, alignment: alignment, content: content()))
  }

  /// Shows `background` behind this view.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryView(isInFront: false, alignment: alignment, content: background))
  }

  /// Shows views behind this view.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryView(isInFront: false, alignment: alignment, content: content()))
  }
}
