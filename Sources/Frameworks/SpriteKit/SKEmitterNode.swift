import UIKit

/// Throws out small pictures. Its chance follows from its seed, the same in every run.
open class SKEmitterNode: SKNode {
  open var particleTexture: SKTexture?
  open var particleSize = CGSize.zero
  /// Particles a second.
  open var particleBirthRate: CGFloat = 0
  /// 0 is without end.
  open var numParticlesToEmit = 0
  /// Seconds.
  open var particleLifetime: CGFloat = 0
  open var particleLifetimeRange: CGFloat = 0
  open var particlePosition = CGPoint.zero
  open var particlePositionRange = CGVector.zero
  /// Points a second.
  open var particleSpeed: CGFloat = 0
  open var particleSpeedRange: CGFloat = 0
  /// Radians.
  open var emissionAngle: CGFloat = 0
  open var emissionAngleRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var particleAlpha: CGFloat = 1
  open var particleAlphaRange: CGFloat = 0
  open var particleAlphaSpeed: CGFloat = 0
  open var particleScale: CGFloat = 1
  open var particleScaleRange: CGFloat = 0
  open var particleScaleSpeed: CGFloat = 0
  open var particleRotation: CGFloat = 0
  open var particleRotationRange: CGFloat = 0
  open var particleRotationSpeed: CGFloat = 0
  open var particleColor = UIColor.white
  open var particleColorBlendFactor: CGFloat = 0
  open var particleColorBlendFactorRange: CGFloat = 0
  open var particleColorBlendFactorSpeed: CGFloat = 0
  open var particleColorRedRange: CGFloat = 0
  open var particleColorGreenRange: CGFloat = 0
  open var particleColorBlueRange: CGFloat = 0
  open var particleColorAlphaRange: CGFloat = 0
  open var particleColorRedSpeed: CGFloat = 0
  open var particleColorGreenSpeed: CGFloat = 0
  open var particleColorBlueSpeed: CGFloat = 0
  open var particleColorAlphaSpeed: CGFloat = 0
  /// Over a particle's life, whose times are 0…1, in place of what starts and speeds say.
  open var particleColorSequence: SKKeyframeSequence?
  open var particleColorBlendFactorSequence: SKKeyframeSequence?
  open var particleAlphaSequence: SKKeyframeSequence?
  open var particleScaleSequence: SKKeyframeSequence?
  open var particleBlendMode = SKBlendMode.alpha
  open var particleZPosition: CGFloat = 0
  open var particleZPositionRange: CGFloat = 0
  open var particleZPositionSpeed: CGFloat = 0
  /// Which fields move its particles: they are moved by none here.
  open var fieldBitMask: UInt32 = 0 {
    didSet { if fieldBitMask != 0 { SpriteReports.noParticleFields() } }
  }
  open var particleAction: SKAction? {
    didSet { if particleAction != nil { SpriteReports.noParticleActions() } }
  }
  open weak var targetNode: SKNode? {
    didSet { if targetNode != nil { SpriteReports.noTarget() } }
  }

  private struct Particle {
    var age = 0.0
    var life: Double
    var position: CGPoint
    var velocity: CGVector
    var alpha, scale, rotation, blend: CGFloat
    /// Red, green, blue and opacity.
    var color: SIMD4<Double>

    var part: CGFloat { life > 0 ? CGFloat(min(age / life, 1)) : 1 }
  }
  private var particles: [Particle] = []
  private var owed = 0.0
  private var emitted = 0
  private var random = SplitMix(state: 0x5350_5249_5445)

  open func resetSimulation() {
    (particles, owed, emitted) = ([], 0, 0)
    random = SplitMix(state: 0x5350_5249_5445)
  }

  /// Lets it go on as if it had been there for so many seconds.
  open func advanceSimulationTime(_ seconds: TimeInterval) {
    for _ in 0..<Int(min(seconds, 60) * 60) { advance(by: 1.0 / 60) }
  }

  override func advance(by seconds: Double) {
    for index in particles.indices {
      let step = CGFloat(seconds)
      particles[index].age += seconds
      particles[index].velocity.dx += xAcceleration * step
      particles[index].velocity.dy += yAcceleration * step
      particles[index].position.x += particles[index].velocity.dx * step
      particles[index].position.y += particles[index].velocity.dy * step
      particles[index].alpha += particleAlphaSpeed * step
      particles[index].scale += particleScaleSpeed * step
      particles[index].rotation += particleRotationSpeed * step
      particles[index].blend += particleColorBlendFactorSpeed * step
      particles[index].color += colorSpeed * seconds
    }
    particles.removeAll { $0.age >= $0.life }
    owed += Double(particleBirthRate) * seconds
    while owed >= 1, numParticlesToEmit == 0 || emitted < numParticlesToEmit {
      owed -= 1
      emitted += 1
      particles.append(born())
    }
  }

  /// Half of each range more or less than its value.
  private func born() -> Particle {
    func varied(_ value: CGFloat, _ range: CGFloat) -> CGFloat {
      value + range * (CGFloat(random.unit()) - 0.5)
    }
    let angle = varied(emissionAngle, emissionAngleRange)
    let speed = varied(particleSpeed, particleSpeedRange)
    return Particle(
      life: Double(max(varied(particleLifetime, particleLifetimeRange), 0)),
      position: CGPoint(
        x: varied(particlePosition.x, particlePositionRange.dx),
        y: varied(particlePosition.y, particlePositionRange.dy)),
      velocity: CGVector(dx: speed * cos(angle), dy: speed * sin(angle)),
      alpha: varied(particleAlpha, particleAlphaRange),
      scale: varied(particleScale, particleScaleRange),
      rotation: varied(particleRotation, particleRotationRange),
      blend: varied(particleColorBlendFactor, particleColorBlendFactorRange),
      color: variedColor())
  }

  private var colorSpeed: SIMD4<Double> {
    SIMD4(
      Double(particleColorRedSpeed), Double(particleColorGreenSpeed),
      Double(particleColorBlueSpeed), Double(particleColorAlphaSpeed))
  }

  /// Chance is asked only where colours differ, so that particles of one colour fly as they always have.
  private func variedColor() -> SIMD4<Double> {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (1, 1, 1, 1)
    _ = particleColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    var color = SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
    let ranges = [
      particleColorRedRange, particleColorGreenRange, particleColorBlueRange,
      particleColorAlphaRange,
    ]
    for (index, range) in ranges.enumerated() where range != 0 {
      color[index] += Double(range) * (random.unit() - 0.5)
    }
    return color
  }

  override func draw(in context: CGContext, alpha: CGFloat) {
    let natural = particleTexture?.size() ?? CGSize(width: 8, height: 8)
    let size = particleSize == .zero ? natural : particleSize
    let sprite = SKSpriteNode(texture: particleTexture, color: particleColor, size: size)
    sprite.blendMode = particleBlendMode
    for particle in particles {
      let alpha = alpha * min(sampled(particleAlphaSequence, particle) ?? particle.alpha, 1)
      let scale = sampled(particleScaleSequence, particle) ?? particle.scale
      guard alpha > 0, scale > 0 else { continue }
      paint(sprite, as: particle)
      context.saveGState()
      context.translateBy(x: particle.position.x, y: particle.position.y)
      context.rotate(by: particle.rotation)
      context.scaleBy(x: scale, y: scale)
      sprite.draw(in: context, alpha: alpha)
      context.restoreGState()
    }
  }

  private func sampled(_ sequence: SKKeyframeSequence?, _ particle: Particle) -> CGFloat? {
    SKKeyframeSequence.number(sequence?.sample(atTime: particle.part))
  }

  private func paint(_ sprite: SKSpriteNode, as particle: Particle) {
    let blend = sampled(particleColorBlendFactorSequence, particle) ?? particle.blend
    sprite.colorBlendFactor = min(max(blend, 0), 1)
    if let color = particleColorSequence?.sample(atTime: particle.part) as? UIColor {
      sprite.color = color
    } else {
      let color = particle.color.clamped(lowerBound: .zero, upperBound: .one)
      sprite.color = UIColor(red: color.x, green: color.y, blue: color.z, alpha: color.w)
    }
  }
}

extension SKEmitterNode {
  /// What Xcode's editor of particles writes.
  func fill(from object: KeyedObject) {
    func number(_ key: String) -> CGFloat { object.number(key) ?? 0 }
    particleTexture = SceneFile.texture(object.object("_particleTexture"))
    particleBirthRate = number("_birthrate")
    numParticlesToEmit = Int(number("_numParticlesToEmit"))
    (particleLifetime, particleLifetimeRange) = (number("_lifetime"), number("_lifetimeVariance"))
    particlePosition = object.point("_startPosition") ?? .zero
    let spread = object.point("_startPositionVariance") ?? .zero
    particlePositionRange = CGVector(dx: spread.x, dy: spread.y)
    (particleSpeed, particleSpeedRange) = (number("_startSpeed"), number("_startSpeedVariance"))
    (emissionAngle, emissionAngleRange) = (
      number("_emissionAngle"), number("_emissionAngleVariance")
    )
    let acceleration = object.point("_acceleration") ?? .zero
    (xAcceleration, yAcceleration) = (acceleration.x, acceleration.y)
    particleSize = object.size("_startSize") ?? .zero
    fillLooks(from: object, number)
    particleColorSequence = Self.sequence(object.object("_particleColorSequence"))
    particleAlphaSequence = Self.sequence(object.object("_particleAlphaSequence"))
    particleScaleSequence = Self.sequence(object.object("_particleScaleSequence"))
    particleColorBlendFactorSequence = Self.sequence(
      object.object("_particleColorBlendFactorSequence"))
  }

  private func fillLooks(from object: KeyedObject, _ number: (String) -> CGFloat) {
    particleAlpha = number("_startOpacity")
    (particleAlphaRange, particleAlphaSpeed) = (
      number("_startOpacityVariance"), number("_opacitySpeed")
    )
    particleScale = number("_startScale")
    (particleScaleRange, particleScaleSpeed) = (
      number("_startScaleVariance"), number("_scaleSpeed")
    )
    particleRotation = number("_startRotation")
    (particleRotationRange, particleRotationSpeed) = (
      number("_startRotationVariance"), number("_rotationSpeed")
    )
    particleColor = SceneFile.color("_startColor", of: object) ?? .white
    particleColorBlendFactor = number("_startColorMix")
    (particleColorBlendFactorRange, particleColorBlendFactorSpeed) = (
      number("_startColorBlendVariance"), number("_colorBlendSpeed")
    )
    particleColorRedRange = number("_startColorVarianceR")
    particleColorGreenRange = number("_startColorVarianceG")
    particleColorBlueRange = number("_startColorVarianceB")
    particleColorAlphaRange = number("_startColorVarianceA")
    (particleColorRedSpeed, particleColorGreenSpeed) = (
      number("_colorSpeedR"), number("_colorSpeedG")
    )
    (particleColorBlueSpeed, particleColorAlphaSpeed) = (
      number("_colorSpeedB"), number("_colorSpeedA")
    )
    particleBlendMode = SKBlendMode(rawValue: Int(number("_particleBlendMode"))) ?? .alpha
    particleZPosition = number("_startZPosition")
  }

  /// A sequence of numbers, or of colours.
  private static func sequence(_ object: KeyedObject?) -> SKKeyframeSequence? {
    guard let object, object.classNames.contains("SKKeyframeSequence") else { return nil }
    let times = object.numberList("_times").map { NSNumber(value: Double($0)) }
    let numbers = object.numberList("_values")
    let colors = object.objects("_values").compactMap(color)
    let values: [Any] = colors.isEmpty ? numbers : colors
    guard !values.isEmpty, values.count == times.count else { return nil }
    let sequence = SKKeyframeSequence(keyframeValues: values, times: times)
    sequence.interpolationMode =
      object.number("_interpolationMode").flatMap { SKInterpolationMode(rawValue: Int($0)) }
      ?? .linear
    sequence.repeatMode =
      object.number("_repeatMode").flatMap { SKRepeatMode(rawValue: Int($0)) } ?? .clamp
    return sequence
  }

  /// `UIColor` keeps its parts as numbers, `NSColor` as text.
  private static func color(_ object: KeyedObject) -> UIColor? {
    if let red = object.number("UIRed"), let green = object.number("UIGreen"),
      let blue = object.number("UIBlue")
    {
      return UIColor(red: red, green: green, blue: blue, alpha: object.number("UIAlpha") ?? 1)
    }
    let parts = object.bytesAsNumbers("NSRGB") ?? object.bytesAsNumbers("NSComponents") ?? []
    guard parts.count >= 3 else { return nil }
    return UIColor(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }
}

/// Numbers that look like chance (SplitMix64).
private struct SplitMix {
  var state: UInt64

  /// 0…1.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) / 9_007_199_254_740_992
  }
}
