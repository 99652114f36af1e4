import Foundation

// The C functions of vDSP on one vector or two: `count` elements, `stride` elements apart. Names and order of arguments
// are those of Apple's documentation; a `D` at the end is the one for doubles.

// MARK: Float

/// C = A + B.
public func vDSP_vadd(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ B: UnsafePointer<Float>,
  _ strideB: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  combine(A, strideA, B, strideB, C, strideC, count) { $0 + $1 }
}
/// C = A * B.
public func vDSP_vmul(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ B: UnsafePointer<Float>,
  _ strideB: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  combine(A, strideA, B, strideB, C, strideC, count) { $0 * $1 }
}
/// C = A - B; B comes first.
public func vDSP_vsub(
  _ B: UnsafePointer<Float>, _ strideB: vDSP_Stride, _ A: UnsafePointer<Float>,
  _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  combine(A, strideA, B, strideB, C, strideC, count) { $0 - $1 }
}
/// C = A / B; B comes first.
public func vDSP_vdiv(
  _ B: UnsafePointer<Float>, _ strideB: vDSP_Stride, _ A: UnsafePointer<Float>,
  _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  combine(A, strideA, B, strideB, C, strideC, count) { $0 / $1 }
}
/// C = the larger of A and B.
public func vDSP_vmax(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ B: UnsafePointer<Float>,
  _ strideB: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  combine(A, strideA, B, strideB, C, strideC, count) { max($0, $1) }
}
/// C = the smaller of A and B.
public func vDSP_vmin(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ B: UnsafePointer<Float>,
  _ strideB: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  combine(A, strideA, B, strideB, C, strideC, count) { min($0, $1) }
}
/// C = A + scalar.
public func vDSP_vsadd(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ scalar: UnsafePointer<Float>,
  _ C: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  map(A, strideA, C, strideC, count) { $0 + scalar.pointee }
}
/// C = A * scalar.
public func vDSP_vsmul(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ scalar: UnsafePointer<Float>,
  _ C: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  map(A, strideA, C, strideC, count) { $0 * scalar.pointee }
}
/// C = A / scalar.
public func vDSP_vsdiv(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ scalar: UnsafePointer<Float>,
  _ C: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  map(A, strideA, C, strideC, count) { $0 / scalar.pointee }
}
/// D = A * scalar + C.
public func vDSP_vsma(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ scalar: UnsafePointer<Float>,
  _ C: UnsafePointer<Float>, _ strideC: vDSP_Stride, _ D: UnsafeMutablePointer<Float>,
  _ strideD: vDSP_Stride, _ count: vDSP_Length
) {
  combine(A, strideA, C, strideC, D, strideD, count) { $0 * scalar.pointee + $1 }
}
/// C = the amounts of A.
public func vDSP_vabs(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  map(A, strideA, C, strideC, count) { abs($0) }
}
/// C = -A.
public func vDSP_vneg(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  map(A, strideA, C, strideC, count) { -$0 }
}
/// C = the squares of A.
public func vDSP_vsq(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  map(A, strideA, C, strideC, count) { $0 * $0 }
}
/// D = A between the two limits.
public func vDSP_vclip(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ low: UnsafePointer<Float>,
  _ high: UnsafePointer<Float>, _ D: UnsafeMutablePointer<Float>, _ strideD: vDSP_Stride,
  _ count: vDSP_Length
) {
  map(A, strideA, D, strideD, count) { min(high.pointee, max(low.pointee, $0)) }
}
/// C = the scalar everywhere.
public func vDSP_vfill(
  _ scalar: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  fill(C, strideC, count) { _ in scalar.pointee }
}
/// C = start, start + step, and so on.
public func vDSP_vramp(
  _ start: UnsafePointer<Float>, _ step: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>,
  _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  fill(C, strideC, count) { start.pointee + $0 * step.pointee }
}
/// C = A in decibels over the reference: 10 log10, or 20 log10 where `flag` is 1.
public func vDSP_vdbcon(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ reference: UnsafePointer<Float>,
  _ C: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length, _ flag: UInt32
) {
  let factor: Float = flag == 1 ? 20 : 10
  map(A, strideA, C, strideC, count) { factor * log10($0 / reference.pointee) }
}
/// The sum.
public func vDSP_sve(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  C.pointee = reduce(A, strideA, count, 0) { $0 + $1 }
}
/// The sum of the squares.
public func vDSP_svesq(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  C.pointee = reduce(A, strideA, count, 0) { $0 + $1 * $1 }
}
/// The sum of the amounts.
public func vDSP_svemg(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  C.pointee = reduce(A, strideA, count, 0) { $0 + abs($1) }
}
/// The mean.
public func vDSP_meanv(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  C.pointee = reduce(A, strideA, count, 0) { $0 + $1 } / Float(count)
}
/// The mean of the amounts.
public func vDSP_meamgv(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  C.pointee = reduce(A, strideA, count, 0) { $0 + abs($1) } / Float(count)
}
/// The mean of the squares.
public func vDSP_measqv(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  C.pointee = reduce(A, strideA, count, 0) { $0 + $1 * $1 } / Float(count)
}
/// The root of the mean of the squares.
public func vDSP_rmsqv(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  C.pointee = (reduce(A, strideA, count, 0) { $0 + $1 * $1 } / Float(count)).squareRoot()
}
/// The largest; minus infinity of none.
public func vDSP_maxv(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  C.pointee = reduce(A, strideA, count, -.infinity) { max($0, $1) }
}
/// The smallest; infinity of none.
public func vDSP_minv(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  C.pointee = reduce(A, strideA, count, .infinity) { min($0, $1) }
}
/// The largest amount.
public func vDSP_maxmgv(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  C.pointee = reduce(A, strideA, count, 0) { max($0, abs($1)) }
}
/// The largest, and its place times the stride.
public func vDSP_maxvi(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ place: UnsafeMutablePointer<vDSP_Length>, _ count: vDSP_Length
) {
  (C.pointee, place.pointee) = extreme(A, strideA, count, -.infinity, >)
}
/// The smallest, and its place times the stride.
public func vDSP_minvi(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ place: UnsafeMutablePointer<vDSP_Length>, _ count: vDSP_Length
) {
  (C.pointee, place.pointee) = extreme(A, strideA, count, .infinity, <)
}
/// The sum of the products.
public func vDSP_dotpr(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ B: UnsafePointer<Float>,
  _ strideB: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
  C.pointee = dotProduct(A, strideA, B, strideB, count)
}
