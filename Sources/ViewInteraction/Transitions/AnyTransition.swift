import Foundation
import Geometry
import Motion
@_spi(Runtime) import ViewRuntime

/// A transition of any kind.
nonisolated public struct AnyTransition: @unchecked Sendable {
  let base: any Transition

  public init<T: Transition>(_ transition: T) { base = transition }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func combine<First: Transition, Second: Transition>(_ first: First, _ second: Second)
      -> AnyTransition
    {
      AnyTransition(CombinedTransition(first: first, second: second))
    }
    return combine(base, other.base)
  }

  /// This transition with an animation of its own, whatever the change is animated with.
  public func animation(_ animation: Animation?) -> AnyTransition {
    func animate<Base: Transition>(_ base: Base) -> AnyTransition {
      AnyTransition(AnimatedTransition(base: base, animation: animation))
    }
    return animate(base)
  }
}

extension AnyTransition {
  /// Neither way is shown: the view is there, or it is not.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }

  /// Fades.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

  /// Grows from nothing, and shrinks to it.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }

  /// Comes from the leading edge and goes to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// Comes and goes by one edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Comes from one edge and goes by the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// One transition for the way in, another for the way out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    func pair<Insertion: Transition, Removal: Transition>(
      _ insertion: Insertion, _ removal: Removal
    ) -> AnyTransition {
      AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
    }
    return pair(insertion.base, removal.base)
  }

  /// One modifier while the view is away, another while it is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }
}

extension View {
  /// Sets how this view comes when it is inserted with an animation, and goes when it is removed.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Sets how this view comes when it is inserted with an animation, and goes when it is removed.
  @_disfavoredOverload
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}

extension AnyTransition: TransitionSource {
  package var removesAtOnce: Bool { base.removesAtOnce }

  @MainActor package func makePlayer(around element: Element, in context: NodeContext)
    -> any TransitionPlayer
  {
    ElementTransition(self, of: element, in: context)
  }
}

/// A transition that removes as another one does.
nonisolated private protocol TransitionWithRemoval {
  var wayOut: any Transition { get }
}

extension AsymmetricTransition: TransitionWithRemoval {
  fileprivate var wayOut: any Transition { removal }
}

extension Transition {
  /// Whether it shows no way out.
  nonisolated fileprivate var removesAtOnce: Bool {
    if self is IdentityTransition { return true }
    return (self as? any TransitionWithRemoval)?.wayOut.removesAtOnce ?? false
  }
}
