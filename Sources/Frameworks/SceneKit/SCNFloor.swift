import Foundation
import simd

/// A plane at y = 0 as far as one sees, which faces upwards. Its pictures repeat every point.
open class SCNFloor: SCNGeometry {
  /// Points; 0 is as far as one sees, which is a thousand.
  open var width: CGFloat = 0 { didSet { reshape() } }
  open var length: CGFloat = 0 { didSet { reshape() } }
  open var reflectivity: CGFloat = 0.25 { didSet { report() } }
  open var reflectionFalloffStart: CGFloat = 0
  open var reflectionFalloffEnd: CGFloat = 0
  open var reflectionCategoryBitMask = -1
  open var reflectionResolutionScaleFactor: CGFloat = 1

  private func report() {
    if reflectivity > 0 { SceneReports.notDrawn("reflections of floors") }
  }

  override func makeMesh() -> Mesh {
    var builder = MeshBuilder()
    builder.beginPart()
    let (x, z) = (Float(width > 0 ? width / 2 : 1000), Float(length > 0 ? length / 2 : 1000))
    let up = SIMD3<Float>(0, 1, 0)
    // Pieces keep the numbers of places in pictures exact near the middle.
    let pieces = 16
    builder.grid(columns: pieces, rows: pieces) { column, row in
      let place = SIMD2(Float(column), Float(row)) / Float(pieces) * 2 - 1
      return (SIMD3(place.x * x, 0, place.y * z), up, SIMD2(place.x * x, place.y * z))
    }
    return builder.mesh
  }
}
