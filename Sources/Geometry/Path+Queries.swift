import Foundation

extension Path {
  /// True when the path has no elements.
  public var isEmpty: Bool {
    switch primitive {
    case .empty: true
    case .elements: storedElements.isEmpty
    default: false
    }
  }

  /// The end of the last step, or the start of the subpath that was just closed.
  public var currentPoint: CGPoint? {
    compactElements.currentPoint
  }

  /// Calls `body` with each element in order.
  public func forEach(_ body: (Element) -> Void) {
    let elements = compactElements
    let points = elements.points
    var next = 0
    for verb in elements.verbs {
      switch verb {
      case .move: body(.move(to: points[next]))
      case .line: body(.line(to: points[next]))
      case .quadCurve: body(.quadCurve(to: points[next + 1], control: points[next]))
      case .curve:
        body(.curve(to: points[next + 2], control1: points[next], control2: points[next + 1]))
      case .close: body(.closeSubpath)
      }
      next += verb.pointCount
    }
  }

  /// The path with each point mapped by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    let keepsStart =
      transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
    switch primitive {
    case .empty: return self
    case .rectangle(let rect) where keepsStart: return Path(rect.applying(transform))
    case .ellipse(let rect) where keepsStart: return Path(ellipseIn: rect.applying(transform))
    case .roundedRectangle(let outline) where keepsStart && transform.a == transform.d:
      return Path(outline.applying(transform))
    default: return Path(compactElements.applying(transform))
    }
  }

  /// The path moved by (dx, dy) points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
