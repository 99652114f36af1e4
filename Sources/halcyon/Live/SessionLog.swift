import Foundation
import LiveLink

/// What the user did since the start of a program, and when: enough to see it all again.
struct SessionLog {
  private(set) var events: [LiveLoggedEvent] = []

  mutating func add(_ events: [LiveLoggedEvent]) { self.events += events }

  /// The touches as a touch file, with the head `comments`.
  func touchFile(comments: [String]) -> String {
    let lines = events.compactMap { logged -> String? in
      guard case .touch(let touch) = logged.event else { return nil }
      return "{\"t\": \(logged.time), \"id\": \(touch.id), \"phase\": \"\(touch.phase.rawValue)\", "
        + "\"x\": \(touch.x), \"y\": \(touch.y)}"
    }
    return (comments.map { "# " + $0 } + lines).joined(separator: "\n") + "\n"
  }

  /// Whether a touch file tells all that happened.
  var consistsOfTouches: Bool {
    events.allSatisfy {
      if case .touch = $0.event { true } else { false }
    }
  }
}
