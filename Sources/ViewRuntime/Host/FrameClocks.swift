import Foundation

/// Those who want to be woken at times of their own: timelines, long presses.
@MainActor
package final class FrameClocks {
  private struct Entry { weak var client: (any FrameClockClient)? }

  private var entries: [Entry] = []

  package func add(_ client: any FrameClockClient) {
    guard !entries.contains(where: { $0.client === client }) else { return }
    entries.append(Entry(client: client))
  }

  package func remove(_ client: any FrameClockClient) {
    entries.removeAll { $0.client === client || $0.client == nil }
  }

  /// The earliest time that anybody waits for, in seconds; nil when nobody does.
  package var nextTime: Double? { entries.compactMap { $0.client?.nextTime }.min() }

  func advance(to time: Double) {
    entries.removeAll { $0.client == nil }
    // The tolerance makes up for sums of rounded frame times: 1/60 s is meant to reach entries 1/120 s apart.
    for entry in entries {
      if let client = entry.client, let next = client.nextTime, next <= time + 1e-6 {
        client.wake(at: time)
      }
    }
  }
}

@MainActor
package protocol FrameClockClient: AnyObject {
  /// When to be woken next, in seconds of the host's time; nil for never.
  var nextTime: Double? { get }
  func wake(at time: Double)
}
