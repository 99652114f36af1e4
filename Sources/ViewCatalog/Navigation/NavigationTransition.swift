import Foundation
@_spi(Runtime) import ViewRuntime

/// How a screen comes in.
nonisolated public struct NavigationTransition: Sendable {
  let isZoom: Bool
  public static let automatic = NavigationTransition(isZoom: false)

  /// Out of the view with `matchedTransitionSource(id:in:)`.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> NavigationTransition
  {
    NavigationTransition(isZoom: true)
  }
}

extension View {
  /// Screens are pushed here, whatever is asked for.
  nonisolated public func navigationTransition(_ style: NavigationTransition) -> some View {
    if style.isZoom { Reports.once("a screen that should zoom in is pushed instead") }
    return self
  }

  /// Names the view that a screen zooms out of.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some View
  { self }
}
