import Foundation

/// A value that can be added and scaled, and so animated.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by `rhs`.
  mutating func scale(by rhs: Double)

  /// The dot product of the value with itself.
  var magnitudeSquared: Double { get }

  /// Takes away `other` times `factor`, in one step: the code that animates does not know the type, and
  /// pays for each step. There is nothing to be gained from calling or implementing it elsewhere.
  mutating func _subtract(_ other: Self, scaledBy factor: Double)
}

extension VectorArithmetic {
  @inlinable
  public mutating func _subtract(_ other: Self, scaledBy factor: Double) {
    var part = other
    part.scale(by: factor)
    self -= part
  }
}

extension VectorArithmetic {
  /// The value with each component multiplied by `rhs`.
  @inlinable
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the value towards `other`: 0 leaves it, 1 makes it `other`.
  @inlinable
  public mutating func interpolate(towards other: Self, amount: Double) {
    var result = other
    result -= self
    result.scale(by: amount)
    result += self
    self = result
  }

  /// The value that lies at `amount` of the way to `other`: 0 is this value, 1 is `other`.
  @inlinable
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

extension VectorArithmetic {
  /// Zero in the shape of this value: a vector of four elements answers four zeros.
  ///
  /// `zero` alone does not know how many elements a vector of variable length has.
  package var zeroOfSameShape: Self {
    let result = scaled(by: 0)
    // Infinite or missing components leave NaN behind, which would never go away again.
    return result.magnitudeSquared == 0 ? result : .zero
  }

  /// This value padded with zeros, or cut, to the shape of `other`.
  package func shaped(like other: Self) -> Self {
    var result = other.zeroOfSameShape
    result += self
    return result
  }
}

extension Double: VectorArithmetic {
  @inlinable
  public mutating func scale(by rhs: Double) { self *= rhs }

  @inlinable
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  @inlinable
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  @inlinable
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  @inlinable
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  @inlinable
  public var magnitudeSquared: Double { Double(self * self) }
}
