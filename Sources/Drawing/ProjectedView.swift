import Foundation
import Geometry

/// A flat rectangle seen in perspective: the surface it is drawn on, and its outline in pixels.
struct ProjectedView {
  /// The surface, in pixels.
  let width: Int
  let height: Int
  /// From the layer's points to the surface's pixels.
  let toSurface: CGAffineTransform
  let outline: ProjectedOutline

  /// The finest surface, in pixels of either side.
  private static let largestSide: CGFloat = 4096

  /// Nil when nothing of `bounds` lies before the viewer.
  ///
  /// - Parameter most: how many pixels the surface may have.
  init?(_ bounds: CGRect, _ projection: ProjectionTransform, most: Int) {
    guard !bounds.isNull, !bounds.isEmpty,
      let outline = ProjectedOutline(bounds, projection)
    else { return nil }
    let seen = outline.boundingBox
    // As many pixels as the larger of both pictures has, and no more than a surface may have.
    let wanted = max(seen.width / bounds.width, seen.height / bounds.height)
    let scale = min(
      max(wanted, 0.01) * 1.25, Self.largestSide / max(bounds.width, bounds.height),
      (CGFloat(most) / bounds.width / bounds.height).squareRoot())
    guard scale.isFinite, scale > 0 else { return nil }
    self.outline = outline
    width = max(1, Int((bounds.width * scale).rounded(.up)))
    height = max(1, Int((bounds.height * scale).rounded(.up)))
    toSurface = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
  }
}

/// The part of a projected rectangle that lies before the viewer.
struct ProjectedOutline {
  let points: [CGPoint]

  /// Nearer to the viewer than this, points are cut off: they would lie beyond all screens.
  private static let nearest: CGFloat = 1e-3

  init?(_ rect: CGRect, _ projection: ProjectionTransform) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    var kept: [CGPoint] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      let (here, there) = (projection.depth(corner), projection.depth(next))
      if here > Self.nearest { kept.append(corner) }
      if (here > Self.nearest) != (there > Self.nearest) {
        let t = (Self.nearest - here) / (there - here)
        kept.append(
          CGPoint(x: corner.x + (next.x - corner.x) * t, y: corner.y + (next.y - corner.y) * t))
      }
    }
    points = kept.map(projection.project)
    guard points.count > 2, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return nil
    }
  }

  var boundingBox: CGRect {
    points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  var path: Path {
    Path { path in
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
      path.closeSubpath()
    }
  }
}
