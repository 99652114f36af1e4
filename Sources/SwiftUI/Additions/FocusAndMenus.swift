import Foundation
import ViewCatalog
import ViewRuntime

public struct MenuOrder: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let priority = Self(name: "priority")
  public static let fixed = Self(name: "fixed")
}

extension View {
  /// Menus open downwards, where both orders are one.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// A menu below the title of the bar.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    Reports.once("toolbarTitleMenu is left out: titles of bars open no menus here")
    return self
  }

  /// Keys of a keyboard move the focus field by field here.
  nonisolated public func focusSection() -> some View { self }

  /// Puts the focus on `value` when the view appears, where it is nowhere.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V?>.Binding, _ value: V?
  ) -> some View {
    onAppear { if binding.wrappedValue == nil { binding.wrappedValue = value } }
  }
}

extension AnyTransition {
  /// As symbols appear and disappear: smaller and clear.
  public static var symbolEffect: AnyTransition { .scale(scale: 0.6).combined(with: .opacity) }

  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { symbolEffect }
}
