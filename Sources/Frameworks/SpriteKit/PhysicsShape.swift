import UIKit

/// What a body is made of, in points of its node.
enum PhysicsShape {
  case circle(center: CGPoint, radius: CGFloat)
  /// Convex, counterclockwise.
  case polygon([CGPoint])
  /// A line without a mass; `isClosed` leads it back to its beginning.
  case edges([CGPoint], isClosed: Bool)

  var isVolume: Bool {
    if case .edges = self { false } else { true }
  }

  /// The shape under a linear transform. Circles stay circles, of the same area as the ellipses would have.
  func applying(_ transform: CGAffineTransform) -> PhysicsShape {
    switch self {
    case .circle(let center, let radius):
      let growth = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
      return .circle(center: center.applying(transform), radius: radius * growth)
    case .polygon(let corners):
      let moved = corners.map { $0.applying(transform) }
      // A mirrored polygon runs the other way round.
      return .polygon(PolygonPieces.signedArea(moved) < 0 ? moved.reversed() : moved)
    case .edges(let points, let isClosed):
      return .edges(points.map { $0.applying(transform) }, isClosed: isClosed)
    }
  }

  /// The lines of a shape of edges.
  var segments: [(start: CGPoint, end: CGPoint)] {
    guard case .edges(let points, let isClosed) = self, points.count > 1 else { return [] }
    let pairs = Array(zip(points, points.dropFirst()))
    return (isClosed ? pairs + [(points[points.count - 1], points[0])] : pairs).filter {
      $0.0 != $0.1
    }
  }
}

/// How the area of shapes is spread, in points.
struct MassDistribution {
  private(set) var area: CGFloat = 0
  /// The integrals of x and y over the area.
  private var moment = CGPoint.zero
  /// The integral of x² + y² over the area, about the origin.
  private var secondMoment: CGFloat = 0

  init(_ shapes: [PhysicsShape]) {
    for shape in shapes {
      switch shape {
      case .circle(let center, let radius): addCircle(center, radius)
      case .polygon(let corners): addPolygon(corners)
      case .edges: break
      }
    }
  }

  var center: CGPoint { area > 0 ? CGPoint(x: moment.x / area, y: moment.y / area) : .zero }

  /// The moment of inertia of a mass of 1 about its centre, square points.
  var inertia: CGFloat {
    guard area > 0 else { return 0 }
    return secondMoment / area - (center.x * center.x + center.y * center.y)
  }

  /// A disc: π·r⁴ / 2 about its middle, and its area times the square of its distance (Steiner).
  private mutating func addCircle(_ center: CGPoint, _ radius: CGFloat) {
    let part = CGFloat.pi * radius * radius
    area += part
    moment.x += part * center.x
    moment.y += part * center.y
    secondMoment += part * (radius * radius / 2 + center.x * center.x + center.y * center.y)
  }

  /// The triangles that the sides make with the origin: about it each has cross / 12 · (p² + p·q + q²).
  private mutating func addPolygon(_ corners: [CGPoint]) {
    for (p, q) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let cross = p.x * q.y - p.y * q.x
      area += cross / 2
      moment.x += cross * (p.x + q.x) / 6
      moment.y += cross * (p.y + q.y) / 6
      let squares = p.x * p.x + p.y * p.y + p.x * q.x + p.y * q.y + q.x * q.x + q.y * q.y
      secondMoment += cross * squares / 12
    }
  }
}
