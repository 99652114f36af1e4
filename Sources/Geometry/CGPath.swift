import Foundation

/// Which points count as inside a path.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// CoreGraphics' path: a reference to a `Path` that does not change.
public class CGPath {
  /// The same outline as a value.
  package fileprivate(set) var path: Path

  package init(_ path: Path) { self.path = path }

  public init(rect: CGRect, transform: CGAffineTransform? = nil) {
    path = Path(rect).applying(transform ?? .identity)
  }

  public init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    path = Path(ellipseIn: rect).applying(transform ?? .identity)
  }

  /// A rectangle with quarter ellipses for corners.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform? = nil
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    path = Path(roundedRect: rect, cornerSize: size, style: .circular)
      .applying(transform ?? .identity)
  }

  public var isEmpty: Bool { path.isEmpty }

  /// The end of the last step; the origin when the path is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around all points, control points too; null when the path is empty.
  public var boundingBox: CGRect { path.controlBounds }

  /// The smallest rectangle around the curves themselves; null when the path is empty.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// The rectangle that this path is, or nil.
  package var rectangle: CGRect? {
    if case .rectangle(let rect) = path.recognized { rect } else { nil }
  }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }
}

extension CGPath: Hashable {
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

  public func hash(into hasher: inout Hasher) {
    for point in path.compactElements.points { hasher.combine(point) }
  }
}

/// A path that can be lengthened in place.
public class CGMutablePath: CGPath {
  public init() { super.init(Path()) }

  override package init(_ path: Path) { super.init(path) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  public func closeSubpath() { path.closeSubpath() }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(transform.isIdentity ? points : points.map { $0.applying(transform) })
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    path.addRoundedRect(in: rect, cornerSize: size, style: .circular, transform: transform)
  }

  /// Adds an arc; angles in radians, growing when `clockwise` is false.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
  }

  /// Adds an arc that turns by `delta` radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      delta: .radians(Double(delta)), transform: transform)
  }

  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }
}

extension Path {
  /// A path with the elements of `path` as they are now.
  public init(_ path: CGPath) { self = path.path }

  /// This path for calls that take CoreGraphics' type.
  public var cgPath: CGPath { CGPath(self) }
}
