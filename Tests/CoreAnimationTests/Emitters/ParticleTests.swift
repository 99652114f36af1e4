import DrawingCommands
import Foundation
import Geometry
import Testing

@testable import CoreAnimation

/// After the documentation of `CAEmitterCell` and `CAEmitterLayer`.
@Suite("Particles of emitters")
struct ParticleTests {
  /// What is seen after a while of an emitter that throws out a thousand particles a second.
  private func particles(
    at time: Double = 1, _ change: (CAEmitterLayer, CAEmitterCell) -> Void
  ) -> [Particle] {
    let layer = CAEmitterLayer()
    let cell = CAEmitterCell()
    (cell.birthRate, cell.lifetime) = (1_000, 2)
    change(layer, cell)
    var stream = EmitterStream()
    stream.follow(Emission([cell], layer.values, seed: layer.seed), at: 0)
    return stream.particles(at: time)
  }

  private func mean(_ numbers: [Double]) -> Double {
    numbers.reduce(0, +) / Double(max(numbers.count, 1))
  }

  @Test("A range is left to chance around its value, half of it to each side")
  func ranges() {
    let scales = particles { _, cell in (cell.scale, cell.scaleRange) = (2, 1) }.map(\.scale)
    #expect(scales.count > 900)
    #expect(scales.allSatisfy { (1.5...2.5).contains($0) })
    #expect(abs(mean(scales) - 2) < 0.05)
    #expect(scales.min()! < 1.6 && scales.max()! > 2.4)
  }

  @Test("Sizes, colours and turns change by so much a second")
  func speeds() throws {
    let found = particles { _, cell in
      (cell.birthRate, cell.lifetime) = (1, 5)
      (cell.scale, cell.scaleSpeed, cell.spin) = (1, -0.25, 2)
      cell.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      (cell.redSpeed, cell.blueSpeed, cell.alphaSpeed) = (-0.5, 0.25, -1)
    }
    // The one that was born after a second is new.
    #expect(found.count == 1 && found[0].scale == 1 && found[0].angle == 0)
    let later = particles(at: 2) { _, cell in
      (cell.birthRate, cell.lifetime) = (1, 5)
      (cell.scale, cell.scaleSpeed, cell.spin) = (1, -0.25, 2)
      cell.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      (cell.redSpeed, cell.blueSpeed, cell.alphaSpeed) = (-0.5, 0.25, -1)
    }
    let first = try #require(later.first)
    #expect(first.scale == 0.75 && first.angle == 2)
    #expect(isNear((0..<4).map { first.color[$0] }, [0.5, 0.5, 0.25, 0]))
  }

  @Test("The layer's numbers multiply those of its cells")
  func factors() throws {
    let found = particles(at: 0.5) { layer, cell in
      (cell.birthRate, cell.lifetime, cell.velocity, cell.scale, cell.spin) = (2, 1, 10, 3, 4)
      (layer.birthRate, layer.lifetime, layer.velocity, layer.scale, layer.spin) = (5, 2, 3, 2, 0.5)
    }
    // Ten a second, the first after a tenth.
    #expect(found.count == 5)
    let first = try #require(found.first)
    #expect(isNear([first.position.x, first.scale, first.angle], [30 * 0.4, 6, 0.8]))
    #expect(
      particles(at: 1.05) { layer, cell in
        (cell.birthRate, cell.lifetime, layer.lifetime) = (10, 1, 0.5)
      }.count == 5)
  }

  @Test("Longitude is the direction in the plane, a range the width of a cone about it")
  func directions() {
    let found = particles { _, cell in
      (cell.velocity, cell.emissionLongitude, cell.emissionRange) = (100, .pi / 2, .pi / 2)
    }.filter { $0.position != .zero }
    let angles = found.map { atan2(Double($0.position.y), Double($0.position.x)) }
    #expect(angles.allSatisfy { $0 >= .pi / 4 - 1e-9 && $0 <= .pi * 3 / 4 + 1e-9 })
    #expect(abs(mean(angles) - .pi / 2) < 0.05)
  }

  @Test("A rectangle is filled evenly, or along its outline")
  func rectangles() {
    func places(_ mode: CAEmitterLayerEmitterMode) -> [CGPoint] {
      particles { layer, _ in
        layer.emitterShape = .rectangle
        layer.emitterMode = mode
        layer.emitterSize = CGSize(width: 100, height: 40)
        layer.emitterPosition = CGPoint(x: 50, y: 20)
      }.map(\.position)
    }
    let box = CGRect(x: 0, y: 0, width: 100, height: 40)
    let inside = places(.surface)
    #expect(inside.allSatisfy { box.contains($0) })
    #expect(abs(mean(inside.map { Double($0.x) }) - 50) < 4)
    let left = inside.filter { $0.x < 25 }.count
    #expect(abs(Double(left) / Double(inside.count) - 0.25) < 0.06)
    let edge = places(.outline)
    #expect(
      edge.allSatisfy { point in
        min(point.x, 100 - point.x, point.y, 40 - point.y) < 1e-9
      })
  }

  @Test("A circle is filled evenly: a quarter lies within half of its radius")
  func circles() {
    let radii = particles { layer, _ in
      layer.emitterShape = .circle
      layer.emitterMode = .surface
      layer.emitterSize = CGSize(width: 80, height: 80)
    }.map { hypot(Double($0.position.x), Double($0.position.y)) }
    #expect(radii.allSatisfy { $0 <= 80 })
    let near = radii.filter { $0 < 40 }.count
    #expect(abs(Double(near) / Double(radii.count) - 0.25) < 0.06)
    let outline = particles { layer, _ in
      layer.emitterShape = .circle
      layer.emitterMode = .outline
      layer.emitterSize = CGSize(width: 80, height: 80)
    }.map { hypot(Double($0.position.x), Double($0.position.y)) }
    #expect(outline.allSatisfy { abs($0 - 80) < 1e-6 })
  }

  @Test("A cell emits from its beginning on, for its duration, and not where it is disabled")
  func timing() {
    let births = particles(at: 3) { _, cell in
      (cell.birthRate, cell.lifetime, cell.beginTime, cell.duration) = (10, 10, 1, 0.5)
    }.map(\.birth)
    #expect(births.count == 5)
    #expect(births.allSatisfy { $0 >= 1 && $0 < 1.5 })
    #expect(particles { _, cell in cell.isEnabled = false }.isEmpty)
  }

  @Test("A seed decides about chance: the same is the same, another is another")
  func seeds() {
    func places(_ seed: UInt32) -> [CGPoint] {
      particles(at: 0.1) { layer, cell in
        (layer.seed, cell.velocity, cell.emissionRange) = (seed, 100, 6)
      }.map(\.position)
    }
    #expect(places(1) == places(1) && places(1) != places(2))
  }

  @Test("Cells are changed by their names in key paths")
  func keyPaths() {
    let layer = CAEmitterLayer()
    let cell = CAEmitterCell()
    cell.name = "fire"
    layer.emitterCells = [cell]
    layer.setValue(7, forKeyPath: "emitterCells.fire.birthRate")
    layer.setValue(0.5, forKeyPath: "emitterCells.fire.redSpeed")
    layer.setValue(-0.25, forKeyPath: "emitterCells.fire.greenRange")
    layer.setValue(3, forKeyPath: "emitterCells.fire.duration")
    layer.setValue(false, forKeyPath: "emitterCells.fire.enabled")
    #expect(cell.birthRate == 7 && cell.redSpeed == 0.5 && cell.greenRange == -0.25)
    #expect(cell.duration == 3 && !cell.isEnabled)
  }
}
