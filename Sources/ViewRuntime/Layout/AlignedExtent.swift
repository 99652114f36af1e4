import Foundation

/// How far views reach before and after a guide that they all have in the same place, in points.
///
/// A view without end, as one is that was offered infinity, makes the whole without end and has no say
/// in where the others lie: its guide is infinitely far away, and infinity less infinity is no number.
package struct AlignedExtent {
  private var furthestBefore: CGFloat?
  private var furthestAfter: CGFloat?
  private var isEndless = false

  package init() {}

  /// Adds a view `length` points long whose guide lies `guide` points from its start.
  package mutating func add(length: CGFloat, guide: CGFloat) {
    guard length.isFinite, guide.isFinite else { return isEndless = true }
    furthestBefore = max(furthestBefore ?? guide, guide)
    furthestAfter = max(furthestAfter ?? length - guide, length - guide)
  }

  /// From the start of the whole to the guide.
  package var before: CGFloat { furthestBefore ?? 0 }

  package var length: CGFloat { isEndless ? .infinity : before + (furthestAfter ?? 0) }

  /// Where a view starts whose guide lies `guide` points from there.
  package func start(guide: CGFloat) -> CGFloat { guide.isFinite ? before - guide : 0 }
}
