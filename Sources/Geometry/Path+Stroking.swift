import Foundation

extension Path {
  /// The outline of this path's stroke, to be filled by the non-zero rule.
  ///
  /// Curves stay curves. Dashes, and curves tighter than the pen, become lines that stay within 0.01 points.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    if let outline = StrokeCurves.outline(self, style) { return Path(outline) }
    var outliner = StrokeOutliner()
    var outline = FlattenedPath()
    outliner.outline(
      self, style: style, tolerance: Path.outlineTolerance, simplification: 0, into: &outline)
    return Path(outline)
  }

  /// In points.
  static let outlineTolerance = 0.01

  /// A path of lines.
  package init(_ flattened: FlattenedPath) {
    var elements = PathElements()
    elements.reserve(
      verbs: flattened.points.count + flattened.subpaths.count, points: flattened.points.count)
    for subpath in flattened.subpaths {
      elements.move(to: flattened.points[subpath.start].point)
      for index in subpath.range.dropFirst() {
        elements.addLine(to: flattened.points[index].point)
      }
      if subpath.isClosed { elements.close() }
    }
    self.init(elements)
  }
}

extension Path {
  /// The dashes of the path, each an open subpath of lines.
  ///
  /// - Parameters:
  ///   - lengths: dashes and gaps in turn, in points; without any above zero the path stays whole.
  ///   - phase: how far into the pattern the path starts, in points.
  package func dashed(_ lengths: [CGFloat], phase: CGFloat) -> Path {
    let style = StrokeStyle(dash: lengths, dashPhase: phase)
    guard let pattern = DashPattern(style, scale: 1) else { return self }
    var result = FlattenedPath()
    var cutter = DashCutter()
    let line = flattened(tolerance: Path.outlineTolerance)
    for subpath in line.subpaths where subpath.isClosed || subpath.range.count > 1 {
      var run = StrokeRun()
      for index in subpath.range { run.append(line.points[index], isSmooth: false) }
      cutter.cut(run, isClosed: subpath.isClosed, pattern, visible: nil)
      for piece in cutter.pieces {
        let start = result.points.count
        result.points.append(contentsOf: cutter.cuts.points[piece.range])
        result.endSubpath(from: start, isClosed: false)
      }
    }
    return Path(result)
  }
}
