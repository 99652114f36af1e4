import Foundation
import Jobs
import LiveLink
import ViewRuntime

extension HeadlessRun {
  /// Has the events of the job's session file, if there is one, taken by `host` as they come due.
  mutating func repeatSession(with host: ViewHost) throws {
    guard let path = job.eventFile else { return }
    guard let data = FileManager.default.contents(atPath: path),
      let events = try? JSONDecoder().decode([LiveLoggedEvent].self, from: data)
    else { throw HostError(.inputMissing, "the session file '\(path)' cannot be read.") }
    repeatEvents(events, with: host)
  }

  /// Has `events`, which are in order of time, taken by `host` as they come due.
  mutating func repeatEvents(_ events: [LiveLoggedEvent], with host: ViewHost) {
    var left = events[...]
    beforeFrame = { time in
      while let next = left.first, next.time <= time + 1e-9 {
        host.take(next.event, at: next.time)
        left.removeFirst()
      }
    }
  }
}
