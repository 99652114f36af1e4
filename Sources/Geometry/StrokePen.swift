import Foundation

/// A stroke style made ready for one transform.
///
/// When the transform scales all directions alike, outlines are made in pixels. Otherwise they are
/// made in the path's own points, where the pen is round, and mapped afterwards.
struct StrokePen {
  /// Half the width, in pen space.
  let radius: Double
  let cap: CGLineCap
  let join: CGLineJoin
  /// The square of the largest ratio of miter length to width.
  let miterLimitSquared: Double
  /// In pen space.
  let tolerance: Double
  let simplification: Double
  /// Between directions whose dot product is above this, one miter point is within tolerance.
  let straightCosine: Double
  /// The angle between two points of a round join or cap, in radians.
  private(set) var arcStep: Double
  /// On one side of a corner: half a circle of arc steps, or the three points of an inner corner.
  private(set) var mostPointsPerJoin = 3
  let toPenSpace: CGAffineTransform
  /// Nil when pen space is pixels.
  let fromPenSpace: CGAffineTransform?
  /// From the style's lengths to pen space.
  let dashScale: Double
  /// Where a dot without a line looks.
  let restDirection: Vector

  /// Nil when nothing is to be drawn.
  /// - Parameters:
  ///   - pixels: the tolerance of curves, in pixels.
  ///   - simplificationPixels: the tolerance of the simplification, in pixels.
  init?(
    _ style: StrokeStyle, transform: CGAffineTransform, tolerance pixels: Double,
    simplification simplificationPixels: Double
  ) {
    let scale = Double(transform.largestScale)
    let width = Double(style.lineWidth)
    guard width > 0, scale > 0, scale.isFinite, !width.isNaN else { return nil }
    let pixels = max(pixels, 1e-6)
    if transform.isSimilarity {
      toPenSpace = transform
      fromPenSpace = nil
      dashScale = scale
      tolerance = pixels
      simplification = simplificationPixels
      restDirection = Vector(Double(transform.a), Double(transform.b)).normalized
    } else {
      toPenSpace = .identity
      fromPenSpace = transform
      dashScale = 1
      tolerance = pixels / scale
      simplification = simplificationPixels / scale
      restDirection = Vector(1, 0)
    }
    radius = min(width / 2 * dashScale, largestCoordinate)
    cap = style.lineCap
    join = style.lineJoin
    let limit = min(max(Double(style.miterLimit), 0), 1e3)
    miterLimitSquared = limit * limit
    // A miter at the half angle φ reaches radius / cos φ.
    let cosine = 1 / (1 + tolerance / radius)
    // Between opposite directions there is no miter, however thin the pen.
    straightCosine = max(2 * cosine * cosine - 1, -0.99)
    // An arc step θ leaves a gap of radius · (1 − cos θ/2).
    let step = 2 * acos(max(0, 1 - tolerance / radius))
    arcStep = step
    limitArcs(joins: 1, points: .max)
  }

  /// Coarsens arcs so that this many joins and caps stay near `points` points.
  ///
  /// - Parameter joins: at any number, at least 4 steps make half a circle, and at most 256 do.
  mutating func limitArcs(joins: Int, points: Int) {
    let steps = max(4, min(256, points / max(joins, 1)))
    arcStep = max(arcStep, .pi / Double(steps))
    mostPointsPerJoin = max(3, Int((.pi / arcStep).rounded(.up)) + 1)
  }

  /// In pen space: what a line may touch and still show in `rect`, which is in pixels.
  func reach(around rect: CGRect) -> CGRect {
    var area = rect
    if let fromPenSpace {
      guard fromPenSpace.isInvertible else { return .infinite }
      area = rect.applying(fromPenSpace.inverted())
    }
    let margin = CGFloat(radius * max(2, miterLimitSquared.squareRoot()) + 1)
    return area.insetBy(dx: -margin, dy: -margin)
  }
}
