import Foundation
import simd

/// A ball about its origin.
open class SCNSphere: SCNGeometry {
  open var radius: CGFloat = 0.5 { didSet { reshape() } }
  open var segmentCount: Int = 48 { didSet { reshape() } }

  public convenience init(radius: CGFloat) {
    self.init()
    self.radius = radius
  }
  /// Whether its triangles are all about as large; they lie like those of a globe in any case.
  open var isGeodesic = false { didSet { reshape() } }

  override func makeMesh() -> Mesh {
    var builder = MeshBuilder()
    builder.beginPart()
    let radius = Float(radius)
    let count = max(segmentCount, 4)
    let rows = max(count / 2, 2)
    let outline = (0...rows).map { row in
      let part = Float(row) / Float(rows)
      let angle = part * Float.pi
      // Poles are exactly on the axis.
      let across = row == 0 || row == rows ? 0 : sin(angle)
      return MeshBuilder.Turned(
        radius: across * radius, y: cos(angle) * radius, normal: SIMD2(across, cos(angle)), v: part)
    }
    builder.turn(outline, segments: count)
    return builder.mesh
  }
}
