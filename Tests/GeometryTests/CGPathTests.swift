import Foundation
import Testing

@testable import Geometry

@Suite("CoreGraphics' paths")
struct CGPathTests {
  @Test("A mutable path builds what the value builds, and is copied when it becomes one")
  func building() {
    let mutable = CGMutablePath()
    mutable.move(to: .zero)
    mutable.addLine(to: CGPoint(x: 10, y: 0))
    mutable.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 5))
    mutable.addArc(
      center: .zero, radius: 20, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    let path = Path(mutable)
    mutable.closeSubpath()
    #expect(path.elements.count == 5)
    #expect(mutable.path.elements.count == 6)
    #expect(mutable.currentPoint == .zero)
  }

  @Test("Elements come with their kind and points, controls first")
  func elements() {
    var kinds: [CGPathElementType] = []
    var last = CGPoint.zero
    CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).applyWithBlock { element in
      kinds.append(element.pointee.type)
      if element.pointee.type == .addCurveToPoint { last = element.pointee.points[2] }
    }
    #expect(kinds.count == 6 && kinds[1] == .addCurveToPoint && kinds[5] == .closeSubpath)
    #expect(abs(last.x - 10) < 1e-12 && abs(last.y - 5) < 1e-12)
  }

  @Test("A function hears each element of a path in order, with what was given for all of them")
  func applying() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 5))
    path.closeSubpath()
    var points: [CGPoint] = []
    withUnsafeMutablePointer(to: &points) { place in
      path.apply(info: place) { info, element in
        info?.assumingMemoryBound(to: [CGPoint].self).pointee += element.pointee.points
      }
    }
    #expect(
      points == [
        .zero, CGPoint(x: 10, y: 0), CGPoint(x: 15, y: 5), CGPoint(x: 20, y: 0),
      ])
  }

  @Test("Copies are stroked, dashed, mapped and combined")
  func copies() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stroked = square.copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(stroked.boundingBox == CGRect(x: -1, y: -1, width: 12, height: 12))
    #expect(square.copy(dashingWithPhase: 0, lengths: [5, 5]).path.length == 20)
    let moved = square.copy(using: CGAffineTransform(translationX: 5, y: 5))
    #expect(moved?.boundingBox == CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(square.intersects(moved!))
    #expect(
      square.intersection(moved!).boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(square == CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(square.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
  }

  @Test("Both bounding boxes")
  func bounds() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox.height == 10 && path.boundingBoxOfPath.height == 5)
  }
}
