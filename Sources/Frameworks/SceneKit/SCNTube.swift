import Foundation
import simd

/// A pipe about the y axis: outside, inside, top and bottom have materials of their own.
open class SCNTube: SCNGeometry {
  open var innerRadius: CGFloat = 0.25 { didSet { reshape() } }
  open var outerRadius: CGFloat = 0.5 { didSet { reshape() } }
  open var height: CGFloat = 1 { didSet { reshape() } }
  open var radialSegmentCount: Int = 48 { didSet { reshape() } }
  open var heightSegmentCount: Int = 1 { didSet { reshape() } }

  public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    self.init()
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    self.height = height
  }

  override func makeMesh() -> Mesh {
    var builder = MeshBuilder()
    let (inner, outer) = (Float(innerRadius), Float(outerRadius))
    let half = Float(height) / 2
    let (segments, rows) = (max(radialSegmentCount, 3), max(heightSegmentCount, 1))
    func wall(_ radius: Float, _ way: Float) -> [MeshBuilder.Turned] {
      (0...rows).map { row in
        let v = Float(row) / Float(rows)
        return MeshBuilder.Turned(
          radius: radius, y: way * half * (1 - 2 * v), normal: SIMD2(way, 0), v: v)
      }
    }
    builder.beginPart()
    builder.turn(wall(outer, 1), segments: segments)
    builder.beginPart()
    builder.turn(wall(inner, -1), segments: segments)
    builder.beginPart()
    builder.ring(inner, outer, y: half, isTop: true, segments: segments)
    builder.beginPart()
    builder.ring(inner, outer, y: -half, isTop: false, segments: segments)
    return builder.mesh
  }
}
