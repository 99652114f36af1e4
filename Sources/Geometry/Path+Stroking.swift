import Foundation

extension Path {
  /// The outline of this path's stroke, to be filled by the non-zero rule.
  ///
  /// Curves become lines that stay within 0.01 points of them.
  public func strokedPath(_ style: StrokeStyle) -> Path {
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
