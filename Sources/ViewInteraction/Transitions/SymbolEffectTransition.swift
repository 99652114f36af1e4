import Foundation
import Motion
import ViewContent
@_spi(Runtime) import ViewRuntime

/// Has the symbols of a view come and go by a symbol effect. What else the view shows is there until it is gone.
nonisolated public struct SymbolEffectTransition: Transition {
  /// How the symbols stand while the view is away.
  let away: SymbolPose

  public init<T: SymbolEffect & TransitionSymbolEffect>(
    effect: T, options: SymbolEffectOptions
  ) {
    away = (effect as? any MovingSymbolEffect)?.movement.heldPose ?? .rest
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(SymbolPoseModifier(pose: phase.isIdentity ? .rest : away))
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Has the symbols of a view appear, and disappear.
  nonisolated public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .appear, options: .default)
  }

  nonisolated public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension AnyTransition {
  /// Has the symbols of a view appear, and disappear.
  public static var symbolEffect: AnyTransition {
    AnyTransition(SymbolEffectTransition.symbolEffect)
  }

  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { AnyTransition(SymbolEffectTransition(effect: effect, options: options)) }
}
