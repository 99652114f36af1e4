import UIKit

extension SKPhysicsWorld {
  /// Pushes the bodies of all fields for one step.
  func applyFields(_ seconds: Double) {
    let fields = scene?.descendants.compactMap { $0 as? SKFieldNode }.filter(\.isEnabled) ?? []
    guard !fields.isEmpty else { return }
    for body in bodies where body.body.isDynamic && body.body.isVolume && !body.body.pinned {
      let felt = fields.filter { $0.reaches(body.body) }
      let lone = felt.first { $0.isExclusive }
      for field in lone.map({ [$0] }) ?? felt {
        if case .velocity = field.kind, field.texture == nil {
          body.body.velocity = field.velocityInScene
          body.pushVelocity()
        } else {
          body.push(field.force(on: body.body, seconds))
        }
      }
    }
    for field in fields { field.grow(by: seconds) }
  }

  /// What all fields there do together to a mass of 1 kg at rest, newtons; `position` is one of the scene.
  public func sampleFields(at position: vector_float3) -> vector_float3 {
    let fields = scene?.descendants.compactMap { $0 as? SKFieldNode }.filter(\.isEnabled) ?? []
    let point = CGPoint(x: CGFloat(position.x), y: CGFloat(position.y))
    let sum = fields.filter { $0.holds(point) }.reduce(SIMD2<Double>.zero) {
      $0 + $1.force(at: point, FieldSubject())
    }
    return vector_float3(Float(sum.x), Float(sum.y), 0)
  }
}

/// What a field asks of a body: metres a second, kilograms, coulombs, seconds.
struct FieldSubject {
  var velocity = SIMD2<Double>.zero
  var mass = 1.0
  var charge = 0.0
  var seconds = 1.0 / 60
}

extension SKFieldNode {
  func reaches(_ body: SKPhysicsBody) -> Bool {
    categoryBitMask & body.fieldBitMask != 0 && holds(body.centerInScene)
  }

  func holds(_ point: CGPoint) -> Bool {
    region?.contains(point.applying(toScene.inverted())) ?? true
  }

  /// The field's direction as it is turned, points of the scene a second.
  var velocityInScene: CGVector {
    let turned = turned(direction) * Double(PhysicsUnits.pointsPerMeter) * Double(strength)
    return CGVector(dx: turned.x, dy: turned.y)
  }

  /// Newtons.
  func force(on body: SKPhysicsBody, _ seconds: Double) -> SIMD2<Double> {
    let scale = Double(PhysicsUnits.pointsPerMeter)
    let velocity = SIMD2(Double(body.velocity.dx), Double(body.velocity.dy)) / scale
    let subject = FieldSubject(
      velocity: velocity, mass: Double(body.mass), charge: Double(body.charge), seconds: seconds)
    return force(at: body.centerInScene, subject)
  }

  /// Newtons, at a point of the scene. What accelerates does so by as much for every mass.
  func force(at point: CGPoint, _ subject: FieldSubject) -> SIMD2<Double> {
    let away = fromNode(point)
    let distance = (away.x * away.x + away.y * away.y).squareRoot()
    let outward = distance > 0 ? away / distance : .zero
    let amount = Double(strength) * attenuation(distance)
    let velocity = subject.velocity
    switch kind {
    case .drag: return -amount * velocity
    case .electric: return outward * (amount * subject.charge)
    case .linearGravity: return turned(direction) * (amount * subject.mass)
    case .magnetic: return SIMD2(velocity.y, -velocity.x) * (amount * subject.charge)
    case .noise: return noise(away) * (amount * subject.mass)
    case .radialGravity: return outward * (-amount * subject.mass)
    case .spring: return away * -amount
    case .turbulence:
      let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
      return noise(away) * (amount * subject.mass * speed)
    case .velocity: return .zero
    case .vortex: return SIMD2(-outward.y, outward.x) * (amount * subject.mass)
    case .custom(let evaluate):
      let answer = evaluate(
        vector_float3(Float(away.x), Float(away.y), 0),
        vector_float3(Float(velocity.x), Float(velocity.y), 0), Float(subject.mass),
        Float(subject.charge), subject.seconds)
      return SIMD2(Double(answer.x), Double(answer.y)) * amount
    }
  }

  /// pow(distance - minimumRadius, -falloff) in metres, after Apple's documentation; nearer than a point is as a point.
  private func attenuation(_ distance: Double) -> Double {
    guard falloff != 0 else { return 1 }
    let scale = Double(PhysicsUnits.pointsPerMeter)
    return pow(max(distance - Double(minimumRadius) / scale, 1 / scale), -Double(falloff))
  }

  /// Metres, in the scene's directions.
  private func fromNode(_ point: CGPoint) -> SIMD2<Double> {
    let place = toScene
    return SIMD2(Double(point.x - place.tx), Double(point.y - place.ty))
      / Double(PhysicsUnits.pointsPerMeter)
  }

  private func turned(_ direction: vector_float3) -> SIMD2<Double> {
    let angle = Double(atan2(toScene.b, toScene.a))
    let (x, y) = (Double(direction.x), Double(direction.y))
    return SIMD2(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
  }

  // MARK: Noise

  /// Two values of -1…1 that go over smoothly in place and time: value noise on a grid, smaller for less smoothness.
  private func noise(_ away: SIMD2<Double>) -> SIMD2<Double> {
    let cell = 0.05 + 0.95 * Double(min(max(smoothness, 0), 1))
    let (x, y, time) = (away.x / cell, away.y / cell, age * Double(animationSpeed))
    return SIMD2(Self.value(x, y, time, 1), Self.value(x, y, time, 2))
  }

  /// Trilinear between the corners of a cell, with 3t² - 2t³ for even slopes (Perlin 1985).
  private static func value(_ x: Double, _ y: Double, _ z: Double, _ seed: UInt64) -> Double {
    let place = SIMD3(x, y, z)
    let cell = place.rounded(.down)
    let part = place - cell
    let weight = part * part * (SIMD3(repeating: 3.0) - 2 * part)
    var sum = 0.0
    for corner in 0..<8 {
      let step = SIMD3(Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2))
      let share = step * weight + (SIMD3(repeating: 1.0) - step) * (SIMD3(repeating: 1.0) - weight)
      sum += share.x * share.y * share.z * random(cell + step, seed)
    }
    return sum
  }

  /// -1…1, by the finalizer of SplitMix64 (Steele, Lea and Flood 2014).
  private static func random(_ cell: SIMD3<Double>, _ seed: UInt64) -> Double {
    var bits = seed
    for coordinate in [cell.x, cell.y, cell.z] {
      bits &+= UInt64(bitPattern: Int64(coordinate)) &+ 0x9e37_79b9_7f4a_7c15
      bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
      bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
      bits ^= bits >> 31
    }
    return Double(bits >> 11) / Double(1 << 52) - 1
  }
}
