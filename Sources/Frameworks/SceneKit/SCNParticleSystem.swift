import Foundation
import UIKit
import simd

public enum SCNParticleBlendMode: Int, Sendable {
  case additive, subtract, multiply, screen, alpha, replace
}
public enum SCNParticleBirthLocation: Int, Sendable { case surface, volume, vertex }
public enum SCNParticleBirthDirection: Int, Sendable { case constant, surfaceNormal, random }

/// Many small pictures that fly and fade.
open class SCNParticleSystem: NSObject {
  /// A second.
  open var birthRate: CGFloat = 1
  open var birthRateVariation: CGFloat = 0
  /// Seconds.
  open var emissionDuration: CGFloat = 1
  open var idleDuration: CGFloat = 0
  open var warmupDuration: CGFloat = 0
  open var loops = true
  open var particleLifeSpan: CGFloat = 1
  open var particleLifeSpanVariation: CGFloat = 0
  /// Points a second.
  open var particleVelocity: CGFloat = 0
  open var particleVelocityVariation: CGFloat = 0
  /// Points.
  open var particleSize: CGFloat = 1
  open var particleSizeVariation: CGFloat = 0
  open var particleColor = UIColor.white
  /// By how much hue (in degrees), saturation, brightness and opacity (0…1) may be more or less.
  open var particleColorVariation = SCNVector4Zero
  open var particleImage: Any? {
    didSet { picture.diffuse.contents = particleImage ?? UIColor.white }
  }
  /// Degrees, counterclockwise about the middle of the picture.
  open var particleAngle: CGFloat = 0
  open var particleAngleVariation: CGFloat = 0
  /// Degrees a second.
  open var particleAngularVelocity: CGFloat = 0
  open var particleAngularVelocityVariation: CGFloat = 0
  open var particleMass: CGFloat = 1
  open var emitterShape: SCNGeometry?
  open var birthLocation = SCNParticleBirthLocation.surface
  open var birthDirection = SCNParticleBirthDirection.constant
  open var emittingDirection = SCNVector3(0, 1, 0)
  /// Degrees.
  open var spreadingAngle: CGFloat = 0
  open var acceleration = SCNVector3Zero
  open var dampingFactor: CGFloat = 0
  open var isAffectedByGravity = false
  open var isAffectedByPhysicsFields = false
  open var blendMode = SCNParticleBlendMode.additive
  open var isLightingEnabled = false
  open var isLocal = false
  open var speedFactor: CGFloat = 1
  open var stretchFactor: CGFloat = 0 {
    didSet { if stretchFactor != 0 { SceneReports.notDrawn("stretched particles") } }
  }
  open var fresnelExponent: CGFloat = 1
  private let picture = SCNMaterial()
  private var particles: [Particle] = []
  private var waiting = 0.0
  private var age = 0.0
  private var isWarm = false

  private struct Particle {
    var place: SIMD3<Float>
    var velocity: SIMD3<Float>
    var left: Float
    var life: Float
    var size: Float
    /// Linear.
    var color: SIMD4<Float>
    /// Radians, and radians a second.
    var angle: Float
    var spin: Float
  }

  /// Most that there are at a time: a picture with more would take seconds.
  private static let most = 2000

  public override init() { super.init() }
  public required init?(coder: NSCoder) { return nil }
  /// Files of particles are not read.
  public convenience init?(named name: String, inDirectory directory: String?) {
    SceneReports.noFile(name)
    return nil
  }

  open func reset() {
    (particles, waiting, age) = ([], 0, 0)
    SceneTime.changed()
  }

  func advance(by seconds: Double, at node: SCNNode) {
    if !isWarm {
      isWarm = true
      let steps = Int(min(max(Double(warmupDuration), 0), 20) * 60)
      for _ in 0..<steps { step(1.0 / 60, node) }
    }
    step(seconds * Double(speedFactor), node)
  }

  private func step(_ seconds: Double, _ node: SCNNode) {
    guard seconds > 0 else { return }
    let time = Float(seconds)
    let pull = SIMD3<Float>(acceleration) + (isAffectedByGravity ? SIMD3(0, -9.8, 0) : .zero)
    for index in particles.indices {
      particles[index].velocity += pull * time
      particles[index].velocity *= max(1 - Float(dampingFactor) * time, 0)
      particles[index].place += particles[index].velocity * time
      particles[index].left -= time
      particles[index].angle += particles[index].spin * time
    }
    particles.removeAll { $0.left <= 0 }
    let cycle = Double(emissionDuration + idleDuration)
    let within = cycle > 0 ? age.truncatingRemainder(dividingBy: cycle) : 0
    age += seconds
    let emits = within <= Double(emissionDuration) && (loops || age <= Double(emissionDuration))
    if emits { waiting += seconds * max(Double(varied(birthRate, birthRateVariation)), 0) }
    while waiting >= 1, particles.count < Self.most {
      waiting -= 1
      particles.append(born(node))
    }
    waiting = min(waiting, 1)
    SceneTime.changed()
  }

  private func varied(_ value: CGFloat, _ variation: CGFloat) -> Float {
    variation == 0 ? Float(value) : Float(value + variation * .random(in: -1...1))
  }

  private func born(_ node: SCNNode) -> Particle {
    var place = SIMD3<Float>.zero
    var direction = SIMD3<Float>(0, 1, 0).unit(SIMD3<Float>(emittingDirection))
    if let mesh = emitterShape?.mesh, !mesh.positions.isEmpty {
      let index = Int.random(in: 0..<mesh.positions.count)
      place = mesh.positions[index] * (birthLocation == .volume ? Float.random(in: 0...1) : 1)
      if birthDirection == .surfaceNormal { direction = mesh.normals[index] }
    }
    func random() -> SIMD3<Float> {
      let z = Float.random(in: -1...1)
      let angle = Float.random(in: 0..<2 * .pi)
      let across = (1 - z * z).squareRoot()
      return SIMD3(across * cos(angle), across * sin(angle), z)
    }
    if birthDirection == .random {
      direction = random()
    } else if spreadingAngle > 0 {
      let axis = SIMD3<Float>(1, 0, 0).unit(simd_cross(direction, random()))
      let angle = Float(spreadingAngle) * .pi / 180 * Float.random(in: 0...1)
      direction = simd_quatf(angle: angle, axis: axis).act(direction)
    }
    let life = max(varied(particleLifeSpan, particleLifeSpanVariation), 0.01)
    var velocity = direction * varied(particleVelocity, particleVelocityVariation)
    if !isLocal {
      let matrix = node.worldMatrix
      place = matrix.point(place)
      velocity = NodeValues(matrix).orientation.act(velocity)
    }
    return Particle(
      place: place, velocity: velocity, left: life, life: life,
      size: max(varied(particleSize, particleSizeVariation), 0), color: bornColor,
      angle: varied(particleAngle, particleAngleVariation) * .pi / 180,
      spin: varied(particleAngularVelocity, particleAngularVelocityVariation) * .pi / 180)
  }

  private var bornColor: SIMD4<Float> {
    let range = particleColorVariation
    var color = particleColor
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    if SIMD4<Float>(range) != .zero,
      color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    {
      func part(_ value: CGFloat, _ range: Float) -> CGFloat {
        min(max(CGFloat(varied(value, CGFloat(range))), 0), 1)
      }
      let turned = CGFloat(varied(hue, CGFloat(range.x / 360)))
      color = UIColor(
        hue: turned - turned.rounded(.down), saturation: part(saturation, range.y),
        brightness: part(brightness, range.z), alpha: part(alpha, range.w))
    }
    return SolidColor(color)?.linear ?? .one
  }

  /// Squares that face the camera.
  func draw(
    into frame: inout SceneFrame, at matrix: simd_float4x4, opacity: Float, view: simd_float4x4
  ) {
    guard !particles.isEmpty else { return }
    let toScene = view.safeInverse
    let (right, up) = (toScene.columns.0.xyz, toScene.columns.1.xyz)
    var builder = MeshBuilder()
    builder.beginPart()
    var colors: [SIMD4<Float>] = []
    colors.reserveCapacity(particles.count * 4)
    for particle in particles {
      colors.append(contentsOf: repeatElement(particle.color, count: 4))
      let place = isLocal ? matrix.point(particle.place) : particle.place
      let half = particle.size / 2
      let (sine, cosine) = (sin(particle.angle) * half, cos(particle.angle) * half)
      let (x, y) = (right * cosine + up * sine, up * cosine - right * sine)
      let normal = toScene.columns.2.xyz
      builder.quad(
        builder.vertex(place - x - y, normal, SIMD2(0, 1)),
        builder.vertex(place + x - y, normal, SIMD2(1, 1)),
        builder.vertex(place + x + y, normal, SIMD2(1, 0)),
        builder.vertex(place - x + y, normal, SIMD2(0, 0)))
    }
    picture.lightingModel = .constant
    picture.writesToDepthBuffer = false
    picture.blendMode =
      blendMode == .alpha
      ? .alpha
      : blendMode == .multiply
        ? .multiply
        : blendMode == .screen ? .screen : blendMode == .replace ? .replace : .add
    frame.surfaces.append(Surface(picture, opacity: opacity))
    frame.items.append(
      SceneFrame.Item(
        mesh: Mesh(
          positions: builder.positions, normals: builder.normals, texts: builder.texts,
          colors: colors, parts: builder.parts), part: 0, matrix: .one,
        surface: frame.surfaces.count - 1, mask: -1,
        depth: -view.point(matrix.columns.3.xyz).z, order: 0, castsShadow: false))
  }
}
