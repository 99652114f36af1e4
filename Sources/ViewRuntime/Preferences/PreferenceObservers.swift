import Foundation

/// Something that looks at the tree when a layout is done: readers of preferences and of geometry.
@MainActor
package protocol LayoutObserver: AnyObject {
  /// Looks at what stands now. What it learns reaches views by `setNeedsUpdate` or `host.afterPass`.
  func layoutIsDone()
}

/// Those in a window who look at the tree after each layout, and whenever a preference has changed.
@MainActor
package final class PreferenceObservers {
  private struct Entry { weak var observer: (any LayoutObserver)? }

  package var needsCollection = false
  private var entries: [Entry] = []

  package init() {}

  /// Keeps a weak reference to `observer`, which is asked from the next collection on.
  package func add(_ observer: any LayoutObserver) {
    entries.append(Entry(observer: observer))
    needsCollection = true
  }

  package func remove(_ observer: any LayoutObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func collect() {
    guard needsCollection else { return }
    needsCollection = false
    // Views further down come later: what they write is seen by those above in the next round.
    for entry in entries { entry.observer?.layoutIsDone() }
  }
}
