/// Who is asking: reads of state and environment are noted for the node whose code runs.
///
/// Main thread only; not isolated in the type system because property wrappers are read from code
/// of the user's that is not marked.
package enum Tracking {
  // Main thread only, as said above.
  nonisolated(unsafe) static var source: Source?

  /// Whose code runs: that of a node, or that by which an element of a node draws itself. The node of
  /// an element is looked up only where something is read: drawing needs nothing else of it.
  enum Source {
    case node(Node)
    case element(Element)
  }

  static var reader: Node? {
    switch source {
    case nil: nil
    case .node(let node): node
    case .element(let element): assumeMainActor { element.node }
    }
  }

  /// True while bodies run: reads then see the values of the transaction being applied.
  nonisolated(unsafe) static var isUpdating = false

  /// Runs code that belongs to nobody who is asking just now: what it reads is noted for nobody, and it sees what it has itself
  /// written, as actions do.
  package static func outside<Result>(_ body: () -> Result) -> Result {
    let (outer, wasUpdating) = (source, isUpdating)
    defer { (source, isUpdating) = (outer, wasUpdating) }
    (source, isUpdating) = (nil, false)
    return body()
  }

  /// The element whose size is being found; it lives at least as long as that takes.
  nonisolated(unsafe) static var measured: Unmanaged<Element>?

  /// What messages call the view whose code runs.
  static var readerName: String {
    guard let reader else { return "An action" }
    return assumeMainActor { reader.name }
  }
}

/// The nodes to be run again when something changes.
package struct Dependents {
  private struct Entry {
    let node: BackReference<Node>
    var generation: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  package init() {}

  /// Notes that the code that runs just now has read this source.
  package mutating func noteRead() {
    guard let reader = Tracking.reader else { return }
    entries[ObjectIdentifier(reader)] = assumeMainActor {
      Entry(node: reader.reference, generation: reader.trackingGeneration)
    }
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// Marks every node whose latest run read this source.
  @MainActor
  package mutating func invalidate() {
    var stale: [ObjectIdentifier] = []
    for (key, entry) in entries {
      if let node = entry.node.target, node.isAlive, node.trackingGeneration == entry.generation {
        node.setNeedsUpdate()
      } else {
        stale.append(key)
      }
    }
    for key in stale { entries[key] = nil }
  }
}

/// Calls main-actor code from code that is known to run on the main thread but not marked so.
package func assumeMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}
