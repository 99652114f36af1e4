import DrawingCommands
import Foundation
import Geometry

/// Numbers that look like chance and follow from a seed and a particle's number (SplitMix64).
struct ParticleRandom {
  private var state: UInt64

  init(_ seed: UInt32, _ cell: UInt64, _ number: UInt64) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 ^ cell &* 0xD1B5_4A32_D192_ED03
    state = state &+ number &* 0x8CB9_2BA7_2F3D_8DD7
    _ = bits()
  }

  private init(state: UInt64) { self.state = state }

  func child(_ cell: UInt64, _ number: UInt64) -> ParticleRandom {
    var random = ParticleRandom(
      state: state ^ cell &* 0xD1B5_4A32_D192_ED03 &+ number &* 0x8CB9_2BA7_2F3D_8DD7)
    _ = random.bits()
    return random
  }

  private mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// −½…½.
  mutating func centered() -> Double { Double(bits() >> 11) / 9_007_199_254_740_992 - 0.5 }
  /// 0…1.
  mutating func unit() -> Double { centered() + 0.5 }
}

/// What an emitter multiplies the numbers of its cells by.
struct ParticleFactors {
  var lifetime: Double
  var velocity: Double
  var scale: Double
  var spin: Double
  static let one = ParticleFactors(lifetime: 1, velocity: 1, scale: 1, spin: 1)
}

/// What a particle is born with.
struct ParticleStart {
  let origin: CGPoint
  let velocity: CGVector
  let acceleration: CGVector
  /// Seconds.
  let lifetime: Double
  let scale: Double
  let spin: Double
  let color: SIMD4<Double>

  /// - Parameter heading: the direction that longitude 0 is, in radians.
  init(
    _ cell: CAEmitterCell.Numbers, position: CGPoint, heading: Double, _ factors: ParticleFactors,
    _ random: inout ParticleRandom
  ) {
    origin = position
    lifetime = max(
      (Double(cell.lifetime) + Double(cell.lifetimeRange) * random.centered()) * factors.lifetime, 0
    )
    let speed =
      (Double(cell.velocity) + Double(cell.velocityRange) * random.centered()) * factors.velocity
    let angle =
      heading + Double(cell.emissionLongitude) + Double(cell.emissionRange) * random.centered()
    let flat = speed * cos(Double(cell.emissionLatitude))
    velocity = CGVector(dx: flat * cos(angle), dy: flat * sin(angle))
    acceleration = CGVector(dx: cell.xAcceleration, dy: cell.yAcceleration)
    scale = (Double(cell.scale) + Double(cell.scaleRange) * random.centered()) * factors.scale
    spin = (Double(cell.spin) + Double(cell.spinRange) * random.centered()) * factors.spin
    let base = (cell.color ?? .white).resolved
    color = SIMD4(
      Double(base.red) + Double(cell.redRange) * random.centered(),
      Double(base.green) + Double(cell.greenRange) * random.centered(),
      Double(base.blue) + Double(cell.blueRange) * random.centered(),
      Double(base.opacity) + Double(cell.alphaRange) * random.centered())
  }

  /// p + v·t + a·t²/2.
  func position(at age: Double) -> CGPoint {
    let t = CGFloat(age)
    return CGPoint(
      x: origin.x + velocity.dx * t + acceleration.dx * t * t / 2,
      y: origin.y + velocity.dy * t + acceleration.dy * t * t / 2)
  }
}

/// A particle as it is seen.
struct Particle {
  let cell: CAEmitterCell.Numbers
  let birth: Double
  let position: CGPoint
  let scale: Double
  /// Radians.
  let angle: Double
  /// Red, green, blue, opacity; 0…1.
  let color: SIMD4<Double>

  init(_ cell: CAEmitterCell.Numbers, _ start: ParticleStart, birth: Double, age: Double) {
    self.cell = cell
    self.birth = birth
    position = start.position(at: age)
    scale = start.scale + Double(cell.scaleSpeed) * age
    angle = start.spin * age
    let speed = SIMD4(
      Double(cell.redSpeed), Double(cell.greenSpeed), Double(cell.blueSpeed),
      Double(cell.alphaSpeed))
    color = (start.color + speed * age).clamped(
      lowerBound: .zero, upperBound: SIMD4(repeating: 1))
  }
}

extension Emission {
  /// What the next particle of a cell is born with.
  func start(_ cell: CAEmitterCell.Numbers, _ random: inout ParticleRandom) -> ParticleStart {
    let (offset, heading) = place(&random)
    return ParticleStart(
      cell, position: CGPoint(x: position.x + offset.x, y: position.y + offset.y),
      heading: heading,
      ParticleFactors(lifetime: lifetime, velocity: velocity, scale: scale, spin: spin), &random)
  }

  /// A place in the emitter's shape, from its middle, and the direction that longitude 0 is there: along x;
  /// upwards from a line; outwards from a circle.
  private func place(_ random: inout ParticleRandom) -> (CGPoint, Double) {
    let (width, height) = (Double(size.width), Double(size.height))
    let (u, v) = (random.centered(), random.centered())
    switch shape {
    case .line:
      let x = mode == .points ? (u < 0 ? -0.5 : 0.5) : u
      return (CGPoint(x: x * width, y: 0), -.pi / 2)
    case .rectangle, .cuboid:
      switch mode {
      case .points:
        return (CGPoint(x: u < 0 ? -width / 2 : width / 2, y: v < 0 ? -height / 2 : height / 2), 0)
      case .outline: return (onRectangle(u + 0.5, width, height), 0)
      default: return (CGPoint(x: u * width, y: v * height), 0)
      }
    case .circle, .sphere:
      let angle = 2 * .pi * u
      // The root spreads particles evenly over the area.
      let radius = mode == .outline || mode == .points ? width : width * (v + 0.5).squareRoot()
      return (CGPoint(x: radius * cos(angle), y: radius * sin(angle)), angle)
    default: return (.zero, 0)
    }
  }

  private func onRectangle(_ fraction: Double, _ width: Double, _ height: Double) -> CGPoint {
    var way = fraction * 2 * (width + height)
    if way < width { return CGPoint(x: way - width / 2, y: -height / 2) }
    way -= width
    if way < height { return CGPoint(x: width / 2, y: way - height / 2) }
    way -= height
    if way < width { return CGPoint(x: width / 2 - way, y: height / 2) }
    return CGPoint(x: -width / 2, y: height / 2 - (way - width))
  }
}
