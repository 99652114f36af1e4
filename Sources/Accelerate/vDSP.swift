/// Arithmetic on vectors of numbers: the part of Apple's vDSP that animation code uses.
///
/// Vectors that go together must be of one length; a result given to be filled must be as long as its
/// operands. The loops are plain, over memory without checks, so that the compiler vectorises them.
public enum vDSP {}

/// Fills `result` with `operation` of each pair of numbers.
@inline(__always)
func combine<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateMutableBuffer, Number>(
  _ left: A, _ right: B, _ result: inout C, _ operation: (Number, Number) -> Number
) where A.Element == Number, B.Element == Number, C.Element == Number {
  let count = result.count
  precondition(
    left.count == count && right.count == count,
    "vDSP: vectors of \(left.count) and \(right.count) numbers for a result of \(count)")
  // The result may be one of the operands: its pointer is taken last, and read before it is written.
  left.withUnsafeBufferPointer { left in
    right.withUnsafeBufferPointer { right in
      result.withUnsafeMutableBufferPointer { result in
        for index in 0..<count { result[index] = operation(left[index], right[index]) }
      }
    }
  }
}

/// Fills `result` with `operation` of each number.
@inline(__always)
func map<A: AccelerateBuffer, C: AccelerateMutableBuffer, Number>(
  _ vector: A, _ result: inout C, _ operation: (Number) -> Number
) where A.Element == Number, C.Element == Number {
  let count = result.count
  precondition(
    vector.count == count, "vDSP: a vector of \(vector.count) numbers for a result of \(count)")
  vector.withUnsafeBufferPointer { vector in
    result.withUnsafeMutableBufferPointer { result in
      for index in 0..<count { result[index] = operation(vector[index]) }
    }
  }
}

@inline(__always)
func reduce<A: AccelerateBuffer, Number>(
  _ vector: A, _ start: Number, _ operation: (Number, Number) -> Number
) -> Number where A.Element == Number {
  vector.withUnsafeBufferPointer { numbers in
    var result = start
    for number in numbers { result = operation(result, number) }
    return result
  }
}
