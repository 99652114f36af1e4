import Drawing
import Foundation
import Geometry
import Motion
@_spi(Runtime) import ViewRuntime

extension View {
  /// Turns the picture of this view, clockwise for positive angles.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Scales the picture of this view.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }

  /// Turns the picture of this view in space about an axis, seen in perspective.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}

nonisolated public struct _RotationEffect: EffectModifier, Equatable {
  public var angle: Angle
  public var anchor: UnitPoint

  public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }

  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  package func effect(size: CGSize, in context: LeafContext) -> LayerEffect {
    var effect = LayerEffect()
    effect.transform = ProjectionTransform(.rotation(angle, about: anchor.point(in: size)))
    return effect
  }
}

nonisolated public struct _ScaleEffect: EffectModifier, Equatable {
  public var scale: CGSize
  public var anchor: UnitPoint

  public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  package func effect(size: CGSize, in context: LeafContext) -> LayerEffect {
    let fixed = anchor.point(in: size)
    var effect = LayerEffect()
    effect.transform = ProjectionTransform(
      CGAffineTransform(
        a: scale.width, b: 0, c: 0, d: scale.height, tx: fixed.x * (1 - scale.width),
        ty: fixed.y * (1 - scale.height)))
    return effect
  }
}

nonisolated public struct _TransformEffect: EffectModifier, Equatable {
  public var transform: CGAffineTransform

  public init(transform: CGAffineTransform) { self.transform = transform }

  package func effect(size: CGSize, in context: LeafContext) -> LayerEffect {
    var effect = LayerEffect()
    effect.transform = ProjectionTransform(transform)
    return effect
  }
}

nonisolated public struct _ProjectionEffect: EffectModifier, Equatable {
  public var transform: ProjectionTransform

  public init(transform: ProjectionTransform) { self.transform = transform }

  package func effect(size: CGSize, in context: LeafContext) -> LayerEffect {
    var effect = LayerEffect()
    effect.transform = transform
    return effect
  }
}

nonisolated struct _Rotation3DEffect: EffectModifier {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  var animatableData:
    AnimatablePair<
      Angle.AnimatableData,
      AnimatablePair<
        AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
        AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
      >
    >
  {
    get {
      AnimatablePair(
        angle.animatableData,
        AnimatablePair(
          AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)),
          AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
    }
    set {
      angle.animatableData = newValue.first
      let (axes, rest) = (newValue.second.first, newValue.second.second)
      axis = (axes.first, axes.second.first, axes.second.second)
      anchor.animatableData = rest.first
      (anchorZ, perspective) = (rest.second.first, rest.second.second)
    }
  }

  func effect(size: CGSize, in context: LeafContext) -> LayerEffect {
    var effect = LayerEffect()
    effect.transform = projection(size: size)
    return effect
  }

  /// Turns about the axis through the anchor by Rodrigues' formula, then divides by the distance of
  /// an eye that stands `max(width, height) / perspective` points in front.
  func projection(size: CGSize) -> ProjectionTransform {
    let length = sqrt(axis.x * axis.x + axis.y * axis.y + axis.z * axis.z)
    guard length > 0 else { return ProjectionTransform() }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    let rest = 1 - cosine
    // Where (x, y, −anchorZ) relative to the anchor goes; rows: right, down, towards the eye.
    let right = (x * x * rest + cosine, x * y * rest - z * sine, x * z * rest + y * sine)
    let down = (y * x * rest + z * sine, y * y * rest + cosine, y * z * rest - x * sine)
    let near = (z * x * rest - y * sine, z * y * rest + x * sine, z * z * rest + cosine)
    let side = max(size.width, size.height)
    let nearness = side > 0 ? perspective / side : 0
    var turned = ProjectionTransform()
    (turned.m11, turned.m21, turned.m31) = (right.0, right.1, -right.2 * anchorZ)
    (turned.m12, turned.m22, turned.m32) = (down.0, down.1, -down.2 * anchorZ)
    turned.m13 = -near.0 * nearness
    turned.m23 = -near.1 * nearness
    // The eye is not moved by anchorZ: what is turned behind the view is seen from farther away.
    turned.m33 = 1 + near.2 * anchorZ * nearness
    let fixed = anchor.point(in: size)
    return ProjectionTransform(CGAffineTransform(translationX: -fixed.x, y: -fixed.y))
      .concatenating(turned)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: fixed.x, y: fixed.y)))
  }
}
