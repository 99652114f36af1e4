import Foundation

extension Path {
  /// Appends the path as polylines.
  ///
  /// - Parameters:
  ///   - transform: from the path's points to pixels.
  ///   - tolerance: the largest distance, in pixels, between a curve and its segments.
  ///   - visible: in pixels; a curve whose control points lie all on one side of it becomes one line,
  ///     which changes no winding inside. Nil keeps every curve.
  ///   - keepsArea: true to let the points inside curves lie beside them, so that as much area lies
  ///     outside as inside.
  ///   - output: grows by one point a line and at most `CurveFlattening.mostSegments` a curve.
  ///
  /// A step to a point that is not finite, or beyond 1e30 pixels, is left out.
  /// - Complexity: O(n) in the number of points produced.
  package func flattened(
    transform: CGAffineTransform = .identity, tolerance: Double, visible: CGRect? = nil,
    keepsArea: Bool = false, into output: inout FlattenedPath
  ) {
    var flattener = PathFlattener(
      transform: transform, tolerance: tolerance, visible: visible, keepsArea: keepsArea)
    flattener.run(compactElements, into: &output)
  }

  /// The path as polylines in a structure of its own.
  package func flattened(
    transform: CGAffineTransform = .identity, tolerance: Double
  ) -> FlattenedPath {
    var result = FlattenedPath()
    flattened(transform: transform, tolerance: tolerance, into: &result)
    return result
  }
}

/// One pass over the elements of a path.
struct PathFlattener {
  private let xAxis: Vector
  private let yAxis: Vector
  private let origin: Vector
  private let marksCurves: Bool
  private let keepsArea: Bool
  private let inverseTolerance: Double
  private let low: Vector
  private let high: Vector

  private var subpathStart = 0
  private var first = Vector.zero
  private var current = Vector.zero
  /// False until a subpath has a usable first point.
  private var isDrawing = false
  /// True when `first` is the start of the latest subpath.
  private var hasFirst = false

  /// - Parameter marksCurves: true to note in the output which points lie inside a curve.
  init(
    transform: CGAffineTransform, tolerance: Double, visible: CGRect?, marksCurves: Bool = false,
    keepsArea: Bool = false
  ) {
    self.marksCurves = marksCurves
    self.keepsArea = keepsArea
    xAxis = Vector(Double(transform.a), Double(transform.b))
    yAxis = Vector(Double(transform.c), Double(transform.d))
    origin = Vector(Double(transform.tx), Double(transform.ty))
    inverseTolerance = 1 / max(tolerance, 1e-6)
    let all = CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
    let clip = visible.map { $0.isNull ? .zero : $0 } ?? all
    low = Vector(Double(clip.minX), Double(clip.minY))
    high = Vector(Double(clip.maxX), Double(clip.maxY))
  }

  @inline(__always) private func map(_ point: CGPoint) -> Vector {
    xAxis * Double(point.x) + yAxis * Double(point.y) + origin
  }

  mutating func run(_ elements: PathElements, into output: inout FlattenedPath) {
    output.points.reserveCapacity(output.points.count + elements.points.count)
    subpathStart = output.points.count
    var next = 0
    var index = 0
    while index < elements.verbs.count {
      let verb = elements.verbs[index]
      if verb == .line {
        let end = elements.endOfLines(from: index)
        lines(elements.points[next..<next + end - index], &output)
        next += end - index
        index = end
        continue
      }
      step(verb, elements.points, at: next, &output)
      next += verb.pointCount
      index += 1
    }
    finish(isClosed: false, &output)
  }

  private mutating func step(
    _ verb: PathVerb, _ points: [CGPoint], at next: Int, _ output: inout FlattenedPath
  ) {
    switch verb {
    case .move:
      finish(isClosed: false, &output)
      begin(map(points[next]), &output)
    case .line:
      lines(points[next...next], &output)
    case .quadCurve:
      quadratic(map(points[next]), map(points[next + 1]), &output)
    case .curve:
      cubic(map(points[next]), map(points[next + 1]), map(points[next + 2]), &output)
    case .close:
      close(&output)
    }
  }

  private mutating func begin(_ point: Vector, _ output: inout FlattenedPath) {
    subpathStart = output.points.count
    isDrawing = point.isUsable
    hasFirst = isDrawing
    guard isDrawing else { return }
    first = point
    current = point
    output.points.append(point)
  }

  private mutating func finish(isClosed: Bool, _ output: inout FlattenedPath) {
    // A lone point has neither inside nor outline unless it is closed or drawn to.
    output.endSubpath(from: subpathStart, isClosed: isClosed)
    subpathStart = output.points.count
    isDrawing = false
  }

  /// True when a step to `point` can be drawn.
  ///
  /// After a close it starts a new subpath at the old one's start. When the path has had no usable
  /// point to start from, the first usable end becomes the start.
  private mutating func resume(at point: Vector, _ output: inout FlattenedPath) -> Bool {
    guard point.isUsable else { return false }
    if isDrawing { return true }
    let canDraw = hasFirst
    begin(hasFirst ? first : point, &output)
    return canDraw
  }

  private mutating func lines(_ ends: ArraySlice<CGPoint>, _ output: inout FlattenedPath) {
    var rest = ends
    while !isDrawing, let end = rest.popFirst() {
      let point = map(end)
      if resume(at: point, &output) { rest = ends[(rest.startIndex - 1)...] }
    }
    output.points.append(addingCapacity: rest.count) { points in
      for index in rest.indices {
        let point = map(rest[index])
        if point.isUsable {
          points.append(point)
          current = point
        }
      }
    }
  }

  private mutating func quadratic(
    _ control: Vector, _ end: Vector, _ output: inout FlattenedPath
  ) {
    guard resume(at: end, &output) else { return }
    let begin = output.points.count
    if control.isUsable && mayShow(current, control, end, end) {
      CurveFlattening.appendQuadratic(
        from: current, control: control, to: end, inverseTolerance: inverseTolerance,
        keepsArea: keepsArea, into: &output.points)
    } else {
      output.points.append(end)
    }
    noteCurve(from: begin, current, control, control, end, &output)
    current = end
  }

  private mutating func cubic(
    _ control1: Vector, _ control2: Vector, _ end: Vector, _ output: inout FlattenedPath
  ) {
    guard resume(at: end, &output) else { return }
    let begin = output.points.count
    if control1.isUsable && control2.isUsable && mayShow(current, control1, control2, end) {
      CurveFlattening.appendCubic(
        from: current, control1, control2, to: end, inverseTolerance: inverseTolerance,
        keepsArea: keepsArea, into: &output.points)
    } else {
      output.points.append(end)
    }
    noteCurve(from: begin, current, control1, control2, end, &output)
    current = end
  }

  @inline(__always)
  private func noteCurve(
    from begin: Int, _ start: Vector, _ control1: Vector, _ control2: Vector, _ end: Vector,
    _ output: inout FlattenedPath
  ) {
    guard marksCurves else { return }
    // Controls that lie on their end leave the direction to the next one.
    let first = control1 != start ? control1 : control2 != start ? control2 : end
    let last = control2 != end ? control2 : control1 != end ? control1 : start
    output.curves.append(
      FlattenedPath.Curve(
        interior: begin..<output.points.count - 1, startTangent: first - start,
        endTangent: end - last))
  }

  private mutating func close(_ output: inout FlattenedPath) {
    guard isDrawing else { return }
    // The start is not repeated: a closing line of no length would be a corner without direction.
    if output.points.count - subpathStart > 1 && current == first { output.points.removeLast() }
    finish(isClosed: true, &output)
  }

  /// False when all four points lie beyond one side of the visible rectangle.
  @inline(__always)
  private func mayShow(_ a: Vector, _ b: Vector, _ c: Vector, _ d: Vector) -> Bool {
    let least = pointwiseMin(pointwiseMin(a, b), pointwiseMin(c, d))
    let most = pointwiseMax(pointwiseMax(a, b), pointwiseMax(c, d))
    return most.x >= low.x && least.x <= high.x && most.y >= low.y && least.y <= high.y
  }
}

extension PathElements {
  /// The index after the run of lines that begins at `start`.
  @inline(__always)
  fileprivate func endOfLines(from start: Int) -> Int {
    var end = start
    while end < verbs.count && verbs[end] == .line { end += 1 }
    return end
  }
}
