import CoreGraphics
import Foundation
import UIKit

/// Strokes upon each other, the lowest first.
public struct PKDrawing: Equatable {
  public var strokes: [PKStroke]

  public init() { strokes = [] }
  public init<Strokes: Sequence>(strokes: Strokes) where Strokes.Element == PKStroke {
    self.strokes = Array(strokes)
  }

  /// - Throws: a `DecodingError` where the bytes are none that `dataRepresentation()` made: those of Apple's PencilKit are
  ///   not read.
  public init(data: Data) throws { self = try JSONDecoder().decode(PKDrawing.self, from: data) }

  /// The drawing in a form of its own, which Apple's PencilKit does not read.
  public func dataRepresentation() -> Data { (try? JSONEncoder().encode(self)) ?? Data() }

  /// What all strokes cover, in points.
  public var bounds: CGRect {
    strokes.reduce(CGRect.null) { $0.union($1.renderBounds) }
  }

  /// A picture of what lies in `rect` on a clear ground.
  ///
  /// - Parameter scale: pixels per point.
  @MainActor
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    guard rect.width > 0, rect.height > 0 else { return UIImage() }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale > 0 ? scale : UIScreen.main.scale
    format.opaque = false
    return UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
      context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
      for stroke in strokes { stroke.draw() }
    }
  }

  public mutating func transform(using transform: CGAffineTransform) {
    for index in strokes.indices {
      strokes[index].transform = strokes[index].transform.concatenating(transform)
    }
  }
  public func transformed(using transform: CGAffineTransform) -> PKDrawing {
    var drawing = self
    drawing.transform(using: transform)
    return drawing
  }

  public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
  public func appending(_ drawing: PKDrawing) -> PKDrawing {
    PKDrawing(strokes: strokes + drawing.strokes)
  }
}

extension PKDrawing: Codable {
  private struct Stroke: Codable {
    var ink: PKInkingTool.InkType
    var color: [CGFloat]
    /// Ten numbers a point.
    var points: [CGFloat]
    var created: Date
    var transform: [CGFloat]
    var seed: UInt32
  }

  public init(from decoder: any Decoder) throws {
    let kept = try decoder.singleValueContainer().decode([Stroke].self)
    strokes = try kept.map { stroke in
      let (color, matrix) = (stroke.color, stroke.transform)
      guard color.count == 4, matrix.count == 6, stroke.points.count.isMultiple(of: 10) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "Not the numbers of a stroke."))
      }
      let points = Swift.stride(from: 0, to: stroke.points.count, by: 10).map { start in
        let n = stroke.points[start..<start + 10].map { $0 }
        return PKStrokePoint(
          location: CGPoint(x: n[0], y: n[1]), timeOffset: Double(n[2]),
          size: CGSize(width: n[3], height: n[4]), opacity: n[5], force: n[6], azimuth: n[7],
          altitude: n[8], secondaryScale: n[9])
      }
      return PKStroke(
        ink: PKInk(
          stroke.ink,
          color: UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])),
        path: PKStrokePath(controlPoints: points, creationDate: stroke.created),
        transform: CGAffineTransform(
          a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5]),
        randomSeed: stroke.seed)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let kept = strokes.map { stroke in
      var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
      _ = stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      let matrix = stroke.transform
      return Stroke(
        ink: stroke.ink.inkType, color: [red, green, blue, alpha],
        points: stroke.path.flatMap {
          [
            $0.location.x, $0.location.y, CGFloat($0.timeOffset), $0.size.width, $0.size.height,
            $0.opacity, $0.force, $0.azimuth, $0.altitude, $0.secondaryScale,
          ]
        },
        created: stroke.path.creationDate,
        transform: [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty],
        seed: stroke.randomSeed)
    }
    var container = encoder.singleValueContainer()
    try container.encode(kept)
  }
}
