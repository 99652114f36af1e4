// Of these simd has one each for all vectors; unoptimized, as tests and builds for developers are, these take a tenth of
// their time.

@inline(__always)
func simd_dot(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float { a.x * b.x + a.y * b.y + a.z * b.z }

@inline(__always)
func simd_length(_ a: SIMD3<Float>) -> Float { (a.x * a.x + a.y * a.y + a.z * a.z).squareRoot() }

@inline(__always)
func simd_cross(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> SIMD3<Float> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

@inline(__always)
func pointwiseMin(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> SIMD3<Float> {
  SIMD3(min(a.x, b.x), min(a.y, b.y), min(a.z, b.z))
}

@inline(__always)
func pointwiseMax(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> SIMD3<Float> {
  SIMD3(max(a.x, b.x), max(a.y, b.y), max(a.z, b.z))
}

extension SIMD3<Float> {
  @inline(__always) func total() -> Float { x + y + z }
}
