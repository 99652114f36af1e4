import Foundation
import simd

/// A rectangle of noise, sampled once.
open class GKNoiseMap: NSObject {
  /// Of the rectangle, in the noise's units.
  public let size: vector_double2
  public let origin: vector_double2
  /// In both directions.
  public let sampleCount: vector_int2
  public let isSeamless: Bool
  private var values: [Float]

  public convenience override init() { self.init(GKNoise()) }
  public convenience init(_ noise: GKNoise) {
    self.init(
      noise, size: [1, 1], origin: [0, 0], sampleCount: [100, 100], seamless: false)
  }

  /// Where `seamless`, copies side by side have no edge: the noise fades into the one beyond the other edge.
  public init(
    _ noise: GKNoise, size: vector_double2, origin: vector_double2, sampleCount: vector_int2,
    seamless: Bool
  ) {
    (self.size, self.origin, isSeamless) = (size, origin, seamless)
    self.sampleCount = [max(1, sampleCount.x), max(1, sampleCount.y)]
    let (width, height) = (Int(self.sampleCount.x), Int(self.sampleCount.y))
    values = (0..<width * height).map { index in
      let part = SIMD2(
        Double(index % width) / Double(width), Double(index / width) / Double(height))
      func value(_ dx: Double, _ dy: Double) -> Double {
        noise.value(
          origin.x + (part.x + dx) * size.x, 0, origin.y + (part.y + dy) * size.y)
      }
      guard seamless else { return Float(value(0, 0)) }
      let here = value(0, 0) * (1 - part.x) + value(-1, 0) * part.x
      let above = value(0, -1) * (1 - part.x) + value(-1, -1) * part.x
      return Float(here * (1 - part.y) + above * part.y)
    }
  }

  private func index(_ x: Int, _ y: Int) -> Int {
    let (width, height) = (Int(sampleCount.x), Int(sampleCount.y))
    return min(height - 1, max(0, y)) * width + min(width - 1, max(0, x))
  }

  /// The sample at a place, counted from zero; the nearest one outside of the map.
  open func value(at position: vector_int2) -> Float {
    values[index(Int(position.x), Int(position.y))]
  }

  /// Between four samples.
  open func interpolatedValue(at position: vector_float2) -> Float {
    let (x, y) = (position.x.rounded(.down), position.y.rounded(.down))
    guard x.isFinite, y.isFinite, abs(x) < 1e9, abs(y) < 1e9 else { return 0 }
    let (left, top) = (Int(x), Int(y))
    let (dx, dy) = (position.x - x, position.y - y)
    let above =
      values[index(left, top)] * (1 - dx) + values[index(left + 1, top)] * dx
    let below =
      values[index(left, top + 1)] * (1 - dx) + values[index(left + 1, top + 1)] * dx
    return above * (1 - dy) + below * dy
  }

  open func setValue(_ value: Float, at position: vector_int2) {
    values[index(Int(position.x), Int(position.y))] = value
  }
}
