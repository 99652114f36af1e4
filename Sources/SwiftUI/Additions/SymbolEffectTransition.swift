import ViewCatalog
import ViewRuntime

extension AnyTransition {
  /// As symbols appear and disappear: smaller and clear.
  public static var symbolEffect: AnyTransition { .scale(scale: 0.6).combined(with: .opacity) }

  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { symbolEffect }
}
