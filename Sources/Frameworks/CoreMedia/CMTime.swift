import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32

/// A moment as a fraction: `value / timescale` seconds; or one of those that are none.
///
/// Equal moments are equal whatever their timescales. The order is that of `CMTimeCompare`: minus infinity, numbers, what is
/// indefinite, infinity, what is invalid.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  private var kind = Kind.number

  /// In their order.
  private enum Kind: Int, Sendable {
    case negativeInfinity, number, indefinite, positiveInfinity, invalid
  }

  public init() { self.init(.invalid) }

  public init(value: CMTimeValue, timescale: CMTimeScale) {
    (self.value, self.timescale) = (value, timescale)
  }

  private init(_ kind: Kind) { (value, timescale, self.kind) = (0, 0, kind) }

  /// The nearest multiple of a part of a second.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard !seconds.isNaN else {
      self.init()
      return
    }
    let parts = (seconds * Double(preferredTimescale)).rounded()
    guard let value = CMTimeValue(exactly: parts) else {
      self.init(seconds < 0 ? .negativeInfinity : .positiveInfinity)
      return
    }
    self.init(value: value, timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(.indefinite)
  public static let positiveInfinity = CMTime(.positiveInfinity)
  public static let negativeInfinity = CMTime(.negativeInfinity)

  public var isValid: Bool { kind != .invalid }
  public var isIndefinite: Bool { kind == .indefinite }
  public var isPositiveInfinity: Bool { kind == .positiveInfinity }
  public var isNegativeInfinity: Bool { kind == .negativeInfinity }
  public var isNumeric: Bool { kind == .number && timescale != 0 }
  public var seconds: Double {
    switch kind {
    case .number: timescale == 0 ? .nan : Double(value) / Double(timescale)
    case .positiveInfinity: .infinity
    case .negativeInfinity: -.infinity
    case .indefinite, .invalid: .nan
    }
  }

  // MARK: Sums

  /// Exact where the least common multiple of both timescales is one; else rounded in the finer one.
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    guard left.isNumeric, right.isNumeric else { return unusual(left, right) }
    let (first, second) = (Int64(left.timescale), Int64(right.timescale))
    let common = first / gcd(first, second) * second
    if let timescale = CMTimeScale(exactly: common) {
      let (one, isOver) = left.value.multipliedReportingOverflow(by: common / first)
      let (other, isAlsoOver) = right.value.multipliedReportingOverflow(by: common / second)
      let (sum, isTooMuch) = one.addingReportingOverflow(other)
      if !isOver, !isAlsoOver, !isTooMuch { return CMTime(value: sum, timescale: timescale) }
    }
    return CMTime(
      seconds: left.seconds + right.seconds,
      preferredTimescale: max(left.timescale, right.timescale))
  }

  public static func - (left: CMTime, right: CMTime) -> CMTime { left + right.negative }

  private var negative: CMTime {
    switch kind {
    case .positiveInfinity: .negativeInfinity
    case .negativeInfinity: .positiveInfinity
    case .number: CMTime(value: -value, timescale: timescale)
    case .indefinite, .invalid: self
    }
  }

  /// What is invalid stays so, then what is indefinite; infinities of two signs have no sum.
  private static func unusual(_ left: CMTime, _ right: CMTime) -> CMTime {
    let kinds = [left.kind, right.kind]
    if kinds.contains(.invalid) || kinds == [.number, .number] { return .invalid }
    if kinds.contains(.indefinite) { return .indefinite }
    if kinds.contains(.positiveInfinity), kinds.contains(.negativeInfinity) { return .invalid }
    return kinds.contains(.positiveInfinity) ? .positiveInfinity : .negativeInfinity
  }

  private static func gcd(_ first: Int64, _ second: Int64) -> Int64 {
    var (first, second) = (abs(first), abs(second))
    while second != 0 { (first, second) = (second, first % second) }
    return max(first, 1)
  }

  /// The same moment in parts of another length, rounded to the nearest.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale != timescale else { return self }
    let exact = Double(value) * Double(newTimescale) / Double(timescale)
    return CMTimeValue(exactly: method.rounded(exact)).map {
      CMTime(value: $0, timescale: newTimescale)
    } ?? .invalid
  }
}

extension CMTime: Hashable, Comparable {
  public static func == (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) == 0 }
  public static func < (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) < 0 }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    guard isNumeric else { return }
    let divisor = Self.gcd(value, Int64(timescale))
    hasher.combine(value / divisor)
    hasher.combine(Int64(timescale) / divisor)
  }

  /// -1, 0 or 1: whether it is before, at or behind another one.
  fileprivate func compared(to other: CMTime) -> Int32 {
    guard kind == .number, other.kind == .number else {
      return kind.rawValue < other.kind.rawValue ? -1 : kind == other.kind ? 0 : 1
    }
    // Products of 64 and 32 bits, without loss.
    let left = value.multipliedFullWidth(by: Int64(other.timescale))
    let right = other.value.multipliedFullWidth(by: Int64(timescale))
    if left.high != right.high { return left.high < right.high ? -1 : 1 }
    return left.low == right.low ? 0 : left.low < right.low ? -1 : 1
  }
}

/// How what lies between two multiples of a part of a second becomes one of them.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero, quickTime
  case roundTowardPositiveInfinity, roundTowardNegativeInfinity
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero

  fileprivate func rounded(_ number: Double) -> Double {
    switch self {
    case .roundHalfAwayFromZero: number.rounded(.toNearestOrAwayFromZero)
    case .roundTowardZero, .quickTime: number.rounded(.towardZero)
    case .roundAwayFromZero: number.rounded(.awayFromZero)
    case .roundTowardPositiveInfinity: number.rounded(.up)
    case .roundTowardNegativeInfinity: number.rounded(.down)
    }
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
  guard time.isNumeric else { return time }
  return CMTime(value: time.value * CMTimeValue(multiplier), timescale: time.timescale)
}
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  guard time.isNumeric else { return time }
  return CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}
public func CMTimeConvertScale(
  _ time: CMTime, timescale newTimescale: CMTimeScale, method: CMTimeRoundingMethod
) -> CMTime { time.convertScale(newTimescale, method: method) }
/// -1, 0 or 1: whether the left moment is before, at or behind the right one.
public func CMTimeCompare(_ left: CMTime, _ right: CMTime) -> Int32 { left.compared(to: right) }
public func CMTimeMinimum(_ left: CMTime, _ right: CMTime) -> CMTime { min(left, right) }
public func CMTimeMaximum(_ left: CMTime, _ right: CMTime) -> CMTime { max(left, right) }
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
  time < .zero ? CMTime.zero - time : time
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
