/// Which view's body or layout runs just now: for whoever finds a program that does not get on.
///
/// To be made while the main thread is held, from another one: it takes no lock and asks for no memory that
/// the main thread may have been about to ask for. `names` is for later, when the main thread goes on.
package struct RunningViews: @unchecked Sendable {
  /// What the innermost view was doing.
  package enum Work: String, Sendable { case body, layout }

  /// The nodes around what runs, from the innermost to the outermost: by whose code runs, and by whose size
  /// is being found.
  private var running: [Node.Type] = []
  private var measured: [Node.Type] = []

  private static let limit = 256

  package init() {
    running.reserveCapacity(Self.limit)
    measured.reserveCapacity(Self.limit)
  }

  /// Notes what runs. The main thread must stand still, and not be the calling one.
  package mutating func look() {
    Self.climb(from: Tracking.reader, into: &running)
    let element = Tracking.measured?.takeUnretainedValue()
    Self.climb(from: assumeMainActor { element?.node }, into: &measured)
  }

  private static func climb(from node: Node?, into types: inout [Node.Type]) {
    var next = node
    while let node = next, types.count < limit {
      types.append(type(of: node))
      next = assumeMainActor { node.parent }
    }
  }

  /// What the innermost view does; nil for neither.
  package var work: Work? {
    // A body may run for a layout, but no layout for a body.
    if running.first is any BodyRunner.Type { return .body }
    return measured.isEmpty ? nil : .layout
  }

  /// The views with bodies around it, from the innermost to the outermost; those that the library shows
  /// things with are left out.
  package var names: [String] {
    (work == .layout ? measured : running).filter { $0 is any BodyRunner.Type }
      .map { type in assumeMainActor { type.viewName } }
      .filter { !$0.hasPrefix("RootView<") }
  }
}
