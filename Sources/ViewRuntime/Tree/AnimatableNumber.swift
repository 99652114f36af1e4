import Motion

/// One number that moves.
package struct AnimatableNumber: Animatable {
  package var value: Double
  package init(value: Double) { self.value = value }
  package var animatableData: Double {
    get { value }
    set { value = newValue }
  }
}
