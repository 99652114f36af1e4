import ViewCatalog
import ViewRuntime

// The bar above the keys of some Macs, which is nowhere here.

/// Controls for that bar.
nonisolated public struct TouchBar<Content: View> {
  public init(@ViewBuilder content: () -> Content) {}
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

/// Whether a user may take a control out of the bar.
nonisolated public enum TouchBarItemPresence: Hashable, Sendable {
  case required(String)
  case `default`(String)
  case optional(String)
}

extension View {
  nonisolated private func withoutTouchBar() -> Self {
    Reports.once("touchBar is left out: there is no such bar here")
    return self
  }

  nonisolated public func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View {
    withoutTouchBar()
  }
  nonisolated public func touchBar<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  { withoutTouchBar() }
  nonisolated public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View {
    self
  }
  nonisolated public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }
  nonisolated public func touchBarCustomizationLabel(_ label: Text) -> some View { self }
}
