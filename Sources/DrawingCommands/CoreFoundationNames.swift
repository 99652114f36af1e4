import Foundation
import Geometry

// Names that come with SwiftUI on Apple's platforms and that Foundation has under others here.

public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double

/// Seconds since the beginning of 2001, by the program's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

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
