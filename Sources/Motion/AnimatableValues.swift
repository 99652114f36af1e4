/// Any number of values that are animated together.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values, in order.
  public var value: (repeat each Value)

  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  public static var zero: Self { Self(repeat (each Value).zero) }

  public static func == (left: Self, right: Self) -> Bool {
    var isEqual = true
    for (first, second) in repeat (each left.value, each right.value) {
      isEqual = isEqual && first == second
    }
    return isEqual
  }

  public static func + (left: Self, right: Self) -> Self {
    Self(repeat each left.value + each right.value)
  }

  public static func - (left: Self, right: Self) -> Self {
    Self(repeat each left.value - each right.value)
  }

  // Written out: the default would go through `+`, which may drop elements of a longer vector.
  public static func += (left: inout Self, right: Self) {
    left = Self(repeat sum(each left.value, each right.value))
  }

  public static func -= (left: inout Self, right: Self) {
    left = Self(repeat difference(each left.value, each right.value))
  }

  public mutating func scale(by rhs: Double) {
    self = Self(repeat (each value).scaled(by: rhs))
  }

  public var magnitudeSquared: Double {
    var result = 0.0
    for element in repeat each value { result += element.magnitudeSquared }
    return result
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}

private func sum<V: VectorArithmetic>(_ left: V, _ right: V) -> V {
  var result = left
  result += right
  return result
}

private func difference<V: VectorArithmetic>(_ left: V, _ right: V) -> V {
  var result = left
  result -= right
  return result
}
