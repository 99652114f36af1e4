import Foundation

/// How long a test waits for what may never come, counted in naps and not by the clock: a machine
/// that stands still for a minute uses up one of them, where it would have used up a limit in
/// seconds.
package struct Patience {
  /// Seconds of each nap.
  private let nap: Double
  private var napsLeft: Int

  /// - Parameters:
  ///   - seconds: the least time that it lasts.
  ///   - nap: seconds between two looks.
  package init(seconds: Double, nap: Double = 0.02) {
    self.nap = nap
    napsLeft = Int((seconds / nap).rounded(.up))
  }

  /// Sleeps for a nap and answers true, or at once false when none are left.
  package mutating func lasts() -> Bool {
    guard napsLeft > 0 else { return false }
    napsLeft -= 1
    Thread.sleep(forTimeInterval: nap)
    return true
  }
}
