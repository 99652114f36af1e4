import Foundation
import GameplayKit
import Testing
import simd

@Suite("Noise")
struct GKNoiseTests {
  private let places = (0..<400).map {
    vector_float2(Float($0 % 20) * 0.173, Float($0 / 20) * 0.311)
  }

  private func values(_ source: GKNoiseSource) -> [Float] {
    let noise = GKNoise(source)
    return places.map { noise.value(atPosition: $0) }
  }

  @Test(
    "One octave of gradient noise is zero at whole numbers, stays within -1 and 1, and has no steps"
  )
  func perlin() {
    let noise = GKNoise(
      GKPerlinNoiseSource(
        frequency: 1, octaveCount: 1, persistence: 0.5, lacunarity: 2, seed: 7))
    for x in 0..<8 { #expect(noise.value(atPosition: [Float(x), 3]) == 0) }
    #expect(places.allSatisfy { abs(noise.value(atPosition: $0)) <= 1 })
    for place in places {
      let step = abs(noise.value(atPosition: place + [0.001, 0]) - noise.value(atPosition: place))
      #expect(step < 0.01)
    }
  }

  @Test("The same seed makes the same noise, another one another")
  func seeds() {
    let sources: [(Int32) -> GKNoiseSource] = [
      {
        GKPerlinNoiseSource(frequency: 2, octaveCount: 3, persistence: 0.5, lacunarity: 2, seed: $0)
      },
      {
        GKBillowNoiseSource(frequency: 2, octaveCount: 3, persistence: 0.5, lacunarity: 2, seed: $0)
      },
      { GKRidgedNoiseSource(frequency: 2, octaveCount: 3, lacunarity: 2, seed: $0) },
      { GKVoronoiNoiseSource(frequency: 2, displacement: 1, distanceEnabled: true, seed: $0) },
    ]
    for source in sources {
      #expect(values(source(4)) == values(source(4)))
      #expect(values(source(4)) != values(source(5)))
    }
  }

  @Test("Boards and tubes have the numbers of their geometry")
  func geometry() {
    let board = GKNoise(GKCheckerboardNoiseSource(squareSize: 1))
    #expect(board.value(atPosition: [0.5, 0.5]) == 1)
    #expect(board.value(atPosition: [1.5, 0.5]) == -1)
    #expect(board.value(atPosition: [1.5, 1.5]) == 1)
    let tubes = GKNoise(GKCylindersNoiseSource(frequency: 1))
    #expect(abs(tubes.value(atPosition: [3, 4]) - 1) < 1e-6)
    #expect(abs(tubes.value(atPosition: [0, 2.5]) + 1) < 1e-6)
  }

  @Test("Operations do to each value what they say")
  func operations() {
    let noise = GKNoise(GKConstantNoiseSource(value: -0.5))
    noise.applyAbsoluteValue()
    #expect(noise.value(atPosition: .zero) == 0.5)
    noise.raiseToPower(2)
    noise.add(GKNoise(GKConstantNoiseSource(value: 1)))
    #expect(noise.value(atPosition: .zero) == 1.25)
    noise.invert()
    noise.clamp(lowerBound: -1, upperBound: 1)
    #expect(noise.value(atPosition: .zero) == -1)
    noise.remapValues(toCurveWithControlPoints: [-2: 0, 0: 4])
    #expect(noise.value(atPosition: .zero) == 2)
  }

  @Test("Moving, scaling and turning take the places along")
  func movements() {
    let plain = GKNoise(GKCheckerboardNoiseSource(squareSize: 1))
    let moved = GKNoise(GKCheckerboardNoiseSource(squareSize: 1))
    moved.move(by: [1, 0, 0])
    moved.scale(by: [2, 1, 2])
    for place in places {
      let before = vector_float2(place.x / 2 - 1, place.y / 2)
      #expect(moved.value(atPosition: place) == plain.value(atPosition: before))
    }
  }

  @Test("A map holds the noise at its samples, and what lies between is mixed")
  func maps() {
    let noise = GKNoise(
      GKPerlinNoiseSource(frequency: 1, octaveCount: 2, persistence: 0.5, lacunarity: 2, seed: 1))
    let map = GKNoiseMap(
      noise, size: [4, 4], origin: [1, 2], sampleCount: [16, 16], seamless: false)
    let expected = noise.value(atPosition: [1 + 4 * 5 / 16, 2 + 4 * 3 / 16])
    #expect(abs(map.value(at: [5, 3]) - expected) < 1e-6)
    let middle = map.interpolatedValue(at: [5.5, 3])
    #expect(abs(middle - (map.value(at: [5, 3]) + map.value(at: [6, 3])) / 2) < 1e-6)
    map.setValue(9, at: [5, 3])
    #expect(map.value(at: [5, 3]) == 9)
  }

  @Test("The edges of a seamless map continue one another")
  func seamless() {
    let noise = GKNoise(
      GKPerlinNoiseSource(frequency: 1, octaveCount: 1, persistence: 0.5, lacunarity: 2, seed: 3))
    let map = GKNoiseMap(
      noise, size: [3.3, 3.3], origin: [0.2, 0.4], sampleCount: [200, 200], seamless: true)
    for row in stride(from: Int32(0), to: 200, by: 10) {
      #expect(abs(map.value(at: [0, row]) - map.value(at: [199, row])) < 0.08)
    }
  }
}
