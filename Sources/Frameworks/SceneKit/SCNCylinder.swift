import Foundation
import simd

/// A cylinder about the y axis: its side, its top and its bottom have materials of their own.
open class SCNCylinder: SCNGeometry {
  open var radius: CGFloat = 0.5 { didSet { reshape() } }
  open var height: CGFloat = 1 { didSet { reshape() } }
  open var radialSegmentCount: Int = 48 { didSet { reshape() } }
  open var heightSegmentCount: Int = 1 { didSet { reshape() } }

  public convenience init(radius: CGFloat, height: CGFloat) {
    self.init()
    self.radius = radius
    self.height = height
  }

  override func makeMesh() -> Mesh {
    var builder = MeshBuilder()
    let (radius, half) = (Float(radius), Float(height) / 2)
    let (segments, rows) = (max(radialSegmentCount, 3), max(heightSegmentCount, 1))
    builder.beginPart()
    let outline = (0...rows).map { row in
      let v = Float(row) / Float(rows)
      return MeshBuilder.Turned(
        radius: radius, y: half - 2 * half * v, normal: SIMD2(1, 0), v: v)
    }
    builder.turn(outline, segments: segments)
    builder.beginPart()
    builder.ring(0, radius, y: half, isTop: true, segments: segments)
    builder.beginPart()
    builder.ring(0, radius, y: -half, isTop: false, segments: segments)
    return builder.mesh
  }
}
