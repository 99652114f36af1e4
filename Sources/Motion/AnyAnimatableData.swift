/// A vector whose type is hidden. Vectors of different types have no way between them: their
/// difference is nothing.
public struct _AnyAnimatableData: VectorArithmetic, @unchecked Sendable {
  /// nil is a zero of any type.
  private var vector: (any VectorArithmetic)?

  package init<Vector: VectorArithmetic>(_ vector: Vector) {
    self.vector = vector is EmptyAnimatableData ? nil : vector
  }

  private init(vector: (any VectorArithmetic)?) { self.vector = vector }

  package func value<Vector: VectorArithmetic>(as type: Vector.Type) -> Vector? {
    vector as? Vector
  }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData(vector: nil) }

  public static func == (left: _AnyAnimatableData, right: _AnyAnimatableData) -> Bool {
    switch (left.vector, right.vector) {
    case (nil, nil): return true
    case (let left?, let right?): return areEqual(left, right)
    case (nil, let other?), (let other?, nil): return other.magnitudeSquared == 0
    }
  }

  private static func areEqual<Vector: VectorArithmetic>(
    _ left: Vector, _ right: any VectorArithmetic
  ) -> Bool {
    (right as? Vector) == left
  }

  public static func += (left: inout _AnyAnimatableData, right: _AnyAnimatableData) {
    left = left + right
  }
  public static func -= (left: inout _AnyAnimatableData, right: _AnyAnimatableData) {
    left = left - right
  }

  public static func + (left: _AnyAnimatableData, right: _AnyAnimatableData) -> _AnyAnimatableData {
    guard let first = left.vector else { return right }
    guard let second = right.vector else { return left }
    func sum<Vector: VectorArithmetic>(_ first: Vector) -> _AnyAnimatableData {
      (second as? Vector).map { _AnyAnimatableData(vector: first + $0) } ?? left
    }
    return sum(first)
  }

  public static func - (left: _AnyAnimatableData, right: _AnyAnimatableData) -> _AnyAnimatableData {
    guard let second = right.vector else { return left }
    guard let first = left.vector else { return _AnyAnimatableData(vector: second.scaled(by: -1)) }
    func difference<Vector: VectorArithmetic>(_ first: Vector) -> _AnyAnimatableData {
      (second as? Vector).map { _AnyAnimatableData(vector: first - $0) } ?? .zero
    }
    return difference(first)
  }

  public mutating func scale(by factor: Double) { vector?.scale(by: factor) }

  public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }
}
