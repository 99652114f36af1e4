@_spi(Runtime) import Drawing
import Foundation
import Geometry
import Motion
import ViewGraphics
import ViewLayout
@_spi(Runtime) import ViewRuntime

nonisolated public struct IdentityTransition: Transition {
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

nonisolated public struct OpacityTransition: Transition {
  public init() {}

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

nonisolated public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

nonisolated public struct OffsetTransition: Transition {
  public var offset: CGSize

  public init(_ offset: CGSize) { self.offset = offset }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

nonisolated public struct MoveTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(RelativeOffset(toward: edge, by: phase.isIdentity ? 0 : 1))
  }
}

nonisolated public struct SlideTransition: Transition {
  public init() {}

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(RelativeOffset(toward: .trailing, by: phase.value))
  }
}

nonisolated public struct PushTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(RelativeOffset(toward: edge, by: -phase.value)).opacity(
      phase.isIdentity ? 1 : 0)
  }
}

nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// Moves by parts of the content's own size.
nonisolated struct RelativeOffset: EffectModifier, Equatable {
  /// 1 is a width towards the trailing edge.
  var x = 0.0
  /// 1 is a height towards the bottom.
  var y = 0.0

  init(toward edge: Edge, by amount: Double) {
    switch edge {
    case .leading: x = -amount
    case .trailing: x = amount
    case .top: y = -amount
    case .bottom: y = amount
    }
  }

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x * animatableUnitScale, y * animatableUnitScale) }
    set { (x, y) = (newValue.first / animatableUnitScale, newValue.second / animatableUnitScale) }
  }

  @MainActor func effect(size: CGSize, in context: LeafContext) -> LayerEffect {
    let direction = context.element.layoutDirection == .rightToLeft ? -1.0 : 1
    var effect = LayerEffect()
    effect.transform = ProjectionTransform(
      translation: CGPoint(x: x * direction * size.width, y: y * size.height))
    return effect
  }
}
