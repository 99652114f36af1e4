import Foundation
@testable import PencilKit
import Testing
import UIKit

@Suite("Strokes of PencilKit")
@MainActor
struct PKStrokeTests {
  private func path(_ places: [(CGFloat, CGFloat)]) -> PKStrokePath {
    let points = places.enumerated().map { index, place in
      PKStrokePoint(
        location: CGPoint(x: place.0, y: place.1), timeOffset: Double(index),
        size: CGSize(width: 4, height: 4), opacity: 1, force: 1, azimuth: 0, altitude: 1)
    }
    return PKStrokePath(controlPoints: points, creationDate: Date(timeIntervalSince1970: 0))
  }

  @Test("A path begins at its first and ends at its last point, and evenly spaced ones give a line")
  func line() {
    let path = path([(0, 0), (10, 20), (20, 40), (30, 60)])
    for place in stride(from: CGFloat(0), through: 3, by: 0.25) {
      let point = path.interpolatedPoint(at: place)
      #expect(abs(point.location.x - 10 * place) < 1e-9)
      #expect(abs(point.location.y - 20 * place) < 1e-9)
      #expect(abs(point.timeOffset - Double(place)) < 1e-9)
    }
    #expect(path.interpolatedLocation(at: 9) == path.interpolatedLocation(at: 3))
  }

  @Test("Between its points it is the mean of them that a cubic B-spline takes: 1, 4 and 1 sixths")
  func spline() {
    let path = path([(0, 0), (6, 6), (12, 0), (18, 6)])
    let middle = path.interpolatedLocation(at: 1)
    #expect(abs(middle.x - 6) < 1e-9 && abs(middle.y - 4) < 1e-9)
  }

  @Test("Points a distance apart are at least that far from each other")
  func strides() {
    let points = path([(0, 0), (50, 0), (100, 0)]).interpolatedPoints(by: .distance(10))
    let ways = zip(points, points.dropFirst().dropLast()).map { $1.location.x - $0.location.x }
    #expect(ways.allSatisfy { $0 >= 10 && $0 < 13 })
    #expect(abs((points.last?.location.x ?? 0) - 100) < 1e-9)
  }

  @Test("An eraser cuts a stroke in two where it passes, and leaves others alone")
  func erasing() throws {
    let stroke = PKStroke(
      ink: PKInk(.pen), path: path((0...10).map { (CGFloat($0) * 10, 0) }))
    let pieces = stroke.erased(at: CGPoint(x: 50, y: 0), radius: 6)
    #expect(pieces.count == 2)
    #expect(pieces.allSatisfy { abs($0.path[$0.path.count / 2].location.x - 50) > 8 })
    #expect(stroke.erased(at: CGPoint(x: 50, y: 40), radius: 6) == [stroke])
  }

  @Test("A drawing's bytes make the same drawing; others are refused")
  func bytes() throws {
    let stroke = PKStroke(
      ink: PKInk(.marker, color: .red), path: path([(1, 2), (30, 4)]),
      transform: CGAffineTransform(translationX: 5, y: 6))
    let drawing = PKDrawing(strokes: [stroke])
    let read = try PKDrawing(data: drawing.dataRepresentation())
    #expect(read.strokes.count == 1 && read.strokes[0].path == stroke.path)
    #expect(read.strokes[0].ink.inkType == .marker && read.bounds == drawing.bounds)
    #expect(throws: DecodingError.self) { try PKDrawing(data: Data("scribble".utf8)) }
    #expect(PKDrawing().bounds.isNull)
  }

  @Test("A picture of a drawing has ink where the stroke goes, and nothing beside it")
  func picture() throws {
    let stroke = PKStroke(
      ink: PKInk(.pen, color: .red), path: path([(0, 10), (20, 10), (40, 10)]))
    let picture = PKDrawing(strokes: [stroke])
      .image(from: CGRect(x: 0, y: 0, width: 40, height: 20), scale: 1)
    let image = try #require(picture.cgImage)
    let bytes = try #require(image.dataProvider?.data.map { [UInt8]($0) })
    func alpha(_ x: Int, _ y: Int) -> UInt8 { bytes[(y * image.width + x) * 4 + 3] }
    #expect(alpha(20, 10) == 255 && alpha(20, 2) == 0 && bytes[(10 * image.width + 20) * 4] > 200)
  }
}
