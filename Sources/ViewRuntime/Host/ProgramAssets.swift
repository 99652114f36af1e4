import Foundation

/// The folders with a program's assets, for code that no window surrounds and that may run on any thread.
package enum ProgramAssets {
  private static let lock = NSLock()
  // Read and written under the lock.
  nonisolated(unsafe) private static var known: [URL] = []

  /// Those of the program's window, searched in order.
  package static var folders: [URL] {
    get { lock.withLock { known } }
    set { lock.withLock { known = newValue } }
  }
}
