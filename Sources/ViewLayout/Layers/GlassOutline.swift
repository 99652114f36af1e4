import Foundation
import Geometry

/// The outline of panes of glass that flow together.
///
/// With a and b the distances to two panes, the outline is where k − √(max(0, k − a)² + max(0, k − b)²) is 0:
/// the panes' own outlines, joined where both are near by a curve that touches both (Quilez' circular minimum of
/// distances). k is the reach where the panes face each other, and falls to nothing where they look the same way,
/// so that panes which lie over each other are no larger than they are. Long edges that face each other meet
/// where they are less than (2 − √2) k apart.
enum GlassOutline {
  /// - Parameter reach: k, in points.
  static func merged(_ paths: [Path], reach: CGFloat) -> Path {
    guard paths.count > 1, reach > 0 else { return paths.first ?? Path() }
    return DistanceField(paths.map { OutlineDistance($0, reach: reach) }, reach: reach).outline
  }
}

/// How far a point is from an outline, and the way from there to the point.
private struct Distance {
  /// Points, negative inside; the reach where it is as far or further.
  var length: Double
  /// A vector that is 1 long, away from the outline's inside; zero where that is far.
  var direction = CGPoint.zero
}

/// How far points are from an outline.
private struct OutlineDistance {
  private struct Edge {
    let start: CGPoint
    let along: CGPoint
    let inverseSquare: Double
    /// Directions across the outline at both ends: those of the curve that the edges stand for.
    let startNormal: CGPoint
    let endNormal: CGPoint
  }

  private let edges: [Edge]
  let bounds: CGRect
  private let reach: Double

  init(_ path: Path, reach: Double) {
    let flat = path.flattened(tolerance: 0.05)
    var edges: [Edge] = []
    for subpath in flat.subpaths {
      let points = flat.points[subpath.range].map { CGPoint(x: $0.x, y: $0.y) }
      let ways = zip(points, points.dropFirst() + points.prefix(1))
        .map { (start: $0, along: CGPoint(x: $1.x - $0.x, y: $1.y - $0.y)) }
        .filter { $0.along != .zero }
      let normals = ways.map { CGPoint(x: -$0.along.y, y: $0.along.x).unit }
      /// Where the edges bend by less than 30 degrees they stand for a curve.
      func normal(of index: Int, beside other: Int) -> CGPoint {
        let (own, next) = (normals[index], normals[(other + ways.count) % ways.count])
        guard own.x * next.x + own.y * next.y > 0.866 else { return own }
        return CGPoint(x: own.x + next.x, y: own.y + next.y).unit
      }
      for (index, way) in ways.enumerated() {
        edges.append(
          Edge(
            start: way.start, along: way.along,
            inverseSquare: 1 / (way.along.x * way.along.x + way.along.y * way.along.y),
            startNormal: normal(of: index, beside: index - 1),
            endNormal: normal(of: index, beside: index + 1)))
      }
    }
    self.edges = edges
    bounds = flat.bounds
    self.reach = reach
  }

  func callAsFunction(_ x: Double, _ y: Double) -> Distance {
    guard x > bounds.minX - reach, x < bounds.maxX + reach, y > bounds.minY - reach,
      y < bounds.maxY + reach
    else { return Distance(length: reach) }
    var least = Double.infinity
    var nearest = (edge: 0, fraction: 0.0, way: CGPoint.zero)
    var isInside = false
    for (index, edge) in edges.enumerated() {
      let (dx, dy) = (x - edge.start.x, y - edge.start.y)
      let fraction = min(
        1, max(0, (dx * edge.along.x + dy * edge.along.y) * edge.inverseSquare))
      let (rx, ry) = (dx - edge.along.x * fraction, dy - edge.along.y * fraction)
      let square = rx * rx + ry * ry
      if square < least {
        least = square
        nearest = (index, fraction, CGPoint(x: rx, y: ry))
      }
      if (dy >= 0) != (dy - edge.along.y >= 0),
        dx < edge.along.x * dy / edge.along.y
      {
        isInside.toggle()
      }
    }
    let length = least.squareRoot()
    guard length < reach else { return Distance(length: isInside ? -length : reach) }
    let direction = direction(nearest)
    if !isInside { return Distance(length: length, direction: direction) }
    return Distance(length: -length, direction: CGPoint(x: -direction.x, y: -direction.y))
  }

  /// The curve's own direction at the nearest point, rather than that of its edges, which jumps.
  private func direction(_ nearest: (edge: Int, fraction: Double, way: CGPoint)) -> CGPoint {
    let edge = edges[nearest.edge]
    let fraction = nearest.fraction
    let normal = CGPoint(
      x: edge.startNormal.x * (1 - fraction) + edge.endNormal.x * fraction,
      y: edge.startNormal.y * (1 - fraction) + edge.endNormal.y * fraction
    ).unit
    let way = nearest.way.unit
    let cosine = normal.x * way.x + normal.y * way.y
    // At a sharp corner the way is its own.
    guard way == .zero || abs(cosine) > 0.9 else { return way }
    return cosine >= 0 ? normal : CGPoint(x: -normal.x, y: -normal.y)
  }
}

extension CGPoint {
  /// The vector of the same direction that is 1 long; zero for zero.
  fileprivate var unit: CGPoint {
    let length = hypot(x, y)
    return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
  }
}

/// The joined distances on a grid, and the line along which they are 0 (marching squares).
private struct DistanceField {
  private let origin: CGPoint
  private let step: Double
  private let columns: Int
  private let rows: Int
  private var values: [Double]

  init(_ panes: [OutlineDistance], reach: Double) {
    let bounds = panes.reduce(CGRect.null) { $0.union($1.bounds) }.insetBy(dx: -3, dy: -3)
    // A point and a half bends an arc of 20 points by a seventieth of a point; large ones are coarser.
    step = max(1.5, (bounds.width * bounds.height / 40_000).squareRoot())
    origin = bounds.origin
    columns = Int(bounds.width / step) + 2
    rows = Int(bounds.height / step) + 2
    values = []
    values.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let (x, y) = (origin.x + Double(column) * step, origin.y + Double(row) * step)
        let value = Self.joined(panes.map { $0(x, y) }, reach: reach)
        let isBorder = row == 0 || column == 0 || row == rows - 1 || column == columns - 1
        values.append(isBorder ? max(1e-6, value) : value)
      }
    }
  }

  /// The least of the distances, and of those that two of them make together.
  private static func joined(_ distances: [Distance], reach: Double) -> Double {
    var least = distances.reduce(reach) { min($0, $1.length) }
    for (index, a) in distances.enumerated() where a.length < reach {
      for b in distances[(index + 1)...] where b.length < reach {
        let cosine = a.direction.x * b.direction.x + a.direction.y * b.direction.y
        let radius = reach * (1 - cosine) / 2
        let (nearA, nearB) = (max(0, radius - a.length), max(0, radius - b.length))
        guard nearA > 0, nearB > 0 else { continue }
        least = min(least, radius - (nearA * nearA + nearB * nearB).squareRoot())
      }
    }
    return least
  }

  /// The corners of a cell in order around it, and the edge from each to the next by its number.
  private static let corners = [(0, 0), (1, 0), (1, 1), (0, 1)]

  private func edge(_ column: Int, _ row: Int, _ side: Int) -> Int {
    switch side {
    case 0: 2 * (row * columns + column)
    case 1: 2 * (row * columns + column + 1) + 1
    case 2: 2 * ((row + 1) * columns + column)
    default: 2 * (row * columns + column) + 1
    }
  }

  private func point(on edge: Int) -> CGPoint {
    let start = edge / 2
    let end = edge % 2 == 0 ? start + 1 : start + columns
    let fraction = values[start] / (values[start] - values[end])
    let (column, row) = (Double(start % columns), Double(start / columns))
    return CGPoint(
      x: origin.x + (column + (edge % 2 == 0 ? fraction : 0)) * step,
      y: origin.y + (row + (edge % 2 == 0 ? 0 : fraction)) * step)
  }

  /// From each edge on which the line enters a cell to the one on which it leaves it.
  private var ways: [Int: Int] {
    var ways: [Int: Int] = [:]
    for row in 0..<(rows - 1) {
      for column in 0..<(columns - 1) {
        let corners = Self.corners.map { values[(row + $0.1) * columns + column + $0.0] }
        let inside = corners.map { $0 < 0 }
        guard inside.contains(true), inside.contains(false) else { continue }
        let exits = (0..<4).filter { inside[$0] && !inside[($0 + 1) % 4] }
        for exit in exits {
          var entry = (0..<4).first { !inside[$0] && inside[($0 + 1) % 4] }!
          if exits.count == 2 {
            entry = (exit + (corners.reduce(0, +) < 0 ? 1 : 3)) % 4
          }
          ways[edge(column, row, exit)] = edge(column, row, entry)
        }
      }
    }
    return ways
  }

  var outline: Path {
    var ways = ways
    var path = Path()
    // In order of the grid, so that the same panes make the same path.
    for start in ways.keys.sorted() where ways[start] != nil {
      var points: [CGPoint] = []
      var edge = start
      while let next = ways.removeValue(forKey: edge) {
        points.append(point(on: edge))
        edge = next
      }
      path.addLines(points)
      path.closeSubpath()
    }
    return path
  }
}
