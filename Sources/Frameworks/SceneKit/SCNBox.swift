import Foundation
import simd

/// A box about its origin. Its six sides – front, right, back, left, top, bottom – have materials of their own.
open class SCNBox: SCNGeometry {
  open var width: CGFloat = 1 { didSet { reshape() } }
  open var height: CGFloat = 1 { didSet { reshape() } }
  open var length: CGFloat = 1 { didSet { reshape() } }
  /// Of its edges.
  open var chamferRadius: CGFloat = 0 { didSet { reshape() } }
  open var widthSegmentCount: Int = 1 { didSet { reshape() } }
  open var heightSegmentCount: Int = 1 { didSet { reshape() } }
  open var lengthSegmentCount: Int = 1 { didSet { reshape() } }
  open var chamferSegmentCount: Int = 5 { didSet { reshape() } }

  public convenience init(
    width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat
  ) {
    self.init()
    self.width = width
    self.height = height
    self.length = length
    self.chamferRadius = chamferRadius
  }

  /// Where a side has lines across one of its directions: a round edge, what is even, and a round edge.
  private func marks(
    _ half: Float, _ radius: Float, _ axis: SIMD3<Float>
  ) -> [(place: Float, slope: Float)] {
    let flat = half - radius
    let pieces =
      axis.x != 0 ? widthSegmentCount : axis.y != 0 ? heightSegmentCount : lengthSegmentCount
    let count = max(pieces, 1)
    let even = (0...count).map {
      (place: (Float($0) / Float(count) * 2 - 1) * flat, slope: Float(0))
    }
    guard radius > 0 else { return even }
    // Half of a quarter circle: the other half is the neighbour's.
    let steps = max((chamferSegmentCount + 1) / 2, 1)
    let slopes = (1...steps).map { tan(Float($0) / Float(steps) * Float.pi / 4) }
    return slopes.reversed().map { (-flat, -$0) } + even + slopes.map { (flat, $0) }
  }

  override func makeMesh() -> Mesh {
    var builder = MeshBuilder()
    let half = SIMD3(Float(width), Float(height), Float(length)) / 2
    let radius = min(max(Float(chamferRadius), 0), half.x, half.y, half.z)
    // To the right, upwards and towards who looks at each side.
    let sides: [(SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)] = [
      (SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)),
      (SIMD3(0, 0, -1), SIMD3(0, 1, 0), SIMD3(1, 0, 0)),
      (SIMD3(-1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, -1)),
      (SIMD3(0, 0, 1), SIMD3(0, 1, 0), SIMD3(-1, 0, 0)),
      (SIMD3(1, 0, 0), SIMD3(0, 0, -1), SIMD3(0, 1, 0)),
      (SIMD3(1, 0, 0), SIMD3(0, 0, 1), SIMD3(0, -1, 0)),
    ]
    for (right, up, front) in sides {
      builder.beginPart()
      let size = SIMD2(abs(simd_dot(right, half)), abs(simd_dot(up, half)))
      let (columns, rows) = (marks(size.x, radius, right), marks(size.y, radius, up))
      builder.grid(columns: columns.count - 1, rows: rows.count - 1) { column, row in
        let (a, b) = (columns[column], rows[rows.count - 1 - row])
        let normal = SIMD3(0, 0, 1).unit(right * a.slope + up * b.slope + front)
        let inner = right * a.place + up * b.place + front * (abs(simd_dot(front, half)) - radius)
        let place = inner + normal * radius
        let text = SIMD2(
          size.x > 0 ? simd_dot(place, right) / size.x : 0,
          size.y > 0 ? -simd_dot(place, up) / size.y : 0)
        return (place, normal, text / 2 + 0.5)
      }
    }
    return builder.mesh
  }
}
