import Foundation
import Geometry
import Testing

@testable import CoreAnimation

@Suite("Emitters")
struct EmitterTests {
  private func stream(_ change: (CAEmitterLayer, CAEmitterCell) -> Void) -> EmitterStream {
    let layer = CAEmitterLayer()
    let cell = CAEmitterCell()
    (cell.birthRate, cell.lifetime, cell.velocity, cell.yAcceleration) = (10, 2, 100, 50)
    change(layer, cell)
    var stream = EmitterStream()
    stream.follow(Emission([cell], layer.values, seed: layer.seed), at: 0)
    return stream
  }

  @Test("Particles are where p + v·t + a·t²/2 has them, at five times")
  func motion() {
    let stream = stream { layer, _ in layer.emitterPosition = CGPoint(x: 10, y: 20) }
    for age in [0, 0.2, 0.5, 1, 1.9] {
      // The first particle is born after a tenth of a second.
      let first = stream.particles(at: 0.1 + age)[0]
      #expect(abs(first.position.x - (10 + 100 * age)) < 1e-9)
      #expect(abs(first.position.y - (20 + 25 * age * age)) < 1e-9)
    }
  }

  @Test("There are as many as are born during a lifetime")
  func count() {
    let stream = stream { _, _ in }
    #expect(stream.particles(at: 1.05).count == 10)
    #expect((19...20).contains(stream.particles(at: 10.05).count))
  }

  @Test("Confetti falls from a line, within its range, and is the same twice")
  func confetti() {
    func make() -> EmitterStream {
      stream { layer, cell in
        layer.emitterShape = .line
        layer.emitterSize = CGSize(width: 200, height: 1)
        cell.emissionLongitude = .pi
        cell.emissionRange = .pi / 4
        cell.spin = 3
        cell.spinRange = 2
      }
    }
    let (one, other) = (make().particles(at: 1.5), make().particles(at: 1.5))
    #expect(one.map(\.position) == other.map(\.position))
    for particle in one {
      let age = 1.5 - particle.birth
      #expect(particle.position.y >= 0)
      #expect(abs(particle.position.x) <= 100 + 100 * sin(.pi / 8) * age + 1e-9)
      #expect(abs(particle.angle) <= 4 * age && abs(particle.angle) >= 2 * age - 1e-9)
    }
  }

  @Test("What is born before the rate is set to 0 lives on")
  func stopped() {
    let layer = CAEmitterLayer()
    let cell = CAEmitterCell()
    (cell.birthRate, cell.lifetime) = (10, 2)
    var stream = stream { _, _ in }
    layer.birthRate = 0
    stream.follow(Emission([cell], layer.values, seed: 0), at: 1)
    #expect(stream.particles(at: 2).count == 10)
    #expect(stream.isAlive(at: 2))
    #expect(stream.particles(at: 3.2).isEmpty)
    #expect(!stream.isAlive(at: 3.2))
  }

  @Test("Particles throw out others from where they are")
  func children() {
    let stream = stream { _, cell in
      let spark = CAEmitterCell()
      (spark.birthRate, spark.lifetime) = (1, 1)
      (cell.birthRate, cell.yAcceleration, cell.emitterCells) = (1, 0, [spark])
    }
    // Born at 1 s; its spark at 2 s, 100 points further.
    let seen = stream.particles(at: 2.5).filter { $0.cell.velocity == 0 }
    #expect(seen.count == 1)
    #expect(abs((seen.first?.position.x ?? 0) - 100) < 1e-9)
  }
}
