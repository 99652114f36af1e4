import Foundation

/// A point on the integer grid that boolean operations are decided on.
typealias GridPoint = SIMD2<Int64>

extension SIMD2<Int64> {
  /// Order along x, then along y: the plane sheared by a hair, in which no edge is upright.
  @inline(__always) func precedes(_ other: GridPoint) -> Bool {
    x < other.x || (x == other.x && y < other.y)
  }
}

/// Twice the area of the triangle: positive when `c` lies to the growing-angle side of a→b. Exact.
@inline(__always) func orientation(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int64 {
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// Two paths as straight edges on an integer grid that meet only in their ends.
///
/// Each edge remembers the curve it is a piece of, so that results can be written in curves. The grid
/// has 2²⁸ steps along the longer side of both paths: crossings move by less than 4·10⁻⁹ of the size,
/// and all decisions on it are exact.
struct PlanarArrangement {
  /// A piece of a curve.
  struct Edge {
    var start: GridPoint
    var end: GridPoint
    /// The curve, as an index in `curves`, and its parameters at the two ends.
    var curve: Int
    var startParameter: Double
    var endParameter: Double
  }

  /// A curve of one of the paths.
  struct Source {
    var curve: BezierCurve
    /// 0 or 1.
    var path: Int
    var subpath: Int
  }

  /// Beyond this many edges the work is given up.
  static let mostEdges = 1_000_000
  /// Beyond this many pairs of edges side by side, too.
  static let mostComparisons = 50_000_000
  private static let mostRounds = 8
  private static let gridSteps = 268_435_456.0

  private(set) var edges: [Edge] = []
  private(set) var sources: [Source] = []
  private var origin = Vector.zero
  private var step = 1.0

  /// - Parameter closesFirst: true to close the first path's subpaths as a fill does; the second's
  ///   always are.
  init(_ paths: [PathElements], closesFirst: Bool) {
    for (index, path) in paths.enumerated() {
      collect(path, index, closes: index > 0 || closesFirst)
    }
    var box = BoundingBox()
    for source in sources {
      box.add(source.curve.start)
      source.curve.extend(&box)
    }
    let size = box.high - box.low
    guard size.x >= 0, size.y >= 0 else { return }
    origin = box.low
    let extent = max(size.x, size.y)
    step = extent > 0 ? extent / Self.gridSteps : 1
    for index in sources.indices { addEdges(of: index, tolerance: max(extent, 1e-300) * 1e-5) }
  }

  /// Where a grid point lies in the paths' plane.
  func point(_ gridPoint: GridPoint) -> Vector {
    origin + Vector(Double(gridPoint.x), Double(gridPoint.y)) * step
  }

  func source(of edge: Edge) -> Source { sources[edge.curve] }

  private func snap(_ point: Vector) -> GridPoint {
    let position = (point - origin) / step
    return GridPoint(Int64(position.x.rounded()), Int64(position.y.rounded()))
  }

  private mutating func collect(_ path: PathElements, _ index: Int, closes: Bool) {
    var subpath = 0
    var start = Vector.zero
    var current = Vector.zero
    func source(_ curve: BezierCurve) -> Source {
      Source(curve: curve, path: index, subpath: subpath)
    }
    path.forEachStep { step in
      if step.kind == .move {
        if closes && current != start {
          sources.append(source(BezierCurve(line: current, start)))
        }
        subpath += 1
        start = step.curve.end
      } else if step.curve.start != step.curve.end || step.curve.degree != .line {
        sources.append(source(step.curve))
      }
      current = step.curve.end
      if step.kind == .close { start = current }
    }
    if closes && current != start { sources.append(source(BezierCurve(line: current, start))) }
    sources.removeAll { !$0.curve.isFinite }
  }

  private mutating func addEdges(of index: Int, tolerance: Double) {
    let curve = sources[index].curve
    let count = curve.segmentCount(tolerance: tolerance)
    var previous = snap(curve.start)
    var parameter = 0.0
    for segment in 1...count {
      let next = segment == count ? 1 : Double(segment) / Double(count)
      let point = snap(segment == count ? curve.end : curve.point(at: next))
      if any(point .!= previous) {
        edges.append(
          Edge(
            start: previous, end: point, curve: index, startParameter: parameter, endParameter: next
          ))
        previous = point
        parameter = next
      }
    }
  }
}

extension BezierCurve {
  fileprivate func segmentCount(tolerance: Double) -> Int {
    if degree == .line { return 1 }
    let second1 = start - control1 * 2 + control2
    let second2 = control1 - control2 * 2 + end
    return CurveFlattening.segmentCount(
      secondDifferenceSquared: max(second1.lengthSquared, second2.lengthSquared),
      factor: 0.75 / tolerance)
  }
}

extension PlanarArrangement {
  /// Cuts edges until they meet only in their ends; false when there are too many.
  ///
  /// Cuts are rounded to the grid, which can bend an edge across another: such new crossings are cut
  /// in the next round.
  mutating func splitAtCrossings() -> Bool {
    for _ in 0..<Self.mostRounds {
      guard let cuts = findCuts() else { return false }
      if cuts.isEmpty { return true }
      apply(cuts)
    }
    return true
  }

  private struct Cut {
    var edge: Int
    var point: GridPoint
  }

  /// Sweeps along x and compares each edge with those that overlap it there.
  private func findCuts() -> [Cut]? {
    let spans = edges.map { Span($0) }
    let order = spans.indices.sorted {
      spans[$0].low.x != spans[$1].low.x ? spans[$0].low.x < spans[$1].low.x : $0 < $1
    }
    var active: [Int] = []
    var cuts: [Cut] = []
    var comparisons = 0
    for index in order {
      let span = spans[index]
      comparisons += active.count
      active.removeAll { spans[$0].high.x < span.low.x }
      for other in active where spans[other].overlapsAlongY(span) {
        addCuts(index, other, &cuts)
      }
      active.append(index)
      if edges.count + cuts.count > Self.mostEdges || comparisons > Self.mostComparisons {
        return nil
      }
    }
    return cuts
  }

  private struct Span {
    let low: GridPoint
    let high: GridPoint

    init(_ edge: Edge) {
      low = pointwiseMin(edge.start, edge.end)
      high = pointwiseMax(edge.start, edge.end)
    }

    func overlapsAlongY(_ other: Span) -> Bool { low.y <= other.high.y && other.low.y <= high.y }
  }

  private func addCuts(_ first: Int, _ second: Int, _ cuts: inout [Cut]) {
    let (a, b) = (edges[first].start, edges[first].end)
    let (c, d) = (edges[second].start, edges[second].end)
    let sideC = orientation(a, b, c)
    let sideD = orientation(a, b, d)
    if (sideC > 0 && sideD > 0) || (sideC < 0 && sideD < 0) { return }
    let sideA = orientation(c, d, a)
    let sideB = orientation(c, d, b)
    if (sideA > 0 && sideB > 0) || (sideA < 0 && sideB < 0) { return }
    if sideC != 0 && sideD != 0 && sideA != 0 && sideB != 0 {
      let share = Double(sideA) / (Double(sideA) - Double(sideB))
      let x = Double(a.x) + Double(b.x - a.x) * share
      let y = Double(a.y) + Double(b.y - a.y) * share
      let point = GridPoint(Int64(x.rounded()), Int64(y.rounded()))
      addCut(first, point, &cuts)
      addCut(second, point, &cuts)
      return
    }
    if sideC == 0 { addCutInside(first, c, &cuts) }
    if sideD == 0 { addCutInside(first, d, &cuts) }
    if sideA == 0 { addCutInside(second, a, &cuts) }
    if sideB == 0 { addCutInside(second, b, &cuts) }
  }

  private func addCut(_ edge: Int, _ point: GridPoint, _ cuts: inout [Cut]) {
    if any(point .!= edges[edge].start) && any(point .!= edges[edge].end) {
      cuts.append(Cut(edge: edge, point: point))
    }
  }

  /// Adds a cut at a point on the edge's line when it lies between the edge's ends.
  private func addCutInside(_ edge: Int, _ point: GridPoint, _ cuts: inout [Cut]) {
    let span = Span(edges[edge])
    if all(point .>= span.low) && all(point .<= span.high) { addCut(edge, point, &cuts) }
  }

  /// Replaces each cut edge by its pieces, in place and in order along the edge.
  private mutating func apply(_ cuts: [Cut]) {
    let sorted = cuts.sorted { $0.edge < $1.edge }
    var result: [Edge] = []
    result.reserveCapacity(edges.count + cuts.count)
    var next = 0
    for index in edges.indices {
      let first = next
      while next < sorted.count && sorted[next].edge == index { next += 1 }
      if first == next {
        result.append(edges[index])
      } else {
        appendPieces(of: edges[index], at: sorted[first..<next].map(\.point), to: &result)
      }
    }
    edges = result
  }

  private func appendPieces(of edge: Edge, at points: [GridPoint], to result: inout [Edge]) {
    let direction = Vector(
      Double(edge.end.x - edge.start.x), Double(edge.end.y - edge.start.y))
    let lengthSquared = direction.lengthSquared
    func share(_ point: GridPoint) -> Double {
      let offset = Vector(Double(point.x - edge.start.x), Double(point.y - edge.start.y))
      return min(max(dot(offset, direction) / lengthSquared, 0), 1)
    }
    let stops = points.map { (share: share($0), point: $0) }.sorted { $0.share < $1.share }
    let span = edge.endParameter - edge.startParameter
    var piece = edge
    for stop in stops where any(stop.point .!= piece.start) {
      piece.end = stop.point
      piece.endParameter = edge.startParameter + span * stop.share
      result.append(piece)
      piece.start = piece.end
      piece.startParameter = piece.endParameter
    }
    piece.end = edge.end
    piece.endParameter = edge.endParameter
    if any(piece.start .!= piece.end) { result.append(piece) }
  }
}
