import CoreAnimation
import DrawingCommands
import Foundation
import Geometry
import Testing

@Suite("Where layers lie")
@MainActor
struct CALayerGeometryTests {
  private func layer(_ frame: CGRect, in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    parent?.addSublayer(layer)
    return layer
  }

  private func isNear(_ left: CGPoint, _ right: CGPoint) -> Bool {
    abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
  }

  @Test("A frame is bounds and position, about the anchor point")
  func frame() {
    let box = layer(CGRect(x: 10, y: 20, width: 40, height: 60))
    #expect(box.bounds == CGRect(x: 0, y: 0, width: 40, height: 60))
    #expect(box.position == CGPoint(x: 30, y: 50))
    box.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(box.frame == CGRect(x: 30, y: -10, width: 40, height: 60))
    box.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(box.position == CGPoint(x: 0, y: 10))
  }

  @Test("The frame of a turned layer is the box around it")
  func turned() {
    let box = layer(CGRect(x: 0, y: 0, width: 40, height: 20))
    box.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let frame = box.frame
    #expect(abs(frame.minX - 10) < 1e-9 && abs(frame.minY + 10) < 1e-9)
    #expect(abs(frame.width - 20) < 1e-9 && abs(frame.height - 40) < 1e-9)
  }

  @Test("Points of a sublayer are moved by its frame, and back by the same")
  func points() {
    let outer = layer(CGRect(x: 100, y: 100, width: 50, height: 50))
    let inner = layer(CGRect(x: 10, y: 5, width: 20, height: 20), in: outer)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 11, y: 7))
    #expect(inner.convert(CGPoint(x: 11, y: 7), from: outer) == CGPoint(x: 1, y: 2))
    #expect(
      outer.convert(CGRect(x: 0, y: 0, width: 4, height: 3), from: inner)
        == CGRect(x: 10, y: 5, width: 4, height: 3))
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 110, y: 105))
  }

  @Test("A layer that scrolls its bounds moves what lies in it the other way")
  func scrolled() {
    let outer = layer(CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = layer(CGRect(x: 30, y: 30, width: 10, height: 10), in: outer)
    outer.bounds.origin = CGPoint(x: 20, y: 5)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 25))
  }

  @Test("Siblings meet in the layer above them")
  func siblings() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let left = layer(CGRect(x: 0, y: 0, width: 10, height: 10), in: root)
    let right = layer(CGRect(x: 60, y: 40, width: 10, height: 10), in: root)
    #expect(left.convert(CGPoint(x: 65, y: 45), to: right) == CGPoint(x: 5, y: 5))
  }

  @Test("A turn and a scale about the anchor move points as their matrices do")
  func transformed() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = layer(CGRect(x: 40, y: 40, width: 20, height: 20), in: root)
    box.transform = CATransform3DScale(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), 2, 1, 1)
    // The right edge's middle is 10 from the anchor, twice that after the scale, and turned downwards.
    #expect(isNear(box.convert(CGPoint(x: 20, y: 10), to: root), CGPoint(x: 50, y: 70)))
    #expect(isNear(box.convert(CGPoint(x: 50, y: 70), from: root), CGPoint(x: 20, y: 10)))
  }

  @Test("A sublayer transform moves what lies inside, not the layer itself")
  func sublayerTransform() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = layer(CGRect(x: 0, y: 0, width: 10, height: 10), in: root)
    root.sublayerTransform = CATransform3DMakeTranslation(7, 3, 0)
    #expect(isNear(box.convert(CGPoint.zero, to: root), CGPoint(x: 7, y: 3)))
    #expect(root.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("A hit goes to the layer in front, to sublayers first, and past those that are hidden")
  func hits() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = layer(CGRect(x: 0, y: 0, width: 50, height: 50), in: root)
    let front = layer(CGRect(x: 25, y: 25, width: 50, height: 50), in: root)
    let inside = layer(CGRect(x: 0, y: 0, width: 10, height: 10), in: front)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === back)
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === front)
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === inside)
    #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)
    #expect(root.hitTest(CGPoint(x: 101, y: 50)) == nil)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === back)
    #expect(back.contains(CGPoint(x: 49, y: 49)) && !back.contains(CGPoint(x: 51, y: 0)))
  }

  @Test("Times go through begin time, speed and offset of each layer on the way")
  func times() {
    let root = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    let slow = layer(CGRect(x: 0, y: 0, width: 10, height: 10), in: root)
    (slow.beginTime, slow.speed, slow.timeOffset) = (10, 0.5, 2)
    // t = (parent's t − begin) · speed + offset
    #expect(slow.convertTime(14, from: root) == 4)
    #expect(slow.convertTime(4, to: root) == 14)
    root.speed = 2
    #expect(slow.convertTime(7, from: nil) == 4)
  }
}
