/// A type whose changes can be animated through the vector of its `animatableData`.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: AnimatableData { get set }
}
