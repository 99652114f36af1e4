import Foundation

/// Colours at the corners of a grid of curved patches.
package struct MeshPaint: Hashable, Sendable {
  /// Corners in a row and in a column; at least 2 each.
  package var columns: Int
  package var rows: Int
  /// Row by row, in points.
  package var positions: [CGPoint]
  /// As many as `positions`.
  package var colors: [ColorComponents]
  /// Shown where no patch lies.
  package var background: ColorComponents
  /// True for curves through the colours, false for straight lines between them.
  package var smoothsColors: Bool
  package var interpolation: GradientRamp.Interpolation
  /// What is painted at all, in points.
  package var bounds: CGRect

  package init(
    columns: Int, rows: Int, positions: [CGPoint], colors: [ColorComponents], bounds: CGRect,
    background: ColorComponents = .clear, smoothsColors: Bool = true,
    interpolation: GradientRamp.Interpolation = .device
  ) {
    self.columns = columns
    self.rows = rows
    self.positions = positions
    self.colors = colors
    self.bounds = bounds
    self.background = background
    self.smoothsColors = smoothsColors
    self.interpolation = interpolation
  }

  /// A mesh that cannot be drawn is all background.
  var isDrawable: Bool {
    columns >= 2 && rows >= 2 && positions.count == columns * rows
      && colors.count == positions.count
      && positions.allSatisfy { abs($0.x) < 1e7 && abs($0.y) < 1e7 }
  }
}

/// Draws meshes on bitmaps, finely enough for a smooth picture to be made from them.
struct MeshRenderer {
  private let mesh: MeshPaint
  private let bitmap: Bitmap
  private let scaleX: Double
  private let scaleY: Double
  private let colors: [SIMD4<Double>]

  /// Pixels of the longer side: colours change slowly.
  private static let mostPixels = 512.0
  /// Straight pieces along each side of a patch.
  private static let steps = 24

  /// A picture of `mesh.bounds`.
  static func bitmap(of mesh: MeshPaint) -> Bitmap {
    let (width, height) = (Double(mesh.bounds.width), Double(mesh.bounds.height))
    let fine = mostPixels / max(width, height, 1e-6)
    func side(_ length: Double) -> Int {
      Int(min(max((length * min(fine, 4)).rounded(.up), 1), 512))
    }
    let renderer = MeshRenderer(mesh, Bitmap(width: side(width), height: side(height)))
    renderer.draw()
    return renderer.bitmap
  }

  private init(_ mesh: MeshPaint, _ bitmap: Bitmap) {
    self.mesh = mesh
    self.bitmap = bitmap
    scaleX = Double(bitmap.width) / max(Double(mesh.bounds.width), 1e-6)
    scaleY = Double(bitmap.height) / max(Double(mesh.bounds.height), 1e-6)
    colors = mesh.colors.map { GradientEvaluator.blendable($0, mesh.interpolation) }
  }

  private func draw() {
    let background = mesh.background.premultiplied()
    for y in 0..<bitmap.height {
      bitmap.pixelRow(y).update(repeating: background, count: bitmap.width)
    }
    guard mesh.isDrawable else { return }
    for row in 0..<mesh.rows - 1 {
      for column in 0..<mesh.columns - 1 { drawPatch(column, row) }
    }
  }

  // MARK: Patches

  private typealias Vertex = (point: SIMD2<Double>, color: SIMD4<Double>)

  private func drawPatch(_ column: Int, _ row: Int) {
    let steps = Self.steps
    let grid = (0...steps).map { v in
      (0...steps).map { u in
        vertex(column, row, Double(u) / Double(steps), Double(v) / Double(steps))
      }
    }
    for v in 0..<steps {
      for u in 0..<steps {
        fill(grid[v][u], grid[v][u + 1], grid[v + 1][u])
        fill(grid[v + 1][u + 1], grid[v][u + 1], grid[v + 1][u])
      }
    }
  }

  private func vertex(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> Vertex {
    let along = weights(u, column, mesh.columns, isSmooth: true)
    let down = weights(v, row, mesh.rows, isSmooth: true)
    let colorAlong = mesh.smoothsColors ? along : weights(u, column, mesh.columns, isSmooth: false)
    let colorDown = mesh.smoothsColors ? down : weights(v, row, mesh.rows, isSmooth: false)
    var point = SIMD2<Double>.zero
    var color = SIMD4<Double>.zero
    for j in 0..<4 {
      for i in 0..<4 {
        let x = min(max(column + i - 1, 0), mesh.columns - 1)
        let y = min(max(row + j - 1, 0), mesh.rows - 1)
        let position = mesh.positions[y * mesh.columns + x]
        point += SIMD2(Double(position.x), Double(position.y)) * (along[i] * down[j])
        color += colors[y * mesh.columns + x] * (colorAlong[i] * colorDown[j])
      }
    }
    let origin = SIMD2(Double(mesh.bounds.minX), Double(mesh.bounds.minY))
    return ((point - origin) * SIMD2(scaleX, scaleY), color)
  }

  /// How much of the corners before, at both ends of, and after a piece there is at `t`: a Catmull-Rom
  /// curve whose direction at the mesh's border is that of the border piece, or a straight line.
  private func weights(_ t: Double, _ index: Int, _ count: Int, isSmooth: Bool) -> [Double] {
    guard isSmooth else { return [0, 1 - t, t, 0] }
    let (t2, t3) = (t * t, t * t * t)
    let (start, end) = (t3 - 2 * t2 + t, t3 - t2)
    var weights = [0, 2 * t3 - 3 * t2 + 1, -2 * t3 + 3 * t2, 0]
    func add(_ tangent: Double, from low: Int, to high: Int, over span: Double) {
      weights[low] -= tangent / span
      weights[high] += tangent / span
    }
    if index > 0 {
      add(start, from: 0, to: 2, over: 2)
    } else {
      add(start, from: 1, to: 2, over: 1)
    }
    if index + 2 < count {
      add(end, from: 1, to: 3, over: 2)
    } else {
      add(end, from: 1, to: 2, over: 1)
    }
    return weights
  }

  // MARK: Triangles

  private func fill(_ a: Vertex, _ b: Vertex, _ c: Vertex) {
    let (ab, ac) = (b.point - a.point, c.point - a.point)
    let area = ab.x * ac.y - ab.y * ac.x
    guard abs(area) > 1e-12 else { return }
    func clamp(_ value: Double, _ limit: Int) -> Int { Int(min(max(value, 0), Double(limit))) }
    let low = pointwiseMin(a.point, pointwiseMin(b.point, c.point))
    let high = pointwiseMax(a.point, pointwiseMax(b.point, c.point))
    let columns = clamp(low.x, bitmap.width)..<clamp(high.x + 1, bitmap.width)
    for y in clamp(low.y, bitmap.height)..<clamp(high.y + 1, bitmap.height) {
      let pixels = bitmap.pixelRow(y)
      for x in columns {
        let p = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - a.point
        let u = (p.x * ac.y - p.y * ac.x) / area
        let v = (ab.x * p.y - ab.y * p.x) / area
        // A hair beyond the sides, so that neighbours leave no gap.
        guard u >= -1e-6, v >= -1e-6, u + v <= 1 + 1e-6 else { continue }
        pixels[x] = pixel(a.color * (1 - u - v) + b.color * u + c.color * v)
      }
    }
  }

  private func pixel(_ color: SIMD4<Double>) -> UInt32 {
    let shown = GradientEvaluator.shown(color, mesh.interpolation)
    let bytes = (shown * 255 + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255.5))
    return UInt32(bytes.x) | UInt32(bytes.y) << 8 | UInt32(bytes.z) << 16 | UInt32(bytes.w) << 24
  }

  // MARK: Meshes that were drawn before

  private static let lock = NSLock()
  // Touched under `lock` alone.
  nonisolated(unsafe) private static var known: [MeshPaint: Bitmap] = [:]

  static func keptBitmap(of mesh: MeshPaint) -> Bitmap {
    if let bitmap = lock.withLock({ known[mesh] }) { return bitmap }
    let made = bitmap(of: mesh)
    lock.withLock {
      if known.count >= 8 { known.removeAll() }
      known[mesh] = made
    }
    return made
  }
}
