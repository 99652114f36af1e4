import Foundation
import LiveLink

/// Requests that cost more than a message: of those that come in one interval one is done, at once if none
/// was done lately, else when the interval is over. None is lost, and any number of askers cost the same.
struct RequestRate {
  /// Seconds.
  let interval: Double
  /// When what was asked for is to be done; nil when nothing was.
  private(set) var due: Date?
  private var last = Date.distantPast

  init(interval: Double) { self.interval = interval }

  mutating func ask(_ now: Date = Date()) {
    if due == nil { due = max(now, last + interval) }
  }

  /// Whether it is to be done now; it then counts as done.
  mutating func take(_ now: Date) -> Bool {
    guard let due, due <= now else { return false }
    self.due = nil
    last = now
    return true
  }
}

/// What viewers may ask for that makes processes or files, and how far that has come. Whoever has the
/// page's address may ask as often as they like; what it costs is bounded here.
struct LiveRequests {
  var restart = RequestRate(interval: 1)
  var tree = RequestRate(interval: 0.1)
  /// Where a view is; each one has the compiler parse the sources.
  var inspection = RequestRate(interval: 0.3)
  var inspectedPlace = LivePlace(x: 0, y: 0)
  var isSearching = false
  /// The next recording may begin when the last one is so old, in seconds.
  static let recordingInterval = 1.0
  var lastRecording = Date.distantPast
  var films = FilmQueue()
  var gallery = Gallery()
}
