/// A vector of as many elements as needed: the stops of a gradient, the lengths of a dash pattern.
///
/// Adding and subtracting keep the length of the left side; what the right side lacks is zero.
package struct AnimatableArray<Element: VectorArithmetic>: VectorArithmetic {
  package var elements: [Element]

  package init(_ elements: [Element]) { self.elements = elements }

  package static var zero: Self { Self([]) }

  package static func += (left: inout Self, right: Self) {
    for index in 0..<min(left.elements.count, right.elements.count) {
      left.elements[index] += right.elements[index]
    }
  }

  package static func -= (left: inout Self, right: Self) {
    for index in 0..<min(left.elements.count, right.elements.count) {
      left.elements[index] -= right.elements[index]
    }
  }

  package static func + (left: Self, right: Self) -> Self {
    var result = left
    result += right
    return result
  }

  package static func - (left: Self, right: Self) -> Self {
    var result = left
    result -= right
    return result
  }

  package mutating func scale(by factor: Double) {
    for index in elements.indices { elements[index].scale(by: factor) }
  }

  package var magnitudeSquared: Double {
    elements.reduce(0) { $0 + $1.magnitudeSquared }
  }
}

extension AnimatableArray: Sendable where Element: Sendable {}

extension Array where Element: Animatable {
  /// The elements' animatable data; setting it leaves elements that it does not reach.
  package var animatableVector: AnimatableArray<Element.AnimatableData> {
    get { AnimatableArray(map(\.animatableData)) }
    set {
      for (index, data) in zip(indices, newValue.elements) { self[index].animatableData = data }
    }
  }
}
