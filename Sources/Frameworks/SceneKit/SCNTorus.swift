import Foundation
import simd

/// A ring about the y axis.
open class SCNTorus: SCNGeometry {
  /// From the axis to the middle of the pipe.
  open var ringRadius: CGFloat = 0.5 { didSet { reshape() } }
  open var pipeRadius: CGFloat = 0.25 { didSet { reshape() } }
  open var ringSegmentCount: Int = 48 { didSet { reshape() } }
  open var pipeSegmentCount: Int = 24 { didSet { reshape() } }

  public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    self.init()
    self.ringRadius = ringRadius
    self.pipeRadius = pipeRadius
  }

  override func makeMesh() -> Mesh {
    var builder = MeshBuilder()
    builder.beginPart()
    let (ring, pipe) = (Float(ringRadius), Float(pipeRadius))
    let count = max(pipeSegmentCount, 3)
    let outline = (0...count).map { step in
      let part = Float(step) / Float(count)
      // From the inside over the top and outside down; both ends are the same numbers.
      let angle = step == count ? Float.pi : Float.pi - part * 2 * Float.pi
      return MeshBuilder.Turned(
        radius: ring + pipe * cos(angle), y: pipe * sin(angle),
        normal: SIMD2(cos(angle), sin(angle)), v: part)
    }
    builder.turn(outline, segments: max(ringSegmentCount, 3))
    return builder.mesh
  }
}
