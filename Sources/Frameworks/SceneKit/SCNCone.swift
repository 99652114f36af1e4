import Foundation
import simd

/// A cone about the y axis, or a part of one: its side, its top and its bottom have materials of their own.
open class SCNCone: SCNGeometry {
  open var topRadius: CGFloat = 0 { didSet { reshape() } }
  open var bottomRadius: CGFloat = 0.5 { didSet { reshape() } }
  open var height: CGFloat = 1 { didSet { reshape() } }
  open var radialSegmentCount: Int = 48 { didSet { reshape() } }
  open var heightSegmentCount: Int = 1 { didSet { reshape() } }

  public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    self.init()
    self.topRadius = topRadius
    self.bottomRadius = bottomRadius
    self.height = height
  }

  override func makeMesh() -> Mesh {
    var builder = MeshBuilder()
    let (top, bottom) = (Float(topRadius), Float(bottomRadius))
    let half = Float(height) / 2
    let (segments, rows) = (max(radialSegmentCount, 3), max(heightSegmentCount, 1))
    builder.beginPart()
    let outline = (0...rows).map { row in
      let v = Float(row) / Float(rows)
      return MeshBuilder.Turned(
        radius: top + (bottom - top) * v, y: half - 2 * half * v,
        normal: SIMD2(2 * half, bottom - top), v: v)
    }
    builder.turn(outline, segments: segments)
    if top > 0 {
      builder.beginPart()
      builder.ring(0, top, y: half, isTop: true, segments: segments)
    }
    if bottom > 0 {
      builder.beginPart()
      builder.ring(0, bottom, y: -half, isTop: false, segments: segments)
    }
    return builder.mesh
  }
}
