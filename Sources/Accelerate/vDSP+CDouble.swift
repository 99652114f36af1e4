import Foundation

// As those for floats.

// MARK: Double

/// C = A + B.
public func vDSP_vaddD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ B: UnsafePointer<Double>,
  _ strideB: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  combine(A, strideA, B, strideB, C, strideC, count) { $0 + $1 }
}
/// C = A * B.
public func vDSP_vmulD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ B: UnsafePointer<Double>,
  _ strideB: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  combine(A, strideA, B, strideB, C, strideC, count) { $0 * $1 }
}
/// C = A - B; B comes first.
public func vDSP_vsubD(
  _ B: UnsafePointer<Double>, _ strideB: vDSP_Stride, _ A: UnsafePointer<Double>,
  _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  combine(A, strideA, B, strideB, C, strideC, count) { $0 - $1 }
}
/// C = A / B; B comes first.
public func vDSP_vdivD(
  _ B: UnsafePointer<Double>, _ strideB: vDSP_Stride, _ A: UnsafePointer<Double>,
  _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  combine(A, strideA, B, strideB, C, strideC, count) { $0 / $1 }
}
/// C = the larger of A and B.
public func vDSP_vmaxD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ B: UnsafePointer<Double>,
  _ strideB: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  combine(A, strideA, B, strideB, C, strideC, count) { max($0, $1) }
}
/// C = the smaller of A and B.
public func vDSP_vminD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ B: UnsafePointer<Double>,
  _ strideB: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  combine(A, strideA, B, strideB, C, strideC, count) { min($0, $1) }
}
/// C = A + scalar.
public func vDSP_vsaddD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ scalar: UnsafePointer<Double>,
  _ C: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  map(A, strideA, C, strideC, count) { $0 + scalar.pointee }
}
/// C = A * scalar.
public func vDSP_vsmulD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ scalar: UnsafePointer<Double>,
  _ C: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  map(A, strideA, C, strideC, count) { $0 * scalar.pointee }
}
/// C = A / scalar.
public func vDSP_vsdivD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ scalar: UnsafePointer<Double>,
  _ C: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  map(A, strideA, C, strideC, count) { $0 / scalar.pointee }
}
/// D = A * scalar + C.
public func vDSP_vsmaD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ scalar: UnsafePointer<Double>,
  _ C: UnsafePointer<Double>, _ strideC: vDSP_Stride, _ D: UnsafeMutablePointer<Double>,
  _ strideD: vDSP_Stride, _ count: vDSP_Length
) {
  combine(A, strideA, C, strideC, D, strideD, count) { $0 * scalar.pointee + $1 }
}
/// C = the amounts of A.
public func vDSP_vabsD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  map(A, strideA, C, strideC, count) { abs($0) }
}
/// C = -A.
public func vDSP_vnegD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  map(A, strideA, C, strideC, count) { -$0 }
}
/// C = the squares of A.
public func vDSP_vsqD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  map(A, strideA, C, strideC, count) { $0 * $0 }
}
/// D = A between the two limits.
public func vDSP_vclipD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ low: UnsafePointer<Double>,
  _ high: UnsafePointer<Double>, _ D: UnsafeMutablePointer<Double>, _ strideD: vDSP_Stride,
  _ count: vDSP_Length
) {
  map(A, strideA, D, strideD, count) { min(high.pointee, max(low.pointee, $0)) }
}
/// C = the scalar everywhere.
public func vDSP_vfillD(
  _ scalar: UnsafePointer<Double>, _ C: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  fill(C, strideC, count) { _ in scalar.pointee }
}
/// C = start, start + step, and so on.
public func vDSP_vrampD(
  _ start: UnsafePointer<Double>, _ step: UnsafePointer<Double>, _ C: UnsafeMutablePointer<Double>,
  _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  fill(C, strideC, count) { start.pointee + $0 * step.pointee }
}
/// C = A in decibels over the reference: 10 log10, or 20 log10 where `flag` is 1.
public func vDSP_vdbconD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ reference: UnsafePointer<Double>,
  _ C: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length, _ flag: UInt32
) {
  let factor: Double = flag == 1 ? 20 : 10
  map(A, strideA, C, strideC, count) { factor * log10($0 / reference.pointee) }
}
/// The sum.
public func vDSP_sveD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  C.pointee = reduce(A, strideA, count, 0) { $0 + $1 }
}
/// The sum of the squares.
public func vDSP_svesqD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  C.pointee = reduce(A, strideA, count, 0) { $0 + $1 * $1 }
}
/// The sum of the amounts.
public func vDSP_svemgD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  C.pointee = reduce(A, strideA, count, 0) { $0 + abs($1) }
}
/// The mean.
public func vDSP_meanvD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  C.pointee = reduce(A, strideA, count, 0) { $0 + $1 } / Double(count)
}
/// The mean of the amounts.
public func vDSP_meamgvD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  C.pointee = reduce(A, strideA, count, 0) { $0 + abs($1) } / Double(count)
}
/// The mean of the squares.
public func vDSP_measqvD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  C.pointee = reduce(A, strideA, count, 0) { $0 + $1 * $1 } / Double(count)
}
/// The root of the mean of the squares.
public func vDSP_rmsqvD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  C.pointee = (reduce(A, strideA, count, 0) { $0 + $1 * $1 } / Double(count)).squareRoot()
}
/// The largest; minus infinity of none.
public func vDSP_maxvD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  C.pointee = reduce(A, strideA, count, -.infinity) { max($0, $1) }
}
/// The smallest; infinity of none.
public func vDSP_minvD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  C.pointee = reduce(A, strideA, count, .infinity) { min($0, $1) }
}
/// The largest amount.
public func vDSP_maxmgvD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  C.pointee = reduce(A, strideA, count, 0) { max($0, abs($1)) }
}
/// The largest, and its place times the stride.
public func vDSP_maxviD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ place: UnsafeMutablePointer<vDSP_Length>, _ count: vDSP_Length
) {
  (C.pointee, place.pointee) = extreme(A, strideA, count, -.infinity, >)
}
/// The smallest, and its place times the stride.
public func vDSP_minviD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ place: UnsafeMutablePointer<vDSP_Length>, _ count: vDSP_Length
) {
  (C.pointee, place.pointee) = extreme(A, strideA, count, .infinity, <)
}
/// The sum of the products.
public func vDSP_dotprD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ B: UnsafePointer<Double>,
  _ strideB: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  C.pointee = dotProduct(A, strideA, B, strideB, count)
}
