import Foundation
import FoundationNames
@preconcurrency import Observation

/// Running the user's code so that what it reads is known, and has it run again when that changes.
extension ViewHost {
  /// Runs code of the user's for `node`: what it reads is noted, and reads of earlier runs are forgotten.
  package func track<Result>(_ node: Node, _ body: () -> Result) -> Result {
    node.trackingGeneration += 1
    node.endObservation()
    return trackAlso(node, body)
  }

  /// Runs more code of the user's for `node`, beside what it read already.
  package func trackAlso<Result>(_ node: Node, _ body: () -> Result) -> Result {
    let (outer, wasUpdating) = (Tracking.source, Tracking.isUpdating)
    runningBodies += 1
    defer {
      (Tracking.source, Tracking.isUpdating) = (outer, wasUpdating)
      runningBodies -= 1
    }
    Tracking.source = .node(node)
    Tracking.isUpdating = true
    let generation = node.trackingGeneration
    // Asked for only where an observed object was read.
    func onChange() -> @Sendable () -> Void {
      node.readsObservedObjects = true
      return { [reference = node.reference] in
        ViewHost.observedObjectWillChange(reference, generation: generation)
      }
    }
    guard node.readsObservedObjects else {
      return withObservationTracking(body, onChange: onChange())
    }
    let run = ObservationRun()
    node.observationRuns.append(run)
    return withObservationTracking(
      {
        run.readMark()
        return body()
      }, onChange: onChange())
  }

  /// Runs code for the node of `element` that may read the environment and state, but no observed
  /// objects: what is run for each frame of a movement.
  package func trackEnvironment<Result>(for element: Element, _ body: () -> Result) -> Result {
    let (outer, wasUpdating) = (Tracking.source, Tracking.isUpdating)
    defer { (Tracking.source, Tracking.isUpdating) = (outer, wasUpdating) }
    Tracking.source = .element(element)
    Tracking.isUpdating = true
    return body()
  }

  nonisolated private static func observedObjectWillChange(
    _ reference: BackReference<Node>, generation: Int
  ) {
    guard MainThread.isCurrent else {
      return DispatchQueue.main.async {
        observedObjectWillChange(reference, generation: generation)
      }
    }
    assumeMainActor {
      // A run that is over has nothing to hear.
      guard reference.target?.trackingGeneration == generation else { return }
      UpdateQueue.shared.enqueue(Transaction.current) {
        if let node = reference.target, node.isAlive, node.trackingGeneration == generation {
          node.setNeedsUpdate()
        }
      }
    }
  }
}
