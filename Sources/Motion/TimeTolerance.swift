import Foundation

/// Seconds by which two times may differ and still be the same: frame times are sums and
/// differences of rounded numbers.
let timeTolerance = 1e-9

/// Whether an animation has come to `end` at `time`, both in seconds.
func isReached(_ end: TimeInterval, at time: TimeInterval) -> Bool { time >= end - timeTolerance }

/// Whether `end` lies before `time`, both in seconds.
func isPast(_ end: TimeInterval, at time: TimeInterval) -> Bool { time > end + timeTolerance }
