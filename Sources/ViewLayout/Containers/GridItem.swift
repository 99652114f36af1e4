import Foundation
@_spi(Runtime) import ViewRuntime

/// A column of a vertical lazy grid, or a row of a horizontal one.
nonisolated public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The distance to the next item in points; nil for 8.
  public var spacing: CGFloat?
  /// Where cells lie in their room; nil for the grid's alignment across, and the middle along the grid.
  public var alignment: Alignment?

  nonisolated public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem: Equatable {
  public static func == (left: GridItem, right: GridItem) -> Bool {
    left.spacing == right.spacing && left.alignment == right.alignment
      && left.limits == right.limits
  }

  private var limits: [CGFloat] {
    switch size {
    case .fixed(let length): [0, length, length]
    case .flexible(let minimum, let maximum): [1, minimum, maximum]
    case .adaptive(let minimum, let maximum): [2, minimum, maximum]
    }
  }
}

/// Where one column lies across a lazy grid, in points.
struct LazyTrack: Equatable {
  var start: CGFloat
  var length: CGFloat
  var alignment: Alignment

  /// The columns that `items` make of a grid `length` points wide. Fixed ones come first, the others
  /// share evenly what is left, each within its limits.
  /// Cells of those without an alignment lie at `alignment`.
  static func resolve(_ items: [GridItem], length: CGFloat, alignment: Alignment = .center)
    -> [LazyTrack]
  {
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.standard) }
    let fixed = items.reduce(0) { $0 + $1.fixedLength }
    var left = length - gaps - fixed
    var sharing = items.count { !$0.isFixed }
    var tracks: [LazyTrack] = []
    var start: CGFloat = 0
    for item in items {
      let share = item.isFixed ? 0 : max(0, left / CGFloat(max(1, sharing)))
      let lengths = item.lengths(share: share)
      let gap = item.spacing ?? ViewSpacing.standard
      for length in lengths {
        tracks.append(
          LazyTrack(start: start, length: length, alignment: item.alignment ?? alignment))
        start += length + gap
      }
      if !item.isFixed {
        left -= lengths.reduce(0, +) + CGFloat(lengths.count - 1) * gap
        sharing -= 1
      }
    }
    return tracks
  }
}

extension GridItem {
  fileprivate var isFixed: Bool {
    if case .fixed = size { return true }
    return false
  }

  fileprivate var fixedLength: CGFloat {
    if case .fixed(let length) = size { return length }
    return 0
  }

  /// The lengths of the columns this item stands for, when `share` points are its own.
  fileprivate func lengths(share: CGFloat) -> [CGFloat] {
    switch size {
    case .fixed(let length): return [length]
    case .flexible(let minimum, let maximum): return [min(max(share, minimum), maximum)]
    case .adaptive(let minimum, let maximum):
      let gap = spacing ?? ViewSpacing.standard
      let count = max(1, ((share + gap) / max(1, minimum + gap)).rounded(.down))
      let length = min(max(minimum, (share - (count - 1) * gap) / count), maximum)
      return Array(repeating: length, count: Int(count))
    }
  }
}
