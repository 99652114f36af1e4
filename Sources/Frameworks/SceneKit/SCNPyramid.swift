import Foundation
import simd

/// A pyramid that stands on the xz plane: four sides and the bottom have materials of their own.
open class SCNPyramid: SCNGeometry {
  open var width: CGFloat = 1 { didSet { reshape() } }
  open var height: CGFloat = 1 { didSet { reshape() } }
  open var length: CGFloat = 1 { didSet { reshape() } }
  open var widthSegmentCount: Int = 1 { didSet { reshape() } }
  open var heightSegmentCount: Int = 1 { didSet { reshape() } }
  open var lengthSegmentCount: Int = 1 { didSet { reshape() } }

  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
    self.init()
    self.width = width
    self.height = height
    self.length = length
  }

  override func makeMesh() -> Mesh {
    var builder = MeshBuilder()
    let (x, z, top) = (Float(width) / 2, Float(length) / 2, Float(height))
    // The feet in the order of the sides: front, right, back, left.
    let feet = [SIMD3(-x, 0, z), SIMD3(x, 0, z), SIMD3(x, 0, -z), SIMD3(-x, 0, -z)]
    for side in 0..<4 {
      let (left, right) = (feet[side], feet[(side + 1) % 4])
      let tip = SIMD3<Float>(0, top, 0)
      let normal = SIMD3(0, 1, 0).unit(simd_cross(right - left, tip - left))
      builder.beginPart()
      builder.triangle(
        builder.vertex(left, normal, SIMD2(0, 1)), builder.vertex(right, normal, SIMD2(1, 1)),
        builder.vertex(tip, normal, SIMD2(0.5, 0)))
    }
    builder.beginPart()
    let down = SIMD3<Float>(0, -1, 0)
    builder.quad(
      builder.vertex(feet[3], down, SIMD2(0, 1)), builder.vertex(feet[2], down, SIMD2(1, 1)),
      builder.vertex(feet[1], down, SIMD2(1, 0)), builder.vertex(feet[0], down, SIMD2(0, 0)))
    return builder.mesh
  }
}
