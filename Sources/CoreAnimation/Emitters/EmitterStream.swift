import Foundation
import Geometry

/// How an emitter throws out, for as long as nobody changes it.
struct Emission {
  struct Cell {
    let numbers: CAEmitterCell.Numbers
    let children: [Cell]

    init(_ cell: CAEmitterCell) {
      numbers = cell.numbers
      children = (cell.emitterCells ?? []).map(Cell.init)
    }

    /// The longest that a particle and what it throws out can be seen, in seconds.
    func span(_ factor: Double) -> Double {
      let own = max(Double(numbers.lifetime) + abs(Double(numbers.lifetimeRange)) / 2, 0) * factor
      return own + (children.map { $0.span(1) }.max() ?? 0)
    }
  }

  var cells: [Cell]
  var birthRate: Double
  var lifetime: Double
  var velocity: Double
  var scale: Double
  var spin: Double
  var position: CGPoint
  var size: CGSize
  var shape: CAEmitterLayerEmitterShape
  var mode: CAEmitterLayerEmitterMode
  var seed: UInt32

  init(_ cells: [CAEmitterCell], _ values: LayerValues, seed: UInt32) {
    self.cells = cells.map(Cell.init)
    birthRate = max(values.get("birthRate", 1), 0)
    lifetime = max(values.get("lifetime", 1), 0)
    velocity = values.get("velocity", 1)
    scale = values.get("scale", 1)
    spin = values.get("spin", 1)
    position = values.get("emitterPosition", .zero)
    size = values.get("emitterSize", .zero)
    shape = values.object("emitterShape") ?? .point
    mode = values.object("emitterMode") ?? .volume
    self.seed = seed
  }

  /// Particles a second.
  func rate(_ index: Int) -> Double {
    let numbers = cells[index].numbers
    return numbers.isEnabled ? max(Double(numbers.birthRate), 0) * birthRate : 0
  }
}

/// All that an emitter has thrown out, as the ways in which it did so one after another.
struct EmitterStream {
  private struct Span {
    let emission: Emission
    let start: Double
    var end = Double.infinity
    /// How many particles each cell had thrown out by then; the whole ones are born.
    let counts: [Double]

    func count(_ index: Int, at time: Double) -> Double {
      counts[index] + emission.rate(index) * (min(time, end) - start)
    }

    var longestLife: Double { emission.cells.map { $0.span(emission.lifetime) }.max() ?? 0 }
  }

  private var spans: [Span] = []
  /// Whether something was set since it was last followed.
  var isChanged = true
  /// As many are drawn at the most.
  private static let limit = 20_000

  /// Has particles born by `emission` from `time` on. The first one holds from the layer's time 0.
  mutating func follow(_ emission: Emission, at time: Double) {
    isChanged = false
    spans.removeAll { $0.end + $0.longestLife < time }
    guard let last = spans.last else {
      let counts = [Double](repeating: 0, count: emission.cells.count)
      return spans = [Span(emission: emission, start: 0, counts: counts)]
    }
    let now = max(time, last.start)
    let counts = emission.cells.indices.map { index in
      index < last.counts.count ? last.count(index, at: now) : 0
    }
    spans[spans.count - 1].end = now
    spans.append(Span(emission: emission, start: now, counts: counts))
  }

  /// Whether particles are seen, or will be.
  func isAlive(at time: Double) -> Bool {
    spans.contains { span in
      let isEmitting = span.emission.cells.indices.contains { index in
        guard span.emission.rate(index) > 0 else { return false }
        let timing = span.emission.cells[index].numbers.timing
        let end = timing.duration > 0 ? timing.beginTime + timing.duration : .infinity
        return min(span.end, end) + span.longestLife > time
      }
      return isEmitting
    }
  }

  /// What is seen at `time`, the oldest first.
  func particles(at time: Double) -> [Particle] {
    var found: [Particle] = []
    for span in spans {
      for index in span.emission.cells.indices {
        addParticles(of: index, span, at: time, &found)
      }
    }
    return found.sorted { $0.birth < $1.birth }
  }

  private func addParticles(
    of index: Int, _ span: Span, at time: Double, _ found: inout [Particle]
  ) {
    let emission = span.emission
    let rate = emission.rate(index)
    guard rate > 0 else { return }
    let cell = emission.cells[index]
    let first = max(
      span.counts[index], span.count(index, at: time - cell.span(emission.lifetime)))
    let last = span.count(index, at: time)
    guard last >= 1, last - first < 1e7 else { return }
    var number = first.rounded(.down) + 1
    while number <= last + 1e-9, found.count < Self.limit {
      let birth = span.start + (number - span.counts[index]) / rate
      let timing = cell.numbers.timing
      let local = birth - timing.beginTime
      if local >= 0, timing.duration <= 0 || local < timing.duration {
        var random = ParticleRandom(emission.seed, UInt64(index + 1), UInt64(number))
        let start = emission.start(cell.numbers, &random)
        add(cell, start, birth: birth, at: time, random, depth: 0, &found)
      }
      number += 1
    }
  }

  private func add(
    _ cell: Emission.Cell, _ start: ParticleStart, birth: Double, at time: Double,
    _ random: ParticleRandom, depth: Int, _ found: inout [Particle]
  ) {
    if time < birth + start.lifetime {
      found.append(Particle(cell.numbers, start, birth: birth, age: time - birth))
    }
    guard depth < 3 else { return }
    for (index, child) in cell.children.enumerated() where child.numbers.isEnabled {
      let rate = Double(child.numbers.birthRate)
      guard rate > 0 else { continue }
      let begin = max(child.numbers.timing.beginTime, 0)
      let length = child.numbers.timing.duration
      let end = min(start.lifetime, length > 0 ? begin + length : .infinity, time - birth)
      let life = child.span(1)
      var number = max(((time - birth - begin - life) * rate).rounded(.down), 1)
      while begin + number / rate <= end + 1e-9, found.count < Self.limit {
        let age = begin + number / rate
        var own = random.child(UInt64(index + 1), UInt64(number))
        let childStart = ParticleStart(
          child.numbers, position: start.position(at: age), heading: 0, .one, &own)
        add(child, childStart, birth: birth + age, at: time, own, depth: depth + 1, &found)
        number += 1
      }
    }
  }
}
