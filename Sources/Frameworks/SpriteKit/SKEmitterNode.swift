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
  open var particleBlendMode = SKBlendMode.alpha
  open var particleZPosition: CGFloat = 0
  open weak var targetNode: SKNode? {
    didSet { if targetNode != nil { SpriteReports.noTarget() } }
  }

  private struct Particle {
    var age = 0.0
    var life: Double
    var position: CGPoint
    var velocity: CGVector
    var alpha, scale, rotation: CGFloat
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
      rotation: varied(particleRotation, particleRotationRange))
  }

  override func draw(in context: CGContext, alpha: CGFloat) {
    let natural = particleTexture?.size() ?? CGSize(width: 8, height: 8)
    let size = particleSize == .zero ? natural : particleSize
    let sprite = SKSpriteNode(texture: particleTexture, color: particleColor, size: size)
    sprite.colorBlendFactor = particleColorBlendFactor
    sprite.blendMode = particleBlendMode
    for particle in particles where particle.alpha > 0 && particle.scale > 0 {
      context.saveGState()
      context.translateBy(x: particle.position.x, y: particle.position.y)
      context.rotate(by: particle.rotation)
      context.scaleBy(x: particle.scale, y: particle.scale)
      sprite.draw(in: context, alpha: alpha * min(particle.alpha, 1))
      context.restoreGState()
    }
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
