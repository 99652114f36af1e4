import Foundation
import simd

/// Noise of a source, moved, turned, scaled and combined.
open class GKNoise: NSObject {
  private var field: (_ x: Double, _ y: Double, _ z: Double) -> Double

  /// Noise that is zero everywhere.
  public override init() { field = { _, _, _ in 0 } }
  public init(_ noiseSource: GKNoiseSource) { field = { noiseSource.value($0, $1, $2) } }

  /// Noise of other noise, which `selectionNoise` chooses between: below the first boundary the first, and so on, with
  /// soft passages `blendDistance` to both sides.
  public init(
    componentNoises noises: [GKNoise], selectionNoise: GKNoise,
    componentBoundaries boundaries: [NSNumber], boundaryBlendDistances blendDistances: [NSNumber]
  ) {
    let fields = noises.map(\.field)
    let select = selectionNoise.field
    let limits = boundaries.map(\.doubleValue)
    let distances = blendDistances.map(\.doubleValue)
    field = { x, y, z in
      guard var value = fields.first?(x, y, z) else { return 0 }
      let chosen = select(x, y, z)
      for (index, limit) in limits.enumerated() where fields.indices.contains(index + 1) {
        let distance = index < distances.count ? distances[index] : 0
        let part =
          distance > 0
          ? min(1, max(0, (chosen - limit + distance) / (2 * distance))) : chosen < limit ? 0 : 1
        guard part > 0 else { break }
        value += (fields[index + 1](x, y, z) - value) * part * part * (3 - 2 * part)
      }
      return value
    }
  }

  /// The noise at a place of the plane, as it is.
  open func value(atPosition position: vector_float2) -> Float {
    Float(value(Double(position.x), 0, Double(position.y)))
  }

  func value(_ x: Double, _ y: Double, _ z: Double) -> Double { field(x, y, z) }

  private func changeValues(_ change: @escaping (Double) -> Double) {
    let before = field
    field = { change(before($0, $1, $2)) }
  }
  private func combine(
    _ other: GKNoise, _ operation: @escaping (Double, Double) -> Double
  ) {
    let (before, second) = (field, other.field)
    field = { operation(before($0, $1, $2), second($0, $1, $2)) }
  }

  open func applyAbsoluteValue() { changeValues(abs) }
  open func clamp(lowerBound: Double, upperBound: Double) {
    changeValues { max(lowerBound, min(upperBound, $0)) }
  }
  open func raiseToPower(_ power: Double) { changeValues { pow($0, power) } }
  open func raiseToPower(_ noise: GKNoise) { combine(noise, pow) }
  open func invert() { changeValues(-) }
  open func add(_ noise: GKNoise) { combine(noise, +) }
  open func multiply(_ noise: GKNoise) { combine(noise, *) }
  open func minimum(_ noise: GKNoise) { combine(noise) { min($0, $1) } }
  open func maximum(_ noise: GKNoise) { combine(noise) { max($0, $1) } }

  /// Each value by a line through the points of the table: from values to new ones.
  open func remapValues(toCurveWithControlPoints controlPoints: [NSNumber: NSNumber]) {
    let points = controlPoints.map { ($0.key.doubleValue, $0.value.doubleValue) }
      .sorted { $0.0 < $1.0 }
    guard let first = points.first, let last = points.last else { return }
    changeValues { value in
      if value <= first.0 { return first.1 }
      guard let next = points.firstIndex(where: { $0.0 > value }) else { return last.1 }
      let (left, right) = (points[next - 1], points[next])
      return left.1 + (right.1 - left.1) * (value - left.0) / (right.0 - left.0)
    }
  }

  /// Terraces at the given values, each rising like a parabola to the next; falling from it where `terracesInverted`.
  open func remapValues(toTerracesWithPeaks peakValues: [NSNumber], terracesInverted: Bool) {
    let peaks = peakValues.map(\.doubleValue).sorted()
    guard let first = peaks.first, let last = peaks.last else { return }
    changeValues { value in
      if value <= first { return first }
      guard let next = peaks.firstIndex(where: { $0 > value }) else { return last }
      let (low, high) = (peaks[next - 1], peaks[next])
      let part = (value - low) / (high - low)
      let eased = terracesInverted ? 1 - (1 - part) * (1 - part) : part * part
      return low + (high - low) * eased
    }
  }

  open func move(by delta: vector_double3) {
    let before = field
    field = { before($0 - delta.x, $1 - delta.y, $2 - delta.z) }
  }
  open func scale(by factor: vector_double3) {
    let before = field
    field = { before($0 / factor.x, $1 / factor.y, $2 / factor.z) }
  }
  /// Radians around the axes of x, y and z, one after the other.
  open func rotate(by radians: vector_double3) {
    let before = field
    func turned(_ a: Double, _ b: Double, _ angle: Double) -> (Double, Double) {
      (a * cos(angle) + b * sin(angle), b * cos(angle) - a * sin(angle))
    }
    field = { x, y, z in
      let (x1, y1) = turned(x, y, radians.z)
      let (z1, x2) = turned(z, x1, radians.y)
      let (y2, z2) = turned(y1, z1, radians.x)
      return before(x2, y2, z2)
    }
  }

  /// Shifts each place by noise of its own.
  ///
  /// - Parameter roughness: the number of octaves.
  open func applyTurbulence(frequency: Double, power: Double, roughness: Int32, seed: Int32) {
    let before = field
    let shifts = (0..<3).map {
      GKPerlinNoiseSource(
        frequency: frequency, octaveCount: Int(roughness), persistence: 0.5, lacunarity: 2,
        seed: seed &+ Int32($0))
    }
    field = { x, y, z in
      before(
        x + shifts[0].value(x, y, z) * power, y + shifts[1].value(x, y, z) * power,
        z + shifts[2].value(x, y, z) * power)
    }
  }

  open func displaceXWithNoise(
    _ xDisplacementNoise: GKNoise, yWith yDisplacementNoise: GKNoise,
    zWith zDisplacementNoise: GKNoise
  ) {
    let before = field
    let (byX, byY, byZ) = (
      xDisplacementNoise.field, yDisplacementNoise.field, zDisplacementNoise.field
    )
    field = { before($0 + byX($0, $1, $2), $1 + byY($0, $1, $2), $2 + byZ($0, $1, $2)) }
  }
}
