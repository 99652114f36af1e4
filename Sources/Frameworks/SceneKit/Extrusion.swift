import Foundation
import Geometry
import simd

/// Outlines with a depth: what letters and shapes are made of.
struct Extrusion {
  typealias Point = SIMD2<Double>
  private var builder = MeshBuilder()

  /// - Parameters:
  ///   - flatness: how far lines may lie beside curves, in points.
  ///   - depth: half of it lies before z = 0; with 0 there is a front only.
  static func mesh(_ path: CGPath, flatness: CGFloat, depth: CGFloat) -> Mesh {
    var extrusion = Extrusion()
    extrusion.add(path.normalized(), max(Double(flatness), 1e-4), Float(max(depth, 0)))
    return extrusion.builder.mesh
  }

  private mutating func add(_ path: CGPath, _ flatness: Double, _ depth: Float) {
    let contours = Self.contours(path, flatness)
    guard !contours.isEmpty else { return }
    let all = contours.joined()
    let low = Point(all.map(\.x).min() ?? 0, all.map(\.y).min() ?? 0)
    let high = Point(all.map(\.x).max() ?? 1, all.map(\.y).max() ?? 1)
    let size = Point(max(high.x - low.x, 1e-9), max(high.y - low.y, 1e-9))
    func text(_ p: Point) -> SIMD2<Float> {
      SIMD2(Float((p.x - low.x) / size.x), Float(1 - (p.y - low.y) / size.y))
    }
    let faces = PolygonTriangles.triangles(contours)
    for (front, z) in depth > 0 ? [(true, depth / 2), (false, -depth / 2)] : [(true, 0)] {
      builder.beginPart()
      let normal = SIMD3<Float>(0, 0, front ? 1 : -1)
      for face in faces {
        let corners = face.map {
          builder.vertex(SIMD3(Float($0.x), Float($0.y), z), normal, text($0))
        }
        builder.triangle(corners[0], corners[front ? 1 : 2], corners[front ? 2 : 1])
      }
    }
    guard depth > 0 else { return }
    builder.beginPart()
    for contour in PolygonTriangles.oriented(contours) { wall(contour, depth) }
  }

  /// The side of an outline that has its inside on the left.
  private mutating func wall(_ contour: [Point], _ depth: Float) {
    let count = contour.count
    func normal(_ index: Int) -> SIMD2<Float> {
      let (a, b) = (contour[index % count], contour[(index + 1) % count])
      let way = SIMD2(Float(b.x - a.x), Float(b.y - a.y))
      let length = simd_length(way)
      return length > 0 ? SIMD2(way.y, -way.x) / length : SIMD2(0, 1)
    }
    let total = contour.indices.reduce(0.0) {
      $0 + simd_distance(contour[$1], contour[($1 + 1) % count])
    }
    var gone = 0.0
    for index in 0..<count {
      let own = normal(index)
      // Curves are round, corners are not.
      func shared(_ other: SIMD2<Float>) -> SIMD2<Float> {
        simd_dot(own, other) > 0.8 ? (own + other) / simd_length(own + other) : own
      }
      let (first, last) = (shared(normal(index + count - 1)), shared(normal(index + 1)))
      let (a, b) = (contour[index], contour[(index + 1) % count])
      let u0 = Float(gone / max(total, 1e-9))
      gone += simd_distance(a, b)
      let u1 = Float(gone / max(total, 1e-9))
      func corner(_ p: Point, _ n: SIMD2<Float>, _ u: Float, _ isFront: Bool) -> UInt32 {
        builder.vertex(
          SIMD3(Float(p.x), Float(p.y), isFront ? depth / 2 : -depth / 2), SIMD3(n.x, n.y, 0),
          SIMD2(u, isFront ? 0 : 1))
      }
      builder.quad(
        corner(a, first, u0, false), corner(b, last, u1, false), corner(b, last, u1, true),
        corner(a, first, u0, true))
    }
  }

  private static func contours(_ path: CGPath, _ flatness: Double) -> [[Point]] {
    let flat = Path(path).flattened(tolerance: flatness)
    return flat.subpaths.compactMap { subpath in
      var points: [Point] = []
      for point in flat.points[subpath.range]
      where points.last.map({ simd_distance($0, point) > 1e-9 }) ?? true {
        points.append(point)
      }
      if points.count > 1, simd_distance(points[0], points[points.count - 1]) <= 1e-9 {
        points.removeLast()
      }
      return points.count > 2 ? points : nil
    }
  }
}

/// Triangles of outlines with holes, by cutting ears (Meisters 1975) after each hole is joined to its outline.
enum PolygonTriangles {
  typealias Point = SIMD2<Double>

  static func area(_ contour: [Point]) -> Double {
    contour.indices.reduce(0) {
      let (a, b) = (contour[$1], contour[($1 + 1) % contour.count])
      return $0 + (a.x * b.y - b.x * a.y) / 2
    }
  }

  static func contains(_ contour: [Point], _ p: Point) -> Bool {
    var isInside = false
    for index in contour.indices {
      let (a, b) = (contour[index], contour[(index + 1) % contour.count])
      if (a.y > p.y) != (b.y > p.y), p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x {
        isInside.toggle()
      }
    }
    return isInside
  }

  /// In how many others each lies.
  private static func depths(_ contours: [[Point]]) -> [Int] {
    contours.indices.map { index in
      // Halfway along an edge, where outlines do not touch.
      let middle = (contours[index][0] + contours[index][1]) / 2
      return contours.indices.count { $0 != index && contains(contours[$0], middle) }
    }
  }

  /// All with their insides on the left: outlines counterclockwise, holes clockwise.
  static func oriented(_ contours: [[Point]]) -> [[Point]] {
    zip(contours, depths(contours)).map { contour, depth in
      (area(contour) > 0) == (depth % 2 == 0) ? contour : contour.reversed()
    }
  }

  /// - Complexity: O(n²) in the points of each outline with its holes.
  static func triangles(_ contours: [[Point]]) -> [[Point]] {
    let depths = depths(contours)
    let turned = oriented(contours)
    var found: [[Point]] = []
    for outer in contours.indices where depths[outer] % 2 == 0 {
      let holes = contours.indices.filter {
        depths[$0] == depths[outer] + 1 && contains(contours[outer], contours[$0][0])
      }.map { turned[$0] }
      found += ears(joined(turned[outer], holes))
    }
    return found
  }

  /// One outline that goes into each hole and back by the same line.
  private static func joined(_ outer: [Point], _ holes: [[Point]]) -> [Point] {
    var outline = outer
    func right(_ hole: [Point]) -> Double { hole.map(\.x).max() ?? 0 }
    for hole in holes.sorted(by: { right($0) > right($1) }) {
      guard let start = hole.indices.max(by: { hole[$0].x < hole[$1].x }),
        let bridge = bridge(outline, hole[start])
      else { continue }
      let around = Array(hole[start...] + hole[...start])
      outline.insert(contentsOf: around + [outline[bridge]], at: bridge + 1)
    }
    return outline
  }

  /// The corner of an outline that is seen from a point to its left, and nearest.
  private static func bridge(_ outline: [Point], _ p: Point) -> Int? {
    let order = outline.indices.sorted {
      simd_distance_squared(outline[$0], p) < simd_distance_squared(outline[$1], p)
    }
    return order.first { candidate in
      let q = outline[candidate]
      let (before, after) = (
        outline[(candidate + outline.count - 1) % outline.count],
        outline[(candidate + 1) % outline.count]
      )
      // The line has to leave into the inside of the corner.
      let isWide = cross(before, q, after) >= 0
      let (one, two) = (cross(before, q, p) > 0, cross(q, after, p) > 0)
      guard isWide ? one && two : one || two else { return false }
      return !outline.indices.contains { index in
        let (a, b) = (outline[index], outline[(index + 1) % outline.count])
        if a == q || b == q { return false }
        return cross(p, q, a) * cross(p, q, b) < 0 && cross(a, b, p) * cross(a, b, q) < 0
      }
    } ?? order.first
  }

  private static func cross(_ a: Point, _ b: Point, _ c: Point) -> Double {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }

  private static func ears(_ outline: [Point]) -> [[Point]] {
    var left = outline
    var found: [[Point]] = []
    var at = 0
    var failures = 0
    while left.count > 3 {
      let count = left.count
      let (a, b, c) = (left[(at + count - 1) % count], left[at % count], left[(at + 1) % count])
      let size = cross(a, b, c)
      let isEar =
        size > 0
        && !left.contains { p in
          p != a && p != b && p != c && cross(a, b, p) >= 0 && cross(b, c, p) >= 0
            && cross(c, a, p) >= 0
        }
      // What is flat goes without a triangle; where no ear is left, rounding has crossed lines, and one goes as it is.
      if isEar || size == 0 || failures > count {
        if size > 0 { found.append([a, b, c]) }
        left.remove(at: at % count)
        failures = 0
        at = left.isEmpty ? 0 : (at + left.count - 1) % left.count
      } else {
        at = (at + 1) % count
        failures += 1
      }
    }
    if left.count == 3, cross(left[0], left[1], left[2]) > 0 { found.append(left) }
    return found
  }
}
