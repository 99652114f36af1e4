import Foundation

/// Where a spring took over from another animation.
package struct SpringStart<Value: VectorArithmetic> {
  /// The way covered at `sampleTime`.
  var offset: Value
  /// The velocity at `sampleTime`, per second.
  var velocity: Value
  /// When the spring took over, in seconds on the clock of the whole animation.
  let time: TimeInterval
  /// What `offset` and `velocity` hold for: `time`, or later once steps were taken.
  var sampleTime: TimeInterval
  /// The response of the previous spring minus this one's, in seconds; 0 if it does not change.
  var responseDifference: Double = 0

  init(offset: Value, velocity: Value, time: TimeInterval) {
    self.offset = offset
    self.velocity = velocity
    self.time = time
    sampleTime = time
  }

  mutating func reshape(like model: Value) {
    offset = offset.shaped(like: model)
    velocity = velocity.shaped(like: model)
  }
}
