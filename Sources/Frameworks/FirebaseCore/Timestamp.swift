import Foundation

/// A moment, to a billionth of a second.
public final class Timestamp: NSObject, NSCopying, Codable, Sendable {
  /// Since the first of January 1970, in Greenwich.
  public let seconds: Int64
  /// 0 to 999,999,999.
  public let nanoseconds: Int32

  public init(seconds: Int64, nanoseconds: Int32) {
    (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
  }

  public convenience init(date: Date) {
    let time = date.timeIntervalSince1970
    let whole = time.rounded(.down)
    let rest = min(((time - whole) * 1e9).rounded(), 999_999_999)
    self.init(seconds: Int64(whole), nanoseconds: Int32(rest))
  }

  public override convenience init() { self.init(date: Date()) }

  public func dateValue() -> Date {
    Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9)
  }

  public func compare(_ other: Timestamp) -> ComparisonResult {
    let (one, two) = ((seconds, nanoseconds), (other.seconds, other.nanoseconds))
    return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? Timestamp).map { compare($0) == .orderedSame } ?? false
  }
  public override var hash: Int { seconds.hashValue ^ nanoseconds.hashValue }
  public func copy(with zone: NSZone? = nil) -> Any { self }
  public override var description: String {
    "<FIRTimestamp: seconds=\(seconds) nanoseconds=\(nanoseconds)>"
  }
}

extension Timestamp: Comparable {
  public static func < (one: Timestamp, two: Timestamp) -> Bool {
    one.compare(two) == .orderedAscending
  }
}
