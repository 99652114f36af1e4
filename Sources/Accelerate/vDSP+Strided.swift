// What the C functions of vDSP do with memory: `count` elements of each vector, `stride` elements apart.

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

/// C = `operation` of each pair of elements of A and B.
@inline(__always)
func combine<Number>(
  _ A: UnsafePointer<Number>, _ strideA: Int, _ B: UnsafePointer<Number>, _ strideB: Int,
  _ C: UnsafeMutablePointer<Number>, _ strideC: Int, _ count: vDSP_Length,
  _ operation: (Number, Number) -> Number
) {
  for index in 0..<Int(count) {
    C[index * strideC] = operation(A[index * strideA], B[index * strideB])
  }
}

/// C = `operation` of each element of A.
@inline(__always)
func map<Number>(
  _ A: UnsafePointer<Number>, _ strideA: Int, _ C: UnsafeMutablePointer<Number>, _ strideC: Int,
  _ count: vDSP_Length, _ operation: (Number) -> Number
) {
  for index in 0..<Int(count) { C[index * strideC] = operation(A[index * strideA]) }
}

/// C = `operation` of each place, from 0 on.
@inline(__always)
func fill<Number>(
  _ C: UnsafeMutablePointer<Number>, _ strideC: Int, _ count: vDSP_Length,
  _ operation: (Number) -> Number
) where Number: BinaryFloatingPoint {
  for index in 0..<Int(count) { C[index * strideC] = operation(Number(index)) }
}

@inline(__always)
func reduce<Number>(
  _ A: UnsafePointer<Number>, _ strideA: Int, _ count: vDSP_Length, _ start: Number,
  _ operation: (Number, Number) -> Number
) -> Number {
  var result = start
  for index in 0..<Int(count) { result = operation(result, A[index * strideA]) }
  return result
}

/// The first element that is beyond `start` and all others by `isBeyond`, and its place times the stride.
@inline(__always)
func extreme<Number>(
  _ A: UnsafePointer<Number>, _ strideA: Int, _ count: vDSP_Length, _ start: Number,
  _ isBeyond: (Number, Number) -> Bool
) -> (value: Number, place: vDSP_Length) {
  var result = (value: start, place: vDSP_Length(0))
  for index in 0..<Int(count) where isBeyond(A[index * strideA], result.value) {
    result = (A[index * strideA], vDSP_Length(index * strideA))
  }
  return result
}

/// The sum of the products.
@inline(__always)
func dotProduct<Number: FloatingPoint>(
  _ A: UnsafePointer<Number>, _ strideA: Int, _ B: UnsafePointer<Number>, _ strideB: Int,
  _ count: vDSP_Length
) -> Number {
  var sum: Number = 0
  for index in 0..<Int(count) { sum += A[index * strideA] * B[index * strideB] }
  return sum
}
