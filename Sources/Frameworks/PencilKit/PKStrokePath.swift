import Foundation
import UIKit

/// One point of a stroke, as the finger left it.
public struct PKStrokePoint: Hashable {
  /// Points of the canvas.
  public let location: CGPoint
  /// Seconds since the stroke began.
  public let timeOffset: TimeInterval
  /// Points: how wide the stroke is here.
  public let size: CGSize
  /// 0…1.
  public let opacity: CGFloat
  public let force: CGFloat
  /// Radians.
  public let azimuth: CGFloat
  /// Radians.
  public let altitude: CGFloat
  public let secondaryScale: CGFloat

  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat,
    azimuth: CGFloat, altitude: CGFloat, secondaryScale: CGFloat = 1
  ) {
    self.location = location
    self.timeOffset = timeOffset
    self.size = size
    self.opacity = opacity
    self.force = force
    self.azimuth = azimuth
    self.altitude = altitude
    self.secondaryScale = secondaryScale
  }

  /// The sum of points, each with its weight; the weights make one together.
  static func mixed(_ parts: [(PKStrokePoint, CGFloat)]) -> PKStrokePoint {
    func sum(_ value: (PKStrokePoint) -> CGFloat) -> CGFloat {
      parts.reduce(0) { $0 + value($1.0) * $1.1 }
    }
    return PKStrokePoint(
      location: CGPoint(x: sum { $0.location.x }, y: sum { $0.location.y }),
      timeOffset: Double(sum { CGFloat($0.timeOffset) }),
      size: CGSize(width: sum { $0.size.width }, height: sum { $0.size.height }),
      opacity: sum(\.opacity), force: sum(\.force), azimuth: sum(\.azimuth),
      altitude: sum(\.altitude), secondaryScale: sum(\.secondaryScale))
  }
}

/// Where a stroke goes: a uniform cubic B-spline whose control points these are, and which begins at the first and ends
/// at the last of them.
public struct PKStrokePath: RandomAccessCollection, Hashable {
  private let points: [PKStrokePoint]
  public let creationDate: Date

  public init() { (points, creationDate) = ([], Date()) }

  public init<Points: Collection>(controlPoints: Points, creationDate: Date)
  where Points.Element == PKStrokePoint {
    points = Array(controlPoints)
    self.creationDate = creationDate
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { points.count }
  public subscript(index: Int) -> PKStrokePoint { points[index] }

  public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
    interpolatedPoint(at: parametricValue).location
  }

  /// - Parameter parametricValue: 0 at the first point, `count - 1` at the last; beyond them it is theirs.
  public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint {
    precondition(!points.isEmpty, "A path without points has no points between them.")
    let place = Swift.min(Swift.max(parametricValue, 0), CGFloat(points.count - 1))
    let index = Swift.min(Int(place), Swift.max(points.count - 2, 0))
    let t = place - CGFloat(index)
    // Points beyond the ends mirror their neighbours, which lets the curve begin and end at the outermost.
    func control(_ index: Int) -> PKStrokePoint {
      if points.indices.contains(index) { return points[index] }
      let end = index < 0 ? 0 : points.count - 1
      let inner = Swift.min(Swift.max(end + (end - index), 0), points.count - 1)
      return .mixed([(points[end], 2), (points[inner], -1)])
    }
    // The basis of a uniform cubic B-spline.
    let (t2, t3) = (t * t, t * t * t)
    return .mixed([
      (control(index - 1), (1 - 3 * t + 3 * t2 - t3) / 6),
      (control(index), (4 - 6 * t2 + 3 * t3) / 6),
      (control(index + 1), (1 + 3 * t + 3 * t2 - 3 * t3) / 6),
      (control(index + 2), t3 / 6),
    ])
  }

  public enum InterpolatedStride {
    case distance(CGFloat)
    case time(TimeInterval)
    case parametricStep(CGFloat)
  }

  /// Points along the path, each a stride behind the one before, and its last.
  public func interpolatedPoints(
    in range: ClosedRange<CGFloat>? = nil, by stride: InterpolatedStride
  ) -> [PKStrokePoint] {
    guard !points.isEmpty else { return [] }
    let last = CGFloat(points.count - 1)
    let range = range ?? 0...last
    // Fine enough that a stride ends within a tenth of it.
    var step: CGFloat = 0.05
    if case .parametricStep(let wanted) = stride { step = Swift.max(wanted, 0.001) }
    var found: [PKStrokePoint] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let point = interpolatedPoint(at: place)
      switch (stride, found.last) {
      case (.distance(let wanted), let before?):
        let way = hypot(
          point.location.x - before.location.x, point.location.y - before.location.y)
        if way >= wanted { found.append(point) }
      case (.time(let wanted), let before?):
        if point.timeOffset - before.timeOffset >= wanted { found.append(point) }
      default: found.append(point)
      }
      place += step
    }
    found.append(interpolatedPoint(at: range.upperBound))
    return found
  }
}
