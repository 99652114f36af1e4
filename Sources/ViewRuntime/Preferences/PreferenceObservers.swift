import Foundation

/// Something that looks at the tree when a layout is done: readers of preferences and of geometry.
@MainActor
package protocol LayoutObserver: AnyObject {
  /// Looks at what stands now. What it learns reaches views by `setNeedsUpdate` or `host.afterPass`.
  func layoutIsDone()
}

/// A key of which leaves hand up values by themselves, without a modifier that says so.
package protocol LeafPreferenceKey: PreferenceKey {}

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

  // MARK: Preferences

  /// How many modifiers hand up each kind of value: the tree is searched only for what there is.
  private var writers: [ObjectIdentifier: Int] = [:]

  package func addWriter<Key: PreferenceKey>(of key: Key.Type) {
    writers[ObjectIdentifier(key), default: 0] += 1
    needsCollection = true
  }

  package func removeWriter<Key: PreferenceKey>(of key: Key.Type) {
    writers[ObjectIdentifier(key), default: 1] -= 1
    needsCollection = true
  }

  /// What `node` and those below hand up, or the key's default.
  package func value<Key: PreferenceKey>(of key: Key.Type, in node: Node) -> Key.Value {
    guard writers[ObjectIdentifier(key), default: 0] > 0 || key is any LeafPreferenceKey.Type else {
      return Key.defaultValue
    }
    return node.preference(key) ?? Key.defaultValue
  }

  func collect() {
    guard needsCollection else { return }
    needsCollection = false
    // Views further down come later: what they write is seen by those above in the next round.
    for entry in entries { entry.observer?.layoutIsDone() }
    let actions = ActionOrder.sorted(actions) { $0.node }
    self.actions = []
    for action in actions { action.node.host.afterPass(action.run) }
  }

  // MARK: Actions

  private var actions: [(node: Node, run: @MainActor () -> Void)] = []

  /// Runs `action`, which is the user's code, when this pass is over, in its place among those of other views.
  package func afterPass(for node: Node, _ action: @escaping @MainActor () -> Void) {
    actions.append((node, action))
  }
}
