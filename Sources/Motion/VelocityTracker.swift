/// Finds how fast a value moves that is set anew from moment to moment, as by a finger.
package final class VelocityTracker<Value: VectorArithmetic> {
  private struct Sample {
    let value: Value
    /// In seconds.
    let time: Double
  }

  /// What happened longer ago does not count, in seconds.
  private static var memory: Double { 0.1 }
  private var samples: [Sample] = []

  package init() {}

  /// Notes that the value is `value` from `time` on; times must not go backwards.
  package func add(_ value: Value, at time: Double) {
    if samples.last?.time == time { samples.removeLast() }
    samples.removeAll { time - $0.time > Self.memory }
    samples.append(Sample(value: value, time: time))
  }

  /// Per second, over the last tenth of one; nil for a value that has come to rest.
  package func velocity(at time: Double) -> Value? {
    let recent = samples.filter { time - $0.time <= Self.memory }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return nil
    }
    return (last.value - first.value).scaled(by: 1 / (last.time - first.time))
  }
}
