import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32

/// A moment as a fraction: `value / timescale` seconds.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  private var kind = Kind.number
  private enum Kind: Sendable { case number, invalid, indefinite, infinite }

  public init() { self.init(value: 0, timescale: 0, kind: .invalid) }

  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, kind: .number)
  }

  private init(value: CMTimeValue, timescale: CMTimeScale, kind: Kind) {
    self.value = value
    self.timescale = timescale
    self.kind = kind
  }

  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard seconds.isFinite, abs(seconds) * Double(preferredTimescale) < 9e18 else {
      self.init()
      return
    }
    self.init(
      value: CMTimeValue((seconds * Double(preferredTimescale)).rounded()),
      timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(value: 0, timescale: 0, kind: .indefinite)
  public static let positiveInfinity = CMTime(value: 1, timescale: 0, kind: .infinite)

  public var isValid: Bool { kind != .invalid }
  public var isIndefinite: Bool { kind == .indefinite }
  public var isNumeric: Bool { kind == .number && timescale != 0 }
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    return kind == .infinite ? .infinity : .nan
  }

  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    CMTime(
      seconds: left.seconds + right.seconds,
      preferredTimescale: max(left.timescale, right.timescale, 1))
  }
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    CMTime(
      seconds: left.seconds - right.seconds,
      preferredTimescale: max(left.timescale, right.timescale, 1))
  }
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: CMTimeScale) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeAdd(_ left: CMTime, _ right: CMTime) -> CMTime { left + right }
public func CMTimeSubtract(_ left: CMTime, _ right: CMTime) -> CMTime { left - right }
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  CMTime(value: time.value * CMTimeValue(multiplier), timescale: time.timescale)
}
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(1, time.timescale))
}
/// -1, 0 or 1: whether the left moment is before, at or behind the right one.
public func CMTimeCompare(_ left: CMTime, _ right: CMTime) -> Int32 {
  left < right ? -1 : right < left ? 1 : 0
}
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
public let kCMTimeZero = CMTime.zero

public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public var end: CMTime { start + duration }
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public var isEmpty: Bool { duration == .zero }

  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }

  /// From where the first begins to where the last ends.
  public func union(_ other: CMTimeRange) -> CMTimeRange {
    CMTimeRange(start: min(start, other.start), end: max(end, other.end))
  }

  /// What both cover; empty where they do not meet.
  public func intersection(_ other: CMTimeRange) -> CMTimeRange {
    let (from, to) = (max(start, other.start), min(end, other.end))
    return from < to ? CMTimeRange(start: from, end: to) : .zero
  }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
