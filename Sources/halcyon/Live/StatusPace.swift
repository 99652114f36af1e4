import Foundation
import LiveLink

/// When a host is told where a session stands: ten times a second at most, and sixty for what somebody waits for.
struct StatusPace {
  private var last: LiveStatus?
  private var sent = Date.distantPast
  private var next = Date.distantPast

  /// When `status` may be told; nil if it is known.
  func due(_ status: LiveStatus) -> Date? { last == status ? nil : next }

  /// Somebody waits for the next one.
  mutating func hurry() { next = sent + 0.016 }

  /// Whether `status` is to be told now; if so, it counts as told.
  mutating func take(_ status: LiveStatus, at now: Date = Date()) -> Bool {
    guard let due = due(status), due <= now else { return false }
    last = status
    sent = now
    next = now + 0.1
    return true
  }
}
