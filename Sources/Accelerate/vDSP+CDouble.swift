import Foundation

// As those for floats.

// MARK: Double

/// C = A + B.
public func vDSP_vaddD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ B: UnsafePointer<Double>,
  _ strideB: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = A[index * strideA] + B[index * strideB] }
}
/// C = A * B.
public func vDSP_vmulD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ B: UnsafePointer<Double>,
  _ strideB: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = A[index * strideA] * B[index * strideB] }
}
/// C = A - B; B comes first.
public func vDSP_vsubD(
  _ B: UnsafePointer<Double>, _ strideB: vDSP_Stride, _ A: UnsafePointer<Double>,
  _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = A[index * strideA] - B[index * strideB] }
}
/// C = A / B; B comes first.
public func vDSP_vdivD(
  _ B: UnsafePointer<Double>, _ strideB: vDSP_Stride, _ A: UnsafePointer<Double>,
  _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = A[index * strideA] / B[index * strideB] }
}
/// C = the larger of A and B.
public func vDSP_vmaxD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ B: UnsafePointer<Double>,
  _ strideB: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = max(A[index * strideA], B[index * strideB]) }
}
/// C = the smaller of A and B.
public func vDSP_vminD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ B: UnsafePointer<Double>,
  _ strideB: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = min(A[index * strideA], B[index * strideB]) }
}
/// C = A + scalar.
public func vDSP_vsaddD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ scalar: UnsafePointer<Double>,
  _ C: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = A[index * strideA] + scalar.pointee }
}
/// C = A * scalar.
public func vDSP_vsmulD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ scalar: UnsafePointer<Double>,
  _ C: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = A[index * strideA] * scalar.pointee }
}
/// C = A / scalar.
public func vDSP_vsdivD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ scalar: UnsafePointer<Double>,
  _ C: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = A[index * strideA] / scalar.pointee }
}
/// D = A * scalar + C.
public func vDSP_vsmaD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ scalar: UnsafePointer<Double>,
  _ C: UnsafePointer<Double>, _ strideC: vDSP_Stride, _ D: UnsafeMutablePointer<Double>,
  _ strideD: vDSP_Stride, _ count: vDSP_Length
) {
  for index in 0..<Int(count) {
    D[index * strideD] = A[index * strideA] * scalar.pointee + C[index * strideC]
  }
}
/// C = the amounts of A.
public func vDSP_vabsD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = abs(A[index * strideA]) }
}
/// C = -A.
public func vDSP_vnegD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = -A[index * strideA] }
}
/// C = the squares of A.
public func vDSP_vsqD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = A[index * strideA] * A[index * strideA] }
}
/// D = A between the two limits.
public func vDSP_vclipD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ low: UnsafePointer<Double>,
  _ high: UnsafePointer<Double>, _ D: UnsafeMutablePointer<Double>, _ strideD: vDSP_Stride,
  _ count: vDSP_Length
) {
  for index in 0..<Int(count) {
    D[index * strideD] = min(high.pointee, max(low.pointee, A[index * strideA]))
  }
}
/// C = the scalar everywhere.
public func vDSP_vfillD(
  _ scalar: UnsafePointer<Double>, _ C: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = scalar.pointee }
}
/// C = start, start + step, and so on.
public func vDSP_vrampD(
  _ start: UnsafePointer<Double>, _ step: UnsafePointer<Double>, _ C: UnsafeMutablePointer<Double>,
  _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = start.pointee + Double(index) * step.pointee }
}
/// C = A in decibels over the reference: 10 log10, or 20 log10 where `flag` is 1.
public func vDSP_vdbconD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ reference: UnsafePointer<Double>,
  _ C: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length, _ flag: UInt32
) {
  let factor: Double = flag == 1 ? 20 : 10
  for index in 0..<Int(count) {
    C[index * strideC] = factor * log10(A[index * strideA] / reference.pointee)
  }
}
/// The sum.
public func vDSP_sveD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(count) { sum += A[index * strideA] }
  C.pointee = sum
}
/// The sum of the squares.
public func vDSP_svesqD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(count) { sum += A[index * strideA] * A[index * strideA] }
  C.pointee = sum
}
/// The sum of the amounts.
public func vDSP_svemgD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(count) { sum += abs(A[index * strideA]) }
  C.pointee = sum
}
/// The mean.
public func vDSP_meanvD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(count) { sum += A[index * strideA] }
  C.pointee = sum / Double(count)
}
/// The mean of the amounts.
public func vDSP_meamgvD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(count) { sum += abs(A[index * strideA]) }
  C.pointee = sum / Double(count)
}
/// The mean of the squares.
public func vDSP_measqvD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(count) { sum += A[index * strideA] * A[index * strideA] }
  C.pointee = sum / Double(count)
}
/// The root of the mean of the squares.
public func vDSP_rmsqvD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(count) { sum += A[index * strideA] * A[index * strideA] }
  C.pointee = (sum / Double(count)).squareRoot()
}
/// The largest; minus infinity of none.
public func vDSP_maxvD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  var result: Double = -.infinity
  for index in 0..<Int(count) { result = max(result, A[index * strideA]) }
  C.pointee = result
}
/// The smallest; infinity of none.
public func vDSP_minvD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  var result: Double = .infinity
  for index in 0..<Int(count) { result = min(result, A[index * strideA]) }
  C.pointee = result
}
/// The largest amount.
public func vDSP_maxmgvD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  var result: Double = 0
  for index in 0..<Int(count) { result = max(result, abs(A[index * strideA])) }
  C.pointee = result
}
/// The largest, and its place times the stride.
public func vDSP_maxviD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ place: UnsafeMutablePointer<vDSP_Length>, _ count: vDSP_Length
) {
  C.pointee = -.infinity
  place.pointee = 0
  for index in 0..<Int(count) where A[index * strideA] > C.pointee {
    C.pointee = A[index * strideA]
    place.pointee = vDSP_Length(index * strideA)
  }
}
/// The smallest, and its place times the stride.
public func vDSP_minviD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>,
  _ place: UnsafeMutablePointer<vDSP_Length>, _ count: vDSP_Length
) {
  C.pointee = .infinity
  place.pointee = 0
  for index in 0..<Int(count) where A[index * strideA] < C.pointee {
    C.pointee = A[index * strideA]
    place.pointee = vDSP_Length(index * strideA)
  }
}
/// The sum of the products.
public func vDSP_dotprD(
  _ A: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ B: UnsafePointer<Double>,
  _ strideB: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(count) { sum += A[index * strideA] * B[index * strideB] }
  C.pointee = sum
}
