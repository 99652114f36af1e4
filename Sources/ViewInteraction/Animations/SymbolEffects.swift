import Foundation
import Geometry
import ViewContent
@_spi(Runtime) import ViewRuntime

/// A movement of the symbols inside of a view. Symbols here have no parts that move by themselves: they move as a whole.
nonisolated public protocol SymbolEffect: Sendable {}

/// A symbol effect that the library knows.
protocol MovingSymbolEffect: SymbolEffect {
  var movement: SymbolMovement { get }
}

extension SymbolEffect {
  /// How it moves symbols; nil for one that the library does not know, or that replaces them.
  package var symbolMovement: SymbolMovement? { (self as? any MovingSymbolEffect)?.movement }
}

nonisolated public protocol DiscreteSymbolEffect {}
nonisolated public protocol IndefiniteSymbolEffect {}
nonisolated public protocol TransitionSymbolEffect {}
nonisolated public protocol ContentTransitionSymbolEffect {}

/// How often and how fast a symbol effect runs.
nonisolated public struct SymbolEffectOptions: Sendable {
  /// How often a value's change moves the symbol; nil for ever.
  package var count: Int? = 1
  package var speed = 1.0

  /// How a movement is repeated.
  public struct RepeatBehavior: Sendable {
    let count: Int?
    public static let continuous = RepeatBehavior(count: nil)
    public static let periodic = RepeatBehavior(count: nil)
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count)
    }
  }

  public static let `default` = SymbolEffectOptions()
  public static var repeating: SymbolEffectOptions { `default`.repeating }
  public static var nonRepeating: SymbolEffectOptions { `default` }
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { `default`.repeat(count) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
  public func `repeat`(_ count: Int) -> SymbolEffectOptions {
    var options = self
    options.count = max(1, count)
    return options
  }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self
    options.count = behavior.count
    return options
  }
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = max(0.01, speed)
    return options
  }
}

nonisolated public struct BounceSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var movement = SymbolMovement.bounce(up: true)
  public var up: Self { Self(movement: .bounce(up: true)) }
  public var down: Self { Self(movement: .bounce(up: false)) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

nonisolated public struct PulseSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var movement: SymbolMovement { .pulse }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

nonisolated public struct VariableColorSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var movement: SymbolMovement { .variableColor }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
}

nonisolated public struct ScaleSymbolEffect: MovingSymbolEffect, IndefiniteSymbolEffect {
  var movement = SymbolMovement.scale(up: true)
  public var up: Self { Self(movement: .scale(up: true)) }
  public var down: Self { Self(movement: .scale(up: false)) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

nonisolated public struct AppearSymbolEffect: MovingSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  var movement = SymbolMovement.appear(up: true)
  public var up: Self { Self(movement: .appear(up: true)) }
  public var down: Self { Self(movement: .appear(up: false)) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

nonisolated public struct DisappearSymbolEffect: MovingSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  var movement = SymbolMovement.disappear(up: false)
  public var up: Self { Self(movement: .disappear(up: true)) }
  public var down: Self { Self(movement: .disappear(up: false)) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// A symbol drawn along its lines. Symbols here have no such lines: they come and go as a whole, and say so.
nonisolated public struct DrawOnSymbolEffect: MovingSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  var movement: SymbolMovement {
    SymbolDrawing.report()
    return .disappear(up: false)
  }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var individually: Self { self }
}

/// A symbol taken away along its lines; see `DrawOnSymbolEffect`.
nonisolated public struct DrawOffSymbolEffect: MovingSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  var movement: SymbolMovement {
    SymbolDrawing.report()
    return .disappear(up: false)
  }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var individually: Self { self }
  public var reversed: Self { self }
  public var nonReversed: Self { self }
}

private enum SymbolDrawing {
  static func report() {
    Reports.once("drawOn and drawOff fade symbols: they are not drawn along their lines")
  }
}

nonisolated public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  package var replacement = SymbolReplacement.downUp
  public var downUp: Self { Self(replacement: .downUp) }
  public var upUp: Self { Self(replacement: .upUp) }
  public var offUp: Self { Self(replacement: .offUp) }
  public static var downUp: Self { Self(replacement: .downUp) }
  public static var upUp: Self { Self(replacement: .upUp) }
  public static var offUp: Self { Self(replacement: .offUp) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  /// Keeps what two symbols have in common. Symbols here do not know: they are replaced as `fallback` says.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    let fallback: ReplaceSymbolEffect
  }
  public func magic(fallback: ReplaceSymbolEffect = .downUp) -> MagicReplace {
    MagicReplace(fallback: fallback)
  }
}

/// What the system thinks best: symbols appear and disappear, and one replaces another downwards and up.
nonisolated public struct AutomaticSymbolEffect: MovingSymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  var movement: SymbolMovement { AppearSymbolEffect().movement }
}

nonisolated public struct WiggleSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var movement = SymbolMovement.wiggle(nil)
  public var left: Self { Self(movement: .wiggle(CGSize(width: -1, height: 0))) }
  public var right: Self { Self(movement: .wiggle(CGSize(width: 1, height: 0))) }
  public var backward: Self { left }
  public var forward: Self { right }
  public var up: Self { Self(movement: .wiggle(CGSize(width: 0, height: -1))) }
  public var down: Self { Self(movement: .wiggle(CGSize(width: 0, height: 1))) }
  public var clockwise: Self { Self(movement: .wiggle(nil)) }
  public var counterClockwise: Self { Self(movement: .wiggle(nil)) }
  /// - Parameter angle: where to, clockwise from the right.
  public func custom(angle: Angle) -> Self {
    Self(movement: .wiggle(CGSize(width: cos(angle.radians), height: sin(angle.radians))))
  }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

nonisolated public struct RotateSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var movement = SymbolMovement.rotate(clockwise: true)
  public var clockwise: Self { Self(movement: .rotate(clockwise: true)) }
  public var counterClockwise: Self { Self(movement: .rotate(clockwise: false)) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

nonisolated public struct BreatheSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var movement = SymbolMovement.breathe(fades: true)
  public var plain: Self { Self(movement: .breathe(fades: false)) }
  public var pulse: Self { Self(movement: .breathe(fades: true)) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: Self { Self() }
}
extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: Self { Self() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: Self { Self() }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: Self { Self() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: Self { Self() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: Self { Self() }
}

extension View {
  /// Moves the symbols inside, or holds them as the effect says, while `isActive`.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    let movement = (effect as? any MovingSymbolEffect)?.movement ?? .none
    var isHeld = isActive
    // A symbol that appears is away until then.
    if case .appear = movement { isHeld = !isActive }
    return modifier(
      IndefiniteSymbolMovement(movement: movement, options: options, isActive: isHeld))
  }

  /// Moves the symbols inside for each change of `value`.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      DiscreteSymbolMovement(
        movement: (effect as? any MovingSymbolEffect)?.movement ?? .none, options: options,
        value: value))
  }

  /// Keeps the effects that are set outside of here from the symbols inside.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolPose) { if isEnabled { $0 = .rest } }
  }
}

extension ContentTransition {
  /// One symbol takes the place of another as `effect` says.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    let replacing =
      effect as? ReplaceSymbolEffect ?? (effect as? ReplaceSymbolEffect.MagicReplace)?.fallback
    return ContentTransition(replacing: replacing?.replacement ?? .downUp)
  }
}
