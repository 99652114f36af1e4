import Foundation
import simd

/// A cylinder about the y axis with halves of a ball at its ends.
open class SCNCapsule: SCNGeometry {
  open var capRadius: CGFloat = 0.5 { didSet { reshape() } }
  /// With both ends.
  open var height: CGFloat = 2 { didSet { reshape() } }
  open var radialSegmentCount: Int = 48 { didSet { reshape() } }
  open var heightSegmentCount: Int = 1 { didSet { reshape() } }
  open var capSegmentCount: Int = 24 { didSet { reshape() } }

  public convenience init(capRadius: CGFloat, height: CGFloat) {
    self.init()
    self.capRadius = capRadius
    self.height = height
  }

  override func makeMesh() -> Mesh {
    var builder = MeshBuilder()
    builder.beginPart()
    let radius = Float(capRadius)
    let middle = max(Float(height) / 2 - radius, 0)
    let steps = max(capSegmentCount / 2, 2)
    let rows = max(heightSegmentCount, 1)
    let length = max(Float(height), 1e-6)
    var outline: [MeshBuilder.Turned] = []
    for half in 0...1 {
      for step in 0...steps {
        let angle = (Float(half) + Float(step) / Float(steps)) * Float.pi / 2
        let isPole = half == 0 ? step == 0 : step == steps
        let normal = SIMD2(isPole ? 0 : sin(angle), cos(angle))
        let y = radius * normal.y + (half == 0 ? middle : -middle)
        outline.append(
          MeshBuilder.Turned(
            radius: radius * normal.x, y: y, normal: normal, v: 0.5 - y / length))
      }
      guard half == 0, middle > 0 else { continue }
      for row in stride(from: 1, to: rows, by: 1) {
        let y = middle - 2 * middle * Float(row) / Float(rows)
        outline.append(
          MeshBuilder.Turned(radius: radius, y: y, normal: SIMD2(1, 0), v: 0.5 - y / length))
      }
    }
    builder.turn(outline, segments: max(radialSegmentCount, 3))
    return builder.mesh
  }
}
