import Foundation
import Geometry

extension CGAffineTransform {
  /// The four factors and the two offsets of a transform; the factors times 128.
  package typealias AnimatableVector = AnimatablePair<
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>,
    AnimatablePair<CGFloat, CGFloat>
  >

  /// What moves when one transform turns into another: each component on its own.
  package var animatableVector: AnimatableVector {
    get {
      let scale = CGFloat(animatableUnitScale)
      let factors = AnimatablePair(
        AnimatablePair(a * scale, b * scale), AnimatablePair(c * scale, d * scale))
      return AnimatablePair(factors, AnimatablePair(tx, ty))
    }
    set {
      let scale = CGFloat(animatableUnitScale)
      (a, b) = (newValue.first.first.first / scale, newValue.first.first.second / scale)
      (c, d) = (newValue.first.second.first / scale, newValue.first.second.second / scale)
      (tx, ty) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension ProjectionTransform {
  /// The affine part of a projection, and its third column times 128.
  package typealias AnimatableVector = AnimatablePair<
    CGAffineTransform.AnimatableVector, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  >

  /// What moves when one projection turns into another: each component on its own.
  package var animatableVector: AnimatableVector {
    get {
      let affine = CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
      let scale = CGFloat(animatableUnitScale)
      return AnimatablePair(
        affine.animatableVector,
        AnimatablePair(m13 * scale, AnimatablePair(m23 * scale, m33 * scale)))
    }
    set {
      var affine = CGAffineTransform()
      affine.animatableVector = newValue.first
      (m11, m12, m21, m22) = (affine.a, affine.b, affine.c, affine.d)
      (m31, m32) = (affine.tx, affine.ty)
      let (third, scale) = (newValue.second, CGFloat(animatableUnitScale))
      (m13, m23, m33) = (
        third.first / scale, third.second.first / scale, third.second.second / scale
      )
    }
  }
}
