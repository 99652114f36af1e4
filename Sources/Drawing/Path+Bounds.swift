import Foundation
import Geometry

extension Path {
  /// A rectangle around the path, in its own points, when that is cheap to know.
  var knownBounds: CGRect? {
    switch recognized {
    case .empty: return .null
    case .rectangle(let rect): return rect
    case .ellipse(let center, let radii):
      return CGRect(
        x: center.x - radii.width, y: center.y - radii.height, width: radii.width * 2,
        height: radii.height * 2)
    case .roundedRectangle(let outline): return outline.rect
    case .line(let start, let end):
      return CGRect(
        x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
        height: abs(end.y - start.y))
    case .rectangles, .other: return nil
    }
  }
}
