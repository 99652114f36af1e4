import Foundation
import Pixels

/// Turns display lists into pixels.
package final class Painter: Sendable {
  /// How many threads draw, the caller's included.
  package let jobs: Int

  package init(jobs: Int) { self.jobs = max(1, jobs) }

  /// Draws `list` over `background` into the whole of `bitmap`.
  ///
  /// - Parameter scale: pixels per point.
  package func paint(
    _ list: DisplayList, into bitmap: Bitmap, scale: Double, background: ColorComponents
  ) {
  }
}
