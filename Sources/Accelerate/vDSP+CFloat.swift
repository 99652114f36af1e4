import Foundation

// The C functions of vDSP on one vector or two: `count` elements, `stride` elements apart. Names and order of arguments
// are those of Apple's documentation; a `D` at the end is the one for doubles.

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

// MARK: Float

/// C = A + B.
public func vDSP_vadd(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ B: UnsafePointer<Float>,
  _ strideB: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = A[index * strideA] + B[index * strideB] }
}
/// C = A * B.
public func vDSP_vmul(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ B: UnsafePointer<Float>,
  _ strideB: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = A[index * strideA] * B[index * strideB] }
}
/// C = A - B; B comes first.
public func vDSP_vsub(
  _ B: UnsafePointer<Float>, _ strideB: vDSP_Stride, _ A: UnsafePointer<Float>,
  _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = A[index * strideA] - B[index * strideB] }
}
/// C = A / B; B comes first.
public func vDSP_vdiv(
  _ B: UnsafePointer<Float>, _ strideB: vDSP_Stride, _ A: UnsafePointer<Float>,
  _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = A[index * strideA] / B[index * strideB] }
}
/// C = the larger of A and B.
public func vDSP_vmax(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ B: UnsafePointer<Float>,
  _ strideB: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = max(A[index * strideA], B[index * strideB]) }
}
/// C = the smaller of A and B.
public func vDSP_vmin(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ B: UnsafePointer<Float>,
  _ strideB: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = min(A[index * strideA], B[index * strideB]) }
}
/// C = A + scalar.
public func vDSP_vsadd(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ scalar: UnsafePointer<Float>,
  _ C: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = A[index * strideA] + scalar.pointee }
}
/// C = A * scalar.
public func vDSP_vsmul(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ scalar: UnsafePointer<Float>,
  _ C: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = A[index * strideA] * scalar.pointee }
}
/// C = A / scalar.
public func vDSP_vsdiv(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ scalar: UnsafePointer<Float>,
  _ C: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = A[index * strideA] / scalar.pointee }
}
/// D = A * scalar + C.
public func vDSP_vsma(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ scalar: UnsafePointer<Float>,
  _ C: UnsafePointer<Float>, _ strideC: vDSP_Stride, _ D: UnsafeMutablePointer<Float>,
  _ strideD: vDSP_Stride, _ count: vDSP_Length
) {
  for index in 0..<Int(count) {
    D[index * strideD] = A[index * strideA] * scalar.pointee + C[index * strideC]
  }
}
/// C = the amounts of A.
public func vDSP_vabs(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = abs(A[index * strideA]) }
}
/// C = -A.
public func vDSP_vneg(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = -A[index * strideA] }
}
/// C = the squares of A.
public func vDSP_vsq(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = A[index * strideA] * A[index * strideA] }
}
/// D = A between the two limits.
public func vDSP_vclip(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ low: UnsafePointer<Float>,
  _ high: UnsafePointer<Float>, _ D: UnsafeMutablePointer<Float>, _ strideD: vDSP_Stride,
  _ count: vDSP_Length
) {
  for index in 0..<Int(count) {
    D[index * strideD] = min(high.pointee, max(low.pointee, A[index * strideA]))
  }
}
/// C = the scalar everywhere.
public func vDSP_vfill(
  _ scalar: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = scalar.pointee }
}
/// C = start, start + step, and so on.
public func vDSP_vramp(
  _ start: UnsafePointer<Float>, _ step: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>,
  _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  for index in 0..<Int(count) { C[index * strideC] = start.pointee + Float(index) * step.pointee }
}
/// C = A in decibels over the reference: 10 log10, or 20 log10 where `flag` is 1.
public func vDSP_vdbcon(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ reference: UnsafePointer<Float>,
  _ C: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length, _ flag: UInt32
) {
  let factor: Float = flag == 1 ? 20 : 10
  for index in 0..<Int(count) {
    C[index * strideC] = factor * log10(A[index * strideA] / reference.pointee)
  }
}
/// The sum.
public func vDSP_sve(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(count) { sum += A[index * strideA] }
  C.pointee = sum
}
/// The sum of the squares.
public func vDSP_svesq(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(count) { sum += A[index * strideA] * A[index * strideA] }
  C.pointee = sum
}
/// The sum of the amounts.
public func vDSP_svemg(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(count) { sum += abs(A[index * strideA]) }
  C.pointee = sum
}
/// The mean.
public func vDSP_meanv(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(count) { sum += A[index * strideA] }
  C.pointee = sum / Float(count)
}
/// The mean of the amounts.
public func vDSP_meamgv(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(count) { sum += abs(A[index * strideA]) }
  C.pointee = sum / Float(count)
}
/// The mean of the squares.
public func vDSP_measqv(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(count) { sum += A[index * strideA] * A[index * strideA] }
  C.pointee = sum / Float(count)
}
/// The root of the mean of the squares.
public func vDSP_rmsqv(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(count) { sum += A[index * strideA] * A[index * strideA] }
  C.pointee = (sum / Float(count)).squareRoot()
}
/// The largest; minus infinity of none.
public func vDSP_maxv(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  var result: Float = -.infinity
  for index in 0..<Int(count) { result = max(result, A[index * strideA]) }
  C.pointee = result
}
/// The smallest; infinity of none.
public func vDSP_minv(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  var result: Float = .infinity
  for index in 0..<Int(count) { result = min(result, A[index * strideA]) }
  C.pointee = result
}
/// The largest amount.
public func vDSP_maxmgv(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  var result: Float = 0
  for index in 0..<Int(count) { result = max(result, abs(A[index * strideA])) }
  C.pointee = result
}
/// The largest, and its place times the stride.
public func vDSP_maxvi(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
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
public func vDSP_minvi(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
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
public func vDSP_dotpr(
  _ A: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ B: UnsafePointer<Float>,
  _ strideB: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(count) { sum += A[index * strideA] * B[index * strideB] }
  C.pointee = sum
}
