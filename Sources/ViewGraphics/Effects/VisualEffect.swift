import Drawing
import Foundation
import Geometry
import Motion
import Pixels
@_spi(Runtime) import ViewRuntime

/// Changes of how a view is drawn that leave its layout as it is.
nonisolated public protocol VisualEffect: Sendable, Animatable {}

/// The visual effect that changes nothing.
nonisolated public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

/// A visual effect that the library knows how to draw.
package protocol DrawnVisualEffect: VisualEffect {
  /// From the outermost change inwards, for content of `size`.
  func layers(size: CGSize, in environment: EnvironmentValues) -> [LayerEffect]
}

extension EmptyVisualEffect: DrawnVisualEffect {
  package func layers(size: CGSize, in environment: EnvironmentValues) -> [LayerEffect] { [] }
}

/// One more change around another effect; what moves is the numbers of both.
nonisolated private struct VisualEffectStep<Base: VisualEffect, Step: VisualEffectChange>:
  DrawnVisualEffect
{
  var base: Base
  var step: Step

  var animatableData: AnimatablePair<Base.AnimatableData, Step.AnimatableData> {
    get { AnimatablePair(base.animatableData, step.animatableData) }
    set { (base.animatableData, step.animatableData) = (newValue.first, newValue.second) }
  }

  func layers(size: CGSize, in environment: EnvironmentValues) -> [LayerEffect] {
    [step.effect(size: size, in: environment)]
      + ((base as? any DrawnVisualEffect)?.layers(size: size, in: environment) ?? [])
  }
}

/// One change by numbers.
package protocol VisualEffectChange: Sendable, Animatable {
  func effect(size: CGSize, in environment: EnvironmentValues) -> LayerEffect
}

extension VisualEffect {
  package func adding(_ step: some VisualEffectChange) -> some VisualEffect {
    VisualEffectStep(base: self, step: step)
  }

  private func adding(
    _ numbers: [Double], _ make: @escaping @Sendable ([Double], CGSize) -> LayerEffect
  ) -> some VisualEffect {
    adding(NumberedChange(numbers: AnimatableArray(numbers), make: make))
  }

  private func filter(_ amount: Double, _ make: @escaping @Sendable (Double) -> Filter)
    -> some VisualEffect
  {
    adding([amount]) { numbers, _ in
      var effect = LayerEffect()
      effect.filters = [make(numbers[0])]
      return effect
    }
  }

  private func transform(
    _ numbers: [Double], _ make: @escaping @Sendable ([Double], CGSize) -> ProjectionTransform
  ) -> some VisualEffect {
    adding(numbers) { numbers, size in
      var effect = LayerEffect()
      effect.transform = make(numbers, size)
      return effect
    }
  }

  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding([opacity]) { numbers, _ in
      var effect = LayerEffect()
      effect.opacity = min(max(numbers[0], 0), 1)
      return effect
    }
  }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    filter(Double(radius)) { .blur(radius: max(0, $0), isOpaque: opaque) }
  }
  public func brightness(_ amount: Double) -> some VisualEffect {
    filter(amount) { .colorMatrix(.brightness($0)) }
  }
  public func contrast(_ amount: Double) -> some VisualEffect {
    filter(amount) { .colorMatrix(.contrast($0)) }
  }
  public func saturation(_ amount: Double) -> some VisualEffect {
    filter(amount) { .colorMatrix(.saturation($0)) }
  }
  public func grayscale(_ amount: Double) -> some VisualEffect {
    filter(amount) { .colorMatrix(.grayscale($0)) }
  }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    filter(angle.radians) { .colorMatrix(.hueRotation($0)) }
  }

  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    transform([Double(x), Double(y)]) { numbers, _ in
      ProjectionTransform(CGAffineTransform(translationX: numbers[0], y: numbers[1]))
    }
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    transform([Double(x), Double(y), Double(anchor.x), Double(anchor.y)]) { numbers, size in
      let fixed = CGPoint(x: numbers[2] * size.width, y: numbers[3] * size.height)
      return ProjectionTransform(
        CGAffineTransform(
          a: numbers[0], b: 0, c: 0, d: numbers[1], tx: fixed.x * (1 - numbers[0]),
          ty: fixed.y * (1 - numbers[1])))
    }
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    transform([angle.radians, Double(anchor.x), Double(anchor.y)]) { numbers, size in
      ProjectionTransform(
        .rotation(
          Angle(radians: numbers[0]),
          about: CGPoint(x: numbers[1] * size.width, y: numbers[2] * size.height)))
    }
  }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    transform([angle.radians, axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective]) {
      n, size in
      _Rotation3DEffect(
        angle: Angle(radians: n[0]), axis: (n[1], n[2], n[3]), anchor: UnitPoint(x: n[4], y: n[5]),
        anchorZ: n[6], perspective: n[7]
      ).projection(size: size)
    }
  }

  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    self.transform([]) { _, _ in transform }
  }

  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    adding([]) { _, _ in
      var effect = LayerEffect()
      effect.blendMode = blendMode
      return effect
    }
  }
}

/// A change that is a function of some numbers, which move.
nonisolated private struct NumberedChange: VisualEffectChange {
  var numbers: AnimatableArray<Double>
  let make: @Sendable ([Double], CGSize) -> LayerEffect

  var animatableData: AnimatableArray<Double> {
    get { numbers }
    set { numbers = newValue }
  }

  func effect(size: CGSize, in environment: EnvironmentValues) -> LayerEffect {
    make(numbers.elements, size)
  }
}
