import Foundation
import simd

/// What is on its way from one value to another can be between them.
protocol Blendable {
  /// - Parameter part: of the way, 0 is `self`, 1 is `other`; beyond both where a curve overshoots.
  func blended(with other: Self, part: Double) -> Self
}

extension SIMD3<Float>: Blendable {
  func blended(with other: Self, part: Double) -> Self { self + (other - self) * Float(part) }
}
extension SIMD4<Float>: Blendable {
  func blended(with other: Self, part: Double) -> Self { self + (other - self) * Float(part) }
}
extension simd_quatf: Blendable {
  func blended(with other: Self, part: Double) -> Self { simd_slerp(self, other, Float(part)) }
}
extension CGFloat: Blendable {
  func blended(with other: Self, part: Double) -> Self { self + (other - self) * CGFloat(part) }
}

/// The time of scenes, and whether anything in them has changed since a view drew them.
enum SceneTime {
  /// Seconds by the program's clock.
  static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }
  // Programs touch scenes on their main thread, as views do.
  nonisolated(unsafe) static var changes = 0
  // As above. The end of the last implicit animation, in seconds.
  nonisolated(unsafe) static var movingUntil = -Double.infinity

  static func changed() { changes &+= 1 }
}

/// A property that implicit animations bring to its value: what the program has set, and what is seen of it.
struct Track<Value: Blendable> {
  private(set) var model: Value
  private var way: Way?
  /// What an explicit animation shows in this frame.
  var override: Value?

  private struct Way {
    var from: Value
    var start: TimeInterval
    var duration: TimeInterval
    var curve: (Double) -> Double
  }

  init(_ value: Value) { model = value }

  /// Sets the value, at once or in the time of the transaction.
  mutating func set(_ value: Value) {
    SceneTime.changed()
    let duration = SCNTransaction.animationDuration
    guard duration > 0, !SCNTransaction.disableActions else {
      way = nil
      return model = value
    }
    let now = SceneTime.now
    way = Way(
      from: shown(at: now), start: now, duration: duration, curve: SCNTransaction.curve)
    SceneTime.movingUntil = max(SceneTime.movingUntil, now + duration)
    model = value
  }

  /// Sets the value at once, as actions do.
  mutating func put(_ value: Value) {
    SceneTime.changed()
    way = nil
    model = value
  }

  func shown(at time: TimeInterval) -> Value {
    if let override { return override }
    guard let way, time < way.start + way.duration else { return model }
    let part = way.curve(max(time - way.start, 0) / way.duration)
    return way.from.blended(with: model, part: part)
  }
  var shown: Value { shown(at: SceneTime.now) }
}
