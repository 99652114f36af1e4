import Foundation

extension CGPath {
  public func copy() -> CGPath? { CGPath(path) }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// A copy with each point mapped by `transform`.
  public func copy(using transform: CGAffineTransform?) -> CGPath? {
    CGPath(path.applying(transform ?? .identity))
  }

  /// A path to change, with each point mapped by `transform`.
  public func mutableCopy(using transform: CGAffineTransform?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform ?? .identity))
  }

  /// The outline of this path's stroke, made in the points that `transform` leads from.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  /// The dashes of this path as lines, each an open subpath.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.applying(transform).dashed(lengths, phase: phase))
  }

  /// A copy whose curves became lines at most `threshold` points away.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(Path(path.flattened(tolerance: Double(threshold))))
  }
}

extension CGPath {
  private func combined(
    _ operation: PathOperation, with other: CGPath, _ rule: CGPathFillRule
  ) -> CGPath {
    CGPath(path.combined(operation, with: other.path, eoFill: rule == .evenOdd))
  }

  /// The same fill without overlaps, for either rule.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.normalized(eoFill: rule == .evenOdd))
  }

  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(.union, with: other, rule)
  }

  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(.intersection, with: other, rule)
  }

  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(.subtraction, with: other, rule)
  }

  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(.symmetricDifference, with: other, rule)
  }

  /// The parts of this path's lines that lie inside `other`.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
  }

  /// The parts of this path's lines that lie outside `other`.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
  }

  /// True when the two fills share any area.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    boundingBox.intersects(other.boundingBox) && !intersection(other, using: rule).isEmpty
  }
}
