import Foundation
import simd

/// What a geometry is made of, as the rasterizer takes it. Never changed.
final class Mesh: Sendable {
  struct Part: Sendable {
    enum Kind: Sendable { case triangles, lines, points }
    var kind = Kind.triangles
    /// Three, two or one a piece; all below the number of places.
    var indices: [UInt32]
    /// Across, in points of the screen, for points.
    var size: Float = 1
  }

  let positions: [SIMD3<Float>]
  let normals: [SIMD3<Float>]
  /// Places in pictures: to the right and downwards, 0…1.
  let texts: [SIMD2<Float>]
  /// Of other channels than the first.
  let otherTexts: [[SIMD2<Float>]]
  /// Linear light, multiplied with the surface's; nil where there are none.
  let colors: [SIMD4<Float>]?
  let parts: [Part]
  let low: SIMD3<Float>
  let high: SIMD3<Float>

  /// Normals that are missing are those of the triangles around a place. Places that are not finite take their triangles
  /// with them, as do indices beyond the places.
  init(
    positions: [SIMD3<Float>], normals: [SIMD3<Float>] = [], texts: [SIMD2<Float>] = [],
    otherTexts: [[SIMD2<Float>]] = [], colors: [SIMD4<Float>]? = nil, parts: [Part]
  ) {
    let count = positions.count
    self.positions = positions
    self.parts = parts.map { Self.valid($0, positions) }
    self.normals =
      normals.count >= count ? normals : Self.normals(positions, self.parts)
    self.texts =
      texts.count >= count ? texts : [SIMD2<Float>](repeating: .zero, count: count)
    self.otherTexts = otherTexts.filter { $0.count >= count }
    self.colors = colors.flatMap { $0.count >= count ? $0 : nil }
    var (low, high) = (
      SIMD3<Float>(repeating: .infinity), SIMD3<Float>(repeating: -.infinity)
    )
    for position in positions where position.isFinite {
      low = pointwiseMin(low, position)
      high = pointwiseMax(high, position)
    }
    if !low.isFinite { (low, high) = (.zero, .zero) }
    (self.low, self.high) = (low, high)
  }

  var isEmpty: Bool { parts.allSatisfy(\.indices.isEmpty) }

  private static func valid(_ part: Part, _ positions: [SIMD3<Float>]) -> Part {
    let step = part.kind == .triangles ? 3 : part.kind == .lines ? 2 : 1
    func isGood(_ index: UInt32) -> Bool {
      Int(index) < positions.count && positions[Int(index)].isFinite
    }
    let whole = part.indices.count / step * step
    if whole == part.indices.count, part.indices.allSatisfy(isGood) { return part }
    var kept: [UInt32] = []
    for start in stride(from: 0, to: whole, by: step) {
      let piece = part.indices[start..<start + step]
      if piece.allSatisfy(isGood) { kept += piece }
    }
    return Part(kind: part.kind, indices: kept, size: part.size)
  }

  private static func normals(_ positions: [SIMD3<Float>], _ parts: [Part]) -> [SIMD3<Float>] {
    var sums = [SIMD3<Float>](repeating: .zero, count: positions.count)
    for part in parts where part.kind == .triangles {
      for start in stride(from: 0, to: part.indices.count, by: 3) {
        let (a, b, c) = (
          Int(part.indices[start]), Int(part.indices[start + 1]), Int(part.indices[start + 2])
        )
        let normal = simd_cross(positions[b] - positions[a], positions[c] - positions[a])
        for index in [a, b, c] { sums[index] += normal }
      }
    }
    return sums.map { SIMD3(0, 0, 1).unit($0) }
  }
}

/// A mesh while it grows.
struct MeshBuilder {
  var positions: [SIMD3<Float>] = []
  var normals: [SIMD3<Float>] = []
  var texts: [SIMD2<Float>] = []
  var parts: [Mesh.Part] = []

  var mesh: Mesh { Mesh(positions: positions, normals: normals, texts: texts, parts: parts) }

  mutating func beginPart() { parts.append(Mesh.Part(indices: [])) }

  @discardableResult
  mutating func vertex(
    _ position: SIMD3<Float>, _ normal: SIMD3<Float>, _ text: SIMD2<Float>
  ) -> UInt32 {
    positions.append(position)
    normals.append(normal)
    texts.append(text)
    return UInt32(positions.count - 1)
  }

  mutating func triangle(_ a: UInt32, _ b: UInt32, _ c: UInt32) {
    parts[parts.count - 1].indices += [a, b, c]
  }

  /// Counterclockwise as seen from the front.
  mutating func quad(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) {
    parts[parts.count - 1].indices += [a, b, c, a, c, d]
  }

  /// A grid of columns and rows, rows from the top.
  mutating func grid(
    columns: Int, rows: Int,
    _ vertex: (Int, Int) -> (SIMD3<Float>, SIMD3<Float>, SIMD2<Float>)
  ) {
    let first = UInt32(positions.count)
    for row in 0...rows {
      for column in 0...columns {
        let (position, normal, text) = vertex(column, row)
        self.vertex(position, normal, text)
      }
    }
    let width = UInt32(columns + 1)
    for row in 0..<UInt32(rows) {
      for column in 0..<UInt32(columns) {
        let corner = first + row * width + column
        quad(corner, corner + width, corner + width + 1, corner + 1)
      }
    }
  }

  /// A point of an outline that turns about y.
  struct Turned {
    var radius: Float
    var y: Float
    /// Away from the axis, and upwards.
    var normal: SIMD2<Float>
    var v: Float
  }

  /// What an outline passes that turns about y; downwards for one that is seen from outside.
  mutating func turn(_ outline: [Turned], segments: Int) {
    guard outline.count > 1 else { return }
    let segments = max(segments, 3)
    grid(columns: segments, rows: outline.count - 1) { column, row in
      let u = Float(column) / Float(segments)
      // Both ends of the seam are the same numbers, so that nothing shows between them.
      let angle = (column == segments ? -0.5 : u - 0.5) * 2 * Float.pi
      let (x, z) = (sin(angle), cos(angle))
      let point = outline[row]
      return (
        SIMD3(x * point.radius, point.y, z * point.radius),
        SIMD3(0, 1, 0).unit(SIMD3(x * point.normal.x, point.normal.y, z * point.normal.x)),
        SIMD2(u, point.v)
      )
    }
  }

  /// A ring about y, seen from above or from below; a disk where the inner radius is 0.
  mutating func ring(
    _ inner: Float, _ outer: Float, y: Float, isTop: Bool, segments: Int, rings: Int = 1
  ) {
    let segments = max(segments, 3)
    let count = max(rings, 1)
    grid(columns: segments, rows: count) { column, row in
      let part = Float(row) / Float(count)
      let radius = isTop ? inner + (outer - inner) * part : outer + (inner - outer) * part
      let u = Float(column) / Float(segments)
      let angle = (column == segments ? -0.5 : u - 0.5) * 2 * Float.pi
      let (x, z) = (sin(angle), cos(angle))
      let scale = outer > 0 ? radius / outer / 2 : 0
      return (
        SIMD3(x * radius, y, z * radius), SIMD3(0, isTop ? 1 : -1, 0),
        SIMD2(0.5 + x * scale, 0.5 + (isTop ? z : -z) * scale)
      )
    }
  }
}
