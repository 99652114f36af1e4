import CoreGraphics
import Foundation
import PencilKit
import Testing
import UIKit

@MainActor @Suite("Drawings")
struct PKDrawingTests {
  /// A stroke of 4 points' width from one place to another.
  private func stroke(_ start: CGPoint, _ end: CGPoint) -> PKStroke {
    let points = (0...4).map { step in
      let part = CGFloat(step) / 4
      return PKStrokePoint(
        location: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part),
        timeOffset: Double(part), size: CGSize(width: 4, height: 4), opacity: 1, force: 1,
        azimuth: 0, altitude: .pi / 2)
    }
    return PKStroke(
      ink: PKInk(.pen, color: .black),
      path: PKStrokePath(controlPoints: points, creationDate: Date()))
  }

  @Test("A drawing's bounds are around its strokes, with their width")
  func bounds() {
    #expect(PKDrawing().bounds.isNull || PKDrawing().bounds.isEmpty)
    let drawing = PKDrawing(strokes: [
      stroke(CGPoint(x: 10, y: 20), CGPoint(x: 50, y: 20)),
      stroke(CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 90)),
    ])
    let bounds = drawing.bounds
    #expect(bounds.contains(CGRect(x: 10, y: 0, width: 40, height: 90)))
    #expect(CGRect(x: 4, y: -6, width: 52, height: 102).contains(bounds))
  }

  @Test("A transformation moves all strokes, and the drawing it was made of stays")
  func transforms() {
    let drawing = PKDrawing(strokes: [stroke(.zero, CGPoint(x: 10, y: 0))])
    let moved = drawing.transformed(using: CGAffineTransform(translationX: 100, y: 50))
    #expect(abs(moved.bounds.midX - drawing.bounds.midX - 100) < 0.01)
    #expect(abs(moved.bounds.midY - drawing.bounds.midY - 50) < 0.01)
    let twice = moved.transformed(using: CGAffineTransform(scaleX: 2, y: 2))
    #expect(abs(twice.bounds.midX - 2 * moved.bounds.midX) < 0.01)
  }

  @Test("Drawings are put upon each other, the other one's strokes last")
  func appending() {
    let (one, other) = (
      PKDrawing(strokes: [stroke(.zero, CGPoint(x: 10, y: 0))]),
      PKDrawing(strokes: [stroke(CGPoint(x: 100, y: 0), CGPoint(x: 110, y: 0))])
    )
    var both = one
    both.append(other)
    #expect(both.strokes.count == 2 && both == one.appending(other))
    #expect(both.strokes[1].path[0].location.x == 100)
  }

  @Test("A path's points are as far apart in its parameter, its time or its length as is asked for")
  func strides() {
    let path = stroke(.zero, CGPoint(x: 100, y: 0)).path
    #expect(path.count == 5)
    let steps = path.interpolatedPoints(by: .parametricStep(1)).map(\.location.x)
    #expect(steps.count == 5)
    #expect(zip(steps, [0, 25, 50, 75, 100]).allSatisfy { abs($0 - $1) < 0.01 })
    let far = path.interpolatedPoints(by: .distance(20)).map(\.location.x)
    #expect(zip(far, far.dropFirst()).dropLast().allSatisfy { $1 - $0 >= 20 && $1 - $0 < 24 })
    let late = path.interpolatedPoints(by: .time(0.25)).map(\.timeOffset)
    #expect(zip(late, late.dropFirst()).dropLast().allSatisfy { $1 - $0 >= 0.25 })
  }
}
