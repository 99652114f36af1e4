import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// How a lazy container arranges its items: in lines of one or more, one line after another.
struct LazyArrangement: Equatable {
  var axis: Axis
  /// The distance between lines in points; nil for 8.
  var spacing: CGFloat?
  /// The items of a line; nil for a stack, whose lines have one item each.
  var items: [GridItem]?
  /// Where items, or all columns together, lie across the container.
  var guide: AlignmentKey
  /// Which headers and footers stay in sight while their section is scrolled.
  var pinned: PinnedScrollableViews = []

  var gap: CGFloat { spacing ?? ViewSpacing.standard }

  func tracks(_ length: CGFloat) -> [LazyTrack] {
    guard let items, !items.isEmpty else {
      return [LazyTrack(start: 0, length: length, alignment: .center)]
    }
    return LazyTrack.resolve(items, length: length)
  }
}

/// The lengths of the lines of a lazy container along its axis, as far as they were measured; the
/// others are taken to be as long as the average.
struct LazyLines {
  private var measured: [Int: CGFloat] = [:]
  private var sum: CGFloat = 0
  var count = 0
  var gap: CGFloat

  init(gap: CGFloat) { self.gap = gap }

  /// Until something was measured a line counts as a row of a list.
  private var estimate: CGFloat { measured.isEmpty ? 44 : sum / CGFloat(measured.count) }

  func length(_ line: Int) -> CGFloat { measured[line] ?? estimate }

  /// Notes a length; answers whether it is another than before.
  mutating func note(_ length: CGFloat, at line: Int) -> Bool {
    let old = measured.updateValue(length, forKey: line)
    sum += length - (old ?? 0)
    return old != length
  }

  mutating func forget() {
    measured = [:]
    sum = 0
  }

  /// Drops what lies beyond the last line.
  mutating func setCount(_ new: Int) {
    if new < count {
      for (line, length) in measured where line >= new {
        measured[line] = nil
        sum -= length
      }
    }
    count = new
  }

  /// Where a line begins.
  func start(_ line: Int) -> CGFloat {
    var known: CGFloat = 0
    var knownCount = 0
    for (index, length) in measured where index < line {
      known += length
      knownCount += 1
    }
    return known + CGFloat(line - knownCount) * estimate + CGFloat(line) * gap
  }

  var total: CGFloat { count == 0 ? 0 : start(count) - gap }

  /// The lines that touch the part between two positions.
  func lines(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, high > low else { return 0..<0 }
    if low == -.infinity, high == .infinity { return 0..<count }
    let first = line(at: low)
    var last = first
    var end = start(first) + length(first) + gap
    while last + 1 < count, end < high {
      last += 1
      end += length(last) + gap
    }
    return first..<(last + 1)
  }

  /// The line at `position`, or the first or the last.
  private func line(at position: CGFloat) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if start(middle) + length(middle) <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
