import Foundation

/// A path seen for a fast way of drawing it; in the path's own points.
package enum RecognizedShape: Equatable, Sendable {
  case empty
  /// Level sides.
  case rectangle(CGRect)
  /// Rectangles with level sides that may overlap; see `Path.rectangle(at:)`.
  case rectangles(count: Int)
  /// Level axes.
  case ellipse(center: CGPoint, radii: CGSize)
  case roundedRectangle(RoundedRectangleOutline)
  /// A single straight line, not closed.
  case line(from: CGPoint, to: CGPoint)
  case other
}

extension Path {
  /// What the path is, when that is cheap to know.
  ///
  /// A rectangle, an ellipse or a rounded rectangle is recognised when one call made it, and stays so
  /// under moves, and under scales where they keep its numbers; a list of rectangles when `addRect` and
  /// `addRects` made it all; a line and a drawn rectangle from their few elements.
  /// - Complexity: O(1).
  package var recognized: RecognizedShape {
    switch primitive {
    case .empty: return .empty
    case .rectangle(let rect): return .rectangle(rect)
    case .ellipse(let rect):
      return .ellipse(
        center: CGPoint(x: rect.midX, y: rect.midY),
        radii: CGSize(width: rect.width / 2, height: rect.height / 2))
    case .roundedRectangle(let outline): return .roundedRectangle(outline)
    case .elements: return compactElements.recognized
    }
  }

  /// The rectangle at `index` of a path recognised as `.rectangles`.
  package func rectangle(at index: Int) -> CGRect {
    if case .rectangle(let rect) = primitive { return rect }
    return compactElements.rectangle(at: index)
  }
}

extension PathElements {
  fileprivate var recognized: RecognizedShape {
    if isEmpty { return .empty }
    if isRectangleList {
      return points.count == 4 ? .rectangle(rectangle(at: 0)) : .rectangles(count: points.count / 4)
    }
    if verbs.count == 2 && verbs[1] == .line { return .line(from: points[0], to: points[1]) }
    if let rectangle = drawnRectangle { return .rectangle(rectangle) }
    return .other
  }

  fileprivate func rectangle(at index: Int) -> CGRect {
    let first = points[4 * index]
    let opposite = points[4 * index + 2]
    return CGRect(
      x: min(first.x, opposite.x), y: min(first.y, opposite.y),
      width: abs(opposite.x - first.x), height: abs(opposite.y - first.y))
  }

  /// Three or four lines around a rectangle with level sides, closed.
  private var drawnRectangle: CGRect? {
    guard verbs.count == 5 || verbs.count == 6, verbs[0] == .move, verbs.last == .close,
      verbs[1..<verbs.count - 1].allSatisfy({ $0 == .line }),
      points.count == 4 || points[4] == points[0]
    else { return nil }
    let level =
      points[0].y == points[1].y && points[1].x == points[2].x
      && points[2].y == points[3].y && points[3].x == points[0].x
    let upright =
      points[0].x == points[1].x && points[1].y == points[2].y
      && points[2].x == points[3].x && points[3].y == points[0].y
    return level || upright ? rectangle(at: 0) : nil
  }
}
