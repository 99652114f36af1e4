import Foundation
import Geometry
import ViewGraphics

/// A mark in points of the plot: what is drawn, and what moves.
struct PlacedMark {
  enum Form {
    case rectangle(CGRect, RectangleCornerRadii, RoundedCornerStyle)
    case symbol(center: CGPoint, size: CGSize, AnyChartSymbolShape)
    /// A place for a view that is laid over the plot.
    case place(center: CGPoint)
    case rule(CGPoint, CGPoint, StrokeStyle)
    case line(CurvePoints, InterpolationMethod, StrokeStyle)
    /// Along the first curve, and back along the second.
    case area(CurvePoints, [CGPoint], InterpolationMethod, isHorizontal: Bool)
    case sector(SectorShape)
    case path(Path, StrokeStyle?)
  }

  var identity: Int
  var form: Form
  var style: AnyShapeStyle
  var opacity = 1.0
  var zIndex = 0.0
  /// Which look has effects to be drawn with; nil for none.
  var effects: MarkEffects?
}

/// The points of a line, and which mark each belongs to.
struct CurvePoints {
  var points: [CGPoint] = []
  var identities: [Int] = []

  mutating func append(_ point: CGPoint, _ identity: Int) {
    points.append(point)
    identities.append(identity)
  }
}

/// A piece of a ring.
struct SectorShape: Equatable {
  var center: CGPoint
  /// In turns from the top, clockwise.
  var start: Double
  var end: Double
  var innerRadius: CGFloat
  var outerRadius: CGFloat
  /// How far the straight edges stand back, in points.
  var inset: CGFloat
  var cornerRadius: CGFloat

  /// The outline, without corners that are rounded.
  var path: Path {
    let turn = end - start
    guard turn > 0, outerRadius > 0 else { return Path() }
    if turn >= 1 - 1e-9, inset == 0 { return ring }
    let (outer, inner) = (edge(outerRadius), edge(innerRadius))
    var path = Path()
    if cornerRadius > 0 { return rounded() }
    path.addArc(
      center: center, radius: outerRadius, startAngle: .radians(outer.start),
      endAngle: .radians(outer.end), clockwise: false)
    if innerRadius > 0, inner.end > inner.start {
      path.addArc(
        center: center, radius: innerRadius, startAngle: .radians(inner.end),
        endAngle: .radians(inner.start), clockwise: true)
    } else {
      path.addLine(to: tip)
    }
    path.closeSubpath()
    return path
  }

  private var ring: Path {
    var path = Path()
    for radius in [outerRadius, innerRadius] where radius > 0 {
      let box = CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      if radius == outerRadius {
        path.addEllipse(in: box)
      } else {
        // The other way around, so that it is a hole.
        path.addArc(
          center: center, radius: radius, startAngle: .zero, endAngle: .degrees(-360),
          clockwise: true)
        path.closeSubpath()
      }
    }
    return path
  }

  /// The angles at `radius`, in radians from the x axis, after the straight edges were moved inwards.
  private func edge(_ radius: CGFloat) -> (start: Double, end: Double) {
    let (first, last) = (start * 2 * .pi - .pi / 2, end * 2 * .pi - .pi / 2)
    guard inset > 0, radius > 0 else { return (first, last) }
    let shift = asin(min(1, Double(inset / radius)))
    return (first + shift, max(first + shift, last - shift))
  }

  /// Where the straight edges meet.
  private var tip: CGPoint {
    let half = (end - start) * .pi
    guard inset > 0, sin(half) > 1e-6 else { return center }
    let distance = Double(inset) / sin(half)
    let angle = (start + end) * .pi - .pi / 2
    return CGPoint(
      x: center.x + CGFloat(distance * cos(angle)), y: center.y + CGFloat(distance * sin(angle)))
  }

  /// Corners are arcs between the edges; they get smaller where there is no room.
  private func rounded() -> Path {
    let width = outerRadius - innerRadius
    let arc = edge(outerRadius)
    let length = CGFloat(arc.end - arc.start) * outerRadius
    let radius = max(0, min(cornerRadius, width / 2, length / 2.2))
    var path = Path()
    let outer = corner(outerRadius - radius, radius)
    path.addArc(
      center: center, radius: outerRadius, startAngle: .radians(outer.start),
      endAngle: .radians(outer.end), clockwise: false)
    path.addQuadCurve(
      to: point(arc.end, outerRadius - radius), control: point(arc.end, outerRadius))
    let hole = edge(innerRadius)
    if innerRadius > radius, hole.end > hole.start {
      let inner = corner(innerRadius + radius, radius, on: innerRadius)
      path.addLine(to: point(edge(innerRadius + radius).end, innerRadius + radius))
      path.addQuadCurve(to: point(inner.end, innerRadius), control: point(hole.end, innerRadius))
      path.addArc(
        center: center, radius: innerRadius, startAngle: .radians(inner.end),
        endAngle: .radians(inner.start), clockwise: true)
      path.addQuadCurve(
        to: point(edge(innerRadius + radius).start, innerRadius + radius),
        control: point(hole.start, innerRadius))
    } else {
      path.addLine(to: tip)
    }
    path.addLine(to: point(arc.start, outerRadius - radius))
    path.addQuadCurve(to: point(outer.start, outerRadius), control: point(arc.start, outerRadius))
    path.closeSubpath()
    return path
  }

  /// The angles between which an arc keeps `radius` points from the straight edges.
  private func corner(_ distance: CGFloat, _ radius: CGFloat, on arc: CGFloat? = nil)
    -> (start: Double, end: Double)
  {
    let edge = edge(arc ?? outerRadius)
    let shift = Double(radius / max(arc ?? outerRadius, 1e-6))
    let middle = (edge.start + edge.end) / 2
    return (min(edge.start + shift, middle), max(edge.end - shift, middle))
  }

  private func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
  }

  /// The box around the sector's middle, for what is placed beside it.
  var middle: CGPoint {
    point((start + end) * .pi - .pi / 2, (innerRadius + outerRadius) / 2)
  }
}
