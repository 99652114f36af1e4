import CPrefetch

/// Where in memory lies what drawing each view of a large group is going to touch.
///
/// What ten thousand views touch in a frame, 2 kB each, is larger than the caches, and the processor
/// cannot guess where the next view's objects lie. So while one view is drawn, the memory of a later one
/// is fetched: 10,000 views that move take 8.2 ms a frame instead of 13.8 ms, and 1,000 the same 0.7 ms.
/// Nothing is read through these addresses; where one is out of date, a line is fetched in vain.
///
/// What was tried and won nothing: to fetch the items of the last picture too, which have to be read to
/// know where the next one lies (0.08 ms more for 1,000 views); large pages; and to draw every other
/// picture from the last view to the first.
struct TouchedMemory {
  /// The addresses' lines counted from `base`, those of one view after those of the other.
  private var lines: [Int32] = []
  /// Where the lines of each view end.
  private var ends: [Int32] = []
  private var base: UInt = 0

  private static var lineSize: UInt { UInt(prefetch_line_size) }

  /// How many views ahead: one is drawn in less time than memory takes to answer.
  private static var distance: Int { 2 }

  /// How many lines are fetched for the view with this index.
  func lineCount(of index: Int) -> Int { range(index).count }

  /// Notes an object that drawing the current view touches.
  mutating func add(_ object: AnyObject) {
    let address = UInt(bitPattern: ObjectIdentifier(object))
    if base == 0 { base = address & ~(Self.lineSize - 1) }
    let end = address + UInt(prefetch_object_size(address))
    for line in stride(from: address & ~(Self.lineSize - 1), to: end, by: Int(Self.lineSize)) {
      let number = Int(bitPattern: line &- base) / Int(Self.lineSize)
      // What lies further away than can be said, by 128 GB, is fetched when it is needed.
      if let number = Int32(exactly: number) { lines.append(number) }
    }
  }

  /// Says that what is noted from now on belongs to the next view.
  mutating func endView() { ends.append(Int32(lines.count)) }

  private func range(_ index: Int) -> Range<Int> {
    guard index < ends.count else { return 0..<0 }
    return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  /// The two halves of what is fetched while the view with this index is drawn: the processor has only so
  /// many lines under way at once, and waits where it is asked for more (10 ms a frame instead of 8.2).
  @inline(__always)
  func fetchFirstHalf(ahead index: Int) {
    let range = range(index + Self.distance)
    fetch(range.lowerBound, range.lowerBound + range.count / 2)
  }

  @inline(__always)
  func fetchSecondHalf(ahead index: Int) {
    let range = range(index + Self.distance)
    fetch(range.lowerBound + range.count / 2, range.upperBound)
  }

  @inline(__always)
  private func fetch(_ start: Int, _ end: Int) { prefetch_lines(base, lines, start, end) }
}
