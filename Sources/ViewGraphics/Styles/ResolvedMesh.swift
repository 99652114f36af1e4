import Foundation
import Geometry
import Pixels

/// A mesh of colours with the environment's colours in it.
package struct ResolvedMesh: Hashable, Sendable {
  var width: Int
  var height: Int
  /// In fractions of the box, row by row.
  var points: [SIMD2<Float>]
  var colors: [Color.Resolved]
  var background: Color.Resolved
  var isSmooth: Bool
  var space: Gradient.ColorSpace

  /// The mesh as a picture of 192 × 192 pixels that is stretched over the box.
  ///
  /// Points between those of the grid lie on Catmull-Rom splines, colours on the same where they are
  /// smooth and straight lines otherwise; each cell is drawn as a field of small triangles. A mesh whose
  /// edge is seen is drawn on 640 × 640 pixels, of which four make one, so that the edge is not jagged.
  func bitmap() -> Bitmap {
    let side = showsEdge ? 640 : 192
    var canvas = MeshCanvas(side: side, background: background.components)
    let steps = max(4, min(48, 2 * side / max(width - 1, height - 1)))
    let cells = (width - 1, height - 1)
    for row in 0..<cells.1 {
      for column in 0..<cells.0 { draw(cell: (column, row), steps: steps, into: &canvas) }
    }
    if showsEdge {
      return Bitmap(width: side / 2, height: side / 2, premultiplied: canvas.halved.premultiplied)
    }
    return Bitmap(width: side, height: side, premultiplied: canvas.premultiplied)
  }

  /// Whether a part of the mesh's edge lies inside of the box.
  private var showsEdge: Bool {
    let columns = (0..<width).contains { points[$0].y > 0 || points[points.count - 1 - $0].y < 1 }
    let rows = (0..<height).contains {
      points[$0 * width].x > 0 || points[$0 * width + width - 1].x < 1
    }
    return columns || rows
  }

  private func draw(cell: (column: Int, row: Int), steps: Int, into canvas: inout MeshCanvas) {
    var above: [MeshVertex] = []
    for y in 0...steps {
      let line = (0...steps).map { x in
        vertex(
          Float(cell.column) + Float(x) / Float(steps), Float(cell.row) + Float(y) / Float(steps),
          in: cell)
      }
      if y > 0 {
        for x in 0..<steps {
          canvas.fill(above[x], above[x + 1], line[x])
          canvas.fill(above[x + 1], line[x + 1], line[x])
        }
      }
      above = line
    }
  }

  private func vertex(_ x: Float, _ y: Float, in cell: (column: Int, row: Int)) -> MeshVertex {
    let u = x - Float(cell.column)
    let v = y - Float(cell.row)
    let weightsX = Self.spline(u)
    let weightsY = Self.spline(v)
    var position = SIMD2<Float>.zero
    var color = SIMD4<Float>.zero
    for j in -1...2 {
      for i in -1...2 {
        let weight = weightsX[i + 1] * weightsY[j + 1]
        position += weight * point(cell.column + i, cell.row + j)
        if isSmooth { color += weight * encoded(cell.column + i, cell.row + j) }
      }
    }
    if !isSmooth {
      let top = encoded(cell.column, cell.row) * (1 - u) + encoded(cell.column + 1, cell.row) * u
      let bottom =
        encoded(cell.column, cell.row + 1) * (1 - u) + encoded(cell.column + 1, cell.row + 1) * u
      color = top * (1 - v) + bottom * v
    }
    return MeshVertex(position: position, color: device(color))
  }

  /// The four weights of a Catmull-Rom spline at `t`.
  private static func spline(_ t: Float) -> SIMD4<Float> {
    let (t2, t3) = (t * t, t * t * t)
    return SIMD4(-t3 + 2 * t2 - t, 3 * t3 - 5 * t2 + 2, -3 * t3 + 4 * t2 + t, t3 - t2) / 2
  }

  /// A point of the grid; beyond its edge the last step goes on.
  private func point(_ column: Int, _ row: Int) -> SIMD2<Float> {
    if column < 0 { return 2 * point(0, row) - point(1, row) }
    if column >= width { return 2 * point(width - 1, row) - point(width - 2, row) }
    if row < 0 { return 2 * point(column, 0) - point(column, 1) }
    if row >= height { return 2 * point(column, height - 1) - point(column, height - 2) }
    return points[row * width + column]
  }

  /// The colour in the space in which it is blended, premultiplied, so that colours fade to nothing without
  /// passing through grey, as those of the other gradients do; beyond the edge that of the edge.
  private func encoded(_ column: Int, _ row: Int) -> SIMD4<Float> {
    let color = colors[min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1)]
    let components: SIMD3<Float> =
      switch space.kind {
      case .device: color.linear.encoded
      case .linear: color.linear
      case .perceptual: Oklab.components(of: color.linear)
      }
    return SIMD4(components * color.opacity, color.opacity)
  }

  private func device(_ color: SIMD4<Float>) -> SIMD4<Float> {
    guard color.w > 0 else { return .zero }
    let components = SIMD3(color.x, color.y, color.z) / color.w
    let device: SIMD3<Float> =
      switch space.kind {
      case .device: components
      case .linear: components.encoded
      case .perceptual: Oklab.linearSRGB(components).encoded
      }
    return SIMD4(device, 1).clamped(lowerBound: .zero, upperBound: .one) * min(color.w, 1)
  }
}

/// A point of a mesh in fractions of the box, with a gamma-encoded colour that is premultiplied.
struct MeshVertex {
  var position: SIMD2<Float>
  var color: SIMD4<Float>
}

/// A square of pixels to draw triangles on.
private struct MeshCanvas {
  let side: Int
  private var colors: [SIMD4<Float>]

  init(side: Int, background: ColorComponents) {
    self.side = side
    let color = SIMD4(
      SIMD3(background.red, background.green, background.blue) * background.alpha, background.alpha)
    colors = Array(repeating: color, count: side * side)
  }

  /// Fills the pixels whose centres lie in the triangle, on its edges too.
  mutating func fill(_ a: MeshVertex, _ b: MeshVertex, _ c: MeshVertex) {
    let scale = Float(side)
    let (p, q, r) = (a.position * scale - 0.5, b.position * scale - 0.5, c.position * scale - 0.5)
    let area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    guard area != 0, area.isFinite else { return }
    let limit = Float(side - 1)
    let left = Int(max(0, min(p.x, q.x, r.x).rounded(.up)))
    let right = Int(min(limit, max(p.x, q.x, r.x).rounded(.down)))
    let top = Int(max(0, min(p.y, q.y, r.y).rounded(.up)))
    let bottom = Int(min(limit, max(p.y, q.y, r.y).rounded(.down)))
    guard left <= right, top <= bottom else { return }
    for y in top...bottom {
      for x in left...right {
        let d = SIMD2(Float(x), Float(y)) - p
        let v = (d.x * (r.y - p.y) - d.y * (r.x - p.x)) / area
        let w = ((q.x - p.x) * d.y - (q.y - p.y) * d.x) / area
        guard v >= -1e-4, w >= -1e-4, v + w <= 1 + 2e-4 else { continue }
        colors[y * side + x] = a.color * (1 - v - w) + b.color * v + c.color * w
      }
    }
  }

  /// The same on half as many pixels each way, of which each is the mean of four.
  var halved: MeshCanvas {
    var result = MeshCanvas(side: side / 2, background: ColorComponents(red: 0, green: 0, blue: 0))
    for y in 0..<result.side {
      for x in 0..<result.side {
        let first = 2 * y * side + 2 * x
        result.colors[y * result.side + x] =
          (colors[first] + colors[first + 1] + colors[first + side] + colors[first + side + 1]) / 4
      }
    }
    return result
  }

  /// RGBA8, rows from the top.
  var premultiplied: [UInt8] {
    colors.flatMap { color in
      let bytes = (color * 255)
        .rounded(.toNearestOrAwayFromZero).clamped(
          lowerBound: .zero, upperBound: .init(repeating: 255))
      return [UInt8(bytes.x), UInt8(bytes.y), UInt8(bytes.z), UInt8(bytes.w)]
    }
  }
}
