import Foundation

extension Path {
  /// The part of the path between two fractions of its length.
  ///
  /// All subpaths count, with the lines that close them. Fractions are held between 0 and 1; an empty
  /// span gives an empty path. A subpath stays closed when all of it is kept.
  /// - Complexity: O(n) in the number of elements.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let first = max(0, Double(from))
    let last = min(1, Double(to))
    guard first < last else { return Path() }
    if first == 0 && last == 1 { return self }
    let elements = compactElements
    var total = 0.0
    elements.forEachStep { total += $0.curve.usableLength }
    var trimmer = PathTrimmer(from: first * total, to: last * total)
    elements.forEachStep { trimmer.add($0) }
    return Path(trimmer.result)
  }
}

/// Copies what lies between two arc lengths.
private struct PathTrimmer {
  let from: Double
  let to: Double
  private(set) var result = PathElements()
  private var position = 0.0
  /// True when nothing of the current subpath has been left out so far.
  private var isWhole = true
  /// True when the result's last step ends where the current step starts.
  private var isConnected = false

  init(from: Double, to: Double) {
    self.from = from
    self.to = to
  }

  mutating func add(_ step: PathStep) {
    if step.kind == .move {
      isWhole = true
      isConnected = false
      return
    }
    let length = step.curve.usableLength
    let begin = position
    position += length
    // Steps that touch the span in a point only are left out.
    guard position > from && begin < to else {
      isWhole = false
      isConnected = false
      return
    }
    let head = begin < from ? step.curve.parameter(atLength: from - begin) : 0
    let tail = position > to ? step.curve.parameter(atLength: to - begin) : 1
    if head > 0 { isWhole = false }
    let part = head == 0 && tail == 1 ? step.curve : step.curve.part(from: head, to: tail)
    if !isConnected { result.move(to: part.start.point) }
    if step.kind == .close && isWhole && tail == 1 { result.close() } else { result.add(part) }
    isConnected = tail == 1
    if tail < 1 { isWhole = false }
  }
}

extension BezierCurve {
  /// Zero for a curve with points that are not finite.
  fileprivate var usableLength: Double { isFinite ? length() : 0 }
}
