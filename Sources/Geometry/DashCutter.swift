import Foundation

/// A dash pattern in pen space: dashes and gaps in turn, starting with a dash.
struct DashPattern {
  let lengths: [Double]
  let total: Double
  /// The piece the line starts in, and what is left of it.
  let firstIndex: Int
  let firstLength: Double
  /// Round ends take twice the time of others.
  let hasRoundCaps: Bool

  /// Nil for a solid line: no lengths, a negative one, one that is not finite, or all zero.
  init?(_ style: StrokeStyle, scale: Double) {
    guard !style.dash.isEmpty else { return nil }
    var pattern = style.dash.map { Double($0) * scale }
    // An odd pattern swaps dashes and gaps each time round.
    if !pattern.count.isMultiple(of: 2) { pattern += pattern }
    let sum = pattern.reduce(0, +)
    guard pattern.allSatisfy({ $0 >= 0 }), sum > 0, sum.isFinite else { return nil }
    let phase = Double(style.dashPhase) * scale
    var rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: sum) : 0
    if rest < 0 { rest += sum }
    var index = 0
    while index < pattern.count - 1 && rest >= pattern[index] && rest > 0 {
      rest -= pattern[index]
      index += 1
    }
    lengths = pattern
    total = sum
    firstIndex = index
    firstLength = max(pattern[index] - rest, 0)
    hasRoundCaps = style.lineCap == .round
  }
}

/// Cuts a polyline into its dashes by arc length.
struct DashCutter {
  /// Dashes and gaps of one stroke; what follows is solid. With round ends they are half as many: 100,000 took
  /// 0.25 s. An outline that is asked for as a path has fewer: all of them are made, whether seen or not, and
  /// what is done with the path has the same cost again.
  static let mostSteps = 100_000
  private static let mostStepsOfPaths = 25_000
  private var limit = mostSteps

  /// One dash: a range of `cuts`, and where the line was heading.
  struct Piece {
    var range: Range<Int>
    var direction: Vector
  }

  private(set) var cuts = StrokeRun()
  private(set) var pieces: [Piece] = []
  /// True when one dash covers the whole line.
  private(set) var isUnbroken = false

  private var index = 0
  private var left = 0.0
  private var steps = 0
  private var stepsAtStart = 0
  private var pieceStart = 0
  private var isOn: Bool { index.isMultiple(of: 2) }

  /// Starts a stroke of one or several lines.
  mutating func begin() { steps = 0 }

  /// Fills `pieces`; each line starts the pattern afresh.
  ///
  /// On a closed line the dash that runs over the start is one piece.
  /// - Parameter visible: dashes outside, in pen space, may be skipped.
  mutating func cut(
    _ line: StrokeRun, isClosed: Bool, _ pattern: DashPattern, visible: CGRect?
  ) {
    cuts.removeAll()
    pieces.removeAll(keepingCapacity: true)
    index = pattern.firstIndex
    left = pattern.firstLength
    stepsAtStart = steps
    limit =
      (visible == nil ? Self.mostStepsOfPaths : Self.mostSteps) / (pattern.hasRoundCaps ? 2 : 1)
    pieceStart = 0
    let startsOn = isOn
    guard let first = line.points.first else { return }
    if isOn { cuts.append(first, isSmooth: false) }
    let count = line.points.count
    var direction = Vector(1, 0)
    for segment in 0..<(isClosed ? count : count - 1) {
      let next = segment + 1 == count ? 0 : segment + 1
      let start = line.points[segment]
      let offset = line.points[next] - start
      let length = offset.length
      if length > 0 {
        direction = offset / length
        let span = Span(start: start, direction: direction, length: length)
        walk(span, pattern, visible)
      }
      if isOn { cuts.append(line.points[next], isSmooth: line.isSmooth[next]) }
    }
    let endsOn = isOn
    if endsOn { endPiece(direction) }
    isUnbroken = startsOn && endsOn && pieces.count == 1 && steps == stepsAtStart
    if isClosed && startsOn && endsOn && pieces.count > 1 { joinEnds() }
  }

  fileprivate struct Span {
    let start: Vector
    let direction: Vector
    let length: Double

    @inline(__always) func point(at distance: Double) -> Vector { start + direction * distance }
  }

  private mutating func walk(_ span: Span, _ pattern: DashPattern, _ visible: CGRect?) {
    var position = 0.0
    let isLong = span.length > 8 * pattern.total
    let shown = isLong ? visible.flatMap { span.visiblePart(in: $0) } : nil
    if isLong && visible != nil && shown == nil {
      skip(span, &position, upTo: span.length, pattern)
    } else if let shown {
      skip(span, &position, upTo: shown.lowerBound, pattern)
      advance(span, &position, upTo: shown.upperBound, pattern)
      skip(span, &position, upTo: span.length, pattern)
    }
    advance(span, &position, upTo: span.length, pattern)
    left -= span.length - position
  }

  /// Makes every cut up to `end`.
  private mutating func advance(
    _ span: Span, _ position: inout Double, upTo end: Double, _ pattern: DashPattern
  ) {
    while left < end - position && steps < limit {
      position += left
      let point = span.point(at: position)
      if isOn {
        cuts.append(point, isSmooth: false)
        endPiece(span.direction)
      } else {
        pieceStart = cuts.points.count
        cuts.append(point, isSmooth: false)
      }
      index = index + 1 == pattern.lengths.count ? 0 : index + 1
      left = pattern.lengths[index]
      steps += 1
    }
    if steps >= limit { becomeSolid(at: span.point(at: position)) }
  }

  private mutating func becomeSolid(at point: Vector) {
    if left == .infinity { return }
    left = .infinity
    if !isOn {
      index = 0
      pieceStart = cuts.points.count
      cuts.append(point, isSmooth: false)
    }
  }

  /// Leaves out whole rounds of the pattern before `end`, ending in the same state.
  private mutating func skip(
    _ span: Span, _ position: inout Double, upTo end: Double, _ pattern: DashPattern
  ) {
    let rounds = ((end - position) / pattern.total).rounded(.down) - 1
    guard rounds > 0, left.isFinite else { return }
    if isOn {
      // The dash is cut short where nobody sees it.
      cuts.append(span.point(at: position), isSmooth: false)
      endPiece(span.direction)
    }
    position += rounds * pattern.total
    if isOn {
      pieceStart = cuts.points.count
      cuts.append(span.point(at: position), isSmooth: false)
    }
    steps += 1
  }

  private mutating func endPiece(_ direction: Vector) {
    pieces.append(Piece(range: pieceStart..<cuts.points.count, direction: direction))
    pieceStart = cuts.points.count
  }

  /// Appends the first dash to the last one; they meet in the start of a closed line.
  private mutating func joinEnds() {
    let first = pieces.removeFirst()
    let last = pieces.count - 1
    for position in first.range.dropFirst() {
      cuts.append(cuts.points[position], isSmooth: cuts.isSmooth[position])
    }
    pieces[last].range = pieces[last].range.lowerBound..<cuts.points.count
  }
}

extension DashCutter.Span {
  /// The distances along the span between which it runs inside `rect`; nil when it misses it.
  fileprivate func visiblePart(in rect: CGRect) -> ClosedRange<Double>? {
    var low = 0.0
    var high = length
    let least = Vector(Double(rect.minX), Double(rect.minY))
    let most = Vector(Double(rect.maxX), Double(rect.maxY))
    for axis in 0..<2 {
      if direction[axis] == 0 {
        if start[axis] < least[axis] || start[axis] > most[axis] { return nil }
      } else {
        let one = (least[axis] - start[axis]) / direction[axis]
        let other = (most[axis] - start[axis]) / direction[axis]
        low = max(low, min(one, other))
        high = min(high, max(one, other))
      }
    }
    return low <= high ? low...high : nil
  }
}
