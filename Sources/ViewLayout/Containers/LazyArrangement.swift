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
      return [LazyTrack(start: 0, length: length, alignment: alignment)]
    }
    return LazyTrack.resolve(items, length: length, alignment: alignment)
  }

  /// Where views lie in their room unless their column says otherwise.
  private var alignment: Alignment {
    axis == .vertical
      ? Alignment(horizontal: HorizontalAlignment(guide.id), vertical: .center)
      : Alignment(horizontal: .center, vertical: VerticalAlignment(guide.id))
  }

  /// The room of a header or footer in a grid of columns that begins `shift` points from the container's
  /// edge: all of the container, `length` points.
  func wholeTrack(_ length: CGFloat, shift: CGFloat) -> LazyTrack {
    LazyTrack(start: -shift, length: length, alignment: alignment)
  }
}

/// Which items stand in which line of a lazy container: as many in a line as there are columns, but
/// headers and footers of sections have lines of their own, and what follows one begins another.
struct LazyFlow {
  private struct Run {
    let firstItem: Int
    let firstLine: Int
    let perLine: Int
    /// True for headers and footers, each of which is as wide as the container.
    let isWhole: Bool
  }

  private var runs: [Run] = []
  private(set) var itemCount = 0
  private(set) var lineCount = 0

  mutating func add(_ count: Int, perLine: Int, isWhole: Bool) {
    guard count > 0 else { return }
    let perLine = isWhole ? 1 : max(1, perLine)
    if let last = runs.last, last.isWhole == isWhole {
      itemCount += count
      lineCount = last.firstLine + (itemCount - last.firstItem + perLine - 1) / perLine
      return
    }
    runs.append(
      Run(firstItem: itemCount, firstLine: lineCount, perLine: perLine, isWhole: isWhole))
    itemCount += count
    lineCount += (count + perLine - 1) / perLine
  }

  /// Where an item stands: its line, and its column, or nil where it has the line for itself.
  func place(of item: Int) -> (line: Int, column: Int?) {
    guard let run = runs.last(where: { $0.firstItem <= item }) else { return (0, 0) }
    let index = item - run.firstItem
    return (run.firstLine + index / run.perLine, run.isWhole ? nil : index % run.perLine)
  }

  /// The items of a range of lines.
  func items(inLines lines: Range<Int>) -> Range<Int> {
    guard !lines.isEmpty else { return 0..<0 }
    return firstItem(ofLine: lines.lowerBound)..<firstItem(ofLine: lines.upperBound)
  }

  private func firstItem(ofLine line: Int) -> Int {
    guard let index = runs.lastIndex(where: { $0.firstLine <= line }), line < lineCount else {
      return line <= 0 ? 0 : itemCount
    }
    return runs[index].firstItem + (line - runs[index].firstLine) * runs[index].perLine
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

  /// The first of some lines whose length is known; the first of all where none is.
  func firstKnown(of lines: Range<Int>) -> Int {
    lines.first { measured[$0] != nil } ?? lines.lowerBound
  }

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
