import CLiveLink
import Foundation

/// Wakes a thread out of `LiveWaiting.wait`, from any other.
package final class LiveBell: Sendable {
  package let descriptor: Int32

  package init() throws(LiveLinkError) {
    descriptor = live_bell_create()
    if descriptor < 0 { throw LiveLinkError("no event can be made", code: -descriptor) }
  }

  deinit { close(descriptor) }

  package func ring() { live_bell_ring(descriptor) }
  package func silence() { live_bell_silence(descriptor) }
}

/// Waiting for several things at once.
package enum LiveWaiting {
  /// Waits until one of up to 64 descriptors can be read or has ended; `seconds` at the most, nil for
  /// ever. Answers those that are ready.
  package static func wait(for descriptors: [Int32], seconds: Double?) -> Set<Int32> {
    var isReady = [Bool](repeating: false, count: descriptors.count)
    let limit = seconds.map { Int64(min(max($0, 0), 1e9) * 1e9) } ?? -1
    guard live_wait(descriptors, &isReady, descriptors.count, limit) > 0 else { return [] }
    return Set(zip(descriptors, isReady).filter(\.1).map(\.0))
  }
}

/// Tells of changes in folders.
package final class FolderWatch: Sendable {
  package let descriptor: Int32

  package init() throws(LiveLinkError) {
    descriptor = live_watch_create()
    if descriptor < 0 { throw LiveLinkError("folders cannot be watched", code: -descriptor) }
  }

  deinit { close(descriptor) }

  /// Watches `folder`, not those inside it; false when it cannot be watched. Harmless when repeated.
  @discardableResult
  package func add(_ folder: URL) -> Bool { live_watch_add(descriptor, folder.path) == 0 }

  /// Takes what has happened; true when a file was written, moved or removed that is not hidden.
  package func take() -> Bool { live_watch_take(descriptor) }
}
