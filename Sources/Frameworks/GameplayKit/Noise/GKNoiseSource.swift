import Foundation

/// A rule that gives each place in space a number, mostly -1 … 1.
open class GKNoiseSource: NSObject {
  func value(_ x: Double, _ y: Double, _ z: Double) -> Double { 0 }
}

/// Octaves of noise on one another, by the definitions of libnoise: each `lacunarity` times as fine as the one before.
open class GKCoherentNoiseSource: GKNoiseSource {
  /// Features in a unit of length.
  open var frequency: Double
  open var octaveCount: Int
  open var lacunarity: Double
  open var seed: Int32 { didSet { noise = GradientNoise(seed: seed) } }
  private(set) var noise: GradientNoise

  init(frequency: Double, octaveCount: Int, lacunarity: Double, seed: Int32) {
    (self.frequency, self.octaveCount) = (frequency, octaveCount)
    (self.lacunarity, self.seed) = (lacunarity, seed)
    noise = GradientNoise(seed: seed)
  }

  /// The noise of each octave, the coarsest first; octaves lie apart so that they do not meet at the origin.
  func octaves(_ x: Double, _ y: Double, _ z: Double) -> [Double] {
    var scale = frequency
    return (0..<max(0, octaveCount)).map { octave in
      defer { scale *= lacunarity }
      let shift = Double(octave) * 17.31
      return noise.value(x * scale + shift, y * scale + shift, z * scale + shift)
    }
  }
}

extension [Double] {
  /// The sum of octaves, each `persistence` times as strong as the one before.
  fileprivate func sum(persistence: Double) -> Double {
    var strength = 1.0
    return reduce(0) { sum, octave in
      defer { strength *= persistence }
      return sum + octave * strength
    }
  }
}

/// Clouds and hills: octaves of Perlin's noise, each `persistence` times as strong as the one before.
open class GKPerlinNoiseSource: GKCoherentNoiseSource {
  open var persistence: Double

  public init(
    frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32
  ) {
    self.persistence = persistence
    super.init(
      frequency: frequency, octaveCount: octaveCount, lacunarity: lacunarity, seed: seed)
  }
  public convenience init() {
    self.init(frequency: 1, octaveCount: 6, persistence: 0.5, lacunarity: 2, seed: 0)
  }

  override func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
    octaves(x, y, z).sum(persistence: persistence)
  }
}

/// Rounded heaps: the amounts of Perlin's noise.
open class GKBillowNoiseSource: GKCoherentNoiseSource {
  open var persistence: Double

  public init(
    frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32
  ) {
    self.persistence = persistence
    super.init(
      frequency: frequency, octaveCount: octaveCount, lacunarity: lacunarity, seed: seed)
  }
  public convenience init() {
    self.init(frequency: 1, octaveCount: 6, persistence: 0.5, lacunarity: 2, seed: 0)
  }

  override func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
    octaves(x, y, z).map { 2 * abs($0) - 1 }.sum(persistence: persistence) + 0.5
  }
}

/// Ridges of mountains: where Perlin's noise passes zero, sharpened by what the octave before left.
open class GKRidgedNoiseSource: GKCoherentNoiseSource {
  public override init(frequency: Double, octaveCount: Int, lacunarity: Double, seed: Int32) {
    super.init(
      frequency: frequency, octaveCount: octaveCount, lacunarity: lacunarity, seed: seed)
  }
  public convenience init() {
    self.init(frequency: 1, octaveCount: 6, lacunarity: 2, seed: 0)
  }

  override func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
    var (sum, weight, strength) = (0.0, 1.0, 1.0)
    for octave in octaves(x, y, z) {
      let ridge = (1 - abs(octave)) * (1 - abs(octave)) * weight
      weight = min(1, max(0, ridge * 2))
      sum += ridge * strength
      strength /= lacunarity
    }
    return sum * 1.25 - 1
  }
}

/// Cells around scattered points.
open class GKVoronoiNoiseSource: GKNoiseSource {
  open var frequency: Double
  /// How far the number of a cell may be from zero.
  open var displacement: Double
  /// Whether the distance from the cell's point is added.
  open var isDistanceEnabled: Bool
  open var seed: Int32 { didSet { noise = GradientNoise(seed: seed) } }
  private var noise: GradientNoise

  public init(frequency: Double, displacement: Double, distanceEnabled: Bool, seed: Int32) {
    (self.frequency, self.displacement) = (frequency, displacement)
    (isDistanceEnabled, self.seed) = (distanceEnabled, seed)
    noise = GradientNoise(seed: seed)
  }
  public convenience override init() {
    self.init(frequency: 1, displacement: 1, distanceEnabled: false, seed: 0)
  }

  override func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
    let (x, y, z) = (x * frequency, y * frequency, z * frequency)
    let cell = [x, y, z].map { Int(max(-1e9, min(1e9, $0.rounded(.down)))) }
    var best = (distance: Double.infinity, number: 0.0)
    for i in cell[0] - 2...cell[0] + 2 {
      for j in cell[1] - 2...cell[1] + 2 {
        for k in cell[2] - 2...cell[2] + 2 {
          let dx = Double(i) + noise.hash(i, j, k, 1) - x
          let dy = Double(j) + noise.hash(i, j, k, 2) - y
          let dz = Double(k) + noise.hash(i, j, k, 3) - z
          let distance = dx * dx + dy * dy + dz * dz
          if distance < best.distance { best = (distance, noise.hash(i, j, k, 4) * 2 - 1) }
        }
      }
    }
    let edge = isDistanceEnabled ? best.distance.squareRoot() * 3.0.squareRoot() - 1 : 0
    return edge + displacement * best.number
  }
}

open class GKConstantNoiseSource: GKNoiseSource {
  open var value: Double
  public init(value: Double) { self.value = value }
  override func value(_ x: Double, _ y: Double, _ z: Double) -> Double { value }
}

/// -1 and 1 by turns, in squares.
open class GKCheckerboardNoiseSource: GKNoiseSource {
  open var squareSize: Double
  public init(squareSize: Double) { self.squareSize = squareSize }

  override func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
    guard squareSize > 0 else { return 0 }
    let sum = [x, y, z].reduce(0) { $0 + ($1 / squareSize).rounded(.down) }
    return sum.truncatingRemainder(dividingBy: 2) == 0 ? 1 : -1
  }
}

/// Shells around the origin: 1 on each of them, -1 in the middle between two.
open class GKSpheresNoiseSource: GKNoiseSource {
  open var frequency: Double
  public init(frequency: Double) { self.frequency = frequency }
  override func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
    shell((x * x + y * y + z * z).squareRoot() * frequency)
  }
}

/// Tubes around the axis of y: 1 on each of them, -1 in the middle between two.
open class GKCylindersNoiseSource: GKNoiseSource {
  open var frequency: Double
  public init(frequency: Double) { self.frequency = frequency }
  override func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
    shell((x * x + z * z).squareRoot() * frequency)
  }
}

private func shell(_ distance: Double) -> Double {
  let part = distance - distance.rounded(.down)
  return 1 - min(part, 1 - part) * 4
}
