import Foundation

/// Writes runs of an arrangement's edges as the lines and curves they are pieces of.
struct OutlineBuilder {
  private let arrangement: PlanarArrangement
  private(set) var elements = PathElements()

  init(_ arrangement: PlanarArrangement) { self.arrangement = arrangement }

  /// A stretch of one curve between two parameters.
  private struct Stretch {
    var source: Int
    var from: Double
    var to: Double
    /// Where the stretch ends, in the paths' plane.
    var end: Vector
  }

  /// Adds a closed subpath.
  mutating func addLoop(_ loop: [PlanarArrangement.Edge]) {
    var stretches = self.stretches(loop)
    // A loop may begin in the middle of a curve: its last stretch then runs on into its first.
    if stretches.count > 1, let first = stretches.first, let last = stretches.last,
      continues(last, first)
    {
      stretches[0].from = last.from
      stretches.removeLast()
    }
    add(stretches, isClosed: true)
  }

  /// Adds an open subpath, or a closed one when it ends where it starts.
  mutating func addChain(_ chain: [PlanarArrangement.Edge]) {
    let isClosed = chain.count > 1 && all(chain[0].start .== chain[chain.count - 1].end)
    if isClosed { addLoop(chain) } else { add(stretches(chain), isClosed: false) }
  }

  private func continues(_ first: Stretch, _ second: Stretch) -> Bool {
    first.source == second.source && first.to == second.from
      && (first.to > first.from) == (second.to > second.from)
  }

  private func stretches(_ edges: [PlanarArrangement.Edge]) -> [Stretch] {
    var result: [Stretch] = []
    for edge in edges {
      let stretch = Stretch(
        source: edge.curve, from: edge.startParameter, to: edge.endParameter,
        end: arrangement.point(edge.end))
      if let last = result.last, continues(last, stretch) {
        result[result.count - 1].to = stretch.to
        result[result.count - 1].end = stretch.end
      } else {
        result.append(stretch)
      }
    }
    return result
  }

  private mutating func add(_ rough: [Stretch], isClosed: Bool) {
    guard !rough.isEmpty else { return }
    var stretches = rough
    for index in stretches.indices where index + 1 < stretches.count || isClosed {
      let next = index + 1 == stretches.count ? 0 : index + 1
      if next != index { sharpen(&stretches, index, next) }
    }
    var curves = stretches.map {
      arrangement.sources[$0.source].curve.part(from: $0.from, to: $0.to)
    }
    for index in curves.indices where index + 1 < curves.count || isClosed {
      curves[index == curves.count - 1 ? 0 : index + 1].start = curves[index].end
    }
    write(mergedLines(curves, isClosed: isClosed), isClosed: isClosed)
  }

  /// Moves the meeting of two stretches from the grid to where their curves truly meet.
  private func sharpen(_ stretches: inout [Stretch], _ first: Int, _ second: Int) {
    let curve1 = arrangement.sources[stretches[first].source].curve
    let curve2 = arrangement.sources[stretches[second].source].curve
    var t = stretches[first].to
    var u = stretches[second].from
    // Ends of whole curves that meet need no search.
    if (t == 0 || t == 1) && (u == 0 || u == 1) { return }
    for _ in 0..<8 {
      let gap = curve2.point(at: u) - curve1.point(at: t)
      let velocity1 = curve1.derivative(at: t)
      let velocity2 = curve2.derivative(at: u)
      let determinant = cross(velocity1, velocity2)
      let stepT = cross(gap, velocity2) / determinant
      let stepU = cross(gap, velocity1) / determinant
      guard stepT.isFinite && stepU.isFinite else { return }
      t += stepT
      u += stepU
    }
    // Far from the start means that Newton's method found another crossing, or none.
    let limit = 0.02
    guard abs(t - stretches[first].to) < limit, abs(u - stretches[second].from) < limit,
      t > -1e-9, t < 1 + 1e-9, u > -1e-9, u < 1 + 1e-9
    else { return }
    stretches[first].to = abs(t) < 1e-9 ? 0 : abs(t - 1) < 1e-9 ? 1 : t
    stretches[second].from = abs(u) < 1e-9 ? 0 : abs(u - 1) < 1e-9 ? 1 : u
  }

  /// Makes lines that continue each other one line.
  private func mergedLines(_ curves: [BezierCurve], isClosed: Bool) -> [BezierCurve] {
    var result: [BezierCurve] = []
    for curve in curves {
      if let last = result.last, last.isContinued(by: curve) {
        result[result.count - 1] = BezierCurve(line: last.start, curve.end)
      } else {
        result.append(curve)
      }
    }
    if isClosed, result.count > 2, let last = result.last, last.isContinued(by: result[0]) {
      result[0] = BezierCurve(line: last.start, result[0].end)
      result.removeLast()
    }
    return result
  }

  private mutating func write(_ curves: [BezierCurve], isClosed: Bool) {
    guard let first = curves.first else { return }
    elements.move(to: first.start.point)
    for (index, curve) in curves.enumerated() {
      // The closing line is the close itself.
      if isClosed && index == curves.count - 1 && curve.degree == .line && index > 0 { break }
      elements.add(curve)
    }
    if isClosed { elements.close() }
  }
}

extension BezierCurve {
  /// True when both are lines and `next` goes on in the same direction.
  fileprivate func isContinued(by next: BezierCurve) -> Bool {
    guard degree == .line && next.degree == .line else { return false }
    let a = end - start
    let b = next.end - next.start
    let scale = a.length * b.length
    return abs(cross(a, b)) <= 1e-7 * scale && dot(a, b) >= 0
  }
}
