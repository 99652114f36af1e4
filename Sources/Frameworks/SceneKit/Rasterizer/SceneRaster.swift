import Foundation
import Pixels
import simd

/// Frames to pictures.
enum SceneRaster {
  /// As many threads as the machine has; what is drawn does not depend on them.
  private static let pool = ThreadPool(
    threads: max(1, ProcessInfo.processInfo.activeProcessorCount))
  static let tile = 32

  static func draw(_ frame: SceneFrame) -> Bitmap {
    var frame = frame
    for (index, lamp) in frame.lamps.enumerated() {
      guard let casting = lamp.casting else { continue }
      frame.lamps[index].shadow = shadowMap(
        frame, matrix: casting.matrix, size: casting.size, reach: casting.reach)
    }
    let bitmap = Bitmap(width: frame.width, height: frame.height)
    let triangles = Triangles(frame)
    let columns = (frame.width + tile - 1) / tile
    let rows = (frame.height + tile - 1) / tile
    let bins = bin(triangles.list, columns: columns, rows: rows)
    let painter = TilePainter(frame: frame, triangles: triangles, bitmap: bitmap)
    pool.run(count: columns * rows) { index, _ in
      painter.paint(
        x: index % columns * tile, y: index / columns * tile, triangles: bins.list(index))
    }
    return bitmap
  }

  /// Which triangles touch which tile, in their order.
  struct Bins: Sendable {
    var starts: [Int32]
    var numbers: [Int32]
    func list(_ tile: Int) -> ArraySlice<Int32> {
      numbers[Int(starts[tile])..<Int(starts[tile + 1])]
    }
  }

  private static func bin(_ list: [ScreenTriangle], columns: Int, rows: Int) -> Bins {
    var counts = [Int32](repeating: 0, count: columns * rows + 1)
    let spans = list.map { triangle -> (Int32, Int32, Int32, Int32) in
      let (x, y) = (triangle.x, triangle.y)
      let side = tile * 256
      func clamp(_ value: Int, _ most: Int) -> Int32 { Int32(min(max(value, -1), most)) }
      return (
        max(clamp((min(x.0, x.1, x.2) - 256) / side, columns), 0),
        min(clamp((max(x.0, x.1, x.2) + 256) >> 13, columns), Int32(columns - 1)),
        max(clamp((min(y.0, y.1, y.2) - 256) / side, rows), 0),
        min(clamp((max(y.0, y.1, y.2) + 256) >> 13, rows), Int32(rows - 1))
      )
    }
    func each(_ span: (Int32, Int32, Int32, Int32), _ body: (Int) -> Void) {
      guard span.0 <= span.1, span.2 <= span.3 else { return }
      for row in span.2...span.3 {
        for column in span.0...span.1 { body(Int(row) * columns + Int(column)) }
      }
    }
    for span in spans { each(span) { counts[$0 + 1] += 1 } }
    for index in 1..<counts.count { counts[index] += counts[index - 1] }
    var next = counts
    var numbers = [Int32](repeating: 0, count: Int(counts[counts.count - 1]))
    for (index, span) in spans.enumerated() {
      each(span) {
        numbers[Int(next[$0])] = Int32(index)
        next[$0] += 1
      }
    }
    return Bins(starts: counts, numbers: numbers)
  }

  /// How far the rays of a light come, for triangles that cast shadows.
  static func shadowMap(
    _ frame: SceneFrame, matrix: simd_float4x4, size: Int, reach: Int
  ) -> ShadowMap {
    var light = frame
    (light.view, light.projection) = (.one, matrix)
    (light.width, light.height) = (size, size)
    light.items = frame.items.filter { item in
      item.castsShadow && item.mesh.parts[item.part].kind == .triangles
        && frame.surfaces[item.surface].opacity > 0.5
    }
    for index in light.surfaces.indices { light.surfaces[index].isDoubleSided = true }
    var depths = [Float](repeating: 1, count: size * size)
    let triangles = Triangles(light)
    depths.withUnsafeMutableBufferPointer { depths in
      for triangle in triangles.list { fill(triangle, size, depths) }
    }
    return ShadowMap(matrix: matrix, size: size, depths: depths, reach: reach)
  }

  private static func fill(
    _ t: ScreenTriangle, _ size: Int, _ depths: UnsafeMutableBufferPointer<Float>
  ) {
    let left = max((min(t.x.0, t.x.1, t.x.2) - 128) >> 8, 0)
    let right = min((max(t.x.0, t.x.1, t.x.2) + 128) >> 8, size - 1)
    let top = max((min(t.y.0, t.y.1, t.y.2) - 128) >> 8, 0)
    let bottom = min((max(t.y.0, t.y.1, t.y.2) + 128) >> 8, size - 1)
    guard left <= right, top <= bottom else { return }
    let inverse = 1 / Float(t.area)
    for row in top...bottom {
      for column in left...right {
        let (x, y) = (column * 256 + 128, row * 256 + 128)
        let e0 = (t.x.2 - t.x.1) * (y - t.y.1) - (t.y.2 - t.y.1) * (x - t.x.1)
        let e1 = (t.x.0 - t.x.2) * (y - t.y.2) - (t.y.0 - t.y.2) * (x - t.x.2)
        let e2 = (t.x.1 - t.x.0) * (y - t.y.0) - (t.y.1 - t.y.0) * (x - t.x.0)
        guard e0 >= 0, e1 >= 0, e2 >= 0 else { continue }
        let z = (Float(e0) * t.z.x + Float(e1) * t.z.y + Float(e2) * t.z.z) * inverse
        if z < depths[row * size + column] { depths[row * size + column] = z }
      }
    }
  }
}
