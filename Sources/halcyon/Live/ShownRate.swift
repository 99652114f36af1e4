import Foundation

/// How many pictures were shown in the last second.
struct ShownRate {
  private var times: [Date] = []

  mutating func add(_ time: Date) { times.append(time) }

  mutating func count(at now: Date) -> Int {
    times.removeAll { $0 + 1 <= now }
    return times.count
  }

  /// When it is zero if no further one comes; nil when it is.
  var changes: Date? { times.last.map { $0 + 1 } }
}
