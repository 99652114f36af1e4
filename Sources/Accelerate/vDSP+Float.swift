extension vDSP {
  /// Sums, number by number.
  public static func add<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B)
    -> [Float]
  where A.Element == Float, B.Element == Float {
    var result = [Float](repeating: 0, count: vectorA.count)
    combine(vectorA, vectorB, &result) { $0 + $1 }
    return result
  }

  public static func add<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateMutableBuffer>(
    _ vectorA: A, _ vectorB: B, result: inout C
  ) where A.Element == Float, B.Element == Float, C.Element == Float {
    combine(vectorA, vectorB, &result) { $0 + $1 }
  }

  /// Differences: the first vector less the second one.
  public static func subtract<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B)
    -> [Float]
  where A.Element == Float, B.Element == Float {
    var result = [Float](repeating: 0, count: vectorA.count)
    combine(vectorA, vectorB, &result) { $0 - $1 }
    return result
  }

  public static func subtract<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateMutableBuffer>(
    _ vectorA: A, _ vectorB: B, result: inout C
  ) where A.Element == Float, B.Element == Float, C.Element == Float {
    combine(vectorA, vectorB, &result) { $0 - $1 }
  }

  /// Products, number by number.
  public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B)
    -> [Float]
  where A.Element == Float, B.Element == Float {
    var result = [Float](repeating: 0, count: vectorA.count)
    combine(vectorA, vectorB, &result) { $0 * $1 }
    return result
  }

  public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateMutableBuffer>(
    _ vectorA: A, _ vectorB: B, result: inout C
  ) where A.Element == Float, B.Element == Float, C.Element == Float {
    combine(vectorA, vectorB, &result) { $0 * $1 }
  }

  /// Quotients: the first vector by the second one.
  public static func divide<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B)
    -> [Float]
  where A.Element == Float, B.Element == Float {
    var result = [Float](repeating: 0, count: vectorA.count)
    combine(vectorA, vectorB, &result) { $0 / $1 }
    return result
  }

  public static func divide<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateMutableBuffer>(
    _ vectorA: A, _ vectorB: B, result: inout C
  ) where A.Element == Float, B.Element == Float, C.Element == Float {
    combine(vectorA, vectorB, &result) { $0 / $1 }
  }

  /// The smaller of each pair.
  public static func minimum<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B)
    -> [Float]
  where A.Element == Float, B.Element == Float {
    var result = [Float](repeating: 0, count: vectorA.count)
    combine(vectorA, vectorB, &result) { Swift.min($0, $1) }
    return result
  }

  public static func minimum<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateMutableBuffer>(
    _ vectorA: A, _ vectorB: B, result: inout C
  ) where A.Element == Float, B.Element == Float, C.Element == Float {
    combine(vectorA, vectorB, &result) { Swift.min($0, $1) }
  }

  /// The larger of each pair.
  public static func maximum<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B)
    -> [Float]
  where A.Element == Float, B.Element == Float {
    var result = [Float](repeating: 0, count: vectorA.count)
    combine(vectorA, vectorB, &result) { Swift.max($0, $1) }
    return result
  }

  public static func maximum<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateMutableBuffer>(
    _ vectorA: A, _ vectorB: B, result: inout C
  ) where A.Element == Float, B.Element == Float, C.Element == Float {
    combine(vectorA, vectorB, &result) { Swift.max($0, $1) }
  }

  public static func add<A: AccelerateBuffer>(_ scalar: Float, _ vector: A) -> [Float]
  where A.Element == Float {
    var result = [Float](repeating: 0, count: vector.count)
    map(vector, &result) { scalar + $0 }
    return result
  }

  public static func add<A: AccelerateBuffer, C: AccelerateMutableBuffer>(
    _ scalar: Float, _ vector: A, result: inout C
  ) where A.Element == Float, C.Element == Float {
    map(vector, &result) { scalar + $0 }
  }

  public static func multiply<A: AccelerateBuffer>(_ scalar: Float, _ vector: A) -> [Float]
  where A.Element == Float {
    var result = [Float](repeating: 0, count: vector.count)
    map(vector, &result) { scalar * $0 }
    return result
  }

  public static func multiply<A: AccelerateBuffer, C: AccelerateMutableBuffer>(
    _ scalar: Float, _ vector: A, result: inout C
  ) where A.Element == Float, C.Element == Float {
    map(vector, &result) { scalar * $0 }
  }

  /// Each number divided by `scalar`.
  public static func divide<A: AccelerateBuffer>(_ vector: A, _ scalar: Float) -> [Float]
  where A.Element == Float {
    var result = [Float](repeating: 0, count: vector.count)
    map(vector, &result) { $0 / scalar }
    return result
  }

  public static func divide<A: AccelerateBuffer, C: AccelerateMutableBuffer>(
    _ vector: A, _ scalar: Float, result: inout C
  ) where A.Element == Float, C.Element == Float {
    map(vector, &result) { $0 / scalar }
  }

  /// `scalar` divided by each number.
  public static func divide<A: AccelerateBuffer>(_ scalar: Float, _ vector: A) -> [Float]
  where A.Element == Float {
    var result = [Float](repeating: 0, count: vector.count)
    map(vector, &result) { scalar / $0 }
    return result
  }

  /// Each number with the other sign.
  public static func negative<A: AccelerateBuffer>(_ vector: A) -> [Float]
  where A.Element == Float {
    var result = [Float](repeating: 0, count: vector.count)
    map(vector, &result) { -$0 }
    return result
  }

  public static func negative<A: AccelerateBuffer, C: AccelerateMutableBuffer>(
    _ vector: A, result: inout C
  )
  where A.Element == Float, C.Element == Float {
    map(vector, &result) { -$0 }
  }

  /// Each number without its sign.
  public static func absolute<A: AccelerateBuffer>(_ vector: A) -> [Float]
  where A.Element == Float {
    var result = [Float](repeating: 0, count: vector.count)
    map(vector, &result) { abs($0) }
    return result
  }

  public static func absolute<A: AccelerateBuffer, C: AccelerateMutableBuffer>(
    _ vector: A, result: inout C
  )
  where A.Element == Float, C.Element == Float {
    map(vector, &result) { abs($0) }
  }

  /// The square of each number.
  public static func square<A: AccelerateBuffer>(_ vector: A) -> [Float] where A.Element == Float {
    var result = [Float](repeating: 0, count: vector.count)
    map(vector, &result) { $0 * $0 }
    return result
  }

  public static func square<A: AccelerateBuffer, C: AccelerateMutableBuffer>(
    _ vector: A, result: inout C
  )
  where A.Element == Float, C.Element == Float {
    map(vector, &result) { $0 * $0 }
  }

  /// Each number held within `bounds`.
  public static func clip<A: AccelerateBuffer>(_ vector: A, to bounds: ClosedRange<Float>)
    -> [Float]
  where A.Element == Float {
    var result = [Float](repeating: 0, count: vector.count)
    map(vector, &result) { Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) }
    return result
  }

  /// Fills a vector with one number.
  public static func fill<C: AccelerateMutableBuffer>(_ vector: inout C, with value: Float)
  where C.Element == Float {
    vector.withUnsafeMutableBufferPointer { $0.update(repeating: value) }
  }

  public static func clear<C: AccelerateMutableBuffer>(_ vector: inout C) where C.Element == Float {
    fill(&vector, with: 0)
  }

  public static func sum<A: AccelerateBuffer>(_ vector: A) -> Float where A.Element == Float {
    reduce(vector, 0, +)
  }

  public static func sumOfSquares<A: AccelerateBuffer>(_ vector: A) -> Float
  where A.Element == Float {
    reduce(vector, 0) { $0 + $1 * $1 }
  }

  public static func sumOfMagnitudes<A: AccelerateBuffer>(_ vector: A) -> Float
  where A.Element == Float {
    reduce(vector, 0) { $0 + abs($1) }
  }

  /// The mean; not a number for no numbers.
  public static func mean<A: AccelerateBuffer>(_ vector: A) -> Float where A.Element == Float {
    sum(vector) / Float(vector.count)
  }

  public static func meanSquare<A: AccelerateBuffer>(_ vector: A) -> Float
  where A.Element == Float {
    sumOfSquares(vector) / Float(vector.count)
  }

  public static func rootMeanSquare<A: AccelerateBuffer>(_ vector: A) -> Float
  where A.Element == Float {
    meanSquare(vector).squareRoot()
  }

  /// The smallest number; infinity for none.
  public static func minimum<A: AccelerateBuffer>(_ vector: A) -> Float where A.Element == Float {
    reduce(vector, .infinity) { Swift.min($0, $1) }
  }

  /// The largest number; minus infinity for none.
  public static func maximum<A: AccelerateBuffer>(_ vector: A) -> Float where A.Element == Float {
    reduce(vector, -.infinity) { Swift.max($0, $1) }
  }

  /// The sum of the products of pairs.
  public static func dot<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B)
    -> Float
  where A.Element == Float, B.Element == Float {
    precondition(
      vectorA.count == vectorB.count,
      "vDSP: vectors of \(vectorA.count) and \(vectorB.count) numbers")
    return vectorA.withUnsafeBufferPointer { left in
      vectorB.withUnsafeBufferPointer { right in
        var result: Float = 0
        for index in 0..<left.count { result += left[index] * right[index] }
        return result
      }
    }
  }

  /// The square of the distance of two points.
  public static func distanceSquared<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ pointA: A, _ pointB: B
  ) -> Float
  where A.Element == Float, B.Element == Float {
    sumOfSquares(subtract(pointA, pointB))
  }

  /// Numbers at even steps from the first to the last of a range.
  public static func ramp(in range: ClosedRange<Float>, count: Int) -> [Float] {
    guard count > 1 else { return count == 1 ? [range.lowerBound] : [] }
    let step = (range.upperBound - range.lowerBound) / Float(count - 1)
    return (0..<count).map { range.lowerBound + Float($0) * step }
  }

  /// Between two vectors: `t` 0 is the first, 1 the second.
  public static func linearInterpolate<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A, _ vectorB: B, using t: Float
  ) -> [Float] where A.Element == Float, B.Element == Float {
    var result = [Float](repeating: 0, count: vectorA.count)
    combine(vectorA, vectorB, &result) { $0 + t * ($1 - $0) }
    return result
  }
}
