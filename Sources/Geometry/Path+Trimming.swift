import Foundation

extension Path {
  /// The part of the path between two fractions of its length.
  ///
  /// All subpaths count, with the lines that close them. Fractions are held between 0 and 1; an empty
  /// span gives an empty path. A subpath stays closed when all of it is kept. Curves are measured along
  /// chords, as SwiftUI measures them: see `TrimmedCurve`.
  /// - Complexity: O(n) in the number of elements.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let first = max(0, Double(from))
    let last = min(1, Double(to))
    guard first < last else { return Path() }
    if first == 0 && last == 1 { return self }
    let elements = compactElements
    var total = 0.0
    elements.forEachStep { total += TrimmedCurve($0.curve).length }
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
    let curve = TrimmedCurve(step.curve)
    let length = curve.length
    let begin = position
    position += length
    // Steps that touch the span in a point only are left out.
    guard position > from && begin < to else {
      isWhole = false
      isConnected = false
      return
    }
    let head = begin < from ? curve.parameter(atLength: from - begin) : 0
    let tail = position > to ? curve.parameter(atLength: to - begin) : 1
    if head > 0 { isWhole = false }
    let part = head == 0 && tail == 1 ? step.curve : step.curve.part(from: head, to: tail)
    if !isConnected { result.move(to: part.start.point) }
    if step.kind == .close && isWhole && tail == 1 { result.close() } else { result.add(part) }
    isConnected = tail == 1
    if tail < 1 { isWhole = false }
  }
}

/// A curve as it is measured for trimming: as chords over equal spans of its parameter.
///
/// swiftui-web's recordings have a circle of radius 50 trimmed from 0.2 to 0.8 (macOS 26.2): it begins at
/// (65.4856, 97.5557), 0.03 points before a fifth of its length. Seven chords a quarter give that point to
/// all digits and no other number does; seven is what Wang's formula gives for a tolerance of 0.35 to 0.48.
private struct TrimmedCurve {
  private let curve: BezierCurve
  /// The length from the start to the end of each chord; empty for a line.
  private var ends: [Double] = []
  /// Zero for a curve with points that are not finite.
  let length: Double

  private static let tolerance = 0.4

  init(_ curve: BezierCurve) {
    self.curve = curve
    guard curve.isFinite, curve.degree != .line else {
      length = curve.isFinite ? (curve.end - curve.start).length : 0
      return
    }
    let count = curve.chordCount(tolerance: Self.tolerance)
    var total = 0.0
    var last = curve.start
    ends.reserveCapacity(count)
    for index in 1...count {
      let point = curve.point(at: Double(index) / Double(count))
      total += (point - last).length
      ends.append(total)
      last = point
    }
    length = total
  }

  func parameter(atLength target: Double) -> Double {
    guard target > 0, length > 0 else { return 0 }
    guard target < length else { return 1 }
    guard !ends.isEmpty else { return target / length }
    let index = ends.firstIndex { $0 >= target } ?? ends.count - 1
    let start = index == 0 ? 0 : ends[index - 1]
    let part = ends[index] > start ? (target - start) / (ends[index] - start) : 0
    return (Double(index) + part) / Double(ends.count)
  }
}

extension BezierCurve {
  /// Into how many chords Wang's formula divides the curve, as a cubic.
  fileprivate func chordCount(tolerance: Double) -> Int {
    let first = start - control1 * 2 + control2
    let second = control1 - control2 * 2 + end
    return CurveFlattening.segmentCount(
      secondDifferenceSquared: max(first.lengthSquared, second.lengthSquared),
      factor: 0.75 / tolerance)
  }
}
