import Drawing
import Foundation
import Geometry
import Motion
@_spi(Runtime) import ViewRuntime

/// A modifier that moves the picture of its content by a transform and leaves the layout as it is.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
  /// The transform for content of `size`, about the content's top left corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(_GeometryEffectModifier(geometryEffect: self))
  }

  /// The same effect for the picture alone: positions are told as if it were not there.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }
}

/// An effect that applies to the picture alone.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public var base: Base

  public init(_ base: Base) { self.base = base }

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  @MainActor public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(_PictureOnlyEffectModifier(geometryEffect: base))
  }

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

extension _IgnoredByLayoutEffect: Equatable where Base: Equatable {}

/// What a geometry effect becomes in the tree.
nonisolated struct _GeometryEffectModifier<Effect: GeometryEffect>: EffectModifier, CarriesMovement
{
  var geometryEffect: Effect

  var animatableData: Effect.AnimatableData {
    get { geometryEffect.animatableData }
    set { geometryEffect.animatableData = newValue }
  }

  func effect(size: CGSize, in context: LeafContext) -> LayerEffect {
    var effect = LayerEffect()
    effect.transform = geometryEffect.effectValue(size: size)
    return effect
  }
}

nonisolated struct _PictureOnlyEffectModifier<Effect: GeometryEffect>: EffectModifier,
  CarriesMovement
{
  var geometryEffect: Effect

  static var movesTouches: Bool { false }

  var animatableData: Effect.AnimatableData {
    get { geometryEffect.animatableData }
    set { geometryEffect.animatableData = newValue }
  }

  func effect(size: CGSize, in context: LeafContext) -> LayerEffect {
    var effect = LayerEffect()
    effect.transform = geometryEffect.effectValue(size: size)
    return effect
  }
}
