import Foundation
@testable import SceneKit
import Testing
import UIKit

@MainActor @Suite("Pictures of scenes") struct SceneRasterTests {
  private func encoded(_ linear: Float) -> Int { Int((Light.encoded(linear) * 255).rounded()) }

  @Test("A plane covers the pixels that its corners are projected to")
  func coverage() {
    let stage = SceneStage()
    // 10 points are 20 pixels: two points a side are 4 × 4 pixels in the middle.
    stage.add(SCNPlane(width: 2, height: 2), .red)
    let pixels = stage.pixels()
    #expect(pixels.count { $0 == [255, 0, 0, 255] } == 16)
    #expect(pixels[8 * 20 + 8] == [255, 0, 0, 255] && pixels[7 * 20 + 8] == [0, 0, 0, 255])
  }

  @Test(
    "An edge through the middle of pixels gives half of the light, and all of it or none without smoothing"
  )
  func smoothEdges() {
    let stage = SceneStage()
    stage.add(SCNPlane(width: 1.5, height: 20), .white)
    let row = 10 * 20
    // The edges are at 8.5 and 11.5 pixels.
    #expect(stage.pixels()[row + 8] == [188, 188, 188, 255])
    #expect(stage.pixels()[row + 10] == [255, 255, 255, 255])
    #expect([[0, 0, 0, 255], [255, 255, 255, 255]].contains(stage.pixels(samples: 1)[row + 8]))
  }

  @Test("What is nearer hides what is behind it, in whatever order nodes are added")
  func depths() {
    for isReversed in [false, true] {
      let stage = SceneStage()
      let planes: [(UIColor, Float)] = [(.red, 1), (.green, 0), (.blue, -1)]
      for (color, z) in isReversed ? planes.reversed() : planes {
        stage.add(SCNPlane(width: 2, height: 2), color, at: SCNVector3(0, 0, z))
      }
      #expect(stage.middle() == [255, 0, 0, 255])
    }
  }

  @Test("A matt face takes the cosine of the light's angle")
  func lambert() {
    for degrees in [Float(0), 30, 60, 80, 100] {
      let stage = SceneStage()
      stage.add(SCNPlane(width: 4, height: 4), .white, model: .lambert)
      stage.light(.directional).eulerAngles.y = degrees * .pi / 180
      let wanted = encoded(max(cos(degrees * .pi / 180), 0))
      #expect(abs(Int(stage.middle()[0]) - wanted) <= 1, "\(degrees) degrees")
    }
  }

  @Test("Lights add up in linear light, by their intensities, and ambient light has no direction")
  func lights() {
    let stage = SceneStage()
    stage.add(SCNSphere(radius: 2), .white, model: .lambert)
    stage.light(.ambient).light?.intensity = 250
    #expect(abs(Int(stage.middle()[0]) - encoded(0.25)) <= 1)
    stage.light(.directional).light?.intensity = 250
    #expect(abs(Int(stage.middle()[0]) - encoded(0.5)) <= 2)
  }

  @Test("Light grows less between two distances, and a spot ends at half of its outer angle")
  func falloff() {
    let stage = SceneStage()
    stage.add(SCNPlane(width: 20, height: 20), .white, model: .lambert)
    let lamp = stage.light(.omni, at: SCNVector3(0.25, -0.25, 2))
    lamp.light?.attenuationEndDistance = 4
    // Half of the way with the exponent 2.
    #expect(abs(Int(stage.middle()[0]) - encoded(0.25)) <= 1)
    lamp.light?.type = .spot
    lamp.light?.attenuationEndDistance = 0
    lamp.light?.spotOuterAngle = 90
    let pixels = stage.pixels()
    #expect(pixels[10 * 20 + 10][0] > 250)
    // At 45 degrees, which is 2 points, it is dark.
    #expect(pixels[10 * 20 + 15][0] == 0 && pixels[10 * 20 + 12][0] > 0)
  }

  @Test("What is half transparent lets half of what is behind through, from the back on")
  func transparency() {
    let stage = SceneStage()
    stage.add(SCNPlane(width: 4, height: 4), .white, at: SCNVector3(0, 0, 1)).opacity = 0.5
    stage.add(SCNPlane(width: 4, height: 4), .red).geometry?.firstMaterial?.transparency = 0.5
    let pixel = stage.middle()
    #expect(abs(Int(pixel[0]) - encoded(0.75)) <= 1 && abs(Int(pixel[1]) - encoded(0.5)) <= 1)
  }

  @Test("Backs are not seen, unless a surface has two sides")
  func backs() {
    let stage = SceneStage()
    let plane = stage.add(SCNPlane(width: 4, height: 4), .red)
    plane.eulerAngles.y = .pi
    #expect(stage.middle() == [0, 0, 0, 255])
    plane.geometry?.firstMaterial?.isDoubleSided = true
    #expect(stage.middle() == [255, 0, 0, 255])
    plane.geometry?.firstMaterial?.isDoubleSided = false
    plane.geometry?.firstMaterial?.cullMode = .front
    #expect(stage.middle() == [255, 0, 0, 255])
    // A mirror image has its front where the mirrored front is.
    plane.scale.x = -1
    #expect(stage.middle() == [255, 0, 0, 255])
  }

  @Test("Every solid is closed and faces outwards: from all around one sees its front and no gap")
  func solids() {
    let solids: [SCNGeometry] = [
      SCNBox(width: 3, height: 3, length: 3, chamferRadius: 0),
      SCNBox(width: 3, height: 3, length: 3, chamferRadius: 0.5), SCNSphere(radius: 2),
      SCNCylinder(radius: 1.5, height: 3), SCNCone(topRadius: 0.5, bottomRadius: 2, height: 3),
      SCNCapsule(capRadius: 1.5, height: 4),
    ]
    for solid in solids {
      for angles in [SCNVector3(0, 0, 0), SCNVector3(1.2, 0.3, 0), SCNVector3(-1.9, 2.2, 0.4)] {
        let stage = SceneStage()
        let node = stage.add(solid, .white, model: .lambert)
        node.eulerAngles = angles
        stage.light(.omni, at: stage.camera.position)
        // Insides would be unlit; gaps would be black.
        let pixels = stage.pixels()
        for (x, y) in [(10, 10), (9, 9), (10, 9), (8, 10), (11, 11)] {
          #expect(pixels[y * 20 + x][0] > 60, "\(type(of: solid)) \(angles) at \(x), \(y)")
        }
      }
    }
  }

  @Test("The upper left corner of a picture is at the upper left of a plane")
  func pictures() {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 2, height: 2), format: Self.format
    ).image { context in
      for (x, y, color) in [(0, 0, UIColor.red), (1, 0, .green), (0, 1, .blue), (1, 1, .white)] {
        color.setFill()
        context.fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    let stage = SceneStage()
    let plane = stage.add(SCNPlane(width: 10, height: 10), .white)
    plane.geometry?.firstMaterial?.diffuse.contents = image
    plane.geometry?.firstMaterial?.diffuse.magnificationFilter = .nearest
    let pixels = stage.pixels()
    #expect(pixels[5 * 20 + 5] == [255, 0, 0, 255] && pixels[5 * 20 + 15][1] > 0)
    #expect(pixels[15 * 20 + 5] == [0, 0, 255, 255])
    #expect(pixels[15 * 20 + 15] == [255, 255, 255, 255])
  }
  private static var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }

  @Test("A parallel camera sees as much at every distance, and a wide one by its width")
  func cameras() {
    let stage = SceneStage()
    stage.add(SCNPlane(width: 2, height: 2), .red, at: SCNVector3(0, 0, -40))
    stage.camera.camera?.usesOrthographicProjection = true
    stage.camera.camera?.orthographicScale = 2
    // Two of four points: half of each side.
    #expect(stage.pixels().count { $0 == [255, 0, 0, 255] } == 100)
    stage.camera.camera?.zFar = 30
    #expect(stage.middle() == [0, 0, 0, 255])
  }

  @Test("What crosses the near plane is cut there and not left out")
  func clipping() {
    let stage = SceneStage()
    let floor = stage.add(SCNPlane(width: 100, height: 100), .red, at: SCNVector3(0, -1, 0))
    floor.eulerAngles.x = -.pi / 2
    let pixels = stage.pixels()
    #expect(pixels[19 * 20 + 10] == [255, 0, 0, 255] && pixels[12 * 20 + 2] == [255, 0, 0, 255])
    #expect(pixels[5 * 20 + 10] == [0, 0, 0, 255])
  }

  @Test("A thing between a light and a floor throws its shadow there")
  func shadows() {
    let stage = SceneStage()
    stage.add(SCNPlane(width: 10, height: 10), .white, model: .lambert)
    stage.add(SCNPlane(width: 2, height: 2), .red, at: SCNVector3(3, 0, 3)).eulerAngles.y = 0
    let sun = stage.light(.directional)
    sun.eulerAngles.y = .pi / 4
    sun.light?.castsShadow = true
    sun.light?.shadowColor = UIColor.black
    let lit = encoded(cos(Float.pi / 4))
    let pixels = stage.pixels()
    // The light goes down to the left: from x = 3, z = 3 to x = 0.
    #expect(pixels[10 * 20 + 10][0] == 0)
    #expect(abs(Int(pixels[10 * 20 + 2][0]) - lit) <= 2)
  }

  @Test("Numbers that are none, empty shapes and sizes of nothing are left out")
  func badInput() {
    let stage = SceneStage()
    stage.add(SCNSphere(radius: .nan), .red)
    stage.add(SCNBox(width: 0, height: 0, length: 0, chamferRadius: 1), .red)
    stage.add(SCNSphere(radius: 1), .red).scale = SCNVector3(0, 0, 0)
    stage.add(SCNSphere(radius: 1), .red).position = SCNVector3(Float.nan, 0, 0)
    stage.add(SCNSphere(radius: 1), .red).eulerAngles.x = .infinity
    stage.add(SCNTorus(ringRadius: -1, pipeRadius: 0), .red)
    stage.add(SCNText(string: nil, extrusionDepth: 1), .red)
    stage.add(SCNShape(path: nil, extrusionDepth: 1), .red)
    let source = SCNGeometrySource(vertices: [SCNVector3(0, 0, 0)])
    let element = SCNGeometryElement(indices: [0, 1, 2] as [Int32], primitiveType: .triangles)
    stage.add(SCNGeometry(sources: [source], elements: [element]), .red)
    stage.camera.camera?.zNear = 0
    #expect(stage.pixels().count == 400)
  }

  @Test("The same scene is the same bytes each time")
  func repetition() {
    let stage = SceneStage()
    for index in 0..<20 {
      stage.add(
        SCNTorus(ringRadius: 1, pipeRadius: 0.4), .red,
        at: SCNVector3(Float(index) / 5 - 2, 0, Float(index % 3)), model: .blinn
      ).eulerAngles.x = Float(index)
    }
    stage.light(.omni, at: SCNVector3(2, 2, 5))
    #expect(stage.pixels(size: 100) == stage.pixels(size: 100))
  }
}
