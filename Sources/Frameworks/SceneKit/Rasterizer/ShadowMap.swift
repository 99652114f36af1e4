import simd

/// How far a light's rays come, as a picture from where it stands.
final class ShadowMap: Sendable {
  let matrix: simd_float4x4
  let size: Int
  let depths: [Float]
  /// Texels around one that are looked at.
  let reach: Int

  init(matrix: simd_float4x4, size: Int, depths: [Float], reach: Int) {
    (self.matrix, self.size, self.depths, self.reach) = (matrix, size, depths, reach)
  }

  /// 0 in the light, 1 in the shadow.
  func shade(_ place: SIMD3<Float>, slope: Float) -> Float {
    let clip = matrix * SIMD4(place, 1)
    guard clip.w > 0 else { return 0 }
    let point = clip.xyz / clip.w
    guard abs(point.x) <= 1, abs(point.y) <= 1, point.z <= 1, point.z >= 0 else { return 0 }
    let x = (point.x / 2 + 0.5) * Float(size) - 0.5
    let y = (0.5 - point.y / 2) * Float(size) - 0.5
    let bias = 0.001 + 0.003 * slope * Float(reach + 1) / 2
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (a, b) = (x - Float(left), y - Float(top))
    var (sum, weights): (Float, Float) = (0, 0)
    for dy in -reach...reach + 1 {
      for dx in -reach...reach + 1 {
        // The edges of the square follow the place, so that shadows do not step.
        let across = dx == -reach ? 1 - a : dx == reach + 1 ? a : 1
        let down = dy == -reach ? 1 - b : dy == reach + 1 ? b : 1
        let weight = across * down
        weights += weight
        let (column, row) = (left + dx, top + dy)
        guard column >= 0, row >= 0, column < size, row < size else { continue }
        if depths[row * size + column] < point.z - bias { sum += weight }
      }
    }
    return weights > 0 ? sum / weights : 0
  }
}
