import CVirtualTime

/// Lets the main thread rest in its run loop, in real time, while the virtual clock stands: for
/// programs that somebody watches.
@MainActor
package enum MainThreadRest {
  /// Serves the run loop and the main queue until something was served, until `wake` is called, or
  /// until `isOver` answers true; it is asked each time before the thread would sleep.
  package static func rest(until isOver: @escaping @MainActor () -> Bool) {
    self.isOver = isOver
    halcyon_rest_in_main_run_loop { MainActor.assumeIsolated { MainThreadRest.isOver() } }
    self.isOver = { true }
  }

  /// Ends the rest, or the next one at once. From any thread.
  package nonisolated static func wake() { halcyon_wake_main_run_loop() }

  private static var isOver: @MainActor () -> Bool = { true }
}
