import Observation

/// One run of a node's code that reads observed objects.
///
/// An object keeps what it was told to call until something changes that was read with it. Runs that
/// nothing ends would add up in an object that never changes: so each run reads a mark of its own as
/// well, which is changed when the node runs again.
package final class ObservationRun: Observable {
  private let registrar = ObservationRegistrar()
  private var mark: Void { () }

  func readMark() { registrar.access(self, keyPath: \.mark) }

  /// Has all objects forget this run; what they were told to call is called now.
  func end() { registrar.withMutation(of: self, keyPath: \.mark) {} }
}

extension Node {
  /// Has observed objects forget what this node's code has read in them.
  final func endObservation() {
    guard !observationRuns.isEmpty else { return }
    let runs = observationRuns
    observationRuns = []
    for run in runs { run.end() }
  }
}
