import Foundation

// Calls that lengthen a path. Those that draw need a current point and do nothing without one.
extension Path {
  /// Starts a new subpath at `point`.
  public mutating func move(to point: CGPoint) {
    editableElements.move(to: point)
  }

  /// Adds a straight line from the current point.
  public mutating func addLine(to point: CGPoint) {
    editableElements.addLine(to: point)
  }

  /// Adds a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    editableElements.addQuadCurve(to: point, control: control)
  }

  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    editableElements.addCurve(to: point, control1: control1, control2: control2)
  }

  /// Closes the current subpath with a line to its start, which becomes the current point.
  public mutating func closeSubpath() {
    if !isEmpty { editableElements.close() }
  }

  /// Adds a rectangle as a closed subpath, from its top leading corner clockwise on screen.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    if isEmpty && transform.isIdentity {
      replace(with: rect.isNull ? .empty : .rectangle(rect))
    } else {
      editableElements.addRect(rect, transform)
    }
  }

  /// Adds rectangles, each as a closed subpath.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    if rects.isEmpty { return }
    editableElements.reserve(verbs: rects.count * 5, points: rects.count * 4)
    for rect in rects { editableElements.addRect(rect, transform) }
  }

  /// Adds a rectangle with corners of the given size, limited to half the smaller side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform)
  }

  /// Adds a rectangle with a radius for each corner.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform)
  }

  /// Adds the ellipse that touches the four sides of `rect`.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Path(ellipseIn: rect), transform)
  }

  /// Moves to the first point and adds lines to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    editableElements.reserve(verbs: lines.count, points: lines.count)
    editableElements.move(to: first)
    for point in lines.dropFirst() { editableElements.addLine(to: point) }
  }

  /// Adds the elements of `path`, each point mapped by `transform`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    add(path, transform)
  }

  private mutating func add(_ path: Path, _ transform: CGAffineTransform) {
    if path.isEmpty { return }
    if isEmpty {
      self = path.applying(transform)
    } else {
      editableElements.append(path.compactElements, transform)
    }
  }

  mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
    case .curve(let point, let control1, let control2):
      addCurve(to: point, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }
}
