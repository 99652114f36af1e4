import CoreAnimation
import DrawingCommands
import Foundation
import Geometry
import Testing

@Suite("Layers that repeat what lies in them")
@MainActor
struct CAReplicatorLayerTests {
  private func stage(
    _ count: Int, _ color: CGColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1),
    at place: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10),
    _ change: (CAReplicatorLayer) -> Void
  ) -> LayerStage {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    replicator.instanceCount = count
    let dot = CALayer()
    dot.frame = place
    dot.backgroundColor = color
    replicator.addSublayer(dot)
    change(replicator)
    return LayerStage(replicator)
  }

  @Test("One copy is the layer itself, none is nothing")
  func counts() {
    #expect(CAReplicatorLayer().instanceCount == 1)
    #expect(stage(1) { _ in }.color(5, 5)[3] == 255)
    #expect(stage(0) { _ in }.color(5, 5)[3] == 0)
  }

  @Test("Colours of copies are multiplied by a colour that changes from one to the next")
  func colors() {
    let stage = stage(4) {
      $0.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      $0.instanceColor = CGColor(red: 1, green: 0.8, blue: 0, alpha: 1)
      $0.instanceRedOffset = -0.25
      $0.instanceGreenOffset = -0.1
      $0.instanceBlueOffset = 0.2
    }
    for index in 0..<4 {
      let color = stage.color(5 + 20 * index, 5)
      let part = Double(index)
      let expected = [1 - 0.25 * part, 0.8 - 0.1 * part, 0.2 * part].map { $0 * 255 }
      #expect(zip(color, expected).allSatisfy { abs(Double($0) - $1) <= 1.5 })
    }
  }

  @Test("Colours multiply those of the layer, and end at nothing and at all")
  func limits() {
    let half = CGColor(red: 0.5, green: 1, blue: 1, alpha: 1)
    let stage = stage(3, half) {
      $0.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      $0.instanceRedOffset = 0.7
      $0.instanceBlueOffset = -0.7
    }
    #expect(
      [0, 1, 2].map { stage.color(5 + 20 * $0, 5)[2] }.map { $0 > 250 } == [true, false, false])
    #expect(stage.color(45, 5)[2] == 0)
    // Red cannot be more than all of the layer's half.
    #expect([0, 1, 2].allSatisfy { abs(stage.color(5 + 20 * $0, 5)[0] - 128) <= 1 })
  }

  @Test("Copies grow fainter by the offset of opacity")
  func opacity() {
    let stage = stage(3) {
      $0.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      $0.instanceAlphaOffset = -0.4
    }
    for (index, expected) in [1, 0.6, 0.2].enumerated() {
      #expect(abs(Double(stage.color(5 + 20 * index, 5)[3]) - expected * 255) <= 1.5)
    }
  }

  @Test("A turn goes about the replicator's middle, once more for each copy")
  func turns() {
    let stage = stage(4, at: CGRect(x: 45, y: 0, width: 10, height: 10)) {
      $0.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    }
    // Above, right, below and left of the middle.
    for (x, y) in [(50, 5), (95, 50), (50, 95), (5, 50)] { #expect(stage.color(x, y)[3] == 255) }
    #expect(stage.color(20, 20)[3] == 0)
  }

  @Test("Replicators in replicators make grids")
  func grid() {
    let row = CAReplicatorLayer()
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    row.instanceCount = 3
    row.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    row.addSublayer(dot)
    let column = CAReplicatorLayer()
    column.frame = row.frame
    column.instanceCount = 2
    column.instanceTransform = CATransform3DMakeTranslation(0, 30, 0)
    column.addSublayer(row)
    let stage = LayerStage(column)
    let places = [0, 20, 40, 60].map { x in [0, 30, 60].map { stage.color(x + 5, $0 + 5)[3] } }
    #expect(places == [[255, 255, 0], [255, 255, 0], [255, 255, 0], [0, 0, 0]])
  }
}
