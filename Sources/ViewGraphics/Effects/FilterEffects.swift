import Drawing
import Foundation
import Geometry
import Motion
import Pixels
@_spi(Runtime) import ViewRuntime

extension View {
  /// Blurs this view by a Gaussian of standard deviation `radius`, in points.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Draws a blurred shadow of this view behind it.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// 0 leaves only grays, 1 changes nothing.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(ColorMatrixEffect(amount: amount, makeMatrix: ColorMatrix5x4.saturation))
  }

  /// Adds `amount` to each component: 0 changes nothing, 1 is white.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(ColorMatrixEffect(amount: amount, makeMatrix: ColorMatrix5x4.brightness))
  }

  /// Stretches components away from the middle: 1 changes nothing.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ColorMatrixEffect(amount: amount, makeMatrix: ColorMatrix5x4.contrast))
  }

  /// 0 changes nothing, 1 leaves only grays.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(ColorMatrixEffect(amount: amount, makeMatrix: ColorMatrix5x4.grayscale))
  }

  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(
      ColorMatrixEffect(amount: angle.radians, scale: 128, makeMatrix: ColorMatrix5x4.hueRotation))
  }

  nonisolated public func colorInvert() -> some View {
    modifier(ColorMatrixEffect(amount: 1) { _ in ColorMatrix5x4.colorInvert })
  }

  /// Multiplies each component, opacity too, by that of `color`.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorMultiplyEffect(color: color))
  }

  /// Makes bright places opaque black, dark ones transparent.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(ColorMatrixEffect(amount: 1) { _ in ColorMatrix5x4.luminanceToAlpha })
  }
}

nonisolated public struct _BlurEffect: EffectModifier, Equatable {
  public var radius: CGFloat
  public var isOpaque: Bool

  public init(radius: CGFloat, isOpaque: Bool) {
    self.radius = radius
    self.isOpaque = isOpaque
  }

  public var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  package func effect(size: CGSize, in context: LeafContext) -> LayerEffect {
    var effect = LayerEffect()
    if radius > 0 { effect.filters = [.blur(radius: Double(radius), isOpaque: isOpaque)] }
    return effect
  }
}

nonisolated struct _ShadowEffect: ResolvingEffectModifier, Equatable {
  var color: Color
  var radius: CGFloat
  var offset: CGSize

  func resolve(in environment: EnvironmentValues) -> ResolvedShadow {
    ResolvedShadow(color: color.resolve(in: environment), radius: Double(radius), offset: offset)
  }
}

nonisolated struct ResolvedShadow: ResolvedEffect {
  var color: Color.Resolved
  var radius: Double
  var offset: CGSize

  var animatableData:
    AnimatablePair<Color.Resolved.AnimatableData, AnimatablePair<Double, CGSize.AnimatableData>>
  {
    get { AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData)) }
    set {
      color.animatableData = newValue.first
      (radius, offset.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }

  var effect: LayerEffect {
    var effect = LayerEffect()
    if color.opacity > 0 {
      effect.filters = [
        .shadow(ShadowStyleFilter(color: color.components, radius: max(0, radius), offset: offset))
      ]
    }
    return effect
  }
}

/// A filter by one number.
nonisolated private struct ColorMatrixEffect: EffectModifier {
  var amount: Double
  var scale = 1.0
  let makeMatrix: @Sendable (Double) -> ColorMatrix5x4

  var animatableData: Double {
    get { amount * scale }
    set { amount = newValue / scale }
  }

  func effect(size: CGSize, in context: LeafContext) -> LayerEffect {
    var effect = LayerEffect()
    let matrix = makeMatrix(amount)
    if matrix != .identity { effect.filters = [.colorMatrix(matrix)] }
    return effect
  }
}

nonisolated struct _ColorMultiplyEffect: ResolvingEffectModifier, Equatable {
  var color: Color

  func resolve(in environment: EnvironmentValues) -> ResolvedMultiply {
    ResolvedMultiply(color: color.resolve(in: environment))
  }
}

nonisolated struct ResolvedMultiply: ResolvedEffect {
  var color: Color.Resolved

  var animatableData: Color.Resolved.AnimatableData {
    get { color.animatableData }
    set { color.animatableData = newValue }
  }

  var effect: LayerEffect {
    var effect = LayerEffect()
    effect.filters = [.colorMatrix(.colorMultiply(color.components))]
    return effect
  }
}
