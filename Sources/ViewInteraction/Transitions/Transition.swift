import Foundation
import Geometry
import Motion
@_spi(Runtime) import ViewRuntime

/// Where a view stands on its way in or out.
nonisolated public enum TransitionPhase: Hashable, Sendable {
  /// About to be inserted.
  case willAppear
  /// Shown.
  case identity
  /// Being removed.
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// −1 before the view comes, 0 while it is there, 1 once it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition says of itself.
nonisolated public struct TransitionProperties: Sendable {
  /// True when views move about: with reduced motion such a transition becomes a fade.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view looks on its way in and out.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  /// The view in one phase; what differs between phases is animated.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase)
    -> Body

  nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
  nonisolated public static var properties: TransitionProperties { TransitionProperties() }

  /// `content` as this transition shows it in `phase`.
  nonisolated public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(TransitionInPhase(transition: self, phase: phase))
  }

  /// Both transitions at once.
  nonisolated public func combined<Other: Transition>(with other: Other) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// This transition with an animation of its own, whatever the change is animated with.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// A transition in one phase, as a modifier.
nonisolated struct TransitionInPhase<T: Transition>: ViewModifier {
  let transition: T
  let phase: TransitionPhase

  @MainActor func body(content: Content) -> some View {
    // The placeholder stands for this modifier's content.
    transition.body(content: PlaceholderContentView(), phase: phase)
  }
}

nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }
}

nonisolated struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase).transaction {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  static var properties: TransitionProperties { Base.properties }
}

/// One transition for the way in, another for the way out.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .didDisappear ? .identity : phase),
      phase: phase == .willAppear ? .identity : phase)
  }

  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

extension Transition {
  /// One transition for the way in, another for the way out.
  nonisolated public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> Self where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
