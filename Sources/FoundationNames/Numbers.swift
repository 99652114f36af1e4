import Foundation

// Numbers that come with Foundation on Apple's platforms, under other names or not at all here.

/// Nanoseconds of a second, a millisecond and a microsecond; microseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Numbers that stand for more than any, in animations that go on for ever.
public let HUGE = Float.greatestFiniteMagnitude
public let MAXFLOAT = Float.greatestFiniteMagnitude
public let NSIntegerMax = Int.max
public let NSIntegerMin = Int.min
public let NSUIntegerMax = UInt.max

extension CGPoint {
  public func equalTo(_ point: CGPoint) -> Bool { self == point }
}

extension CGSize {
  public func equalTo(_ size: CGSize) -> Bool { self == size }
}
