import Drawing
import Foundation
import Geometry

/// What happens next in layers, without anybody's doing.
package struct LayerActivity {
  /// Whether the next frame looks different.
  package var isMoving = false
  /// When something begins or ends, in seconds of the clock; nil for never.
  package var nextTime: Double?

  package init() {}

  package mutating func wait(until time: Double) {
    guard time.isFinite else { return }
    nextTime = min(nextTime ?? time, time)
  }

  package mutating func add(_ other: LayerActivity) {
    isMoving = isMoving || other.isMoving
    if let time = other.nextTime { wait(until: time) }
  }
}

/// What a layer's clock reads.
struct LayerTime {
  /// Seconds of the layer.
  var now: Double
  /// Seconds of the layer a second of the clock.
  var rate: Double = 1
  /// How far the last copy of it lags behind, in seconds: of a replicator's.
  var lag: Double = 0

  func inside(_ layer: CALayer) -> LayerTime {
    LayerTime(
      now: layer.ownTime(at: now), rate: rate * Double(layer.timing.speed),
      lag: lag * abs(Double(layer.timing.speed)))
  }
}

/// What a layer shows, in points of its bounds, and for how long.
struct LayerPicture {
  var list: DisplayList
  /// Whether it stays as it is until somebody changes it.
  var isStill: Bool

  static let empty = LayerPicture(list: .empty, isStill: true)
}

/// How the sublayers of a layer stand in its picture.
enum LayerArrangement {
  /// In the space in which the layer itself stands.
  case space
  /// Copies of them, each with a transform, a delay in seconds and a colour.
  case copies([LayerCopy])
}

struct LayerCopy {
  var transform: CATransform3D
  var delay: Double
  var color: CGColorFactor?
}

/// What colours are multiplied by.
struct CGColorFactor {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  var isWhite: Bool { red == 1 && green == 1 && blue == 1 && alpha == 1 }
}
