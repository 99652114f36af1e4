import Foundation

/// Which sides of an arrangement's edges lie inside the two paths.
struct ArrangementFills {
  /// Edges that coincide, as one, from `low` to `high` in the order of `precedes`.
  fileprivate struct Wall {
    var low: GridPoint
    var high: GridPoint
    /// How the winding of each path changes from the side of smaller y to that of larger y.
    var change: SIMD2<Int32> = .zero
    /// The winding of each path on the side of smaller y.
    var winding: SIMD2<Int32> = .zero
    /// One of the edges.
    var edge: Int
  }

  private let arrangement: PlanarArrangement
  private let usesEvenOdd: Bool
  private var walls: [Wall] = []
  /// For each edge its wall.
  private var wallOfEdge: [Int]

  init(_ arrangement: PlanarArrangement, eoFill: Bool) {
    self.arrangement = arrangement
    usesEvenOdd = eoFill
    wallOfEdge = Array(repeating: 0, count: arrangement.edges.count)
    mergeEdges()
    computeWindings()
  }

  private mutating func mergeEdges() {
    let edges = arrangement.edges
    func ends(_ index: Int) -> (low: GridPoint, high: GridPoint) {
      let edge = edges[index]
      return edge.start.precedes(edge.end) ? (edge.start, edge.end) : (edge.end, edge.start)
    }
    let order = edges.indices.sorted { left, right in
      let (a, b) = (ends(left), ends(right))
      if any(a.low .!= b.low) { return a.low.precedes(b.low) }
      if any(a.high .!= b.high) { return a.high.precedes(b.high) }
      return left < right
    }
    for index in order {
      let (low, high) = ends(index)
      if walls.isEmpty || any(walls[walls.count - 1].low .!= low)
        || any(walls[walls.count - 1].high .!= high)
      {
        walls.append(Wall(low: low, high: high, edge: index))
      }
      let path = arrangement.source(of: edges[index]).path
      walls[walls.count - 1].change[path] += edges[index].start.precedes(edges[index].end) ? 1 : -1
      wallOfEdge[index] = walls.count - 1
    }
  }

  /// Counts, for the middle of each wall, the walls below it (at smaller y). Exact.
  ///
  /// Walls are kept in columns along x so that each looks only at those near it.
  private mutating func computeWindings() {
    guard let first = walls.first else { return }
    let lowest = first.low.x
    let highest = walls.reduce(lowest) { max($0, $1.high.x) }
    let count = Int64(min(max(walls.count / 4, 1), 8192))
    let width = (highest - lowest) / count + 1
    var columns = [[Int]](repeating: [], count: Int(count))
    for (index, wall) in walls.enumerated() where wall.change != .zero {
      for column in (wall.low.x - lowest) / width...(wall.high.x - lowest) / width {
        columns[Int(column)].append(index)
      }
    }
    for index in walls.indices {
      // Twice the middle stays on the grid.
      let middle = walls[index].low &+ walls[index].high
      let column = columns[Int((middle.x / 2 - lowest) / width)]
      for other in column where other != index && walls[other].liesBelow(doubled: middle) {
        walls[index].winding &+= walls[other].change
      }
    }
  }

  private func isInside(_ winding: Int32) -> Bool {
    usesEvenOdd ? winding & 1 != 0 : winding != 0
  }

  private func includes(
    _ winding: SIMD2<Int32>, _ rule: (Bool, Bool) -> Bool
  ) -> Bool {
    rule(isInside(winding[0]), isInside(winding[1]))
  }

  /// The edges between what `rule` includes and what it does not, as it is told of the inside of the
  /// first and the second path; the included side lies where angles grow.
  func boundary(_ rule: (Bool, Bool) -> Bool) -> [PlanarArrangement.Edge] {
    var result: [PlanarArrangement.Edge] = []
    for wall in walls where wall.change != .zero {
      let below = includes(wall.winding, rule)
      let above = includes(wall.winding &+ wall.change, rule)
      if below == above { continue }
      let edge = arrangement.edges[wall.edge]
      let runsUp = edge.start.precedes(edge.end)
      result.append(runsUp == above ? edge : edge.reversed)
    }
    return result
  }

  /// The runs of the first path's edges that lie inside the second path, or outside it.
  ///
  /// An edge on the second path's outline counts as inside.
  func chains(ofFirstPathInsideSecond wantsInside: Bool) -> [[PlanarArrangement.Edge]] {
    var chains: [[PlanarArrangement.Edge]] = []
    var previousIndex = -2
    for (index, edge) in arrangement.edges.enumerated() {
      let source = arrangement.source(of: edge)
      guard source.path == 0 else { break }
      let wall = walls[wallOfEdge[index]]
      let inside = isInside(wall.winding[1]) || isInside(wall.winding[1] &+ wall.change[1])
      guard inside == wantsInside else { continue }
      let continues =
        previousIndex == index - 1 && index > 0
        && all(arrangement.edges[index - 1].end .== edge.start)
        && arrangement.source(of: arrangement.edges[index - 1]).subpath == source.subpath
      if continues { chains[chains.count - 1].append(edge) } else { chains.append([edge]) }
      previousIndex = index
    }
    return joined(chains)
  }

  /// Joins a run that ends in a closed subpath's start to the one that begins there.
  private func joined(_ chains: [[PlanarArrangement.Edge]]) -> [[PlanarArrangement.Edge]] {
    var result: [[PlanarArrangement.Edge]] = []
    var firstOfSubpath = 0
    for chain in chains {
      let subpath = arrangement.source(of: chain[0]).subpath
      if result.isEmpty || arrangement.source(of: result[firstOfSubpath][0]).subpath != subpath {
        firstOfSubpath = result.count
        result.append(chain)
      } else if all(chain[chain.count - 1].end .== result[firstOfSubpath][0].start) {
        result[firstOfSubpath] = chain + result[firstOfSubpath]
      } else {
        result.append(chain)
      }
    }
    return result
  }
}

extension ArrangementFills.Wall {
  /// True when the wall passes at smaller y than a point, which is given doubled.
  @inline(__always)
  fileprivate func liesBelow(doubled point: GridPoint) -> Bool {
    let doubledLow = low &+ low
    let doubledHigh = high &+ high
    guard doubledLow.precedes(point), !doubledHigh.precedes(point) else { return false }
    let direction = high &- low
    let offset = point &- doubledLow
    return direction.x * offset.y - direction.y * offset.x > 0
  }
}

extension PlanarArrangement.Edge {
  var reversed: PlanarArrangement.Edge {
    PlanarArrangement.Edge(
      start: end, end: start, curve: curve, startParameter: endParameter,
      endParameter: startParameter)
  }
}

/// Directed edges put together to closed loops.
struct BoundaryLoops {
  private(set) var loops: [[PlanarArrangement.Edge]] = []

  /// - Parameter edges: as many lead to each point as from it.
  ///
  /// Where several loops touch in a point, each turns towards its own inside, so that they part.
  init(_ edges: [PlanarArrangement.Edge], _ arrangement: PlanarArrangement) {
    let sorted = edges.sorted { left, right in
      any(left.start .!= right.start) ? left.start.precedes(right.start) : left.curve < right.curve
    }
    var isUsed = [Bool](repeating: false, count: sorted.count)
    for first in sorted.indices where !isUsed[first] {
      var loop = [sorted[first]]
      isUsed[first] = true
      while any(loop[loop.count - 1].end .!= sorted[first].start) {
        guard let next = Self.next(after: loop[loop.count - 1], sorted, isUsed) else { break }
        isUsed[next] = true
        loop.append(sorted[next])
      }
      loops.append(loop)
    }
  }

  private static func next(
    after edge: PlanarArrangement.Edge, _ sorted: [PlanarArrangement.Edge], _ isUsed: [Bool]
  ) -> Int? {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].start.precedes(edge.end) { low = middle + 1 } else { high = middle }
    }
    var best: Int?
    var bestTurn = -Double.infinity
    while low < sorted.count && all(sorted[low].start .== edge.end) {
      let turn = edge.turn(to: sorted[low])
      if !isUsed[low] && turn > bestTurn {
        best = low
        bestTurn = turn
      }
      low += 1
    }
    return best
  }
}

extension PlanarArrangement.Edge {
  /// The angle by which `next` turns from this edge, in radians.
  fileprivate func turn(to next: PlanarArrangement.Edge) -> Double {
    let a = Vector(Double(end.x - start.x), Double(end.y - start.y))
    let b = Vector(Double(next.end.x - next.start.x), Double(next.end.y - next.start.y))
    return atan2(cross(a, b), dot(a, b))
  }
}
