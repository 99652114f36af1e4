import Foundation
import simd

/// A rectangle about its origin that faces +z.
open class SCNPlane: SCNGeometry {
  open var width: CGFloat = 1 { didSet { reshape() } }
  open var height: CGFloat = 1 { didSet { reshape() } }
  open var cornerRadius: CGFloat = 0 { didSet { reshape() } }
  open var widthSegmentCount: Int = 1 { didSet { reshape() } }
  open var heightSegmentCount: Int = 1 { didSet { reshape() } }
  open var cornerSegmentCount: Int = 10 { didSet { reshape() } }

  public convenience init(width: CGFloat, height: CGFloat) {
    self.init()
    self.width = width
    self.height = height
  }

  /// A fan around the middle.
  private func addRounded(_ half: SIMD2<Float>, _ radius: Float, _ builder: inout MeshBuilder) {
    let normal = SIMD3<Float>(0, 0, 1)
    let middle = builder.vertex(.zero, normal, SIMD2(0.5, 0.5))
    let steps = max(cornerSegmentCount, 1)
    var rim: [UInt32] = []
    for corner in 0..<4 {
      let center = SIMD2<Float>(
        corner == 0 || corner == 3 ? half.x - radius : radius - half.x,
        corner < 2 ? half.y - radius : radius - half.y)
      for step in 0...steps {
        let angle = (Float(corner) + Float(step) / Float(steps)) * Float.pi / 2
        let place = center + radius * SIMD2(cos(angle), sin(angle))
        let text = SIMD2(place.x / half.x + 1, 1 - place.y / half.y) / 2
        rim.append(builder.vertex(SIMD3(place.x, place.y, 0), normal, text))
      }
    }
    for index in rim.indices {
      builder.triangle(middle, rim[index], rim[(index + 1) % rim.count])
    }
  }

  override func makeMesh() -> Mesh {
    var builder = MeshBuilder()
    builder.beginPart()
    let half = SIMD2(Float(width), Float(height)) / 2
    let radius = min(max(Float(cornerRadius), 0), abs(half.x), abs(half.y))
    guard radius > 0 else {
      let (columns, rows) = (max(widthSegmentCount, 1), max(heightSegmentCount, 1))
      builder.grid(columns: columns, rows: rows) { column, row in
        let text = SIMD2(Float(column) / Float(columns), Float(row) / Float(rows))
        let place = (text * 2 - 1) * half
        return (SIMD3(place.x, -place.y, 0), SIMD3(0, 0, 1), text)
      }
      return builder.mesh
    }
    addRounded(half, radius, &builder)
    return builder.mesh
  }
}
