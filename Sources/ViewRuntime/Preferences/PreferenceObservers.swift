import Foundation

/// The readers of preferences in a window: they are asked after each layout in which something below
/// them may have changed.
@MainActor
package final class PreferenceObservers {
  package var needsCollection = false

  package init() {}

  func collect() { needsCollection = false }
}
