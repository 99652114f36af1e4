import Foundation
@testable import SpriteKit
import Testing
import UIKit

@MainActor @Suite("Polygons for bodies")
struct PolygonPiecesTests {
  private func area(_ pieces: [[CGPoint]]) -> CGFloat {
    pieces.reduce(0) { $0 + PolygonPieces.signedArea($1) }
  }

  @Test("A convex polygon is its only piece, counterclockwise whichever way it came")
  func convex() {
    let square = [
      CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 2), CGPoint(x: 2, y: 2), CGPoint(x: 2, y: 1),
      CGPoint(x: 2, y: 0),
    ]
    let pieces = PolygonPieces.convex(square)
    #expect(pieces.count == 1 && pieces[0].count == 4 && area(pieces) == 4)
  }

  @Test("The pieces of a hollow polygon are convex, and cover what it does")
  func hollow() {
    let letter = [
      CGPoint(x: 0, y: 0), CGPoint(x: 3, y: 0), CGPoint(x: 3, y: 1), CGPoint(x: 1, y: 1),
      CGPoint(x: 1, y: 3), CGPoint(x: 0, y: 3),
    ]
    let pieces = PolygonPieces.convex(letter)
    #expect(pieces.count > 1 && area(pieces) == 5)
    #expect(pieces.allSatisfy { PolygonPieces.signedArea($0) > 0 })
  }

  @Test("Pieces have eight corners at most", arguments: [8, 9, 14, 15, 33])
  func eight(_ count: Int) {
    let corners = (0..<count).map { index in
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
      return CGPoint(x: cos(angle), y: sin(angle))
    }
    let pieces = PolygonPieces.ofEight(corners)
    #expect(pieces.allSatisfy { (3...8).contains($0.count) })
    #expect(isNear(area(pieces), PolygonPieces.signedArea(corners), within: 1e-9))
  }

  @Test("What has no area has no pieces")
  func flat() {
    #expect(PolygonPieces.convex([CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)]).isEmpty)
    let line = [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)]
    #expect(PolygonPieces.convex(line).isEmpty)
  }

  @Test("A circle as a path has the area of a circle, nearly")
  func path() {
    let body = SKPhysicsBody(
      polygonFrom: CGPath(ellipseIn: CGRect(x: -75, y: -75, width: 150, height: 150)))
    #expect(isNear(body.area, .pi / 4, within: 0.005))
  }
}
