import Foundation

/// Turns strokes into outlines for a fill by the non-zero rule.
///
/// Each segment contributes a rectangle and each join and cap a piece beside it, all wound the same
/// way, so that overlaps never cancel: tight curves have no holes, and inner corners no spikes (an
/// inner side too short for its corner passes through the corner's point). Keep one outliner a
/// thread: its memory is used again from stroke to stroke.
package struct StrokeOutliner {
  /// A distance that nobody sees, in pixels: dense polylines lose most of their points.
  package static let invisibleSimplification = 0.05

  private var centerline = FlattenedPath()
  private var dashCutter = DashCutter()
  private var run = StrokeRun()
  private var vertices: [StrokeVertex] = []
  private var offsetter = StrokeOffsetter()

  package init() {}

  /// How many points all arcs of a stroke have, about. An outline that is asked for as a path has fewer: stroked
  /// again, 12,500 round dashes took up to a second with half a million.
  private static func arcPoints(visible: CGRect?) -> Int { visible == nil ? 100_000 : 500_000 }

  /// Appends the outline of a stroke.
  ///
  /// - Parameters:
  ///   - style: lengths in the path's points. A width that is not above zero draws nothing; a dash
  ///     pattern with a negative length, or whose sum is not above zero, is a solid line.
  ///   - transform: from the path's points to pixels; it also bends the pen.
  ///   - tolerance: the largest distance, in pixels, between the outline and the true curve.
  ///   - simplification: how far, in pixels, the centre line may move to lose points first.
  ///   - visible: in pixels; dashes outside are skipped and curves outside become lines. Nil keeps all.
  ///   - output: closed subpaths of finite points: up to about six points for each point of the
  ///     flattened path and each dash, and half a million for arcs, or a hundred thousand without
  ///     `visible`. After `DashCutter.mostSteps` dashes and gaps the rest is solid.
  package mutating func outline(
    _ path: Path, style: StrokeStyle, transform: CGAffineTransform = .identity, tolerance: Double,
    simplification: Double = invisibleSimplification, visible: CGRect? = nil,
    into output: inout FlattenedPath
  ) {
    guard
      let pen = StrokePen(
        style, transform: transform, tolerance: tolerance, simplification: simplification)
    else { return }
    let reach = visible.map { pen.reach(around: $0) }
    centerline.removeAll()
    var flattener = PathFlattener(
      transform: pen.toPenSpace, tolerance: pen.tolerance, visible: reach, marksCurves: true)
    flattener.run(path.compactElements, into: &centerline)

    let firstPoint = output.points.count
    offsetter.begin(pen)
    offsetter.limitArcs(
      joins: centerline.points.count, points: Self.arcPoints(visible: visible))
    dashCutter.begin()
    let pattern = DashPattern(style, scale: pen.dashScale)
    var curves = centerline.curves[...]
    for subpath in centerline.subpaths where subpath.isClosed || subpath.range.count > 1 {
      load(subpath, &curves)
      if let pattern {
        dash(subpath, pattern, visible: reach, into: &output)
      } else {
        stroke(isClosed: subpath.isClosed, direction: pen.restDirection, into: &output)
      }
    }
    if let fromPenSpace = pen.fromPenSpace {
      output.transformPoints(from: firstPoint, by: fromPenSpace)
    }
  }

  /// Copies a subpath of the centre line into `run`, marking the points inside curves.
  private mutating func load(
    _ subpath: FlattenedPath.Subpath, _ curves: inout ArraySlice<FlattenedPath.Curve>
  ) {
    run.removeAll()
    run.points.append(contentsOf: centerline.points[subpath.range])
    run.isSmooth.append(contentsOf: repeatElement(false, count: subpath.range.count))
    while let curve = curves.first, curve.interior.lowerBound < subpath.end {
      for index in curve.interior { run.isSmooth[index - subpath.start] = true }
      if curve.interior.lowerBound == subpath.start + 1 { run.startTangent = curve.startTangent }
      if curve.interior.upperBound == subpath.end - 1 { run.endTangent = curve.endTangent }
      curves.removeFirst()
    }
  }

  private mutating func dash(
    _ subpath: FlattenedPath.Subpath, _ pattern: DashPattern, visible: CGRect?,
    into output: inout FlattenedPath
  ) {
    dashCutter.cut(run, isClosed: subpath.isClosed, pattern, visible: visible)
    if dashCutter.isUnbroken {
      stroke(isClosed: subpath.isClosed, direction: Vector(1, 0), into: &output)
      return
    }
    offsetter.limitArcs(
      joins: centerline.points.count + 2 * dashCutter.pieces.count,
      points: Self.arcPoints(visible: visible))
    for piece in dashCutter.pieces {
      vertices.removeAll(keepingCapacity: true)
      dashCutter.cuts.simplified(
        piece.range, tolerance: offsetter.pen.simplification, into: &vertices)
      offsetter.stroke(vertices, isClosed: false, restDirection: piece.direction, into: &output)
    }
  }

  /// Strokes `run`. A run without length is a dot that looks along `direction`.
  private mutating func stroke(
    isClosed: Bool, direction: Vector, into output: inout FlattenedPath
  ) {
    if isClosed, let first = run.points.first { run.append(first, isSmooth: false) }
    vertices.removeAll(keepingCapacity: true)
    run.simplified(
      0..<run.points.count, tolerance: offsetter.pen.simplification, into: &vertices)
    offsetter.startTangent = run.startTangent
    offsetter.endTangent = run.endTangent
    offsetter.stroke(vertices, isClosed: isClosed, restDirection: direction, into: &output)
    offsetter.startTangent = nil
    offsetter.endTangent = nil
  }
}

extension FlattenedPath {
  /// Maps the points from `index` on, held within the largest coordinate.
  fileprivate mutating func transformPoints(from index: Int, by transform: CGAffineTransform) {
    let xAxis = Vector(Double(transform.a), Double(transform.b))
    let yAxis = Vector(Double(transform.c), Double(transform.d))
    let origin = Vector(Double(transform.tx), Double(transform.ty))
    let limit = Vector(repeating: largestCoordinate)
    for position in index..<points.count {
      let point = points[position]
      points[position] = (xAxis * point.x + yAxis * point.y + origin)
        .clamped(lowerBound: -limit, upperBound: limit)
    }
  }
}
